import { openStateAt } from '#contract/calendar/opening-hours.ts';
import type { SearchAnswer } from '#contract/search/search.ts';
import type { Basics } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { PublicDataNow } from '../counting/current-columns.service.ts';
import { unchangedBusinesses } from '../counting/unchanged-businesses.service.ts';
import { holidaysThen } from '../understanding/open-moment.service.ts';
import { type ResolvedSearch, rankInside } from '../understanding/resolving.service.ts';
import { faintlyLike } from '../understanding/spelling.service.ts';
import type { SearchFilters } from './filters.queries.ts';
import { listFoundIds } from './found.queries.ts';
import { findMatches, findPartly } from './matches.service.ts';

/** Most of the best that are looked through for the first that opens. */
export const MOST_LOOKED_AT = 60;

/** Of what was asked for and is not open, what opens next, the first in front. */
export async function findOpeningNext(
  ctx: Basics,
  { current, filters, matches }: ResolvedSearch,
  limit: number,
): Promise<{ ids: number[]; opensNext: NonNullable<SearchAnswer['opensNext']> } | undefined> {
  const { db } = ctx;
  const inside = { ...filters, open: undefined };
  const ids = matches
    ? rankInside(current, matches, inside).ids.slice(0, MOST_LOOKED_AT)
    : await listFoundIds(
        db,
        { filters: inside, isMatch: undefined, namedIds: [] },
        { order: { by: 'rating' }, isNamedFirst: false, limit: MOST_LOOKED_AT, offset: 0 },
      );
  const opening = await openingFirst(ctx, current, ids);
  const first = opening[0]?.opensAt;
  if (!first) return undefined;
  const { minutes, daysAhead, day } = first;
  return {
    ids: opening.slice(0, limit).map(({ business }) => business.id),
    opensNext: { minutes, daysAhead, day },
  };
}

/** Of these, what is closed now and opens again, in the order in which it does. */
export async function openingFirst(ctx: Basics, current: PublicDataNow, ids: number[]) {
  const now = ctx.now();
  return (await unchangedBusinesses(ctx, current, ids, await holidaysThen(current, now)))
    .flatMap((business) => {
      const { opensAt } = openStateAt(business.hours, now, business);
      return opensAt ? [{ business, opensAt }] : [];
    })
    .sort((a, b) => a.opensAt.at.getTime() - b.opensAt.at.getTime());
}

/**
 * What comes nearest where nothing was found: without the softer wishes (open, price, nearness, rating,
 * features), then without the place and the district, then what the words alone find, then what answers a part of them, then what
 * words much like them find, then what is there at all.
 */
export async function findNearestIds(
  db: Db,
  q: string,
  { current, filters, words, by, readings, matches }: ResolvedSearch,
  limit: number,
): Promise<number[]> {
  const { category, district, place } = filters;
  const looser: SearchFilters[] = [
    ...(place && place.members.length > 0 ? [{ category, district, place }] : []),
    ...(district === undefined ? [] : [{ category, district }]),
    ...(category === undefined ? [] : [{ category }]),
    {},
  ];
  if (matches && by) {
    for (const inside of looser) {
      const { ids } = rankInside(current, matches, inside);
      if (ids.length > 0) return ids.slice(0, limit);
    }
    if (readings.length > 0) {
      const { ids } = await findMatches(current, by, q, {});
      if (ids.length > 0) return ids.slice(0, limit);
    }
    // A number is what it is: part of one is near nothing.
    if (!/\p{L}/u.test(words)) return [];
    for (const inside of looser) {
      const ids = await findPartly(current, matches, inside);
      if (ids.length > 0) return ids.slice(0, limit);
    }
    const alike = faintlyLike(current.columns.vocabulary, by, words);
    for (const inside of alike === undefined ? [] : looser) {
      const { ids } = await findMatches(current, by, alike ?? '', inside);
      if (ids.length > 0) return ids.slice(0, limit);
    }
    // The words mean nothing here: what was chosen beside them is all there is.
    if (!category && !district) return [];
  }
  for (const inside of looser) {
    const found = { filters: inside, isMatch: undefined, namedIds: [] };
    const page = { order: { by: 'rating' as const }, isNamedFirst: false, limit, offset: 0 };
    const ids = await listFoundIds(db, found, page);
    if (ids.length > 0) return ids;
  }
  return [];
}
