import { isInCalendar } from '#contract/calendar/days.ts';
import { dayPlus } from '#contract/calendar/holidays.ts';
import { wallMinutes } from '#contract/calendar/opening-hours.ts';
import { fold } from '#contract/text/turkish-fold.ts';

export const MONTHS = [
  ...['ocak', 'subat', 'mart', 'nisan', 'mayis', 'haziran'],
  ...['temmuz', 'agustos', 'eylul', 'ekim', 'kasim', 'aralik'],
];
const DAY_MS = 86_400_000;

const ISO = /(?<!\d)(20\d\d)-(\d{1,2})-(\d{1,2})(?!\d)/;
const NUMBERS = /(?<![\d.])(\d{1,2})([./-])(\d{1,2})\2(20\d\d|\d\d)(?!\d)/;
const SHORT_MONTHS = MONTHS.map((month) => month.slice(0, 3));
/** `17 Kasım`, `17-18 Kasım 2026`, `17.Kasım.2026`; no minutes of a time before it: `18.30 - 18 Kasım`. */
const WORDS = new RegExp(
  `(?<!\\d|\\d[:.])(\\d{1,2})(?:\\s*[-–/]\\s*(\\d{1,2}))?[.\\s/-]+(${MONTHS.join('|')})[a-z']*(?:[\\s,./-]*(20\\d\\d))?`,
);
/** As spreadsheets write it: `17.Kas.26`, `1-Ara`; with spaces, only where a year or a weekday follows, or nothing. */
const SHORT_WORDS = new RegExp(
  `(?<!\\d)(\\d{1,2})()(?:[./-]|\\s+(?=[a-z]{3}\\.?\\s*(?:$|,?\\s*20\\d\\d|(?:paz|sal|car|per|cum|pzt|pts|crs|prs|cmt|cts)[a-z]*)))(${SHORT_MONTHS.join('|')})(?![a-z])\\.?(?:[\\s./-]*(20\\d\\d|\\d\\d))?(?!\\d)`,
);
const MONTH = new RegExp(
  `\\b(?:(20\\d\\d)\\s+)?(${MONTHS.join('|')})(?:\\s+ay[a-z]*)?(?:\\s+(20\\d\\d))?\\b`,
);

/** Sunday first, as a date counts them. */
const WEEKDAYS = ['pazar', 'pazartesi', 'sali', 'carsamba', 'persembe', 'cuma', 'cumartesi'];
const WEEKDAY = '(pazartesi|pazar|sali|carsamba|persembe|cumartesi|cuma)';
const WEEKDAY_BEHIND = new RegExp(`^[\\s,.()/-]*${WEEKDAY}\\b(?!\\s+ecz)`);
const WEEKDAY_BEFORE = new RegExp(`\\b${WEEKDAY}[\\s,]*$`);
/** `Paz`, `Pzt.`: short ones, right behind a day. */
const SHORT_WEEKDAYS: Record<string, string> = {
  ...{ paz: 'pazar', pzt: 'pazartesi', pts: 'pazartesi', sal: 'sali', car: 'carsamba' },
  ...{
    crs: 'carsamba',
    per: 'persembe',
    prs: 'persembe',
    cum: 'cuma',
    cmt: 'cumartesi',
    cts: 'cumartesi',
  },
};
const SHORT_NAMES = Object.keys(SHORT_WEEKDAYS).join('|');
const SHORT_BEHIND = new RegExp(`^([\\s,.()/-]*)(${SHORT_NAMES})\\b\\.?(?!\\s+ecz)`);
/** `1 Sal`, below a month. */
const SHORT_AT_END = new RegExp(`(?<=\\d[\\s.)/-]*)(${SHORT_NAMES})\\.?\\s*$`);
const weekdayOf = (day: string): string => WEEKDAYS[new Date(day).getUTCDay()] ?? '';

const EACH_WEEKDAY = new RegExp(`\\b${WEEKDAY}\\b`, 'g');
/** The one day of the week a text names. */
export const weekdayIn = (text: string): string | undefined => {
  const named = fold(text).match(EACH_WEEKDAY) ?? [];
  return named.length === 1 ? named[0] : undefined;
};
/** `Salı`, `Sal.`, and nothing else. */
export const isWeekday = (text: string): boolean => {
  const word = fold(text).trim().replace(/\.$/, '');
  return WEEKDAYS.includes(word) || Object.hasOwn(SHORT_WEEKDAYS, word);
};
export const isOnWeekday = (day: string, weekday: string): boolean => weekdayOf(day) === weekday;

