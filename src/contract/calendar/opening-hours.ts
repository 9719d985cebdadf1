import type { Holiday } from '#contract/calendar/holidays.ts';
import {
  DAY_MINUTES,
  type DayHours,
  dayText,
  hoursOfEve,
  parseDayHours,
  parseHours,
  type Span,
  type SpecialDays,
} from '#contract/calendar/opening-hours-text.ts';
import { lowerTr } from '#contract/text/turkish-fold.ts';
import {
  timeText,
  timeWithAblative,
  timeWithDative,
  timeWithLocative,
} from '#contract/text/turkish-suffix.ts';

export const DAY_NAMES = [
  'Pazartesi',
  'Salı',
  'Çarşamba',
  'Perşembe',
  'Cuma',
  'Cumartesi',
  'Pazar',
] as const;

/** A business that closes within this many minutes is closing soon. */
const CLOSING_SOON_MINUTES = 60;

/** The week repeats, so the eighth day is the same weekday again. */
const DAYS_LOOKED_AHEAD = 7;

/** A time on the clock in Adana. `minutes` of its day: 0–1439, or 1440 for a closing at midnight. */
export interface ClockMoment {
  at: Date;
  minutes: number;
  /** 0 today, 1 tomorrow … */
  daysAhead: number;
  day: string;
}

export interface OpenState {
  state: 'open' | 'closing_soon' | 'closed' | 'unknown';
  /** When it closes; absent while it is open all day and longer. */
  until?: ClockMoment;
  /** That is more than a day ahead, or after the noon of tomorrow, so its day is said. */
  isFar?: boolean;
  /** From `until` on a holiday puts its usual hours in doubt: it may close then, or not. */
  isUnsureThen?: boolean;
  /** When it opens; absent when it does not within a week or nobody knows. */
  opensAt?: ClockMoment;
  /** When `openSentence` may say something else; absent when only an edit can change it. */
  changesAt?: Date;
  /** Closed until further notice, whatever the hours say. */
  isPaused?: boolean;
  /** What the business wrote where its hours could not be read. */
  text?: string;
  /** A holiday of which the business has said nothing. */
  holiday?: Holiday;
  /** Beside it the hours of any other such day: `'09.00–18.00'`. */
  usual?: string;
}

/** The word beside a state's colour and shape. */
const OPEN_WORDS: Record<OpenState['state'], string> = {
  open: 'Açık',
  closing_soon: 'Birazdan kapanıyor',
  closed: 'Kapalı',
  unknown: 'Saat bilgisi yok',
};

/** Closing soon is open as well. */
export const isOpenState = ({ state }: OpenState): boolean =>
  state === 'open' || state === 'closing_soon';

export const HOLIDAY_WORDS = {
  bayram: 'Bayramda saati değişebilir',
  national: 'Resmî tatilde saati değişebilir',
} as const;

const holidayWord = ({ isBayram }: Holiday) => HOLIDAY_WORDS[isBayram ? 'bayram' : 'national'];

/** The word of a state alone: `'Açık'`, `'Bayramda saati değişebilir'`. */
export const openWord = ({ state, holiday }: OpenState): string =>
  holiday ? holidayWord(holiday) : OPEN_WORDS[state];

export interface OpenStateOptions {
  /** The stored `isOpen`; false means closed until further notice. */
  isOpen?: boolean;
  specialDays?: SpecialDays | null;
  /** What puts its usual hours in doubt: none for a kind that is open on holidays. */
  holidays?: readonly Holiday[];
}

const HOUR_MS = 3_600_000;
/** Adana is three hours ahead of UTC all year round; asking Intl would hold a phone up for a tenth of a second. */
const AHEAD_MINUTES = 180;

/** Minutes on Adana's clock since 1970, so that a day is always 1440 of them. */
export const wallMinutes = (now: Date): number =>
  Math.floor(now.getTime() / 60_000) + AHEAD_MINUTES;
const instantOf = (wall: number): Date => new Date((wall - AHEAD_MINUTES) * 60_000);

/** Minutes of the week that repeats: Monday's midnight is 0. */
export const WEEK_MINUTES = 7 * DAY_MINUTES;

