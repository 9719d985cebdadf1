import { dayInAdana } from '#contract/calendar/days.ts';
import { weekMinuteAt } from '#contract/calendar/opening-hours.ts';
import { DAY_MINUTES } from '#contract/calendar/opening-hours-text.ts';
import { restFrom, type Span, type Token } from './tokens.ts';

/** Folded, as everything here: Monday first. */
const DAYS = ['pazartesi', 'sali', 'carsamba', 'persembe', 'cuma', 'cumartesi', 'pazar'];
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
/** When a part of the day is meant, in minutes; longer words first, for they begin with the shorter. */
const PARTS: readonly [pattern: string, minutes: number][] = [
  ['gece yarisi', DAY_MINUTES],
  ['gece(?:leri|leyin)?', 23 * 60 + 30],
  ['gec saat(?:e|te|lere|lerde)?(?: kadar)?', 23 * 60 + 30],
  ['sabaha kadar', DAY_MINUTES + 4 * 60],
  ['sabah(?:lari|leyin|tan)?', 9 * 60],
  ['ogleden sonra(?:lari)?', 15 * 60],
  ['ogle(?:n|nleri|yin| arasi)?', 12 * 60 + 30],
  ['aksam(?:lari|leyin|ustu)?', 20 * 60],
];
/** A day without a time: at noon. */
const NOON = 12 * 60;

const any = (words: readonly string[]) => words.toSorted((a, b) => b.length - a.length).join('|');
const NOW = '(?:su ?an(?:da|lik)?|simdi|hala|halen|hemen)';
const DAY = `(?<day>bugun|yarin|(?:${any(DAYS)})(?:leri|lari)?(?: gun(?:u|leri))?|hafta ?son(?:u|lari)|hafta ?ic(?:i|leri))`;
const PART = `(?<part>${PARTS.map(([pattern]) => pattern).join('|')})`;
const CLOCK =
  '(?<clock>saat \\d{1,2}(?:[.:]\\d{2})?(?: ?[dt][ae])?|\\d{1,2}[.:]\\d{2}(?: ?[dt][ae])?|\\d{1,2} ?[dt][ae])';
/** "pazar günü sabah saat 9'da açık olan", "şu an açık mı", "açık". */
const OPEN = new RegExp(
  `^(?:${NOW} )?(?:bu )?(?:${DAY} )?(?:bu )?(?:${PART} )?(?:${CLOCK} )?` +
    `acik(?:mi|lar|ken)?\\b(?: (?:olan(?:lar)?|olacak|kalan|mi|${NOW})\\b)*`,
);
/** Açık hava, açık büfe, açık öğretim: not about hours. */
const OPEN_THINGS =
  /^(?:hava|bufe|ogretim|lise|otopark|yuzme|havuz|mutfak|alan|teras|raf|kapi|artirma|kaynak|pazar|saha|hali$|tribun|ofis|semt|tenis|kort|ceza|sinema|oturum|renk|mavi|yesil|sari|ton|ilkogretim|universite|egitim|adres|balkon|bahce$)/;
/** Üstü açık, 24 saat açık, bayramda açık: another openness, or a day nobody can name. */
const BEFORE_OTHER_OPENNESS =
  /^(?:ustu|uzeri|onu|yari|yanlari|etrafi|bahcesi|terasi|saat|24|724|bayram|tatil|ramazan|yilbasi|resmi)/;

/** When a question asks for an open place: `now`, or the next such time on Adana's clock. */
export function readOpen(tokens: readonly Token[], now: Date): Span | undefined {
  for (let from = 0; from < tokens.length; from += 1) {
    const match = OPEN.exec(restFrom(tokens, from));
    if (!match) continue;
    const to = from + match[0].split(' ').length;
    if (OPEN_THINGS.test(tokens[to]?.folded ?? '')) return undefined;
    if (BEFORE_OTHER_OPENNESS.test(tokens[from - 1]?.folded ?? '')) return undefined;
    return { from, to, value: timeOf(match.groups ?? {}, now) };
  }
  return undefined;
}

function timeOf({ day, part, clock }: Record<string, string | undefined>, now: Date): string {
  if (part === undefined && clock === undefined && (day === undefined || day === 'bugun')) {
    return 'now';
  }
  const minutes = minutesOf(part, clock);
  const wall = weekMinuteAt(now);
  const today = Math.floor(wall / DAY_MINUTES);
  const minuteOfToday = wall - today * DAY_MINUTES;
  const wanted = weekdaysOf(day);
  const isAhead = (days: number) => days > 0 || minutes > minuteOfToday;
  // It is evening already: whoever asks for the evening asks for now.
  if (day === undefined && !isAhead(0) && minutes >= 18 * 60) return 'now';
  let days = day === 'yarin' ? 1 : 0;
  while (!(wanted.includes((today + days) % 7) && isAhead(days))) days += 1;
  return momentText(now, days, minutes);
}

function weekdaysOf(day: string | undefined): number[] {
  if (day === undefined || day === 'bugun' || day === 'yarin') return EVERY_DAY;
  if (/^hafta ?son/.test(day)) return [5, 6];
  if (/^hafta ?ic/.test(day)) return [0, 1, 2, 3, 4];
  const name = day.split(' ')[0]?.replace(/(?:leri|lari)$/, '');
  return [DAYS.indexOf(name ?? '')];
}

/** Minutes from the day's midnight; beyond 1440 it is the next day. */
function minutesOf(part: string | undefined, clock: string | undefined): number {
  const usual = PARTS.find(([pattern]) => new RegExp(`^${pattern}$`).test(part ?? ''))?.[1] ?? NOON;
  const [, hourText, minuteText = '0'] = /(\d{1,2})(?:[.:](\d{2}))?/.exec(clock ?? '') ?? [];
  const [hour, minute] = [Number(hourText), Number(minuteText)];
  if (hourText === undefined || hour > 24 || minute > 59) return usual;
  const said = hour * 60 + minute;
  const isNight = usual >= 23 * 60;
  const isAfternoon = usual > NOON + 60;
  if (isNight && hour === 12) return said + DAY_MINUTES / 2;
  if (!isAfternoon || hour >= 12) return said;
  // "gece 2" is behind midnight, "gece 11" before it.
  return isNight && hour < 6 ? said + DAY_MINUTES : said + 12 * 60;
}

const DAY_MS = 86_400_000;

function momentText(now: Date, days: number, minutes: number): string {
  const passed = Math.floor(minutes / DAY_MINUTES);
  const day = dayInAdana(new Date(now.getTime() + (days + passed) * DAY_MS));
  const left = minutes - passed * DAY_MINUTES;
  const two = (number: number) => String(number).padStart(2, '0');
  return `${day}T${two(Math.floor(left / 60))}:${two(left % 60)}`;
}
