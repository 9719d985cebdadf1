import { setTimeout as pause } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import type { Log } from '../observability/log.ts';
import { warnSeldom } from '../observability/warn-seldom.ts';
import { withTimeout } from '../timeout.ts';
import { type Db, plannedOnce } from './database.ts';
import type { ChangesRead } from './replica.ts';

/** The net under LISTEN: a lost notification is noticed within this time. */
const POLL_MS = 5000;
const RECONNECT_MS = 1000;
/** How often a replica is asked for a change that its primary has told of. */
const FOLLOW_MS = 15;
/** For readings under way, before none begins for a while. */
const HOLD_PATIENCE_MS = 2000;
/** A change that the same subject has seen again since tells nothing; the newest day is left to whoever reads late. */
const PRUNE_AFTER = '1 day';
const PRUNE_MS = 60 * 60_000;
/** More businesses, or lists of them, than this are not told apart: then all that was kept is old. */
const MOST_TOLD_APART = 50_000;

/**
 * How many changes had been heard of when something last changed. Whoever keeps what was made of public data notes
 * `count()` before making it: it is old once the count of what it shows is higher.
 */
export interface PublicData {
  /** Rises with each change, in this process or in another one. */
  count(): number;
  /** When what all pages may show last changed: settings, categories, calendars. */
  ofAnything(): number;
  /** When a business of a list last changed, came or left, or anything did. */
  ofList(list: ListOf): number;
  /** When what the page of a business tells of it, or anything, last changed. */
  ofBusiness(id: number): number;
  /** When a business last left the lists; 0 for one that nobody heard so of. Without an id, when any did. */
  ofLeaving(id?: number): number;
}

/** The businesses of a category, a kind, a district, a neighbourhood, or of several at once; of none, all there are. */
export interface ListOf {
  /** Its name. */
  category?: string | undefined;
  /** Its slug. */
  kind?: string | undefined;
  district?: string | undefined;
  /** Its slug. */
  neighbourhood?: string | undefined;
}

/**
 * What is kept longer than this process lives notes `settled()` beside the count, in the same moment, and asks with it
 * what the count was then.
 */
export interface PublicHistory {
  /** The newest change of which it is certain that it and all before it were heard of; it outlives a crash. */
  settled(): bigint;
  /** What `count()` was, at the latest, when so much was settled; 0, older than anything, if that never was so here. */
  countAt(settled: bigint): number;
}

/** What changed, as the database notes it (`0168-lists-of-a-change.sql`). */
export type Subject =
  | { of: 'anything' }
  /** At most by its own page. */
  | { of: 'business'; id: number; where: 'own' }
  /** `shown`: by lists and counts, or since now; `gone`: from them, since now. `place`: in which. */
  | { of: 'business'; id: number; where: 'shown' | 'gone'; place: Place };

/** Category, kind, district and neighbourhood, as in `ListOf`; empty: none. */
type Place = readonly [string, string, string, string];

const SUBJECT = /^(?:own (\d+)|(shown|gone) (\d+)\t([^\t]*)\t([^\t]*)\t([^\t]*)\t([^\t]*))$/;

export function readSubject(subject: string): Subject {
  const [, own, where, id, ...place] = SUBJECT.exec(subject) ?? [];
  if (own !== undefined) return { of: 'business', id: Number(own), where: 'own' };
  if (where === undefined) return { of: 'anything' };
  return {
    ...{ of: 'business', id: Number(id), where: where as 'shown' | 'gone' },
    place: place as unknown as Place,
  };
}

/** By which a list is known. */
export const listKey = ({ category, kind, district, neighbourhood }: ListOf): string =>
  keyOf([category ?? '', kind ?? '', district ?? '', neighbourhood ?? '']);

/** All lists in which something of a place stands, by their keys. */
export function* listsWith([category, kind, district, neighbourhood]: Place): Generator<string> {
  const choices = (part: string) => (part === '' ? [''] : ['', part]);
  for (const ofCategory of choices(category))
    for (const ofKind of choices(kind))
      for (const ofDistrict of choices(district))
        for (const ofNeighbourhood of choices(neighbourhood))
          yield keyOf([ofCategory, ofKind, ofDistrict, ofNeighbourhood]);
}
const keyOf = (place: Place) => place.join('\t');

