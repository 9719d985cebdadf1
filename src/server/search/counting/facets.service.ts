import { setImmediate } from 'node:timers/promises';
import type { Thesaurus } from '#contract/search/understanding/thesaurus.ts';
import type { Db } from '#server/platform/database/database.ts';
import { publicDataFingerprint } from '#server/platform/database/public-data.ts';
import { findMatches, MAX_CANDIDATES, type TextMatches } from '../ranking/matches.service.ts';
import { FacetColumns, FEATURE_SIGN } from './facet-columns.rules.ts';
import { listFacetRows, listMatchingIds } from './facets.queries.ts';

/** Read in pieces, between which others are answered. */
const ROWS_AT_ONCE = 4000;
/**
 * A larger directory takes longer than a visitor waits: there the counts of before are told while one
 * reading makes new ones, and while much is being written not all the time.
 */
const MOST_WAITED_FOR = 20_000;
const LARGE_REST_MS = 10_000;
/** Older counts are not told: after a quiet hour the first who asks waits. */
const LARGE_OLDEST_MS = 60_000;

/** Of 100,000 businesses a common word keeps some ten thousand numbers. */
const MOST_KEPT_WORDS = 200;

interface Kept {
  fingerprint: string;
  columns: FacetColumns;
  /** On the clock of `performance`. */
  readAt: number;
}

/** Per database: what was read last, and the reading under way. */
const kept = new WeakMap<Db, Kept>();
const underWay = new WeakMap<Db, Promise<Kept>>();

/** The columns all counts are made of, read again when public data has changed. */
export async function currentColumns(db: Db): Promise<FacetColumns> {
  for (;;) {
    const fingerprint = await publicDataFingerprint(db);
    const known = kept.get(db);
    if (known?.fingerprint === fingerprint) return known.columns;
    const running = underWay.get(db);
    const age = known ? performance.now() - known.readAt : Number.POSITIVE_INFINITY;
    if (known && known.columns.length > MOST_WAITED_FOR && age < LARGE_OLDEST_MS) {
      // A failure is met again by the next who asks.
      if (!running && age > LARGE_REST_MS) read(db, fingerprint).catch(() => {});
      return known.columns;
    }
    const fresh = await (running ?? read(db, fingerprint));
    // One that was under way may have begun before the change that is asked about.
    if (!running || fresh.fingerprint === fingerprint) return fresh.columns;
  }
}

/** What was found of words with the same columns and the same words of kinds: the one asked for the longest time ago stands first. */
const matchesByWords = new WeakMap<FacetColumns, WeakMap<Thesaurus, Map<string, TextMatches>>>();
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
 * What words mean, whatever the filters. What was found of a common word, of which more match than are
 * ranked, is kept as long as the columns: it costs most, and is asked for again with every page and filter.
 */
export async function matchesOf(
  db: Db,
  columns: FacetColumns,
  by: Thesaurus,
  words: string,
  { isAsTyped = false } = {},
): Promise<TextMatches> {
  const byThesaurus = inside(matchesByWords, columns, new WeakMap());
  const known: Map<string, TextMatches> = inside(byThesaurus, by, new Map());
  const key = `${isAsTyped}|${words}`;
  const matches = known.get(key) ?? (await findMatches(db, by, words, {}, { isAsTyped }));
  known.delete(key);
  if (matches.ids.length < MAX_CANDIDATES) return matches;
  known.set(key, matches);
  const oldest = known.keys().next().value;
  if (known.size > MOST_KEPT_WORDS && oldest !== undefined) known.delete(oldest);
  return matches;
}

/** Where in the columns those stand that words mean, also beyond the ranked. */
export async function matchingRows(
  db: Db,
  columns: FacetColumns,
  matches: TextMatches,
): Promise<Uint32Array> {
  const rowsOf = (ids: readonly number[]) =>
    Uint32Array.from(ids.flatMap((id) => columns.rowOfId.get(id) ?? []));
  if (matches.ids.length < MAX_CANDIDATES) return rowsOf(matches.ids);
  const known = inside(rowsOfMatches, columns, new WeakMap<TextMatches, Uint32Array>());
  const rows = known.get(matches) ?? rowsOf(await listMatchingIds(db, matches.isMatch));
  known.set(matches, rows);
  return rows;
}

function read(db: Db, fingerprint: string): Promise<Kept> {
  const reading = readColumns(db)
    .then((columns) => {
      const fresh = { fingerprint, columns, readAt: performance.now() };
      kept.set(db, fresh);
      return fresh;
    })
    .finally(() => underWay.delete(db));
  underWay.set(db, reading);
  return reading;
}

async function readColumns(db: Db): Promise<FacetColumns> {
  const columns = new FacetColumns();
  let afterId = 0;
  for (;;) {
    const rows = await listFacetRows(db, { afterId, limit: ROWS_AT_ONCE, sign: FEATURE_SIGN });
    for (const row of rows) columns.add(row);
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_AT_ONCE) return columns;
    afterId = last.id;
    await setImmediate();
  }
}
