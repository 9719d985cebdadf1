import { fold, lowerTr } from '#contract/text/turkish-fold.ts';
import { timeText, timeWithAblative, timeWithDative } from '#contract/text/turkish-suffix.ts';

/**
 * The hours of a business: the specification's JSON text, e.g. `{"mon-fri":"09:00-18:00"}`.
 * Keys are days, ranges and lists of them (`mon`, `sat-mon`, `sat,sun`); values are
 * `09:00-12:00,13:00-18:00`, past midnight `18:00-02:00`, a day and more `08:30-32:30`, `24 saat` or `kapalı`.
 * A day that a readable map does not name is closed.
 */
export const DAY_KEYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
type DayKey = (typeof DAY_KEYS)[number];

/** Minutes from the day's midnight; `from` 0–1439, `to` is greater and passes 1440 after midnight. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Sorted spans without overlaps (none: closed), or the text of a day nobody could read. */
export type DayHours = readonly Span[] | string;

/** Seven days, Monday first. */
export type Week = readonly DayHours[];

/** `week` when the days could be read, `text` when they are only to be shown, neither when missing. */
interface OpeningHours {
  week?: Week;
  text?: string;
}

/** Dated exceptions beside the week: `{ '2026-03-20': 'kapalı' }`, values as in the week. */
export type SpecialDays = Readonly<Record<string, string>>;

/** Behind hours of one day that a holiday cuts short as it does those of the week: an eve in Ramadan. */
const ON_EVE = ', bayram arefesi';

/** `'08:00-20:00'` → `'08.00–20.00, bayram arefesi'`: a special day, readable as it is. */
export const eveText = (hours: string): string =>
  hours.replaceAll(':', '.').replaceAll('-', '–').replaceAll(',', ', ') + ON_EVE;

/** The hours before those words; undefined where a special day is the business's own word. */
export const hoursOfEve = (special: string | undefined): string | undefined =>
  special?.endsWith(ON_EVE) ? special.slice(0, -ON_EVE.length) : undefined;

export const DAY_MINUTES = 1440;
const ALL_DAY: DayHours = [{ from: 0, to: DAY_MINUTES }];
const TIME_RANGE = /^(\d{1,2})[:.](\d{2}) ?[-–—] ?(\d{1,2})[:.](\d{2})$/;
const ROUND_THE_CLOCK = /^(?:24 saat(?: açık)?|7\/24)$/;
/** Both spellings, and what toLowerCase makes of KAPALI outside Turkey. */
const CLOSED = /^kapal[ıi]$/;

function readSpan(text: string): Span | undefined {
  const [, fromHour, fromMinute, toHour, toMinute] = TIME_RANGE.exec(text.trim()) ?? [];
  if (Number(fromMinute) > 59 || Number(toMinute) > 59) return undefined;
  const from = Number(fromHour) * 60 + Number(fromMinute);
  const to = Number(toHour) * 60 + Number(toMinute);
  if (!(from < DAY_MINUTES && to < 2 * DAY_MINUTES)) return undefined;
  // From midnight to midnight is the whole day; any other equal pair could be a slip of the pen.
  if (from === to && from !== 0) return undefined;
  return { from, to: to > from ? to : to + DAY_MINUTES };
}

/** Spans in order, those that touch or overlap made one. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: { from: number; to: number }[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const before = merged.at(-1);
    if (before && span.from <= before.to) before.to = Math.max(before.to, span.to);
    else merged.push({ ...span });
  }
  return merged;
}

/** One day's value; a text that is not in the form comes back as it is. */
export function parseDayHours(value: string): DayHours {
  const text = value.trim();
  const lower = lowerTr(text);
  if (CLOSED.test(lower)) return [];
  if (ROUND_THE_CLOCK.test(lower)) return ALL_DAY;
  const spans: Span[] = [];
  for (const part of text.split(',')) {
    const span = readSpan(part);
    if (!span) return text;
    spans.push(span);
  }
  const merged = mergeSpans(spans);
  // More than a day out of several parts is a slip of the pen.
  return merged.length < spans.length && merged.some(({ from, to }) => to - from > DAY_MINUTES)
    ? text
    : merged;
}