/** Counts what is told of changes. */
export class PublicDataCount implements PublicData, PublicHistory {
  /** The transactions of what had changed before this process began, the oldest first; the first has `firstCount`. */
  private before: readonly bigint[] = [];
  private firstCount = 1;
  private newestSettled = 0n;
  private changes = 1;
  private anything = 1;
  private leaving = 0;
  private readonly own = new Map<number, number>();
  private readonly left = new Map<number, number>();
  private readonly lists = new Map<string, number>();

  readonly count = (): number => this.changes;
  readonly ofAnything = (): number => this.anything;
  readonly ofList = (list: ListOf): number =>
    Math.max(this.anything, this.lists.get(listKey(list)) ?? 0);
  readonly ofBusiness = (id: number): number => Math.max(this.anything, this.own.get(id) ?? 0);
  readonly ofLeaving = (id?: number): number =>
    id === undefined ? this.leaving : (this.left.get(id) ?? 0);

  note(subject: Subject): void {
    this.changes += 1;
    const isRoom = this.own.size < MOST_TOLD_APART && this.lists.size < MOST_TOLD_APART;
    if (subject.of === 'business' && isRoom) {
      this.own.set(subject.id, this.changes);
      if (subject.where === 'own') return;
      for (const list of listsWith(subject.place)) this.lists.set(list, this.changes);
      if (subject.where === 'shown') return;
      this.left.set(subject.id, this.changes);
      this.leaving = this.changes;
      return;
    }
    this.own.clear();
    this.left.clear();
    this.lists.clear();
    this.anything = this.changes;
    this.leaving = this.changes;
  }

  /** Notes what had changed before anything else is noted. */
  remember(past: readonly PastChange[]): void {
    this.firstCount = this.changes + 1;
    this.before = past.map(({ transactionId }) => transactionId);
    for (const { subject } of past) this.note(readSubject(subject));
  }

  /** To be told once all before it is noted. */
  settle(transactionId: bigint): void {
    if (transactionId > this.newestSettled) this.newestSettled = transactionId;
  }

  readonly settled = (): bigint => this.newestSettled;

  readonly countAt = (settled: bigint): number => {
    // After the last that is remembered changes are only counted, not ordered: what is not remembered came later.
    let [low, high] = [0, this.before.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.before[middle] ?? 0n) <= settled) low = middle + 1;
      else high = middle;
    }
    return this.firstCount - 1 + low;
  };
}

/** The last change of a subject. */
interface PastChange {
  transactionId: bigint;
  subject: string;
}

/** All that is still told of the past, each subject once, the oldest first. */
export async function listPastChanges(db: Db): Promise<PastChange[]> {
  const { rows } = await sql<{ transactionId: string; subject: string }>`
    select max(transaction_id::text::bigint)::text as transaction_id, subject
    from public_data_changes group by subject order by max(transaction_id::text::bigint)`.execute(
    db,
  );
  return rows.map(({ transactionId, subject }) => ({
    transactionId: BigInt(transactionId),
    subject,
  }));
}

/** A change by its number, and when it was made: which of two with one number, of two histories, it is. */
export interface NotedChange {
  transactionId: string;
  moment: string;
}

const notedChange = (where: RawBuilder<unknown>) =>
  sql<NotedChange>`
    select transaction_id::text as transaction_id, changed_at::text as moment
    from public_data_changes c ${where} order by c.transaction_id desc limit 1`;

export const findNewestChange = async (db: Db): Promise<NotedChange | undefined> =>
  (await notedChange(sql``).execute(db)).rows[0];

/** Whether the database knows of it. */
export async function hasChange(db: Db, { transactionId, moment }: NotedChange): Promise<boolean> {
  const { rows } = await notedChange(
    sql`where c.transaction_id = ${transactionId}::text::xid8 and c.changed_at = ${moment}::timestamptz`,
  ).execute(db);
  return rows.length > 0;
}

