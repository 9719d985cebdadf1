import {
  type ClockMoment,
  dayOf,
  type OpenState,
  openSentence,
  opensText,
  unsureText,
  usualText,
} from '#contract/calendar/opening-hours.ts';
import { timeWithLocative } from '#contract/text/turkish-suffix.ts';

/** What stands beside the badge 'Açık' or 'Kapalı': when that ends. Empty when nobody knows. */
export function openDetail(state: OpenState): string {
  if (state.holiday) return usualText(state.usual);
  if (state.state === 'unknown') return '';
  if (state.isUnsureThen && state.until) return unsureText(state.until);
  if (state.state !== 'closed') return state.until ? closes(state.until) : openSentence(state);
  if (state.isPaused) return openSentence(state);
  return state.opensAt ? opensText(state.opensAt) : '';
}

const MORNING = 6 * 60;

/** "gece 02.00’de kapanır": before the morning one still means tonight. */
function closes(until: ClockMoment): string {
  const { minutes, daysAhead } = until;
  const time = `${timeWithLocative(minutes)} kapanır`;
  if (daysAhead === 0) return time;
  return minutes < MORNING && daysAhead === 1 ? `gece ${time}` : `${dayOf(until)}${time}`;
}
