import { dayInAdana } from '#contract/calendar/days.ts';
import { dayPlus, NATIONAL_DAYS, PERIOD_NAMES } from '#contract/calendar/holidays.ts';
import type { HolidayAhead } from '#contract/calendar/holidays-ahead.ts';
import { weekMinuteAt } from '#contract/calendar/opening-hours.ts';
import { DAY_MINUTES } from '#contract/calendar/opening-hours-text.ts';
import { iftarOn } from '#contract/calendar/sunset.ts';
import { ALL_HOURS } from '#contract/search/search.ts';
import { fold } from '#contract/text/turkish-fold.ts';
import { FILLERS, isDistrict } from './question-words.ts';
import { isKindNamed, isOneThing, tellsAll } from './synonyms.ts';
import type { Thesaurus } from './thesaurus.ts';
import { phrases, restFrom, type Span, type Token, tokensOf } from './tokens.ts';

/** Folded, as everything here: Monday first. */
const DAYS = ['pazartesi', 'sali', 'carsamba', 'persembe', 'cuma', 'cumartesi', 'pazar'];
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
/** Every hour of every day, whichever was named beside it. */
const ALL_DAY = '24 saat|7 ?24|gece gunduz';
const IS_ALL_DAY = new RegExp(`^(?:${ALL_DAY})$`);
/** When a part of the day is meant, in minutes; longer words first, for they begin with the shorter. */
const PARTS: readonly [pattern: string, minutes: number | ((day: string) => number)][] = [
  ['gece yarisi', DAY_MINUTES],
  ['gece(?:si|leri|leyin)?', 23 * 60 + 30],
  ['gec saat(?:e|te|lere|lerde)?(?: kadar)?', 23 * 60 + 30],
  ['sabaha kadar', DAY_MINUTES + 4 * 60],
  ['sahur(?:a|da)(?: kadar)?', DAY_MINUTES + 3 * 60],
  ['iftar(?:a|da|dan sonra)(?: kadar)?|iftar vakti(?:nde)?', iftarOn],
  ['(?:sabahin )?erken saat(?:te|inde|lerde|lerinde)|sabah(?:in)? erken(?:den)?', 7 * 60],
  ['sabah(?:i|lari|leyin|tan)?', 9 * 60],
  ['ogleden sonra(?:lari)?', 15 * 60],
  ['ogle(?:n|nleri|yin| arasi)?', 12 * 60 + 30],
  ['aksam(?:i|lari|leyin|ustu)?', 20 * 60],
  [ALL_DAY, DAY_MINUTES],
];
/** Of a day that is named: cumartesi akşamı; a "kına gecesi" is no time. */
const OF_A_DAY = /^(?:gecesi|sabahi|aksami)$/;
const OF_EVENING = /^(?:gece|aksam)/;
/** A day without a time: at noon. */
const NOON = 12 * 60;

