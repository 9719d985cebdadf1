import { lowerTr } from '#contract/text/turkish-fold.ts';
import {
  calendarOf,
  type OpenStateOptions,
  openSentence,
  unsureText,
  wallMinutes,
} from './opening-hours.ts';
import { DAY_MINUTES, dayText } from './opening-hours-text.ts';

/**
 * What `openSentence` says, for the whole of today, whatever the hour: `"Bugün 09.00–23.00"`, `"Bugün kapalı"`,
 * `"Bugün 09.00–18.00 · 13.00’ten sonra değişebilir"`.
 */
export function daySentence(
  hours: string | null | undefined,
  now: Date,
  { isOpen = true, specialDays, holidays = [] }: OpenStateOptions = {},
): string {
  if (!isOpen) return openSentence({ state: 'closed', isPaused: true });
  const calendar = calendarOf(hours, specialDays ?? {}, holidays);
  const today = Math.floor(wallMinutes(now) / DAY_MINUTES);
  const midnight = today * DAY_MINUTES;
  const { holiday, from = midnight } = calendar.holidayOn(today) ?? {};
  const said = calendar.saidOn(today);
  if (typeof said === 'string') return openSentence({ state: 'unknown', text: said });
  if (holiday && from === midnight)
    return openSentence({ state: 'unknown', holiday, usual: dayText(said) });
  const usual = `Bugün ${lowerTr(dayText(said))}`;
  // An eve begins at noon, a night before a holiday ends with the day.
  const day = calendar.day(today);
  const cut = holiday || typeof day === 'string' ? from : day.doubtful[0]?.from;
  return cut === undefined
    ? usual
    : `${usual} · ${unsureText({ minutes: cut - midnight, daysAhead: 0, day: '' })}`;
}