/** Day numbers (Monday 0) of a key such as `mon`, `sat-mon` or `mon-wed,fri`. */
function readDays(key: string): number[] | undefined {
  const days: number[] = [];
  for (const part of fold(key).split(',')) {
    const ends = part.split('-').map((day) => DAY_KEYS.indexOf(day.trim() as DayKey));
    const [first = -1, last = first] = ends;
    if (ends.length > 2 || ends.includes(-1)) return undefined;
    for (let day = first; ; day = (day + 1) % 7) {
      days.push(day);
      if (day === last) break;
    }
  }
  return days;
}

function entriesOf(hours: string): [string, string][] | undefined {
  try {
    const map: unknown = JSON.parse(hours);
    if (typeof map !== 'object' || map === null || Array.isArray(map)) return undefined;
    const entries = Object.entries(map);
    return entries.every(([, value]) => typeof value === 'string') ? entries : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads the stored text. Where keys overlap, the one that names fewer days decides, whatever the
 * order: `{"mon-sun":"09:00-18:00","sun":"kapalı"}` is closed on Sundays.
 */
export function parseHours(hours: string | null | undefined): OpeningHours {
  const text = hours?.trim();
  if (!text) return {};
  const entries = entriesOf(text);
  if (!entries) return { text };
  if (entries.length === 0) return {};
  const named: { days: number[]; value: string }[] = [];
  for (const [key, value] of entries) {
    const days = readDays(key);
    if (!days) return { text: entries.map((entry) => entry.join(': ')).join('\n') };
    named.push({ days, value });
  }
  const week: DayHours[] = DAY_KEYS.map(() => []);
  for (const { days, value } of named.sort((a, b) => b.days.length - a.days.length)) {
    const dayHours = parseDayHours(value);
    for (const day of days) week[day] = dayHours;
  }
  return { week };
}

/** A span's end as a time of day: 1560 → `'02.00'`, 1440 → `'24.00'`. */
export const clockText = (minutes: number) =>
  timeText(minutes > DAY_MINUTES ? minutes - DAY_MINUTES : minutes);
const isAllDay = (spans: readonly Span[]) =>
  spans.length === 1 && spans[0]?.from === 0 && spans[0].to === DAY_MINUTES;

/** One day back in the stored form. */
export function formatDayHours(day: DayHours): string {
  if (typeof day === 'string') return day;
  if (day.length === 0) return 'kapalı';
  if (isAllDay(day)) return '24 saat';
  return day.map(storedSpan).join(',');
}

/** `08:30-32:30` where it is a day and a night or more: the time alone would say less. */
const storedSpan = ({ from, to }: Span) =>
  `${clockText(from)}-${to - from < DAY_MINUTES ? clockText(to) : timeText(to)}`.replaceAll(
    '.',
    ':',
  );

/** A week as the stored JSON text, equal days under one key: `{"mon-fri":"…","sat-sun":"kapalı"}`. */
export function formatHours(week: Week): string {
  const keys = new Map<string, string>();
  for (let first = 0; first < 7; ) {
    const value = formatDayHours(week[first] ?? []);
    let last = first;
    while (last < 6 && formatDayHours(week[last + 1] ?? []) === value) last += 1;
    const run = last === first ? DAY_KEYS[first] : `${DAY_KEYS[first]}-${DAY_KEYS[last]}`;
    keys.set(value, keys.has(value) ? `${keys.get(value)},${run}` : `${run}`);
    first = last + 1;
  }
  return JSON.stringify(Object.fromEntries([...keys].map(([value, key]) => [key, value])));
}

/** One day as people read it: `'09.00–12.00, 13.00–18.00'`, `'Kapalı'`, `'24 saat'`. */
export function dayText(day: DayHours): string {
  if (typeof day === 'string') return day;
  if (day.length === 0) return 'Kapalı';
  if (isAllDay(day)) return '24 saat';
  return day.map(spanText).join(', ');
}

/** `'08.30’dan ertesi gün 08.30’a kadar'` where it is a day and a night or more: times alone would say less. */
const spanText = ({ from, to }: Span) =>
  to - from < DAY_MINUTES
    ? `${clockText(from)}–${clockText(to)}`
    : `${timeWithAblative(from)} ertesi gün ${timeWithDative(to - DAY_MINUTES)} kadar`;