/** Where in the week a moment lies, by the clock in Adana: 0–10079. */
export function weekMinuteAt(now: Date): number {
  const wall = wallMinutes(now);
  const day = Math.floor(wall / DAY_MINUTES);
  return weekdayOf(day) * DAY_MINUTES + (wall - day * DAY_MINUTES);
}

/** 1 January 1970 was a Thursday, three days after Monday. */
const weekdayOf = (dayNumber: number) => (dayNumber + 3) % 7;

/** Today's row of `weekRows`: 0 Monday … 6 Sunday, by the clock in Adana. */
export function todayIndex(now: Date): number {
  return weekdayOf(Math.floor(wallMinutes(now) / DAY_MINUTES));
}

/** A day's hours in minutes since 1970 where they can be read, else the text of the day. */
type Day = { known: readonly Span[]; doubtful: readonly Span[] } | string;

interface Calendar {
  /** Any day (days since 1970), special days before the week. */
  day: (dayNumber: number) => Day;
  /** From when on a day a holiday counts for the business; undefined on others, and where it said its hours. */
  holidayOn: (dayNumber: number) => { from: number; holiday: Holiday } | undefined;
  usualOn: (dayNumber: number) => DayHours;
  /** The hours of any day as they were said. */
  saidOn: (dayNumber: number) => DayHours;
}

const wallOf = (text: string) => Date.parse(`${text}:00Z`) / 60_000;
const dateOf = (dayNumber: number) => new Date(dayNumber * 24 * HOUR_MS).toISOString().slice(0, 10);

export function calendarOf(
  hours: string | null | undefined,
  specialDays: SpecialDays,
  holidays: readonly Holiday[],
): Calendar {
  const { week, text = '' } = parseHours(hours);
  const hasSpecialDays = Object.keys(specialDays).length > 0;
  const toldOn = (dayNumber: number) =>
    hasSpecialDays ? specialDays[dateOf(dayNumber)] : undefined;
  const specialOn = (dayNumber: number) => {
    const told = toldOn(dayNumber);
    return hoursOfEve(told) === undefined ? told : undefined;
  };
  const usualOn = (dayNumber: number) => {
    const eve = hoursOfEve(toldOn(dayNumber));
    return eve === undefined ? (week?.[weekdayOf(dayNumber)] ?? text) : parseDayHours(eve);
  };
  const walls = holidays.map((holiday) => ({
    ...{ holiday, from: wallOf(holiday.from), until: wallOf(holiday.until) },
  }));

  const holidayOf: Calendar['holidayOn'] = (dayNumber) => {
    const [start, end] = [dayNumber * DAY_MINUTES, (dayNumber + 1) * DAY_MINUTES];
    const found = walls.filter(({ from, until }) => from < end && until > start);
    if (found.length === 0) return undefined;
    return {
      from: Math.max(start, Math.min(...found.map(({ from }) => from))),
      // Two at once are a bayram.
      holiday: (found.find(({ holiday }) => holiday.isBayram) ?? (found[0] as Wall)).holiday,
    };
  };
  const holidayOn: Calendar['holidayOn'] = (dayNumber) =>
    specialOn(dayNumber) === undefined ? holidayOf(dayNumber) : undefined;
  const saidOn: Calendar['saidOn'] = (dayNumber) => {
    const special = specialOn(dayNumber);
    return special === undefined ? usualOn(dayNumber) : parseDayHours(special);
  };
  const day: Calendar['day'] = (dayNumber) => {
    const special = specialOn(dayNumber);
    const spans = saidOn(dayNumber);
    if (typeof spans === 'string') return spans;
    const start = dayNumber * DAY_MINUTES;
    const all = spans.map(({ from, to }) => ({ from: start + from, to: start + to }));
    // What a business said of a day holds through its night.
    if (walls.length === 0 || special !== undefined) return { known: all, doubtful: [] };
    // What it said of the holiday says nothing of the evening before, which ends on it.
    const cut =
      (holidayOf(dayNumber) ?? holidayOf(dayNumber + 1))?.from ?? Number.POSITIVE_INFINITY;
    return {
      known: all.flatMap(({ from, to }) => (from < cut ? [{ from, to: Math.min(to, cut) }] : [])),
      doubtful: all.flatMap(({ from, to }) =>
        to > cut ? [{ from: Math.max(from, cut), to }] : [],
      ),
    };
  };
  return { day, holidayOn, usualOn, saidOn };
}

