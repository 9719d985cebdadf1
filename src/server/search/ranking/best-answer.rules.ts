import { isOpenState, openStateAt } from '#contract/calendar/opening-hours.ts';
import { directionsTo } from '#contract/maps/directions.ts';
import type { BestAnswer, FoundBusiness } from '#contract/search/search.ts';
import { lowerTr } from '#contract/text/turkish-fold.ts';

export interface AskedForBest {
  /** The one kind that the words name, whole. */
  kind: { slug: string; name: string } | undefined;
  /** Nothing of the question is corrected, unknown, somebody's name or a question for who is on duty. */
  isWhole: boolean;
  /** By what a sentence would not say: category, price, rating, features, a circle. */
  isNarrowed: boolean;
  isOpenNow: boolean;
  /** The nearest to the visitor stand first. */
  isFromVisitor: boolean;
  /** How many districts and neighbourhoods it says. */
  places: number;
  /** It asks for what is around a place. */
  isAround: boolean;
  total: number;
  page: number;
}

/** Where the visitor is, is rounded to about so much: who is nearer by less may not be. */
const CLEARLY_NEARER = 100;

/** The one best answer of a question that has one: strictly from data, and none where there is any doubt. */
export function bestAnswer(
  asked: AskedForBest,
  items: readonly FoundBusiness[],
  now: Date,
): BestAnswer | null {
  const { kind, isFromVisitor, places, total } = asked;
  const [first, ...others] = items;
  if (!first || !kind || !asked.isWhole || asked.isNarrowed || asked.page > 1) return null;
  if (!asked.isOpenNow || asked.isAround || first.kind?.slug !== kind.slug) return null;
  const { until, isUnsureThen, isFar, ...state } = openStateAt(first.hours, now, first);
  if (!isOpenState(state) || !until || isUnsureThen || isFar) return null;
  const isNearest = isFromVisitor && places === 0 && isClearlyNearer(first, others, total);
  const isOnly = !isFromVisitor && places === 1 && total === 1;
  if (!isNearest && !isOnly) return null;
  return {
    as: isNearest ? 'nearest' : 'only',
    kind: inSentence(kind.name),
    until: until.minutes,
    directions: directionsTo(first).google,
  };
}

function isClearlyNearer(
  first: FoundBusiness,
  others: readonly FoundBusiness[],
  total: number,
): boolean {
  const { distance } = first;
  if (distance === null || (others.length === 0 && total > 1)) return false;
  // One without a pin may be anywhere.
  return others.every((one) => one.distance !== null && one.distance - distance >= CLEARLY_NEARER);
}

/** Ciğerci, but AVM as it is. */
const inSentence = (name: string) =>
  /^.\p{Lu}/u.test(name) ? name : lowerTr(name.slice(0, 1)) + name.slice(1);
