import { dayPlus, type Holiday } from '#contract/calendar/holidays.ts';
import {
  clockText,
  DAY_MINUTES,
  parseDayHours,
  parseHours,
  type Span,
} from '#contract/calendar/opening-hours-text.ts';

const SCHEMA_DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Google asks for 00:00–23:59 where a business never closes. */
const LAST_MINUTE = '23:59';

/** The part of a business's JSON-LD that schema.org calls OpeningHoursSpecification. */
export interface OpeningHoursSpecification {
  '@type': 'OpeningHoursSpecification';
  dayOfWeek: string[];
  opens: string;
  closes: string;
}

/** A day and a night or more, unless from midnight to midnight, is two: its times alone would say less. */
function inHalves(span: Span): Span[] {
  const { from, to } = span;
  if (to - from < DAY_MINUTES || to === DAY_MINUTES) return [span];
  const middle = Math.max(Math.floor((from + DAY_MINUTES) / 2), to - DAY_MINUTES + 1);
  return [
    { from, to: middle },
    { from: middle, to },
  ];
}

/** JSON-LD of the days that could be read; closed days carry 00:00–00:00, as Google documents it. */
export function openingHoursSpecification(
  hours: string | null | undefined,
): OpeningHoursSpecification[] {
  const days = new Map<string, string[]>();
  for (const [index, day] of (parseHours(hours).week ?? []).entries()) {
    if (typeof day === 'string') continue;
    for (const { from, to } of day.length > 0 ? day.flatMap(inHalves) : [{ from: 0, to: 0 }]) {
      const closes = to - from === DAY_MINUTES ? LAST_MINUTE : clockText(to % DAY_MINUTES);
      const span = `${clockText(from)}-${closes}`.replaceAll('.', ':');
      days.set(span, [...(days.get(span) ?? []), SCHEMA_DAYS[index] ?? '']);
    }
  }
  return [...days].map(([span, dayOfWeek]) => {
    const [opens = '', closes = ''] = span.split('-');
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
  });
}

/** What of a business says when it is open. */
interface Hours {
  isOpen: boolean;
  hours: string | null;
  holidays: readonly Pick<Holiday, 'from' | 'until'>[];
  specialDays: Record<string, string>;
}

/**
 * The week, valid only between holidays that put it in doubt, and not on days of which something else was said in
 * words alone: a machine that reads it must not tell then that the usual hours hold. Behind the last holiday that is
 * known nothing is said.
 */
export function usualHoursSpecification({ isOpen, hours, holidays, specialDays }: Hours): object[] {
  if (!isOpen) return [];
  const week = openingHoursSpecification(hours);
  const end = holidays.at(-1)?.from;
  const without = [...holidays, ...daysInWords(specialDays)]
    .filter(({ from }) => end === undefined || from <= end)
    .sort((a, b) => (a.from < b.from ? -1 : 1));
  let validFrom: string | undefined;
  const between: object[] = [];
  for (const { from, until } of without) {
    const validThrough = dayPlus(from.slice(0, 10), -1);
    if (validFrom === undefined || validFrom <= validThrough)
      between.push(
        ...week.flatMap((span) =>
          isPastMidnight(span) && span.closes > from.slice(11)
            ? endedByMidnight(span, validFrom, validThrough)
            : { ...span, ...(validFrom && { validFrom }), validThrough },
        ),
      );
    const after = until.slice(0, 10);
    if (validFrom === undefined || after > validFrom) validFrom = after;
  }
  if (end !== undefined) return between;
  return [...between, ...week.map((span) => ({ ...span, ...(validFrom && { validFrom }) }))];
}

/** Special days whose hours nobody can read; the evening before one goes on into it, however late it ends. */
const daysInWords = (specialDays: Hours['specialDays']) =>
  Object.entries(specialDays)
    .filter(([, text]) => typeof parseDayHours(text) === 'string')
    .map(([day]) => ({ from: `${day}T24:00`, until: `${dayPlus(day, 1)}T00:00` }));

/** A closing at midnight is none, and neither is a closed day. */
const isPastMidnight = ({ opens, closes }: OpeningHoursSpecification) =>
  closes !== '00:00' && closes <= opens;

/** A span past midnight and into the holiday behind it, of which the last evening ends with its day. */
function endedByMidnight(
  span: OpeningHoursSpecification,
  validFrom: string | undefined,
  validThrough: string,
): object[] {
  const weekday = SCHEMA_DAYS[(new Date(`${validThrough}T00:00:00Z`).getUTCDay() + 6) % 7] ?? '';
  const before = dayPlus(validThrough, -1);
  const isBefore = validFrom === undefined || validFrom <= before;
  return [
    ...(isBefore ? [{ ...span, ...(validFrom && { validFrom }), validThrough: before }] : []),
    ...(span.dayOfWeek.includes(weekday)
      ? [
          {
            ...{ ...span, dayOfWeek: [weekday], closes: LAST_MINUTE },
            ...{ validFrom: validThrough, validThrough },
          },
        ]
      : []),
  ];
}

/** Days on which other hours hold, read as the hours of any one day; each is true for its own date only. */
export function specialHoursSpecification({ isOpen, specialDays: days }: Hours): object[] {
  if (!isOpen) return [];
  return Object.entries(days).flatMap(([day, text]) =>
    openingHoursSpecification(JSON.stringify({ mon: text }))
      .filter(({ dayOfWeek }) => dayOfWeek.includes('Monday'))
      .map(({ opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        opens,
        closes,
        validFrom: day,
        validThrough: day,
      })),
  );
}
