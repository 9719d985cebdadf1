import { isInCalendar } from '#contract/calendar/days.ts';
import { wallMinutes } from '#contract/calendar/opening-hours.ts';
import { fold } from '#contract/text/turkish-fold.ts';

const MONTHS = [
  ...['ocak', 'subat', 'mart', 'nisan', 'mayis', 'haziran'],
  ...['temmuz', 'agustos', 'eylul', 'ekim', 'kasim', 'aralik'],
];
const DAY_MS = 86_400_000;

const ISO = /(?<!\d)(20\d\d)-(\d{1,2})-(\d{1,2})(?!\d)/;
const NUMBERS = /(?<![\d.])(\d{1,2})([./-])(\d{1,2})\2(20\d\d|\d\d)(?!\d)/;
const WORDS = new RegExp(
  `(?<!\\d)(\\d{1,2})\\.?\\s+(${MONTHS.join('|')})[a-z']*(?:\\s*,?\\s*(20\\d\\d))?`,
);

const asDay = (year: number, month: number, day: number): string | undefined => {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isInCalendar(text) ? text : undefined;
};

/** A day without a year is that of the year in which it is nearest to `today`. */
function nearestYear(today: string, month: number, day: number): string | undefined {
  const year = Number(today.slice(0, 4));
  const distance = (text: string) => Math.abs(Date.parse(text) - Date.parse(today));
  return [year - 1, year, year + 1]
    .flatMap((one) => asDay(one, month, day) ?? [])
    .sort((a, b) => distance(a) - distance(b))[0];
}

/** The day a text names, and the text without it; `wrong` for one that is in no calendar. */
export function readDay(
  text: string,
  today: string,
): { day: string; rest: string } | 'wrong' | undefined {
  const folded = fold(text.normalize('NFC'));
  const taken = (found: RegExpExecArray, day: string | undefined) =>
    day === undefined
      ? ('wrong' as const)
      : { day, rest: folded.replace(found[0], ' ').replace(/\s+/g, ' ').trim() };
  const iso = ISO.exec(folded);
  if (iso) return taken(iso, asDay(Number(iso[1]), Number(iso[2]), Number(iso[3])));
  const numbers = NUMBERS.exec(folded);
  if (numbers) {
    const [first, second, year] = [1, 3, 4].map((at) => Number(numbers[at])) as [
      number,
      number,
      number,
    ];
    const full = year < 100 ? 2000 + year : year;
    // A spreadsheet in English writes the month first.
    return taken(numbers, asDay(full, second, first) ?? asDay(full, first, second));
  }
  const words = WORDS.exec(folded);
  if (!words) return undefined;
  const month = MONTHS.indexOf(words[2] ?? '') + 1;
  const [day, year] = [Number(words[1]), words[3]];
  return taken(words, year ? asDay(Number(year), month, day) : nearestYear(today, month, day));
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

const MOMENT = /20\d\d-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)/g;

/** Moments that say their distance from UTC, by the clock in Adana. */
export const inAdana = (text: string): string =>
  text.replace(MOMENT, (said) => {
    const at = new Date(said);
    return Number.isNaN(at.getTime())
      ? said
      : new Date(wallMinutes(at) * 60_000).toISOString().slice(0, 16);
  });

/** From one day to another; less than nothing when the other lies before it. */
export const daysBetween = (one: string, other: string): number =>
  Math.round((Date.parse(other) - Date.parse(one)) / DAY_MS);
