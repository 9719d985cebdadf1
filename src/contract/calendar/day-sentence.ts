import { lowerTr } from '#contract/text/turkish-fold.ts';
import { calendarOf, type OpenStateOptions, openSentence, wallMinutes } from './opening-hours.ts';
import { DAY_MINUTES, dayText } from './opening-hours-text.ts';

/** What `openSentence` says, for the whole of today, whatever the hour: `"Bugün 09.00–23.00"`, `"Bugün kapalı"`. */
export function daySentence(
  hours: string | null | undefined,
  now: Date,
  { isOpen = true, specialDays, holidays = [] }: OpenStateOptions = {},
): string {
  if (!isOpen) return openSentence({ state: 'closed', isPaused: true });
  const calendar = calendarOf(hours, specialDays ?? {}, holidays);
  const today = Math.floor(wallMinutes(now) / DAY_MINUTES);
  const { holiday } = calendar.holidayOn(today) ?? {};
  const said = calendar.saidOn(today);
  if (holiday) return openSentence({ state: 'unknown', holiday, usual: dayText(said) });
  if (typeof said === 'string') return openSentence({ state: 'unknown', text: said });
  return `Bugün ${lowerTr(dayText(said))}`;
}