interface Wall {
  holiday: Holiday;
  from: number;
  until: number;
}

/** The span of today or of yesterday's night in which a moment lies and that ends last. */
function spanAt(calendar: Calendar, wall: number, which: 'known' | 'doubtful'): number {
  const today = Math.floor(wall / DAY_MINUTES);
  const ends = [today - 1, today].flatMap((number) => {
    const day = calendar.day(number);
    return typeof day === 'string'
      ? []
      : day[which].filter(({ from, to }) => from <= wall && to > wall).map(({ to }) => to);
  });
  return Math.max(wall, ...ends);
}

/** Until when a business open at `wall` stays open without a pause; `wall` itself when it is closed. */
function openUntil(calendar: Calendar, wall: number): number {
  let end = wall;
  while (end - wall <= WEEK_MINUTES) {
    const next = spanAt(calendar, end, 'known');
    if (next === end) break;
    end = next;
  }
  return end;
}

function nextOpening(calendar: Calendar, wall: number): number | undefined {
  const today = Math.floor(wall / DAY_MINUTES);
  for (let number = today; number <= today + DAYS_LOOKED_AHEAD; number += 1) {
    const day = calendar.day(number);
    // Behind a day nobody could read, "opens on Monday" would be a guess.
    if (typeof day === 'string') return undefined;
    const next = day.known.find(({ from }) => from > wall);
    if (next) return next.from;
    if (calendar.holidayOn(number)) return undefined;
  }
  return undefined;
}

function momentAt(target: number, wall: number, isClosing: boolean): ClockMoment {
  // A closing at midnight belongs to the day that ends: 24.00, not tomorrow's 00.00.
  const day = Math.floor((isClosing ? target - 1 : target) / DAY_MINUTES);
  return {
    at: instantOf(target),
    minutes: target - day * DAY_MINUTES,
    daysAhead: day - Math.floor(wall / DAY_MINUTES),
    day: DAY_NAMES[weekdayOf(day)] ?? '',
  };
}

/**
 * Whether a business is open at a moment, by the clock in Adana. `hours` is the stored JSON text.
 * Spans of yesterday that pass midnight count; without readable hours the state is unknown.
 */
export function openStateAt(
  hours: string | null | undefined,
  now: Date,
  { isOpen = true, specialDays, holidays = [] }: OpenStateOptions = {},
): OpenState {
  if (!isOpen) return { state: 'closed', isPaused: true };
  if (!hours && !specialDays) return { state: 'unknown' };
  const calendar = calendarOf(hours, specialDays ?? {}, holidays);
  const wall = wallMinutes(now);
  const today = Math.floor(wall / DAY_MINUTES);
  const midnight = (today + 1) * DAY_MINUTES;

  const end = openUntil(calendar, wall);
  if (end > wall) {
    const isDayAhead = end - wall > DAY_MINUTES;
    // Its sentence may name the day.
    const changesAt = instantOf(Math.min(midnight, isDayAhead ? end - DAY_MINUTES : end));
    // Two days of unlike hours may join into more than one: that is not round the clock.
    if (
      isDayAhead &&
      (end - wall > WEEK_MINUTES || openUntil(calendar, midnight - DAY_MINUTES) >= midnight)
    )
      return { state: 'open', changesAt };
    const until = momentAt(end, wall, true);
    const isFar = isDayAhead || end > midnight + DAY_MINUTES / 2;
    const isUnsureThen = spanAt(calendar, end, 'doubtful') > end;
    if (isUnsureThen || isFar) return { state: 'open', until, isUnsureThen, isFar, changesAt };
    if (end - wall <= CLOSING_SOON_MINUTES) {
      return { state: 'closing_soon', until, changesAt: until.at };
    }
    return { state: 'open', until, changesAt: instantOf(end - CLOSING_SOON_MINUTES) };
  }

  const hoursToday = calendar.day(today);
  if (typeof hoursToday === 'string') {
    return { state: 'unknown', text: hoursToday, changesAt: instantOf(midnight) };
  }
  const opening = nextOpening(calendar, wall);
  const doubt = doubtAt(calendar, wall);
  if (doubt) {
    const next = Math.min(midnight, opening ?? midnight, doubt.until);
    return { state: 'unknown', ...doubt.said, changesAt: instantOf(next) };
  }
  const holidayFrom = calendar.holidayOn(today)?.from ?? midnight;
  if (opening === undefined) return { state: 'closed', changesAt: instantOf(holidayFrom) };
  const opensAt = momentAt(opening, wall, false);
  // "yarın 08.00’de" becomes "08.00’de" at midnight.
  const changesAt = instantOf(Math.min(opening, holidayFrom));
  return { state: 'closed', opensAt, changesAt };
}

