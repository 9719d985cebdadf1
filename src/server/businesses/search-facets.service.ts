import { setImmediate } from 'node:timers/promises';
import type { Db } from '#server/platform/database.ts';
import { publicDataFingerprint } from '#server/platform/public-data-version.ts';
import { FacetColumns, FEATURE_SIGN } from './facet-columns.rules.ts';
import { listFacetRows, listMatchingIds } from './search-facets.queries.ts';
import { MAX_CANDIDATES, type TextMatches } from './search-matches.service.ts';

/** Read in pieces, between which others are answered. */
const ROWS_AT_ONCE = 4000;
/**
 * A larger directory takes longer than a visitor waits: there the counts of before are told while one
 * reading makes new ones, and while much is being written not all the time.
 */
const MOST_WAITED_FOR = 20_000;
const LARGE_REST_MS = 10_000;

/** Common words are asked again and again, and for every page of their answer. */
const MOST_KEPT_WORDS = 100;

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
    if (known && known.columns.length > MOST_WAITED_FOR) {
      const isRested = performance.now() - known.readAt > LARGE_REST_MS;
      // A failure is met again by the next who asks.
      if (!running && isRested) read(db, fingerprint).catch(() => {});
      return known.columns;
    }
    const fresh = await (running ?? read(db, fingerprint));
    // One that was under way may have begun before the change that is asked about.
    if (!running || fresh.fingerprint === fingerprint) return fresh.columns;
  }
}

const rowsOfWords = new WeakMap<FacetColumns, Map<string, number[]>>();

/** Where in the columns those stand that words mean, also beyond the ranked. */
export async function matchingRows(
  db: Db,
  columns: FacetColumns,
  words: string,
  { ids, isMatch }: TextMatches,
): Promise<number[]> {
  const rowsOf = (found: readonly number[]) => found.flatMap((id) => columns.rowOfId.get(id) ?? []);
  if (ids.length < MAX_CANDIDATES) return rowsOf(ids);
  const known = rowsOfWords.get(columns) ?? new Map<string, number[]>();
  rowsOfWords.set(columns, known);
  const rows = known.get(words) ?? rowsOf(await listMatchingIds(db, isMatch));
  known.delete(words);
  known.set(words, rows);
  const oldest = known.keys().next().value;
  if (known.size > MOST_KEPT_WORDS && oldest !== undefined) known.delete(oldest);
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
