import type { Thesaurus } from '#contract/search/understanding/thesaurus.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { SearchFilters } from '../ranking/filters.rules.ts';
import {
  findAgain,
  findMatches,
  MAX_CANDIDATES,
  type TextMatches,
} from '../ranking/matches.service.ts';
import type { PublicDataNow } from './current-columns.service.ts';
import type { FacetColumns } from './facet-columns.rules.ts';
import { isAnyAsked, listMatchingIds } from './facets.queries.ts';
import { filterTest } from './facets.rules.ts';

/** Of 100,000 businesses a common word keeps some ten thousand numbers, any other 600 at most. */
const MOST_KEPT_WORDS = 1000;
/** Of the same words: where the visitor is makes as many as there are places. */
const MOST_KEPT_FILTERS = 50;

/** To look at more takes as long as to look for all. */
const MOST_LOOKED_AT = 200;

/** How long it is not looked at whether another word comes closer to one that nobody has. */
const BY_OTHERS_MS = 60_000;

const isCut = ({ ids }: TextMatches) => ids.length >= MAX_CANDIDATES;

interface KeptMatches {
  matches: TextMatches;
  /** How many changes there had been when it was so. */
  at: number;
  /** The same when it was found, and when that was on the clock of `performance`. */
  found: { at: number; ms: number };
}

/** What was found of words: the one asked for the longest time ago stands first. */
const matchesByWords = new WeakMap<object, WeakMap<Thesaurus, Map<string, KeptMatches>>>();
/** Of a common word, of which more match than are ranked, all that match. */
const idsOfMatches = new WeakMap<TextMatches, Uint32Array>();
const rowsOfMatches = new WeakMap<FacetColumns, WeakMap<TextMatches, Uint32Array>>();
const foundByFilters = new WeakMap<TextMatches, WeakMap<object, Map<string, number[]>>>();
const ANY_TIME = {};

function inside<Key extends object, Value>(
  map: WeakMap<Key, Value>,
  key: Key,
  fresh: Value,
): Value {
  const value = map.get(key) ?? fresh;
  map.set(key, value);
  return value;
}

/**
 * Whether words still mean what they meant: none of those that changed since was found, and none is found now. What
 * nobody has, or was corrected, depends on what all others write as well: that is looked at once a minute.
 */
async function isStillFound(now: PublicDataNow, kept: KeptMatches): Promise<boolean> {
  const { matches, at, found } = kept;
  const { asked, isByOthers } = matches;
  const isDue = now.changes > found.at && performance.now() > found.ms + BY_OTHERS_MS;
  if (isByOthers && isDue) return false;
  const changed = now.changedSince(at);
  if (changed?.length === 0) return true;
  const ids = isCut(matches) ? idsOfMatches.get(matches) : matches.ids;
  if (!changed || changed.length > MOST_LOOKED_AT || !asked || !ids) return false;
  const isChanged = new Set(changed);
  const isFoundChanged = ids.some((id) => isChanged.has(id));
  return !isFoundChanged && !(await isAnyAsked(now.db, [...isChanged], asked));
}

/** What words mean, whatever the filters: it is asked for again with every page and filter. */
export async function matchesOf(
  now: PublicDataNow,
  by: Thesaurus,
  words: string,
  { isAsTyped = false } = {},
): Promise<TextMatches> {
  const byThesaurus = inside(matchesByWords, now.settings, new WeakMap());
  const known: Map<string, KeptMatches> = inside(byThesaurus, by, new Map());
  const key = `${isAsTyped}|${words}`;
  const kept = known.get(key);
  const isStill = kept && (await isStillFound(now, kept));
  const matches = isStill ? kept.matches : await findMatches(now, by, words, {}, { isAsTyped });
  known.delete(key);
  const at = now.changes;
  const found = isStill ? kept.found : { at, ms: performance.now() };
  known.set(key, { matches, at, found });
  const oldest = known.keys().next().value;
  if (known.size > MOST_KEPT_WORDS && oldest !== undefined) known.delete(oldest);
  return matches;
}

/** Of a common word, of which more match than are ranked, those that are inside the filters, best first. */
export async function matchesInside(
  now: PublicDataNow,
  matches: TextMatches,
  filters: SearchFilters,
): Promise<number[]> {
  const { open = ANY_TIME, ...others } = filters;
  const byMoment = inside(foundByFilters, matches, new WeakMap());
  const known: Map<string, number[]> = inside(byMoment, open, new Map());
  const key = JSON.stringify(others);
  const ids = known.get(key) ?? (await findAgain(now, matches, filters));
  if (known.size >= MOST_KEPT_FILTERS) known.clear();
  known.set(key, ids);
  return ids;
}

/** Those of the ids that are published and inside the filters, in their order. */
export function keepInside(
  columns: FacetColumns,
  ids: readonly number[],
  filters: SearchFilters,
): number[] {
  const isInside = filterTest(columns, filters);
  return ids.filter((id) => {
    const row = columns.rowOf(id);
    return row !== undefined && isInside(row);
  });
}

/** Where in the columns those stand that words mean, also beyond the ranked. */
export async function matchingRows(
  db: Db,
  columns: FacetColumns,
  matches: TextMatches,
): Promise<Uint32Array> {
  const rowsOf = (ids: Iterable<number>) =>
    Uint32Array.from([...ids].flatMap((id) => columns.rowOf(id) ?? []));
  if (!isCut(matches)) return rowsOf(matches.ids);
  const known = inside(rowsOfMatches, columns, new WeakMap<TextMatches, Uint32Array>());
  const ids =
    idsOfMatches.get(matches) ?? Uint32Array.from(await listMatchingIds(db, matches.isMatch));
  idsOfMatches.set(matches, ids);
  const rows = known.get(matches) ?? rowsOf(ids);
  known.set(matches, rows);
  return rows;
}