/** `sali` in the week that begins on a day; other texts, and without a week, as they are. */
export const dayInWeek = (text: string, first: string): string =>
  first && WEEKDAYS.includes(text)
    ? ([0, 1, 2, 3, 4, 5, 6]
        .map((days) => dayPlus(first, days))
        .find((day) => isOnWeekday(day, text)) ?? text)
    : text;

const asDay = (year: number, month: number, day: number): string | undefined => {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isInCalendar(text) ? text : undefined;
};

/** A day without a year is that of the year in which it is nearest to `today`, of those with its weekday. */
function nearestYear(today: string, month: number, day: number, weekday?: string) {
  const year = Number(today.slice(0, 4));
  const distance = (text: string) => Math.abs(Date.parse(text) - Date.parse(today));
  return [year - 1, year, year + 1]
    .flatMap((one) => asDay(one, month, day) ?? [])
    .filter((one) => !weekday || weekdayOf(one) === weekday)
    .sort((a, b) => distance(a) - distance(b))[0];
}

interface DayInText {
  day: string;
  /** The other day of `17-18 Kasım`. */
  last?: string | undefined;
  /** The text without them. */
  rest: string;
}

/** The day a text names; `wrong` for one that is in no calendar, or on another day of the week. */
export function readDay(text: string, today: string): DayInText | 'wrong' | undefined {
  const given = fold(text.normalize('NFC'));
  let folded = given;
  const taken = (
    found: RegExpExecArray,
    dayOf: (weekday?: string) => string | undefined,
    lastOf?: (day: string) => string | undefined,
  ): DayInText | 'wrong' => {
    const until = found.index + found[0].length;
    const behind = given
      .slice(until)
      .replace(SHORT_BEHIND, (_, gap: string, short: string) => `${gap}${SHORT_WEEKDAYS[short]}`);
    folded = given.slice(0, until) + behind;
    const weekday =
      WEEKDAY_BEHIND.exec(behind)?.[1] ?? WEEKDAY_BEFORE.exec(folded.slice(0, found.index))?.[1];
    const day = dayOf(weekday);
    const last = day && lastOf?.(day);
    // Behind two days it may be that of either.
    if (!day || (weekday && !last && weekdayOf(day) !== weekday)) return 'wrong';
    const rest = folded.replace(found[0], ' ').replace(/\s+/g, ' ').trim();
    return last ? { day, last, rest } : { day, rest };
  };
  const iso = ISO.exec(folded);
  if (iso) return taken(iso, () => asDay(Number(iso[1]), Number(iso[2]), Number(iso[3])));
  const numbers = NUMBERS.exec(folded);
  if (numbers) {
    const [first, second, year] = [1, 3, 4].map((at) => Number(numbers[at])) as [
      number,
      number,
      number,
    ];
    const full = year < 100 ? 2000 + year : year;
    // A spreadsheet in English writes the month first.
    return taken(numbers, () => asDay(full, second, first) ?? asDay(full, first, second));
  }
  const words = WORDS.exec(folded) ?? SHORT_WORDS.exec(folded);
  if (!words) return undefined;
  const month = SHORT_MONTHS.indexOf((words[3] ?? '').slice(0, 3)) + 1;
  const [first, other, year] = [Number(words[1]), Number(words[2]), Number(words[4])];
  const full = year && year < 100 ? 2000 + year : year;
  return taken(
    words,
    (weekday) =>
      full
        ? asDay(full, month, first)
        : nearestYear(today, month, first, other ? undefined : weekday),
    (day) => (other ? asDay(Number(day.slice(0, 4)), month, other) : undefined),
  );
}

const SLASHED = /(?<![\d/.])(\d{1,2})\/(\d{1,2})\/(20\d\d|\d\d)(?![\d/])/g;

/**
 * Days of a list that says the month first, as a spreadsheet in English does, with the year first: `12/13/2026` tells
 * that its `12/1/2026` is the first of December. Where no day tells it, all stays as it is.
 */
