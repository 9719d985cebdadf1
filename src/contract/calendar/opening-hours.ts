import {
  clockText,
  DAY_MINUTES,
  type DayHours,
  dayText,
  parseDayHours,
  parseHours,
  type SpecialDays,
} from '#contract/calendar/opening-hours-text.ts';
import { lowerTr } from '#contract/text/turkish-fold.ts';
import { timeText, timeWithDative, timeWithLocative } from '#contract/text/turkish-suffix.ts';

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
export const CLOSING_SOON_MINUTES = 60;

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
  /** When it closes; absent while it stays open for more than a day. */
  until?: ClockMoment;
  /** When it opens; absent when it does not within a week or nobody knows. */
  opensAt?: ClockMoment;
  /** When `openSentence` may say something else; absent when only an edit can change it. */
  changesAt?: Date;
  /** Closed until further notice, whatever the hours say. */
  isPaused?: boolean;
  /** What the business wrote where its hours could not be read. */
  text?: string;
}

/** The word beside a state's colour and shape. */
export const OPEN_WORDS: Record<OpenState['state'], string> = {
  open: 'Açık',
  closing_soon: 'Birazdan kapanıyor',
  closed: 'Kapalı',
  unknown: 'Saat bilgisi yok',
};

export interface OpenStateOptions {
  /** The stored `isOpen`; false means closed until further notice. */
  isOpen?: boolean;
  specialDays?: SpecialDays | null;
}

const HOUR_MS = 3_600_000;
/** Adana is three hours ahead of UTC all year round; asking Intl would hold a phone up for a tenth of a second. */
const AHEAD_MINUTES = 180;

/** Minutes on Adana's clock since 1970, so that a day is always 1440 of them. */
const wallMinutes = (now: Date): number => Math.floor(now.getTime() / 60_000) + AHEAD_MINUTES;
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

/** The hours of any day (days since 1970), special days before the week. */
type Calendar = (dayNumber: number) => DayHours;

function calendarOf(hours: string | null | undefined, specialDays: SpecialDays): Calendar {
  const { week, text = '' } = parseHours(hours);
  const hasSpecialDays = Object.keys(specialDays).length > 0;
  return (dayNumber) => {
    const date = hasSpecialDays
      ? new Date(dayNumber * 24 * HOUR_MS).toISOString().slice(0, 10)
      : '';
    const special = specialDays[date];
    return special === undefined ? (week?.[weekdayOf(dayNumber)] ?? text) : parseDayHours(special);
  };
}

/** Until when a business open at `wall` stays open without a pause; `wall` itself when it is closed. */
function openUntil(calendar: Calendar, wall: number): number {
  let end = wall;
  for (let isExtended = true; isExtended && end - wall <= DAY_MINUTES; ) {
    isExtended = false;
    const today = Math.floor(end / DAY_MINUTES);
    for (const day of [today - 1, today]) {
      const spans = calendar(day);
      if (typeof spans === 'string') continue;
      for (const span of spans) {
        const [from, to] = [day * DAY_MINUTES + span.from, day * DAY_MINUTES + span.to];
        if (from <= end && to > end) {
          end = to;
          isExtended = true;
        }
      }
    }
  }
  return end;
}

