import {
  DAY_KEYS,
  DAY_MINUTES,
  mergeSpans,
  type Span,
  type Week,
} from '#contract/calendar/opening-hours-text.ts';
import { fold } from '#contract/text/turkish-fold.ts';

/**
 * Reads opening hours out of running text: `Pzt-Cum: 08:00-17:00`, `09:00-19:00 Pts-Cts`,
 * `Mo-Sa 08:00-20:00; Su,PH off`, `11 AM to 9:30 PM`. One word, sign or time it does not know and
 * the whole text stays unread: shown as it is, it misleads nobody.
 */

type Dictionary = Record<string, number>;

const dictionary = (...spellings: string[]): Dictionary =>
  Object.fromEntries(spellings.flatMap((list, day) => list.split(' ').map((word) => [word, day])));

const ENGLISH = dictionary(
  'monday mon mo',
  'tuesday tuesdays tues tue tu',
  'wednesday weds wed we',
  'thursday thurs thur thu th',
  'friday fri fr',
  'saturday saturdays sat sa',
  'sunday sundays sun su',
);
const TURKISH = dictionary(
  'pazartesi pzt pts pt',
  'sali sal sa',
  'carsamba crs car cars ca',
  'persembe prs per pers pe',
  'cuma cum cu',
  'cumartesi cmt cts cmrt ct',
  'pazar paz pzr pz',
);
const DAY_GROUPS: Record<string, readonly number[]> = {
  weekdays: [0, 1, 2, 3, 4],
  weekday: [0, 1, 2, 3, 4],
  weekends: [5, 6],
  weekend: [5, 6],
  daily: [0, 1, 2, 3, 4, 5, 6],
  // Public holidays have no place in a week; special days hold them.
  ph: [],
  // Nor do holidays of schools.
  sh: [],
};
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/[\u2010-\u2015\u2212~\u301c]/g, '-'],
  [/\b([ap])\. ?m\b\.?/g, '$1m'],
  // `0830-1900`; of two years (`2019-2025`) nobody can say whether they are times.
  [
    /(?<![\d:.])(?!(?:19|20)\d\d ?- ?(?:19|20)\d\d)([01]\d|2[0-4])([0-5]\d) ?- ?([01]\d|2[0-4])([0-5]\d)(?![\d:.]\d|\d)/g,
    '$1:$2-$3:$4',
  ],
  // `09:00/18:00`, where no other sign parts beginning and end.
  [/(?<![-\d:.] ?)(\d{1,2}[:.]\d\d) ?\/ ?(\d{1,2}[:.]\d\d)(?! ?-|[\d:.])/g, '$1-$2'],
  // The button below the hours of a map.
  [/[.;] ?(?:[^.;|\n\d]*\b(?:gizle|kopyala)|(?:hide|copy) [^.;|\n\d]*)$/, ''],
  // `[11 am-11 pm]`; `We[1]` is the first one of a month.
  [/\[([^[\]]*[a-z:][^[\]]*)\]/g, '$1'],
  [/(\d) ile (?=\d)/g, '$1 - '],
  [/\barasi(?:nda)? acik(?:tir|iz)?\b/g, ''],
  [/\bp\. ?tesi\b/g, 'pazartesi'],
  [/\bc\. ?tesi\b/g, 'cumartesi'],
  [/\bhafta ?ici(?: her ?gun)?\b/g, 'weekdays'],
  [/\bhafta ?sonu\b/g, 'weekends'],
  [/\b(?:her ?gun|every ?day|haftanin (?:her|7) gunu)\b/g, 'daily'],
  [/\bresmi tatil(?:ler(?:de)?)?\b/g, 'ph'],
  [/\bokul tatil(?:i|leri(?:nde)?)\b/g, 'sh'],
  [/\b(?:calisma|acilis|acik olma) saatleri\b ?:?/g, ''],
];
const NOISE = new Set(['gunleri', 'gunu', 'arasi', 'arasinda', 'saat', 'saatleri', 'from']);
const CLOSED = new Set(['off', 'closed', 'kapali', 'kapalidir', 'tatil']);
const JOINERS: Record<string, string> = { to: '-', ve: '&', and: '&' };
const TOKEN =
  /(?<allDay>(?:24\/7|7\/24|(?:open |7 gun )?24 (?:saat|hours?))(?: (?:acik(?:tir)?|open))?\b)|(?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))? ?(?<half>[ap]m\b)?(?![:.]?\d)|(?<word>[a-z]+)\.?|(?<sign>[-,;:&|/\n])|[^\S\n]+/y;

