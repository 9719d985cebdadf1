import { DAY_NAMES } from '#contract/calendar/opening-hours.ts';
import {
  clockText,
  DAY_MINUTES,
  type DayHours,
  dayText,
  formatDayHours,
  formatHours,
  parseDayHours,
  parseHours,
} from '#contract/calendar/opening-hours-text.ts';
import { timeWithDative } from '#contract/text/turkish-suffix.ts';
import { hoursTexts as texts } from '#web/texts/business-submission.ts';

/** Opening and closing as typed: `'09.00'`, `'9'`, `'18:30'`, `''`. */
interface TimePair {
  from: string;
  to: string;
}

/** One day of the editor. The times stay while it is closed or round the clock. */
export interface DayEntry {
  kind: 'open' | 'closed' | 'allDay';
  spans: TimePair[];
}

/** Monday first. */
export type WeekEntry = DayEntry[];

export const MAX_SPANS = 4;
/** A second span is offered this long after the first, unless the day is over by then. */
const PAUSE_MINUTES = 60;
const LATEST_SECOND_OPENING = 22 * 60;
export const usualDay: DayEntry = { kind: 'open', spans: [{ from: '09.00', to: '18.00' }] };

/** What a new form shows (specification 9): 09:00–18:00 every day. */
export const usualWeek = (): WeekEntry => DAY_NAMES.map(() => usualDay);

const inField = (minutes: number) => clockText(minutes % DAY_MINUTES);

/**
 * A time of day as people type it, as pages say it, `'09.30'`: `9:30`, `930`, `9`; `24` is midnight. Undefined when it
 * is none. (The browser's own time field would show AM and PM wherever its language has them.)
 */
export function readTime(text: string): string | undefined {
  const found = /^(\d{1,2})(?:[:.,\s]?(\d{2}))?$/.exec(text.trim());
  const [hour, minute] = [Number(found?.[1]), Number(found?.[2] ?? 0)];
  if (!found || minute > 59 || hour * 60 + minute > DAY_MINUTES) return undefined;
  return inField(hour * 60 + minute);
}

/** Both ends in minutes of the day, the closing behind the opening; undefined while one cannot be read. */
function inMinutes(span: TimePair): { from: number; to: number } | undefined {
  const [from, to] = [readTime(span.from), readTime(span.to)].map(
    (time) => time && Number(time.slice(0, 2)) * 60 + Number(time.slice(3)),
  );
  if (typeof from !== 'number' || typeof to !== 'number') return undefined;
  return { from, to: to > from ? to : to + DAY_MINUTES };
}

const toEntry = (day: Exclude<DayHours, string>): DayEntry => {
  if (day.length === 0) return { ...usualDay, kind: 'closed' };
  if (formatDayHours(day) === '24 saat') return { ...usualDay, kind: 'allDay' };
  return {
    kind: 'open',
    spans: day.map(({ from, to }) => ({ from: inField(from), to: inField(to) })),
  };
};

/** The stored JSON text in the editor; undefined when a day of it cannot be read. */
export function weekFromHours(hours: string): WeekEntry | undefined {
  const { week } = parseHours(hours);
  const days = week?.filter((day) => typeof day !== 'string');
  return days?.length === 7 ? days.map(toEntry) : undefined;
}

/** One day's stored value in the editor; undefined when it cannot be read. */
export function dayFromHours(value: string): DayEntry | undefined {
  const day = parseDayHours(value);
  return typeof day === 'string' ? undefined : toEntry(day);
}

const toDayHours = ({ kind, spans }: DayEntry): DayHours => {
  if (kind === 'closed') return parseDayHours('kapalı');
  if (kind === 'allDay') return parseDayHours('24 saat');
  return parseDayHours(spans.map(({ from, to }) => `${readTime(from)}-${readTime(to)}`).join(','));
};

/** The specification's JSON text of a week without problems. */
export const hoursOfWeek = (week: WeekEntry): string => formatHours(week.map(toDayHours));
/** The stored value of one day without problems: `'09:00-12:00,13:00-18:00'`, `'kapalı'`. */
export const hoursOfDay = (day: DayEntry): string => formatDayHours(toDayHours(day));

/** What is wrong with a day, in words; undefined when it can be kept. */
export function dayProblem({ kind, spans }: DayEntry): string | undefined {
  if (kind !== 'open') return undefined;
  const minutes = spans.map(inMinutes).filter((span) => span !== undefined);
  if (minutes.length < spans.length) return texts.missing;
  if (minutes.some(({ from, to }) => to - from === DAY_MINUTES && from > 0)) return texts.equal;
  minutes.sort((a, b) => a.from - b.from);
  const isOver = minutes.some(({ to }, index) => {
    // A night reaches into the morning of the next day, where this day's first span stands again.
    const next = minutes[index + 1] ?? { from: (minutes[0]?.from ?? 0) + DAY_MINUTES };
    return to > next.from;
  });
  return isOver ? texts.overlap : undefined;
}

/** `'ertesi gün 02.00’ye kadar'` of a span that passes midnight. */
export function nightNote(span: TimePair): string | undefined {
  const { to = 0 } = inMinutes(span) ?? {};
  return to > DAY_MINUTES ? texts.nextDay(timeWithDative(to - DAY_MINUTES)) : undefined;
}

/** What follows a span in a split day: an hour's pause after it, then to the usual closing. */
export function addSpan(day: DayEntry): DayEntry {
  const last = day.spans.at(-1);
  if (day.spans.length >= MAX_SPANS) return day;
  const { to = DAY_MINUTES } = (last && inMinutes(last)) ?? {};
  const from = to + PAUSE_MINUTES < LATEST_SECOND_OPENING ? inField(to + PAUSE_MINUTES) : '';
  return { ...day, spans: [...day.spans, { from, to: '' }] };
}

export const removeSpan = (day: DayEntry, index: number): DayEntry => ({
  ...day,
  spans: day.spans.toSpliced(index, 1),
});

export const changeSpan = (day: DayEntry, index: number, change: Partial<TimePair>): DayEntry => ({
  ...day,
  spans: day.spans.map((span, at) => (at === index ? { ...span, ...change } : span)),
});

/** The week with one day changed. */
export const changeDay = (week: WeekEntry, index: number, day: DayEntry): WeekEntry =>
  week.with(index, day);

/** The day after, and all below it, like this one. */
export const copyDown = (week: WeekEntry, index: number): WeekEntry =>
  week.map((entry, at) => (at > index ? (week[index] ?? entry) : entry));

/** Whether one row says the whole week. */
export const isAlikeEveryDay = (week: WeekEntry): boolean =>
  week.every((day) => JSON.stringify(day) === JSON.stringify(week[0]));

/** The week in words, equal days together: `['Pazartesi–Cuma 09.00–18.00', 'Pazar kapalı']`. */
export function weekInWords(week: WeekEntry): string[] {
  const words = week.map((day) =>
    dayProblem(day) ? '…' : day.kind === 'closed' ? texts.closed : dayText(toDayHours(day)),
  );
  const lines: string[] = [];
  for (let first = 0; first < words.length; ) {
    let last = first;
    while (words[last + 1] === words[first]) last += 1;
    const [from = '', to = ''] = [DAY_NAMES[first], DAY_NAMES[last]];
    const isWhole = first === 0 && last === 6;
    const days = isWhole ? texts.everyDay : first === last ? from : `${from}–${to}`;
    lines.push(`${days} ${words[first]}`);
    first = last + 1;
  }
  return lines;
}
