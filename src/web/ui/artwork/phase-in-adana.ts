export type Phase = 'dawn' | 'day' | 'evening' | 'night';

/** Ahead of UTC, all year round. */
const AHEAD_HOURS = 3;

/**
 * The light over the river at a moment, by the clock of Adana: dawn from 5, day from 9, evening from
 * 17, night from 21. By the clock and not by the sun, so half past six is evening in every season.
 */
export function phaseInAdana(date: Date): Phase {
  const hour = (date.getUTCHours() + AHEAD_HOURS) % 24;
  if (hour < 5 || hour >= 21) return 'night';
  if (hour < 9) return 'dawn';
  return hour < 17 ? 'day' : 'evening';
}