interface Time {
  hour: number;
  minute: number | undefined;
  half: string | undefined;
  isPadded: boolean;
}

/** `symbol` is the token's letter in the pattern of runs below; signs stand for themselves. */
interface Token {
  symbol: string;
  days?: readonly number[];
  word?: string;
  time?: Time;
  spans?: readonly Span[];
}

function tokenOf(groups: Record<string, string | undefined>, words: Dictionary): Token | undefined {
  const { allDay, hour, minute, half, word, sign } = groups;
  if (allDay) return { symbol: 'S', spans: [{ from: 0, to: DAY_MINUTES }] };
  if (hour) {
    const isPadded = hour.length > 1;
    return {
      symbol: 't',
      time: { hour: +hour, minute: minute ? +minute : undefined, half, isPadded },
    };
  }
  if (!word) return { symbol: sign ?? '' };
  const day = words[word];
  const days = day === undefined ? DAY_GROUPS[word] : [day];
  if (days) return { symbol: 'D', days, word };
  if (CLOSED.has(word)) return { symbol: 'C', spans: [] };
  if (word === 'haric') return { symbol: 'H' };
  const joiner = JOINERS[word];
  return joiner ? { symbol: joiner } : undefined;
}

function tokensOf(text: string, words: Dictionary): Token[] | undefined {
  let plain = fold(text.normalize('NFKC'));
  for (const [phrase, meaning] of PHRASES) plain = plain.replace(phrase, meaning);
  plain = plain.trim().replace(/[.;,]+$/, '');
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < plain.length) {
    const match = TOKEN.exec(plain);
    if (!match) return undefined;
    const groups = match.groups ?? {};
    const isGap = match[0].trim() === '' && !groups.sign;
    if (isGap || NOISE.has(groups.word ?? '')) continue;
    const token = tokenOf(groups, words);
    if (!token) return undefined;
    tokens.push(token);
  }
  return tokens;
}

/** Minutes of the day; `half` is am, pm or nothing for the 24-hour clock. */
function minutesOf({ hour, minute = 0 }: Time, half: string | undefined): number | undefined {
  if (minute > 59 || hour * 60 + minute > DAY_MINUTES) return undefined;
  if (!half) return hour * 60 + minute;
  if (hour < 1 || hour > 12) return undefined;
  return ((hour % 12) + (half === 'pm' ? 12 : 0)) * 60 + minute;
}

/** The span between two times, or undefined where two readings are possible. */
function spanBetween(first: Time, last: Time, isTwelveHour: boolean): Span | undefined {
  // "18:00-26:00" ends at two in the night.
  if (last.hour > 24 && last.hour < 48 && !isTwelveHour) {
    const span = spanBetween(first, { ...last, hour: last.hour - 24 }, false);
    return span && span.to > DAY_MINUTES ? span : undefined;
  }
  // In a text with am and pm, a range without them could be either.
  if (isTwelveHour !== (last.half !== undefined)) return undefined;
  const from = minutesOf(first, first.half ?? last.half);
  const to = minutesOf(last, last.half);
  if (from === undefined || to === undefined || from === DAY_MINUTES) return undefined;
  if (from === to) return from === 0 ? { from, to: DAY_MINUTES } : undefined;
  const isOverMidnight = to < from;
  if (isTwelveHour) {
    // "12–9 pm" borrows its pm; "11–2 pm" cannot have meant 23:00.
    if (!first.half && isOverMidnight) return undefined;
  } else {
    // "9-18" is clear, "9-5" and "9:00-5:00" may mean the afternoon.
    const isBare = first.minute === undefined || last.minute === undefined;
    if (isBare && (isOverMidnight || last.hour < 13)) return undefined;
    if (isOverMidnight && !last.isPadded && first.hour < 12) return undefined;
  }
  return { from, to: isOverMidnight ? to + DAY_MINUTES : to };
}