/** Another text for another database, for one that was restored, and for a server that took over from another. */
export async function databaseIdentity(db: Db): Promise<string> {
  const { rows } = await sql<{ identity: string }>`
    select concat_ws(' ', (select system_identifier from pg_control_system()),
      left(pg_walfile_name(pg_current_wal_lsn()), 8), d.oid, 'public_data_changes'::regclass::oid,
      pg_relation_filenode('public_data_changes')) as identity
    from pg_database d where d.datname = current_database()`.execute(db);
  const identity = rows[0]?.identity;
  if (!identity) throw new Error('the database does not say which one it is');
  return identity;
}

/** Deletes old changes whose subject has changed again: the last one of each is the history of all that is kept. */
export async function prunePublicDataChanges(db: Db): Promise<void> {
  const isOld = sql`c.changed_at < now() - ${sql.lit(PRUNE_AFTER)}::interval`;
  // Two statements: 'of this subject or of anything' would be asked of every pair of rows.
  await sql`
    delete from public_data_changes c
    where ${isOld} and c.transaction_id < (
      select transaction_id from public_data_changes where subject = ''
      order by transaction_id desc limit 1)`.execute(db);
  await sql`
    with latest as (
      select subject, max(transaction_id::text::bigint) as last
      from public_data_changes group by subject)
    delete from public_data_changes c using latest
    where latest.subject = c.subject and c.transaction_id::text::bigint < latest.last
      and ${isOld}`.execute(db);
}

/** Reads each change that is committed after `now` once, in whatever order transactions end. */
export class ChangeReader {
  /** Transactions below had ended when changes were last read. */
  private horizon: string;
  private told = new Set<string>();
  private newestSettled = 0n;

  private constructor(horizon: string) {
    this.horizon = horizon;
  }

  /**
   * The newest change that was read when no older transaction was under way. Its row was committed, so the number
   * is never given again: that of a transaction which was lost in a crash may be.
   */
  get settled(): bigint {
    return this.newestSettled;
  }

  /** Changes that were read later than `now`. */
  settle(transactionIds: readonly bigint[]): void {
    const first = BigInt(this.horizon);
    for (const read of transactionIds)
      if (read < first && read > this.newestSettled) this.newestSettled = read;
  }

  static async now(db: Db): Promise<ChangeReader> {
    const { rows } = await sql<{ horizon: string }>`
      select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`.execute(db);
    const reader = new ChangeReader(rows[0]?.horizon ?? '0');
    // What ended before others that are still under way lies beyond the horizon too.
    await reader.next(db);
    return reader;
  }

  /** What came since the last time and was not heard of. */
  async next(db: Db): Promise<Subject[]> {
    const asked = sql<{ horizon: string; transactionId: string | null; subject: string }>`
      select ${plannedOnce} pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
        transaction_id::text as transaction_id, subject
      from (values (1)) as always left join public_data_changes
        on transaction_id >= ${this.horizon}::text::xid8`.execute(db);
    // What is read later than anybody waits for it is not taken for told.
    const { rows } = await withTimeout(asked);
    const subjects = rows.flatMap(({ transactionId, subject }) =>
      transactionId === null ? [] : (this.heard(`${transactionId} ${subject}`) ?? []),
    );
    this.horizon = rows[0]?.horizon ?? this.horizon;
    this.settle(rows.map(({ transactionId }) => BigInt(transactionId ?? 0)));
    const first = BigInt(this.horizon);
    for (const change of this.told) {
      if (BigInt(change.split(' ', 1)[0] ?? '0') < first) this.told.delete(change);
    }
    return subjects;
  }

  /** Whether a change that a notification told of was read, by now. */
  knows(change: string): boolean {
    return this.told.has(change) || BigInt(change.split(' ', 1)[0] ?? '0') < BigInt(this.horizon);
  }

  /** What a notification says; undefined when that is known. */
  heard(change: string): Subject | undefined {
    if (this.told.has(change)) return undefined;
    this.told.add(change);
    return readSubject(change.slice(change.indexOf(' ') + 1));
  }
}

/**
 * Listens to changes of public data, and tells them on; a poll catches what a lost connection missed.
 *
 * @param reading where pages are read: from there changes are told once they show there
 */