/** Whether a holiday makes what usually holds at a moment uncertain: of today, or of the evening before. */
function doubtAt(calendar: Calendar, wall: number) {
  const today = Math.floor(wall / DAY_MINUTES);
  const eveningEnd = spanAt(calendar, wall, 'doubtful');
  for (const [number, until] of [
    [today, Number.POSITIVE_INFINITY],
    [today - 1, eveningEnd],
  ] as const) {
    const found = calendar.holidayOn(number);
    if (!found || found.from > wall || until <= wall) continue;
    const usual = dayText(calendar.usualOn(number));
    return { until, said: { holiday: found.holiday, usual } };
  }
  return undefined;
}

/** `'normalde 09.00–18.00'`, beside the word of a holiday. */
export const usualText = (usual = ''): string => `normalde ${lowerTr(usual)}`;

/** `'yarın '`, `'haftaya salı '`: before a time of another day. */
export const dayOf = ({ daysAhead, day }: Pick<ClockMoment, 'daysAhead' | 'day'>): string =>
  daysAhead > 1
    ? `${daysAhead < 7 ? '' : 'haftaya '}${lowerTr(day)} `
    : daysAhead === 1
      ? 'yarın '
      : '';

/** `'13.00’ten sonra değişebilir'`, on the eve of a holiday. */
export const unsureText = (until: Omit<ClockMoment, 'at'>): string =>
  `${dayOf(until)}${timeWithAblative(until.minutes)} sonra değişebilir`;

/** `'08.00’de açılır'`, `'yarın 08.00’de açılır'`, `'haftaya salı 08.00’de açılır'`: behind another word. */
export const opensText = (opening: Omit<ClockMoment, 'at'>): string =>
  `${dayOf(opening)}${timeWithLocative(opening.minutes)} açılır`;

/** The line that matters most on a card: `"Açık · 23.00’e kadar"`, `"Kapalı · yarın 08.00’de açılır"`. */
export function openSentence(said: OpenState): string {
  const { state, until, opensAt, isPaused, text, holiday, usual } = said;
  if (holiday) return `${holidayWord(holiday)} · ${usualText(usual)}`;
  if (state === 'unknown') return text || OPEN_WORDS.unknown;
  if (state === 'open') {
    if (until && said.isUnsureThen) return `Açık · ${unsureText(until)}`;
    if (!until) return '24 saat açık';
    return `Açık · ${said.isFar ? dayOf(until) : ''}${timeWithDative(until.minutes)} kadar`;
  }
  if (state === 'closing_soon' && until) return `Birazdan kapanıyor · ${timeText(until.minutes)}`;
  if (isPaused) return 'Geçici olarak kapalı';
  return opensAt ? `Kapalı · ${opensText(opensAt)}` : 'Kapalı';
}

/** Monday to Sunday for the hours card; no rows when the hours are missing or only a text. */
export function weekRows(hours: string | null | undefined): { day: string; text: string }[] {
  const { week } = parseHours(hours);
  return week
    ? week.map((day, index) => ({ day: DAY_NAMES[index] ?? '', text: dayText(day) }))
    : [];
}