/** Days (`Mo,Th-Su:`), times (`11:00-14:00, 17:00-23:00`), or a sign between such runs. */
const RUN =
  /(?<days>D(?:-D)?(?:[,&]D(?:-D)?)*(?:HD?)?):?|(?<times>C|(?:t-t|S)(?:[,&]?(?:t-t|S))*)|(?<glue>[,;|/\n])/y;

interface Run {
  /** Undefined for a run of times. */
  days?: Set<number>;
  spans?: Span[];
  /** The sign in front: `;` overrides what was said of a day, `,` adds to it. */
  glue: string;
}

/** Some write Paz for Pazartesi and Sa for Saturday: as ends of a range they could be either. */
const isDoubtfulRange = (first: Token, last: Token) =>
  first.word === 'paz' || (last.word === 'sa' && last.days?.[0] === TURKISH.sa);

function daysOf(tokens: readonly Token[]): Set<number> | undefined {
  const without = tokens.findIndex(({ symbol }) => symbol === 'H');
  if (without >= 0) {
    const [others, all] = [tokens.slice(0, without), tokens.slice(without + 1)].map(daysOf);
    const kept = all?.size ? [...all] : (DAY_GROUPS.daily ?? []);
    return others && new Set(kept.filter((day) => !others.has(day)));
  }
  const days = new Set<number>();
  for (let at = 0; at < tokens.length; at += 2) {
    const first = tokens[at];
    for (const day of first?.days ?? []) days.add(day);
    if (tokens[at + 1]?.symbol !== '-') continue;
    const last = tokens[at + 2];
    if (!first || !last || isDoubtfulRange(first, last)) return undefined;
    const [from, to] = [first.days?.[0], last.days?.[0]];
    if (first.days?.length !== 1 || last.days?.length !== 1 || from === undefined) return undefined;
    for (let day = from; day !== to; day = (day + 1) % 7) days.add(day);
  }
  return days;
}

function spansOf(tokens: readonly Token[], isTwelveHour: boolean): Span[] | undefined {
  const spans: Span[] = [];
  for (const [at, { time, spans: stated = [] }] of tokens.entries()) {
    spans.push(...stated);
    const end = tokens[at + 1]?.symbol === '-' ? tokens[at + 2]?.time : undefined;
    if (!time || !end) continue;
    const span = spanBetween(time, end, isTwelveHour);
    if (!span) return undefined;
    spans.push(span);
  }
  return mergeSpans(spans);
}

function runsOf(text: string, words: Dictionary): Run[] | undefined {
  const tokens = tokensOf(text, words);
  if (!tokens) return undefined;
  const symbols = tokens.map((token) => token.symbol).join('');
  const isTwelveHour = tokens.some((token) => token.time?.half);
  const runs: Run[] = [];
  let glue = '';
  for (RUN.lastIndex = 0; RUN.lastIndex < symbols.length; ) {
    const match = RUN.exec(symbols);
    if (!match) return undefined;
    if (match.groups?.glue) {
      glue = match.groups.glue;
      continue;
    }
    const part = tokens.slice(match.index, RUN.lastIndex);
    const run = match.groups?.days
      ? { days: daysOf(part), glue }
      : { spans: spansOf(part, isTwelveHour), glue };
    if (!run.days && !run.spans) return undefined;
    runs.push(run);
    glue = '';
  }
  return runs;
}

