import { clockText, DAY_MINUTES, parseHours } from '#contract/calendar/opening-hours-text.ts';

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
