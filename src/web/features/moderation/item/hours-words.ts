import { DAY_NAMES } from '#contract/calendar/opening-hours.ts';
import { dayText, parseHours } from '#contract/calendar/opening-hours-text.ts';

/** Stored hours as people read them, a line for days in a row that are alike; unreadable ones as they are. */
export function hoursWords(stored: string): string {
  const { week, text } = parseHours(stored);
  if (!week) return text ?? stored;
  const lines: { first: string; last: string; hours: string }[] = [];
  for (const [index, day] of week.entries()) {
    const name = DAY_NAMES[index] ?? '';
    const hours = dayText(day);
    const line = lines.at(-1);
    if (line?.hours === hours) line.last = name;
    else lines.push({ first: name, last: name, hours });
  }
  return lines
    .map(({ first, last, hours }) => `${first === last ? first : `${first}–${last}`}: ${hours}`)
    .join('\n');
}