/** "Monday, 9 AM to 6 PM; Tuesday, 9 AM to 6 PM": a comma behind each day, another sign behind its times. */
const isListOfDays = (runs: readonly Run[]): boolean =>
  runs.every(({ days, glue }, at) => (days ? at === 0 || /[;|\n]/.test(glue) : glue === ','));

/** Behind a comma times of a day may come on top of those of all; that it is closed cannot. */
const areExceptions = (runs: readonly Run[]): boolean =>
  runs.every(
    ({ days, glue }, at) =>
      !days || glue === ';' || (/[,|\n]/.test(glue) && runs[at + 1]?.spans?.length === 0),
  );

/** What a text says of each day; undefined for a day that it does not name. */
function weekOf(text: string, words: Dictionary): (readonly Span[] | undefined)[] | undefined {
  const runs = runsOf(text, words);
  const order = runs?.map((run) => (run.days ? 'D' : 'T')).join('');
  if (!runs || !order || !/^(?:T|(?:DT)+|(?:TD)+|T(?:DT)+)$/.test(order)) return undefined;
  if (order === 'T') return Array<Span[]>(7).fill(runs[0]?.spans ?? []);
  // "09:00-19:00; Pazar kapalı": what is said of no day holds for all that nothing else is said of.
  const isOfAll = order.startsWith('TD') && runs.length % 2 === 1;
  const week: (Span[] | undefined)[] = Array(7).fill(isOfAll ? runs[0]?.spans : undefined);
  const pairs = isOfAll ? runs.slice(1) : runs;
  const isListed = isListOfDays(pairs);
  if (isOfAll && !areExceptions(pairs)) return undefined;
  for (let at = 0; at < pairs.length; at += 2) {
    const [first, second] = [pairs[at], pairs[at + 1]];
    const days = first?.days ?? second?.days ?? new Set();
    const spans = first?.spans ?? second?.spans ?? [];
    // A sign between days and their times means that they do not belong together.
    if (!first || (second?.glue && !isListed)) return undefined;
    for (const day of days) {
      const before = week[day];
      if (!before || isOfAll || first.glue === ';') week[day] = spans;
      else if (first.glue === ',') week[day] = mergeSpans([...before, ...spans]);
      else return undefined;
    }
  }
  // "Pazar kapalı" says nothing about when the other six days are open.
  return week.some((day) => day?.length) ? week : undefined;
}

/**
 * What both languages read alike, or the one that can read it at all: "Sa" is Saturday in
 * OpenStreetMap and Salı here, so that `Sa 10:00-14:00` alone stays unread.
 */
function inEitherLanguage<T>(read: (words: Dictionary) => T | undefined): T | undefined {
  const [english, turkish] = [read(ENGLISH), read(TURKISH)];
  if (english && turkish && JSON.stringify(english) !== JSON.stringify(turkish)) return undefined;
  return english ?? turkish;
}

/** A whole week; days it does not name are closed, as the convention of such texts is. */
export function readWeek(text: string): Week | undefined {
  return inEitherLanguage((words) => weekOf(text, words)?.map((day) => day ?? []));
}

/** A week in which every day is named: none is closed because nobody spoke of it. */
export function readNamedWeek(text: string): Week | undefined {
  return inEitherLanguage((words) => {
    const named = weekOf(text, words)?.filter((day) => day !== undefined);
    return named?.length === DAY_KEYS.length ? named : undefined;
  });
}

/** Day numbers (Monday 0) of a key such as `Monday`, `Cuma` or `Mo-Fr`. */
export function readDayNames(text: string): readonly number[] | undefined {
  return inEitherLanguage((words) => {
    const runs = runsOf(text, words);
    return runs?.length === 1 && runs[0]?.days?.size ? [...runs[0].days] : undefined;
  });
}

/** The times of one day: `12 to 9:30 AM, 11 AM to 10:30 PM`, `Closed`, `24 saat açık`. */
export function readTimes(text: string): readonly Span[] | undefined {
  const runs = runsOf(text, ENGLISH);
  return runs?.length === 1 ? runs[0]?.spans : undefined;
}