export async function watchPublicData(
  db: Db,
  connection: pg.ClientConfig,
  log: Log,
  tell: (subject: Subject) => void = () => {},
  reading: { readonly db: Db } = { db },
): Promise<PublicData & PublicHistory & ChangesRead & { stop(): Promise<void> }> {
  const data = new PublicDataCount();
  const reader = await ChangeReader.now(reading.db);
  // Before anything is heard: what is noted later is what came later.
  const past = await listPastChanges(reading.db);
  data.remember(past);
  reader.settle(past.map(({ transactionId }) => transactionId));
  const note = (subject: Subject) => {
    data.note(subject);
    tell(subject);
  };
  let isFirst = true;
  let stopped = false;
  let isHeld = false;
  const readings = new Set<Promise<void>>();
  /** Told by the primary, and not seen yet where pages are read. */
  const expected = new Set<string>();
  let isFollowing = false;
  let listener: pg.Client | undefined;
  let reconnect: NodeJS.Timeout | undefined;

  const listen = async () => {
    const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5000 });
    listener = client;
    client.on('error', (error) =>
      log.warn({ reason: error.message }, 'listening for changes interrupted'),
    );
    client.on('notification', ({ payload = '' }) => {
      if (isHeld || reading.db !== db) {
        expected.add(payload);
        void follow();
        return;
      }
      const subject = reader.heard(payload);
      if (subject) note(subject);
    });
    client.on('end', () => {
      if (stopped || listener !== client) return;
      listener = undefined;
      reconnect = setTimeout(() => void listen(), RECONNECT_MS);
    });
    try {
      await client.connect();
      await client.query('listen public_data_changed');
      // A server that took over from another may never have heard of what was told before.
      if (!isFirst) note({ of: 'anything' });
      await readOn();
    } catch (error) {
      log.warn({ reason: String(error) }, 'cannot listen for changes yet');
      await client.end().catch(() => {});
    }
    isFirst = false;
  };
  const readOn = async () => {
    if (isHeld) return;
    const reads = (async () => {
      for (const subject of await reader.next(reading.db)) note(subject);
      data.settle(reader.settled);
    })();
    readings.add(reads);
    await reads.finally(() => readings.delete(reads));
  };
  /** Until what was told shows there too. */
  const follow = async () => {
    if (isFollowing) return;
    isFollowing = true;
    while (expected.size > 0 && !stopped) {
      await readOn().catch((error) =>
        warnSeldom(log, { reason: String(error) }, 'cannot ask a replica for changes'),
      );
      for (const change of expected) if (reader.knows(change)) expected.delete(change);
      if (expected.size > 0) await pause(FOLLOW_MS, undefined, { ref: false });
    }
    isFollowing = false;
  };
  const hold = async <T>(work: () => Promise<T>): Promise<T> => {
    isHeld = true;
    try {
      await withTimeout(Promise.allSettled(readings), HOLD_PATIENCE_MS);
      return await work();
    } finally {
      isHeld = false;
      await readOn().catch(() => {});
    }
  };
  await listen();

  let prunedAt = Number.NEGATIVE_INFINITY;
  const poll = async () => {
    try {
      await readOn();
      if (performance.now() - prunedAt < PRUNE_MS) return;
      prunedAt = performance.now();
      await prunePublicDataChanges(db);
    } catch (error) {
      // Cached pages go on being served: a database that is away changed nothing we could show.
      log.warn({ reason: String(error) }, 'cannot ask for changes');
    }
  };
  const polling = setInterval(() => void poll(), POLL_MS);

  return {
    ...{ count: data.count, ofAnything: data.ofAnything, ofList: data.ofList },
    ...{ ofBusiness: data.ofBusiness, ofLeaving: data.ofLeaving },
    ...{ settled: data.settled, countAt: data.countAt },
    ...{ readOn, hold },
    async stop() {
      stopped = true;
      clearInterval(polling);
      clearTimeout(reconnect);
      await listener?.end().catch(() => {});
    },
  };
}

/** Another text after every change of public data: for what is kept of it outside of pages. */
export async function publicDataFingerprint(db: Db): Promise<string> {
  const { rows } = await sql<{ fingerprint: string }>`
    select count(*) || ':' || coalesce(max(transaction_id::text::bigint), 0) as fingerprint
    from public_data_changes`.execute(db);
  return rows[0]?.fingerprint ?? '';
}