export function withDaysTold(text: string): string {
  const days = [...text.matchAll(SLASHED)].map((found) => [Number(found[1]), Number(found[2])]);
  const isTold = days.some(([, second = 0]) => second > 12);
  if (!isTold || days.some(([first = 0]) => first > 12)) return text;
  return text.replace(
    SLASHED,
    (_, month: string, day: string, year: string) =>
      `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );
}

/** The month a heading names without a day, `2026-11`, and the text without it. */
export function readMonth(
  text: string,
  today: string,
): { month: string; rest: string } | undefined {
  const folded = fold(text.normalize('NFC'));
  const found = MONTH.exec(folded);
  if (!found) return undefined;
  const month = MONTHS.indexOf(found[2] ?? '') + 1;
  const year = found[1] ?? found[3];
  const day = year ? asDay(Number(year), month, 1) : nearestYear(today, month, 15);
  return day ? { month: day.slice(0, 7), rest: folded.replace(found[0], ' ').trim() } : undefined;
}

const DAY_OF_MONTH = new RegExp(`^\\s*(\\d{1,2})\\s*[.)-]?\\s*(?:${WEEKDAY}(?:\\s+gunu)?)?\\s*$`);

/** `17.11`, `17/11 Salı`: where nothing else stands, no time, for no turn begins within the first minutes of an hour. */
const SHORT_NUMBERS = new RegExp(
  `^\\s*(\\d{1,2})([./])(0?[1-9]|1[0-2])\\2?\\s*(?:${WEEKDAY}(?:\\s+gunu)?)?\\s*$`,
);

/** `1`, `1 Pazar` below the heading of a month, or `17.11`, as a day with all its parts; other texts as they are. */
export function dayOfMonth(text: string, month: string, today: string): string {
  const folded = fold(text).replace(
    SHORT_AT_END,
    (_, short: string) => SHORT_WEEKDAYS[short] ?? short,
  );
  const [, day, weekday = ''] = (month && DAY_OF_MONTH.exec(folded)) || [];
  if (day) return `${month}-${day.padStart(2, '0')} ${weekday}`.trim();
  const [, first, , second, named] = SHORT_NUMBERS.exec(folded) ?? [];
  const written = first && nearestYear(today, Number(second), Number(first), named);
  return written ? `${written} ${named ?? ''}`.trim() : text;
}

const TIME =
  /(?<![\d.:])(?:([01]?\d|2[0-4])[:.]([0-5]\d)(?::[0-5]\d)?(?!\d|[.:]\d)(?:\s*([ap])\.?m\b)?|(1[0-2]|0?\d)\s*([ap])\.?m\b)/gi;
const WHOLE_HOUR = /^\s*([01]?\d|2[0-4])\s*$/;

/** The hour on a clock of 24 that one of twelve calls `half` of the day. */
const hourOf = (hour: string, half = ''): string => {
  const isTwelve = half !== '' && Number(hour) <= 12;
  const isLate = /p/i.test(half);
  return isTwelve ? `${(Number(hour) % 12) + (isLate ? 12 : 0)}` : hour;
};

/** The times a text names, in its order: `19:00`; midnight at the end of a day is `24:00`. */
export function readTimes(text: string): string[] {
  const hour = WHOLE_HOUR.exec(text)?.[1];
  if (hour) return [`${hour.padStart(2, '0')}:00`];
  return [...text.matchAll(TIME)].flatMap(
    ([, hours = '', minutes = '00', half, wholeHour, wholeHalf]) =>
      hours === '24' && minutes !== '00'
        ? []
        : [`${hourOf(wholeHour ?? hours, wholeHalf ?? half).padStart(2, '0')}:${minutes}`],
  );
}

/** As programs count: seconds, or thousandths, since 1970; what has so many digits is no day and no time else. */
const COUNTED_MOMENT = /^\s*((?:1[6-9]|2[01])\d{8})(?:\d{3})?\s*$/;
const MOMENT = /20\d\d-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)/g;

/** Moments that say their distance from UTC, by the clock in Adana. */
export const inAdana = (text: string): string =>
  text
    .replace(COUNTED_MOMENT, (_, seconds: string) => new Date(Number(seconds) * 1000).toISOString())
    .replace(MOMENT, (said) => {
      const at = new Date(said);
      return Number.isNaN(at.getTime())
        ? said
        : new Date(wallMinutes(at) * 60_000).toISOString().slice(0, 16);
    });

/** From one day to another; less than nothing when the other lies before it. */
export const daysBetween = (one: string, other: string): number =>
  Math.round((Date.parse(other) - Date.parse(one)) / DAY_MS);