function nextOpening(calendar: Calendar, wall: number): number | undefined {
  const today = Math.floor(wall / DAY_MINUTES);
  for (let day = today; day <= today + DAYS_LOOKED_AHEAD; day += 1) {
    const spans = calendar(day);
    // Behind a day nobody could read, "opens on Monday" would be a guess.
    if (typeof spans === 'string') return undefined;
    const next = spans.find((span) => day * DAY_MINUTES + span.from > wall);
    if (next) return day * DAY_MINUTES + next.from;
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
  { isOpen = true, specialDays }: OpenStateOptions = {},
): OpenState {
  if (!isOpen) return { state: 'closed', isPaused: true };
  if (!hours && !specialDays) return { state: 'unknown' };
  const calendar = calendarOf(hours, specialDays ?? {});
  const wall = wallMinutes(now);
  const today = Math.floor(wall / DAY_MINUTES);
  const midnight = () => instantOf((today + 1) * DAY_MINUTES);

  const end = openUntil(calendar, wall);
  if (end - wall > DAY_MINUTES) {
    return {
      state: 'open',
      changesAt: instantOf(Math.min(end, (today + 2) * DAY_MINUTES) - DAY_MINUTES),
    };
  }
  if (end > wall) {
    const until = momentAt(end, wall, true);
    if (end - wall <= CLOSING_SOON_MINUTES) {
      return { state: 'closing_soon', until, changesAt: until.at };
    }
    return { state: 'open', until, changesAt: instantOf(end - CLOSING_SOON_MINUTES) };
  }

  const hoursToday = calendar(today);
  if (typeof hoursToday === 'string') {
    return { state: 'unknown', text: hoursToday, changesAt: midnight() };
  }
  const opening = nextOpening(calendar, wall);
  if (opening === undefined) return { state: 'closed', changesAt: midnight() };
  const opensAt = momentAt(opening, wall, false);
  // "Yarın 08.00’de" becomes "08.00’de" at midnight.
  return { state: 'closed', opensAt, changesAt: opensAt.daysAhead > 0 ? midnight() : opensAt.at };
}

/** When a page that shows the state must be made again; undefined when only an edit changes it. */
export function nextChangeAt(
  hours: string | null | undefined,
  now: Date,
  options?: OpenStateOptions,
): Date | undefined {
  return openStateAt(hours, now, options).changesAt;
}

/** The line that matters most on a card: `"Açık · 23.00’e kadar"`, `"Yarın 08.00’de açılır"`. */
export function openSentence({ state, until, opensAt, isPaused, text }: OpenState): string {
  if (state === 'unknown') return text || OPEN_WORDS.unknown;
  if (state === 'open') {
    return until ? `Açık · ${timeWithDative(until.minutes)} kadar` : '24 saat açık';
  }
  if (state === 'closing_soon' && until) return `Birazdan kapanıyor · ${timeText(until.minutes)}`;
  if (isPaused) return 'Geçici olarak kapalı';
  if (!opensAt) return 'Kapalı';
  const opens = `${timeWithLocative(opensAt.minutes)} açılır`;
  if (opensAt.daysAhead === 0) return `Kapalı · ${opens}`;
  if (opensAt.daysAhead === 1) return `Yarın ${opens}`;
  if (opensAt.daysAhead < 7) return `${opensAt.day} ${opens}`;
  return `Haftaya ${lowerTr(opensAt.day)} ${opens}`;
}

/** Monday to Sunday for the hours card; no rows when the hours are missing or only a text. */
export function weekRows(hours: string | null | undefined): { day: string; text: string }[] {
  const { week } = parseHours(hours);
  return week
    ? week.map((day, index) => ({ day: DAY_NAMES[index] ?? '', text: dayText(day) }))
    : [];
}

const SCHEMA_DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** The part of a business's JSON-LD that schema.org calls OpeningHoursSpecification. */
export interface OpeningHoursSpecification {
  '@type': 'OpeningHoursSpecification';
  dayOfWeek: string[];
  opens: string;
  closes: string;
}

/** JSON-LD of the days that could be read; closed days carry 00:00–00:00, as Google documents it. */
export function openingHoursSpecification(
  hours: string | null | undefined,
): OpeningHoursSpecification[] {
  const days = new Map<string, string[]>();
  for (const [index, day] of (parseHours(hours).week ?? []).entries()) {
    if (typeof day === 'string') continue;
    for (const { from, to } of day.length > 0 ? day : [{ from: 0, to: 0 }]) {
      // Google asks for 00:00–23:59 where a business never closes.
      const closes = to - from === DAY_MINUTES ? '23:59' : clockText(to % DAY_MINUTES);
      const span = `${clockText(from)}-${closes}`.replaceAll('.', ':');
      days.set(span, [...(days.get(span) ?? []), SCHEMA_DAYS[index] ?? '']);
    }
  }
  return [...days].map(([span, dayOfWeek]) => {
    const [opens = '', closes = ''] = span.split('-');
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
  });
}
