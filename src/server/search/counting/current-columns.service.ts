import { setImmediate } from 'node:timers/promises';
import type { Db } from '#server/platform/database/database.ts';
import { ChangeReader } from '#server/platform/database/public-data.ts';
import { FacetColumns, FEATURE_SIGN } from './facet-columns.rules.ts';
import { listFacetRowsOf, listNextFacetRows } from './facets.queries.ts';

/** Read in pieces, between which others are answered. */
const ROWS_AT_ONCE = 4000;
/**
 * Reading a larger directory whole takes longer than a visitor waits: there the columns of before are told, with
 * each business that changed, while one reading makes new ones, and while much is being written not all the time.
 */
const MOST_WAITED_FOR = 20_000;
const LARGE_REST_MS = 10_000;
/** Older ones are not told: after a quiet hour the first who asks waits. */
const LARGE_OLDEST_MS = 60_000;

/** Then all is read again. */
const MOST_PATCHES = 10_000;
/** Changes that are remembered one by one. */
const MOST_REMEMBERED = 1000;

/** Per database. */
const kept = new WeakMap<Db, KeptColumns>();

/** What a process has of public data, as that was when it was asked for or later. */
export interface PublicDataNow {
  db: Db;
  /** What all counts are made of. */
  columns: FacetColumns;
  /** Another one after each change of what is no business: kinds, categories, places, calendars. */
  settings: object;
  /** Another one after any change. */
  everything: object;
  /** How many businesses were said to have changed, some of them again and again. */
  changes: number;
  /** Which ones since there were so many; undefined where that is too long ago to know. */
  changedSince(changes: number): readonly number[] | undefined;
  /** What is remembered of single businesses (`unchangedBusinesses`): who changes is taken out, whatever changed. */
  ofBusinesses: Map<number, unknown>;
}

export function publicDataNow(db: Db): Promise<PublicDataNow> {
  const known = kept.get(db) ?? new KeptColumns(db);
  kept.set(db, known);
  return known.current();
}

export const currentColumns = async (db: Db): Promise<FacetColumns> =>
  (await publicDataNow(db)).columns;

/** So many are kept of each. */
const MOST_KEPT = 50;

/** What is read of a part of public data by a key: once while that part is the same. */
export function readOnce<Key extends string | number, Value>(
  part: 'settings' | 'everything',
  read: (now: PublicDataNow, key: Key) => Promise<Value>,
): (now: PublicDataNow, key: Key) => Promise<Value> {
  const known = new WeakMap<object, Map<Key, Promise<Value>>>();
  return (now, key) => {
    const values: Map<Key, Promise<Value>> = known.get(now[part]) ?? new Map();
    known.set(now[part], values);
    const found = values.get(key);
    if (found) return found;
    if (values.size >= MOST_KEPT) values.clear();
    const fresh = read(now, key);
    values.set(key, fresh);
    // What could not be read is asked for again.
    fresh.catch(() => values.delete(key));
    return fresh;
  };
}

class KeptColumns {
  private readonly db: Db;
  private reader: ChangeReader | undefined;
  private columns: FacetColumns | undefined;
  /** On the clock of `performance`. */
  private readAt = 0;
  /** Businesses that are not as the columns have them. */
  private changed = new Set<number>();
  /** What changed since the reading under way began, which may have read it before. */
  private meanwhile = new Set<number>();
  private patches = 0;
  /** Something changed of which nobody said what it makes of the columns. */
  private isOld = true;
  private reading: Promise<void> | undefined;
  private settings = {};
  private everything = {};
  private changes = 0;
  private ofBusinesses = new Map<number, unknown>();
  /** The last of them. */
  private remembered: number[] = [];
  readonly current: () => Promise<PublicDataNow>;

  constructor(db: Db) {
    this.db = db;
    this.current = oneAfterAnother(() => this.bringUpToDate());
  }

  private async bringUpToDate(): Promise<PublicDataNow> {
    this.reader ??= await ChangeReader.now(this.db);
    const subjects = await this.reader.next(this.db);
    if (subjects.length > 0) this.everything = {};
    for (const subject of subjects) {
      if (subject.of === 'anything') {
        this.isOld = true;
        this.settings = {};
        this.ofBusinesses = new Map();
        continue;
      }
      this.ofBusinesses.delete(subject.id);
      if (subject.where !== 'own') {
        this.changed.add(subject.id);
        this.remembered = [...this.remembered.slice(1 - MOST_REMEMBERED), subject.id];
        this.changes += 1;
      }
    }
    // As they are told now: what is read by them is read later.
    const { db, settings, everything, changes, remembered, ofBusinesses } = this;
    const changedSince = (before: number) =>
      changes - before > remembered.length
        ? undefined
        : remembered.slice(remembered.length - (changes - before));
    for (const id of this.changed) this.meanwhile.add(id);
    while (!this.columns || (this.isOld && !this.mayTellOld(this.columns))) {
      await (this.reading ?? this.read());
    }
    // A failure is met again by the next who asks.
    const isRested = performance.now() - this.readAt > LARGE_REST_MS;
    if (this.isOld && isRested && !this.reading) this.read().catch(() => {});
    const columns = await this.patched(this.columns);
    return { db, columns, settings, everything, changes, changedSince, ofBusinesses };
  }

  private mayTellOld({ length }: FacetColumns): boolean {
    return length > MOST_WAITED_FOR && performance.now() - this.readAt < LARGE_OLDEST_MS;
  }

  private async patched(columns: FacetColumns): Promise<FacetColumns> {
    // A reading that ends meanwhile brings other columns, and what it may have read too early.
    while (this.changed.size > 0) {
      const ids = [...this.changed];
      const rows = await listFacetRowsOf(this.db, { ids, sign: FEATURE_SIGN });
      this.columns = (this.columns ?? columns).patched(ids, rows);
      for (const id of ids) this.changed.delete(id);
      this.patches += 1;
    }
    // Texts that nobody has any more keep their numbers until all is read again.
    if (this.patches > MOST_PATCHES) this.isOld = true;
    return this.columns ?? columns;
  }

  private read(): Promise<void> {
    this.isOld = false;
    this.patches = 0;
    this.meanwhile = new Set();
    this.reading = readColumns(this.db)
      .then((columns) => {
        this.columns = columns;
        this.readAt = performance.now();
        for (const id of this.meanwhile) this.changed.add(id);
      })
      .catch((error: unknown) => {
        this.isOld = true;
        throw error;
      })
      .finally(() => {
        this.reading = undefined;
      });
    return this.reading;
  }
}

async function readColumns(db: Db): Promise<FacetColumns> {
  const columns = new FacetColumns();
  let afterId = 0;
  for (;;) {
    const rows = await listNextFacetRows(db, { afterId, limit: ROWS_AT_ONCE, sign: FEATURE_SIGN });
    for (const row of rows) columns.add(row);
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_AT_ONCE) return columns;
    afterId = last.id;
    await setImmediate();
  }
}

/** Never two at once; whoever asks while one runs gets the answer of one that begins afterwards. */
function oneAfterAnother<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> | undefined;
  let waiting: Promise<T> | undefined;
  const begin = (): Promise<T> => {
    waiting = undefined;
    const begun = work();
    running = begun;
    const end = () => {
      if (running === begun) running = undefined;
    };
    begun.then(end, end);
    return begun;
  };
  return () => {
    if (waiting) return waiting;
    if (!running) return begin();
    waiting = running.then(begin, begin);
    return waiting;
  };
}
