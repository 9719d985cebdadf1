import { sql } from 'kysely';
import pg from 'pg';
import type { Log } from '../observability/log.ts';
import type { Db } from './database.ts';

/** The net under LISTEN: a lost notification is noticed within this time. */
const POLL_MS = 5000;
const RECONNECT_MS = 1000;
/** Old rows only cost space; the newest day is more than enough to notice a change. */
const PRUNE_AFTER = '1 day';
/** More businesses than this are not told apart: then all that was kept is old. */
const MOST_TOLD_APART = 50_000;

/**
 * How many changes had been heard of when something last changed. Whoever keeps what was made of public data notes
 * `count()` before making it: it is old once the count of what it shows is higher.
 */
export interface PublicData {
  /** Rises with each change, in this process or in another one. */
  count(): number;
  /** When what lists, counts or all pages show last changed. */
  ofLists(): number;
  /** When what the page of a business tells of it, or what all pages show, last changed. */
  ofBusiness(id: number): number;
  /** When a business last left the lists; 0 for one that nobody heard so of. */
  ofLeaving(id: number): number;
}

/** What changed, as the database notes it (`0156-what-changed.sql`). */
export type Subject =
  | { of: 'anything' }
  /** `shown`: by lists and counts, or since now; `gone`: from them, since now; `own`: at most by its own page. */
  | { of: 'business'; id: number; where: 'shown' | 'gone' | 'own' };

export function readSubject(subject: string): Subject {
  const [, where, id] = /^(shown|gone|own) (\d+)$/.exec(subject) ?? [];
  if (id === undefined) return { of: 'anything' };
  return { of: 'business', id: Number(id), where: where as 'shown' | 'gone' | 'own' };
}

/** Counts what is told of changes. */
export class PublicDataCount implements PublicData {
  private changes = 1;
  private lists = 1;
  private anything = 1;
  private readonly own = new Map<number, number>();
  private readonly left = new Map<number, number>();

  readonly count = (): number => this.changes;
  readonly ofLists = (): number => this.lists;
  readonly ofBusiness = (id: number): number => Math.max(this.anything, this.own.get(id) ?? 0);

  readonly ofLeaving = (id: number): number => this.left.get(id) ?? 0;

  note(subject: Subject): void {
    this.changes += 1;
    if (subject.of === 'business' && this.own.size < MOST_TOLD_APART) {
      this.own.set(subject.id, this.changes);
      if (subject.where !== 'own') this.lists = this.changes;
      if (subject.where === 'gone') this.left.set(subject.id, this.changes);
      return;
    }
    this.own.clear();
    this.left.clear();
    this.anything = this.changes;
    this.lists = this.changes;
  }
}

/** Reads each change that is committed after `now` once, in whatever order transactions end. */
export class ChangeReader {
  /** Transactions below had ended when changes were last read. */
  private horizon: string;
  private told = new Set<string>();

  private constructor(horizon: string) {
    this.horizon = horizon;
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
    const { rows } = await sql<{ horizon: string; transactionId: string | null; subject: string }>`
      select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
        transaction_id::text as transaction_id, subject
      from (values (1)) as always left join public_data_changes
        on transaction_id >= ${this.horizon}::text::xid8`.execute(db);
    const subjects = rows.flatMap(({ transactionId, subject }) =>
      transactionId === null ? [] : (this.heard(`${transactionId} ${subject}`) ?? []),
    );
    this.horizon = rows[0]?.horizon ?? this.horizon;
    const first = BigInt(this.horizon);
    for (const change of this.told) {
      if (BigInt(change.split(' ', 1)[0] ?? '0') < first) this.told.delete(change);
    }
    return subjects;
  }

  /** What a notification says; undefined when that is known. */
  heard(change: string): Subject | undefined {
    if (this.told.has(change)) return undefined;
    this.told.add(change);
    return readSubject(change.slice(change.indexOf(' ') + 1));
  }
}

/** Listens to changes of public data; a poll catches what a lost connection missed. */
export async function watchPublicData(
  db: Db,
  connection: pg.ClientConfig,
  log: Log,
): Promise<PublicData & { stop(): Promise<void> }> {
  const data = new PublicDataCount();
  const reader = await ChangeReader.now(db);
  let stopped = false;
  let listener: pg.Client | undefined;
  let reconnect: NodeJS.Timeout | undefined;

  const listen = async () => {
    const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5000 });
    listener = client;
    client.on('error', (error) =>
      log.warn({ reason: error.message }, 'listening for changes interrupted'),
    );
    client.on('notification', ({ payload = '' }) => {
      const subject = reader.heard(payload);
      if (subject) data.note(subject);
    });
    client.on('end', () => {
      if (stopped || listener !== client) return;
      listener = undefined;
      reconnect = setTimeout(() => void listen(), RECONNECT_MS);
    });
    try {
      await client.connect();
      await client.query('listen public_data_changed');
      // What happened while nobody listened is unknown.
      data.note({ of: 'anything' });
    } catch (error) {
      log.warn({ reason: String(error) }, 'cannot listen for changes yet');
      await client.end().catch(() => {});
    }
  };
  await listen();

  const poll = async () => {
    try {
      await sql`delete from public_data_changes
        where changed_at < now() - ${sql.lit(PRUNE_AFTER)}::interval`.execute(db);
      for (const subject of await reader.next(db)) data.note(subject);
    } catch (error) {
      // Cached pages go on being served: a database that is away changed nothing we could show.
      log.warn({ reason: String(error) }, 'cannot ask for changes');
    }
  };
  const polling = setInterval(() => void poll(), POLL_MS);

  return {
    ...{ count: data.count, ofLists: data.ofLists },
    ...{ ofBusiness: data.ofBusiness, ofLeaving: data.ofLeaving },
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