const twoDigits = (number: number) => String(number).padStart(2, '0');
const foldedWords = (text: string) => fold(text).replace(/['’,]/g, '').split(' ');
const any = (words: readonly string[]) => words.toSorted((a, b) => b.length - a.length).join('|');
const NOW = '(?:su ?an(?:da|lik)?|simdi|hala|halen|hemen)';
const DAY = `(?<day>bugun|yarin|(?:${any(DAYS)})(?:leri|lari)?(?: gun(?:u|leri))?|hafta ?son(?:u|lari)|hafta ?ic(?:i|leri))`;
const MONTHS = 'ocak|subat|mart|nisan|mayis|haziran|temmuz|agustos|eylul|ekim|kasim|aralik'.split(
  '|',
);
const NTH = ['birinci', 'ikinci', 'ucuncu', 'dorduncu'];
/** Days of the year by what they are called, whole or by its end ("çocuk bayramı"), and what else people say. Folded. */
const NATIONAL_DATES: ReadonlyMap<string, string> = new Map(
  NATIONAL_DAYS.flatMap(({ date, name, also }) => {
    const words = foldedWords(name);
    const ends = words.map((_, from) => words.slice(from));
    return [...ends, ...also.split(', ').map(foldedWords)]
      .filter((said) => said.length > 1 && said[0] !== 've')
      .map((said) => [said.join(' '), date]);
  }),
);
/** "İşçi Bayramı'nda", "23 Nisan Çocuk Bayramı", "Emek ve Dayanışma Günü". */
const NATIONAL = `(?:\\d{1,2} (?:${MONTHS.join('|')}) )?(?<national>${any([...NATIONAL_DATES.keys()])})(?:n[dt][ae]|n[iu]n)?`;
/** "19 Mayıs'ta": by such a form that day and no part of the town. */
const ON_NATIONAL_DATE = NATIONAL_DAYS.map(({ date }) => {
  const [month, day] = date.split('-').map(Number);
  return `${day} ${MONTHS[(month ?? 0) - 1]}[dt][ae]`;
}).join('|');
/** "bayramda", "kurban bayramının 2. günü", "arefe günü", "bayram arifesinde", "Cumhuriyet Bayramı'nda", "yılbaşında", "29 Ekim'de", "ramazanda gündüz". */
const DATED =
  '(?:(?<eve>(?:(?:(?<eveOf>ramazan|kurban|seker) )?bayram(?:i|in|inin)? )?ar[ei]fe(?:de|si(?:nde)?)?(?: gunu)?)' +
  '|(?:(?<bayram>ramazan|kurban|seker) )?bayram(?:da|larda|i|inda|in|inin)?' +
  `(?: (?<nth>ilk|${NTH.join('|')}|[1-4])\\.? gun(?:u|unde)?)?` +
  `|${NATIONAL}` +
  '|(?<newYear>yilbasi(?:nda)?(?: gunu)?)' +
  '|(?<ramadan>ramazan(?:da|larda)|ramazan (?:ayi(?:nda)?|boyunca|gunleri))(?: gunduz(?:leri)?)?' +
  '|(?<official>resmi tatil(?:de|lerde)?(?: gunu)?)' +
  `|(?<date>\\d{1,2}) (?<month>${MONTHS.join('|')})(?:[dt][ae])?)`;
/** Who names a holiday by such a form asks who is open on it, also without the word. */
const ON_IT = /(?:[dt][ae]|gunu)$/;
const PART = `(?<part>${PARTS.map(([pattern]) => pattern).join('|')})`;
/** Behind an hour: 9'da, 10'dan sonra, 12'ye kadar. */
const AT_HOUR = ' ?(?:[dt][ae]n sonra|y?[ae] kadar|[dt][ae])(?![a-z])';
/** Hours in words. */
const NUMBERS = 'bir|iki|uc|dort|bes|alti|yedi|sekiz|dokuz|on|on bir|on iki'.split('|');
const IN_WORDS = any(NUMBERS);
/** Half past: 2 buçukta, yedi buçuğa kadar. */
const HALF = ' ?bucu[kg]';
/** A number in words says an hour as a half, or behind `saat` or a part of the day: "birde" and "onda" are other words. */
const CLOCK =
  `(?<clock>saat \\d{1,2}(?:[.:]\\d{2}|${HALF})?(?:${AT_HOUR})?|\\d{1,2}[.:]\\d{2}(?:${AT_HOUR})?|\\d{1,2}(?:${HALF})?${AT_HOUR}` +
  `|(?:saat )?(?:${IN_WORDS})${HALF}${AT_HOUR}|(?:saat |(?<=(?:sabah|ogle|aksam|gece)[a-z]* ))(?:${IN_WORDS})${AT_HOUR})`;
/** "pazar günü sabah saat 9'da açık olan", "şu an açık mı", "açık". */
const OPEN = new RegExp(
  `^(?:${NOW} )?(?:bu )?(?:${DAY} |(?<dated>${DATED}) )?(?:bu )?(?:${PART} )?(?:${CLOCK} )?` +
    `acik(?:mi|lar|ken)?\\b(?: (?:olan(?:lar)?|olacak|kalan|mi|${NOW})\\b)*`,
);
/** The same without the word: whoever names a time beside what is looked for asks who is there then. */
const TIME = new RegExp(
  `^(?:bu )?(?:${DAY}(?= |$) ?)?(?:bu )?(?:${PART}(?= |$) ?)?(?:${CLOCK}(?= |$))?(?: ?(?:calisan|hizmet veren|servis veren)(?= |$))?`,
);
/** One word may as well be a part of a name; these are nothing but times. */
const IS_POSTPOSITION = /(?:kadar|sonra)$|^(?:24|7)/;
/** What visitors from abroad say for it, folded, with when that is. */
const OPEN_ABROAD: readonly [said: RegExp, when: { day?: string; part?: string }][] = [
  [
    phrases(
      'open late, open late at night, open till late, open until late, open at night, late night, spat geoffnet, nachts geoffnet',
    ),
    { part: 'gece' },
  ],
  [
    phrases('open until midnight, open till midnight, bis mitternacht geoffnet'),
    { part: 'gece yarisi' },
  ],
  [
    phrases('open 24 hours, 24 hours, open 24h, open 24 7, 24 stunden geoffnet, круглосуточно'),
    { part: '24 saat' },
  ],
  [phrases('open tonight, open this evening, heute abend geoffnet'), { part: 'aksam' }],
  [phrases('open tomorrow, morgen geoffnet'), { day: 'yarin' }],
  [
    phrases(
      'open on sunday, open on sundays, open sunday, sunday open, sundays open, sonntags geoffnet',
    ),
    { day: 'pazar' },
  ],
  [
    phrases(`
      open now, open right now, now open, currently open, still open, open today,
      jetzt offen, jetzt geoffnet, geoffnet, noch offen, heute geoffnet, مفتوح, مفتوح الان, مفتوحه, مفتوحه الان,
      открыто, открыто сеичас, сеичас открыто, открыта, открыт, vekiri, niha vekiri
    `),
    {},
  ],
];
const NAMED = new RegExp(`\\b${DATED}`);
const HOLIDAY = new RegExp(`^(?<dated>${DATED})(?: ${PART})?(?: ${CLOCK})?(?= |$)`);
/** Açık hava, açık büfe, açık öğretim: not about hours. */
const OPEN_THINGS =
  /^(?:hava|bufe|ogretim|lise|otopark|yuzme|havuz|mutfak|alan|teras|raf|kapi|artirma|kaynak|pazar|saha|hali$|tribun|ofis|semt|tenis|kort|ceza|sinema|oturum|renk|mavi|yesil|sari|ton|ilkogretim|universite|egitim|adres|balkon|bahce$)/;
/** Who names a meal of Ramadan by such a form asks who is open for it, also without the word. */
const FOR_A_MEAL = /^(?<part>iftarda|sahurda|(?:iftara|sahura) kadar)(?= |$)/;
/** Üstü açık, 24 saat açık: another openness, or a day that no calendar here has. */
const BEFORE_OTHER_OPENNESS =
  /^(?:ustu|uzeri|onu|yari|yanlari|etrafi|bahcesi|terasi|saat|24|724|bayram|tatil|ramazan|yilbasi|resmi)/;

type HolidayDay = Pick<HolidayAhead['days'][number], 'day' | 'isEve'>;

/** Whether a question may name a holiday: then `readOpen` has to be told when they are. */
export const mayNameHoliday = (q: string): boolean => NAMED.test(restFrom(tokensOf(q), 0));

const NATIONAL_FIRST = new RegExp(`^(?:${NATIONAL}|${ON_NATIONAL_DATE})(?= |$)`);

/** The words that name a national holiday: a neighbourhood may be called as they begin. */
export function nationalDayIn(tokens: readonly Token[]): Omit<Span, 'value'> | undefined {
  for (const from of tokens.keys()) {
    const said = NATIONAL_FIRST.exec(restFrom(tokens, from))?.[0];
    if (said !== undefined) return { from, to: from + said.split(' ').length };
  }
  return undefined;
}

/** When a question asks for an open place: `now`, or the next such time on Adana's clock. */
export function readOpen(
  tokens: readonly Token[],
  now: Date,
  holidays: readonly HolidayAhead[] = [],
): Span | undefined {
  for (let from = 0; from < tokens.length; from += 1) {
    const rest = restFrom(tokens, from);
    for (const [said, when] of OPEN_ABROAD) {
      const abroad = said.exec(rest)?.[0];
      if (abroad !== undefined)
        return { from, to: from + abroad.split(' ').length, value: timeOf(when, now) };
    }
    const open = OPEN.exec(rest);
    const meal = FOR_A_MEAL.exec(rest);
    const match = open ?? meal ?? HOLIDAY.exec(rest);
    const { groups = {} } = match ?? {};
    const day = groups.dated === undefined ? undefined : dayNamed(groups, now, holidays);
    if (isOfNoDay(groups)) continue;
    if (!match || (groups.dated !== undefined && day === undefined)) continue;
    // "5 Ocak'ta eczane" asks for a part of the town, "ramazanda iftar menüsü" for a menu.
    if (
      !open &&
      !meal &&
      !(
        ON_IT.test(groups.dated ?? '') &&
        groups.ramadan === undefined &&
        isOnHoliday(day, holidays)
      )
    )
      continue;
    const to = from + match[0].split(' ').length;
    if (open && OPEN_THINGS.test(tokens[to]?.folded ?? '')) return undefined;
    if (open && BEFORE_OTHER_OPENNESS.test(tokens[from - 1]?.folded ?? '')) return undefined;
    if (day === undefined) return { from, to, value: timeOf(groups, now) };
    const noPart = day.isEve ? EVE_MINUTES : NOON;
    const minutes = minutesOf(groups.part, groups.clock, day.day, noPart);
    return { from, to, value: momentOn(day.day, minutes) };
  }
  return undefined;
}

const isOfNoDay = ({ day, dated, part = '' }: Record<string, string | undefined>) =>
  OF_A_DAY.test(part) && day === undefined && dated === undefined;

/**
 * When a question asks for a place without saying 'açık': "pazar kuaför", "cumartesi akşamı bar", "24 saat eczane".
 * A time of one word is one where all the rest is what somebody looks for; it is none where it makes one thing with
 * the word behind it ("gece elbisesi", "pazar kahvaltısı"), or counts something ("iki gece").
 */
export function readTime(
  tokens: readonly Token[],
  now: Date,
  { by, isTaken }: { by: Thesaurus; isTaken: readonly boolean[] },
): Span | undefined {
  for (const from of tokens.keys()) {
    const match = TIME.exec(restFrom(tokens, from));
    const said = match?.[0].trim() ?? '';
    const { groups = {} } = match ?? {};
    const { day, part, clock } = groups;
    if (!(day ?? part ?? clock) || isOfNoDay(groups)) continue;
    const to = from + said.split(' ').length;
    if (isTaken.slice(from, to).some(Boolean)) continue;
    const isSure = IS_POSTPOSITION.test(part ?? '') || clock !== undefined;
    const next = isTaken[to] ? '' : (tokens[to]?.folded ?? '');
    const isCounted = COUNTS.test(tokens[from - 1]?.folded ?? '');
    if (!isSure && (isCounted || isOneThing(by, said.split(' '), next))) continue;
    const rest = tokens
      .filter((_, at) => !isTaken[at] && (at < from || at >= to))
      .map(({ folded }) => folded)
      .filter((word) => word !== '' && !FILLERS.has(word) && !isDistrict(word));
    if (to - from === 1 && !isKindNamed(by, rest) && !tellsAll(by, rest)) continue;
    return { from, to, value: timeOf(groups, now) };
  }
  return undefined;
}
const COUNTS = /^(?:\d+|bir|iki|uc|dort|bes|alti|yedi|kac|her|ilk|son)$/;

const isOnHoliday = (day: HolidayDay | undefined, holidays: readonly HolidayAhead[]) =>
  holidays.some((one) => !isRamadan(one) && one.days.some((other) => other.day === day?.day));
const isRamadan = ({ name }: HolidayAhead) => name === PERIOD_NAMES.ramadan;

/** Of an eve without a time: usual hours are in doubt from 13.00 on. */
const EVE_MINUTES = 15 * 60;

/** The day that is named, from today on; undefined where the calendar has none. */
function dayNamed(
  {
    bayram,
    national,
    nth,
    eve,
    eveOf,
    newYear,
    ramadan,
    official,
    part = '',
    ...dated
  }: Record<string, string | undefined>,
  now: Date,
  all: readonly HolidayAhead[],
): HolidayDay | undefined {
  const today = dayInAdana(now);
  const isAhead = ({ day }: { day: string }) => day >= today;
  const { date, month } = dated;
  if (date !== undefined) {
    const ofYear = `-${twoDigits(MONTHS.indexOf(month ?? '') + 1)}-${twoDigits(Number(date))}`;
    const year = Number(today.slice(0, 4));
    const day = [year, year + 1].map((one) => `${one}${ofYear}`).find((one) => one >= today);
    const isThere = day && new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10) === day;
    if (!isThere) return undefined;
    const known = all.flatMap(({ days }) => days).filter((one) => one.day === day);
    return known.find(({ isEve }) => !isEve) ?? known[0] ?? { day, isEve: false };
  }
  if (ramadan !== undefined)
    return all
      .filter(isRamadan)
      .flatMap(({ days }) => days)
      .find(isAhead);
  const holidays = all.filter((one) => !isRamadan(one));
  if (newYear !== undefined) {
    // Its night is the one that ends in it.
    const back = OF_EVENING.test(part) ? -1 : 0;
    return holidays
      .flatMap(({ days }) => days)
      .filter(({ day }) => day.endsWith('-01-01'))
      .map((one) => ({ ...one, day: dayPlus(one.day, back) }))
      .find(isAhead);
  }
  if (national !== undefined)
    return holidays
      .flatMap(({ days }) => days)
      .find(
        (one) => one.day.endsWith(`-${NATIONAL_DATES.get(national)}`) && !one.isEve && isAhead(one),
      );
  const said = bayram ?? eveOf ?? '';
  const isMeant = ({ name }: HolidayAhead) =>
    fold(name).startsWith(said === 'seker' ? 'ramazan' : said);
  if (eve !== undefined)
    return holidays
      .filter((one) => one.isBayram && isMeant(one))
      .flatMap(({ days }) => days)
      .find((one) => one.isEve && isAhead(one));
  const meant = holidays.find((one) => (official !== undefined || one.isBayram) && isMeant(one));
  const days = meant?.days.filter(({ isEve }) => !isEve) ?? [];
  if (nth === undefined) return days.find(isAhead);
  if (nth === 'ilk') return days[0];
  return days[/\d/.test(nth) ? Number(nth) - 1 : NTH.indexOf(nth)];
}

function timeOf({ day, part, clock }: Record<string, string | undefined>, now: Date): string {
  if (part === undefined && clock === undefined && (day === undefined || day === 'bugun')) {
    return 'now';
  }
  if (IS_ALL_DAY.test(part ?? '')) return ALL_HOURS;
  const minutesIn = (days: number) =>
    minutesOf(part, clock, dayInAdana(new Date(now.getTime() + days * DAY_MS)));
  const minutes = minutesIn(0);
  const wall = weekMinuteAt(now);
  const today = Math.floor(wall / DAY_MINUTES);
  const minuteOfToday = wall - today * DAY_MINUTES;
  const wanted = weekdaysOf(day);
  const isAhead = (days: number) => days > 0 || minutes > minuteOfToday;
  // It is evening already: whoever asks for the evening asks for now.
  const isToday = day === undefined || day === 'bugun';
  if (isToday && !isAhead(0) && minutes >= EVENING) return 'now';
  let days = day === 'yarin' ? 1 : 0;
  while (!(wanted.includes((today + days) % 7) && isAhead(days))) days += 1;
  return momentText(now, days, minutesIn(days));
}

function weekdaysOf(day: string | undefined): number[] {
  if (day === undefined || day === 'bugun' || day === 'yarin') return EVERY_DAY;
  if (/^hafta ?son/.test(day)) return [5, 6];
  if (/^hafta ?ic/.test(day)) return [0, 1, 2, 3, 4];
  const name = day.split(' ')[0]?.replace(/(?:leri|lari)$/, '');
  return [DAYS.indexOf(name ?? '')];
}

/** Minutes from the day's midnight; beyond 1440 it is the next day. */
function minutesOf(
  part: string | undefined,
  clock: string | undefined,
  day: string,
  noPart = NOON,
): number {
  const found = PARTS.find(([pattern]) => new RegExp(`^(?:${pattern})$`).test(part ?? ''))?.[1];
  const usual = typeof found === 'function' ? found(day) : (found ?? noPart);
  const [, hourText, minuteText = '0'] =
    /(\d{1,2})(?:[.:](\d{2}))?/.exec(inDigits(clock ?? '')) ?? [];
  const isHalf = IS_HALF.test(clock ?? '');
  const [hour, minute] = [Number(hourText), isHalf ? 30 : Number(minuteText)];
  if (hourText === undefined || hour > 24 || minute > 59) return usual;
  // Who closes at twelve is open until twelve.
  const said = hour * 60 + minute - (UNTIL.test(clock ?? '') ? 1 : 0);
  if (part === undefined) return said;
  if (usual >= EVENING && hour === 12) return said + DAY_MINUTES / 2;
  if (hour >= 12) return said;
  // "gece 2" is behind midnight, "gece 11" before it; so "öğlen 1" and "öğlen 11" with noon.
  if (usual >= 23 * 60 && hour <= 6) return said + DAY_MINUTES;
  const isAfterNoon = usual > NOON + 60 || (usual > NOON && hour <= 6);
  return isAfterNoon ? said + DAY_MINUTES / 2 : said;
}

const HOUR_IN_WORDS = new RegExp(`(?<![a-z])(?:${IN_WORDS})(?=${HALF}|${AT_HOUR})`);
/** `on birde` → `11de` */
const inDigits = (clock: string) =>
  clock.replace(HOUR_IN_WORDS, (word) => String(NUMBERS.indexOf(word) + 1));
const IS_HALF = new RegExp(HALF);

const UNTIL = /kadar$/;
const EVENING = 18 * 60;
const DAY_MS = 86_400_000;

const momentText = (now: Date, days: number, minutes: number): string =>
  momentOn(dayInAdana(new Date(now.getTime() + days * DAY_MS)), minutes);

/** Beyond 1440 minutes it is the day after. */
function momentOn(day: string, minutes: number): string {
  const passed = Math.floor(minutes / DAY_MINUTES);
  const left = minutes - passed * DAY_MINUTES;
  return `${dayPlus(day, passed)}T${twoDigits(Math.floor(left / 60))}:${twoDigits(left % 60)}`;
}
