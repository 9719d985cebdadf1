import { FEW } from '#contract/search/asking/asking.ts';
import type { Thesaurus } from '#contract/search/understanding/thesaurus.ts';
import { keepNewest } from '#contract/text/newest-kept.ts';
import type { SearchFilters } from '../ranking/filters.rules.ts';
import {
  bestOf,
  findMatches,
  type LastMatches,
  MAX_CANDIDATES,
  type TextMatches,
} from '../ranking/matches.service.ts';
import { listAskedAmong, rankKey } from '../ranking/search.queries.ts';
import type { PublicDataNow } from './current-columns.service.ts';
import type { FacetColumns } from './facet-columns.rules.ts';
import { isAnyAsked } from './facets.queries.ts';
import { filterTest } from './facets.rules.ts';

/** Of 100,000 businesses a common word keeps some ten thousand numbers, any other 600 at most. */
const MOST_KEPT_WORDS = 1000;
/** To look at more takes as long as to look for all. */
const MOST_LOOKED_AT = 1000;

/** How long it is not looked at whether another word comes closer to one that nobody has. */
const BY_OTHERS_MS = 60_000;

interface KeptMatches {
  matches: TextMatches;
  /** How many changes there had been when it was so. */
  at: number;
  /** The same when it was found, and when that was on the clock of `performance`. */
  found: { at: number; ms: number };
}

/** What was found of words: the one asked for the longest time ago stands first. */
const matchesByWords = new WeakMap<object, WeakMap<Thesaurus, Map<string, KeptMatches>>>();
const rowsOfMatches = new WeakMap<FacetColumns, WeakMap<TextMatches, Uint32Array>>();

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
 * What words still mean, undefined where it must be found anew: where any of those that changed since was found, or is
 * found now, and so few are found that it decides what is asked for next. What nobody has, or was corrected, depends on what all
 * others write as well: that is looked at once a minute.
 */
async function stillFound(now: PublicDataNow, kept: KeptMatches): Promise<TextMatches | undefined> {
  const { matches, at, found } = kept;
  const isDue = now.changes > found.at && performance.now() > found.ms + BY_OTHERS_MS;
  if (matches.isByOthers && isDue) return undefined;
  const changed = now.changedSince(at);
  if (changed?.length === 0) return matches;
  if (!changed || changed.length > MOST_LOOKED_AT) return undefined;
  const ids = new Set(changed);
  const { whole } = matches;
  if (whole) return changedAmong(now, ids, { ...matches, whole });
  const isAnyFound = matches.ids.some((id) => ids.has(id));
  return isAnyFound || (await isAnyAsked(now.db, [...ids], matches.asked)) ? undefined : matches;
}

/** With those that changed as they are found now; undefined where what was asked before finds others, or too few are left. */
async function changedAmong(
  { db, columns }: PublicDataNow,
  changed: ReadonlySet<number>,
  matches: TextMatches & { whole: LastMatches },
): Promise<TextMatches | undefined> {
  const { asks, asked, norm, common } = matches;
  const { all, before } = matches.whole;
  const ask = asks.at(-1);
  if (!ask || before.some((id) => changed.has(id))) return undefined;
  const askedBefore = asked.slice(0, asked.indexOf(ask));
  const found = await listAskedAmong(db, [...changed], { ask, norm, before: askedBefore });
  if (found.some(({ isBefore }) => isBefore)) return undefined;
  const stay = [...all.ids.keys()].filter((at) => !changed.has(all.ids[at] ?? 0));
  if (stay.length === all.ids.length && found.length === 0) return matches;
  const ids = [...stay.map((at) => all.ids[at] ?? 0), ...found.map(({ id }) => id)];
  // Fewer ask for others besides; of as many as are ranked all must be read.
  if (ids.length < FEW || ids.length >= MAX_CANDIDATES !== (common !== undefined)) return undefined;
  const keys = [...stay.map((at) => all.keys[at] ?? 0), ...found.map(rankKey)];
  const now = { ids: Uint32Array.from(ids), keys: Uint32Array.from(keys) };
  const best = bestOf(columns, now).map(({ id }) => id);
  const inTurn = [...new Set([...before, ...best])];
  const whole = { all: now, before };
  return {
    ...{ ...matches, whole, common: common && whole },
    ids: common ? inTurn.slice(0, MAX_CANDIDATES) : inTurn,
  };
}

/** What words mean, whatever the filters: it is asked for again with every page and filter. */
export async function matchesOf(
  now: PublicDataNow,
  by: Thesaurus,
  words: string,
  { isAsTyped = false, isAtOnce = false } = {},
): Promise<TextMatches> {
  const byThesaurus = inside(matchesByWords, now.settings, new WeakMap());
  const known: Map<string, KeptMatches> = inside(byThesaurus, by, new Map());
  const key = `${isAsTyped}|${words}`;
  const kept = known.get(key);
  const still = kept && (await stillFound(now, kept));
  const matches = still ?? (await findMatches(now, by, words, {}, { isAsTyped, isAtOnce }));
  const at = now.changes;
  const found = kept && still ? kept.found : { at, ms: performance.now() };
  keepNewest(known, MOST_KEPT_WORDS, key, { matches, at, found });
  return matches;
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
export function matchingRows(columns: FacetColumns, matches: TextMatches): Uint32Array {
  const known = inside(rowsOfMatches, columns, new WeakMap<TextMatches, Uint32Array>());
  const rows = known.get(matches) ?? rowsOf(columns, matches);
  known.set(matches, rows);
  return rows;
}

function rowsOf(columns: FacetColumns, { ids, common }: TextMatches): Uint32Array {
  const every = common ? new Set([...common.before, ...common.all.ids, ...ids]) : ids;
  return Uint32Array.from([...every].flatMap((id) => columns.rowOf(id) ?? []));
}
