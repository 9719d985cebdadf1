import type { Business } from '#contract/businesses/businesses.ts';
import { type OpenState, openStateAt } from '#contract/calendar/opening-hours.ts';
import { useClock, useNow } from '#web/browser/clock-context.ts';

/** Each state's colour. */
export const OPEN_TONES = {
  open: 'open',
  closing_soon: 'closing',
  closed: 'closed',
  unknown: 'neutral',
} as const satisfies Record<OpenState['state'], string>;

/**
 * Whether a business is open at the moment the page is read; the cached page ends when that does. Or at another, `then`,
 * of which the page tells: that holds.
 */
export function useOpenState(
  {
    hours,
    isOpen,
    specialDays,
    holidays,
  }: Pick<Business, 'hours' | 'isOpen' | 'specialDays' | 'holidays'>,
  then?: string,
): OpenState {
  const now = useNow();
  const clock = useClock();
  const state = openStateAt(hours, then ? new Date(then) : now, { isOpen, specialDays, holidays });
  if (!then) clock.holdsUntil(state.changesAt);
  return state;
}
