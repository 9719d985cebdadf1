import type { Db } from '#server/platform/database/database.ts';
import { type ResolvedSearch, rankInside } from '../understanding/resolving.service.ts';
import { faintlyLike } from '../understanding/spelling.service.ts';
import type { SearchFilters } from './filters.queries.ts';
import { listFoundIds } from './found.queries.ts';
import { findMatches, findPartly } from './matches.service.ts';

/**
 * What comes nearest where nothing was found: without the softer wishes (open, price, nearness, rating,
 * features), then without the district, then what the words alone find, then what answers a part of them, then what
 * words much like them find, then what is there at all.
 */
export async function findNearestIds(
  db: Db,
  q: string,
  { filters, words, by, readings, matches }: ResolvedSearch,
  limit: number,
): Promise<number[]> {
  const { category, district } = filters;
  const looser: SearchFilters[] = [{ category, district }, { category }, {}];
  if (matches && by) {
    for (const inside of looser) {
      const { ids } = await rankInside(db, matches, inside);
      if (ids.length > 0) return ids.slice(0, limit);
    }
    if (readings.length > 0) {
      const { ids } = await findMatches(db, by, q, {});
      if (ids.length > 0) return ids.slice(0, limit);
    }
    // A number is what it is: part of one is near nothing.
    if (!/\p{L}/u.test(words)) return [];
    for (const inside of looser) {
      const ids = await findPartly(db, matches, inside);
      if (ids.length > 0) return ids.slice(0, limit);
    }
    const alike = await faintlyLike(db, by, words);
    for (const inside of alike === undefined ? [] : looser) {
      const { ids } = await findMatches(db, by, alike ?? '', inside);
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
