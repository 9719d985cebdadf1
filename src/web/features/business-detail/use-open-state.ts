import type { Business } from '#contract/businesses/businesses.ts';
import { type OpenState, openStateAt } from '#contract/calendar/opening-hours.ts';
import { useClock, useNow } from '#web/browser/clock-context.ts';

/** Whether a business is open at the moment the page is read; notes how long that holds. */
export function useOpenState({ hours, isOpen, specialDays, holidays }: Business): OpenState {
  const state = openStateAt(hours, useNow(), { isOpen, specialDays, holidays });
  useClock().holdsUntil(state.changesAt);
  return state;
}
