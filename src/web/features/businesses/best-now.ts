import type { OpenState } from '#contract/calendar/opening-hours.ts';

/** Two rows of two. */
const BEST_NOW = 4;

const OPEN: OpenState['state'][] = ['open', 'closing_soon'];

/**
 * Of a list that begins with the best: the first of those that people rated and that are open, and the others in their
 * order. None where so many are not there, or nothing else would stand below them.
 */
export function bestNow<Business extends { reviewCount: number }>(
  businesses: readonly Business[],
  stateOf: (business: Business) => OpenState['state'],
): { best: Business[]; others: Business[] } {
  const best = businesses
    .filter((one) => one.reviewCount > 0 && OPEN.includes(stateOf(one)))
    .slice(0, BEST_NOW);
  if (best.length < BEST_NOW || businesses.length === BEST_NOW) {
    return { best: [], others: [...businesses] };
  }
  return { best, others: businesses.filter((one) => !best.includes(one)) };
}
