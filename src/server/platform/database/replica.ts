import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { Refusal } from '#contract/api/errors.ts';
import type { Log } from '../observability/log.ts';
import { warnSeldom } from '../observability/warn-seldom.ts';
import { withTimeout } from '../timeout.ts';
import type { Db } from './database.ts';
import { isDatabaseAway } from './database-failure.ts';

/** Where what is the same for everybody is read: on the primary, or on a replica that is near enough to it. */
export interface Reading {
  /** Of which it is asked now; may be another one at the next moment. */
  readonly db: Db;
  /** What the work comes to there; what a replica cannot do is done by the primary. */
  run<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** After a write: up to where the primary's log tells of it. Undefined where reading sees it anyway. */
  position(): Promise<string | undefined>;
  /** Whether what was written up to there is not to be read yet. */
  isBehind(position: string): Promise<boolean>;
}

/** Without a replica. */
export const readingOf = (db: Db): Reading => ({
  db,
  run: (work) => work(db),
  position: async () => undefined,
  isBehind: async () => false,
});

/** The same context, with the database that is read from at the moment. */
export const whereReading = <C extends { db: Db }>(context: C, reading: Reading): C => ({
  ...context,
  get db() {
    return reading.db;
  },
});

/** Whoever counts changes of public data, from where pages are read. */
export interface ChangesRead {
  /** Reads what is told there and was not heard of. */
  readOn(): Promise<void>;
  /** While the work lasts no change is counted. */
  hold<T>(work: () => Promise<T>): Promise<T>;
}

export interface ReplicaState {
  isRead: boolean;
  /** How old what it shows is at most; undefined while nobody knows. */
  lagSeconds: number | undefined;
  /** Why it is not read from, in English, for whoever runs it. */
  problem: string | undefined;
}

/** A replica that shows what is older is not read from. */
const MOST_LAG_MS = 5000;
const CHECK_MS = 1000;
/** For one question about where a server stands. */
const PATIENCE_MS = 4000;
/** So long the primary's changes may go uncounted before the replica is read from. */
const JOIN_MS = 1000;
const LOOK_MS = 10;

interface Stand {
  /** How far it has come. */
  position: bigint;
  isReplica: boolean;
  /** Of which database. */
  of: string;
}

async function standOf(db: Db): Promise<Stand> {
  const { rows } = await sql<{ position: string | null; isReplica: boolean; of: string }>`
    select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end)::text
        as position, pg_is_in_recovery() as is_replica,
      (select system_identifier::text from pg_control_system()) || '/' || current_database() as of`.execute(
    db,
  );
  const [{ position, isReplica, of } = { position: null, isReplica: false, of: '' }] = rows;
  return { position: position === null ? 0n : positionOf(position), isReplica, of };
}

/** Up to where what the primary has promised is in its log. */
const promised = async (db: Db): Promise<bigint> => {
  const { rows } = await sql<{ position: string }>`
    select pg_current_wal_flush_lsn()::text as position`.execute(db);
  return positionOf(rows[0]?.position ?? '0/0');
};

const answerOf = (replica: Db): Promise<Stand> =>
  withTimeout(standOf(replica), PATIENCE_MS).catch((error) => {
    throw new Error(
      error instanceof Refusal ? 'it does not answer' : `it is away: ${error.message}`,
    );
  });

/** @param of the primary's database, where that is known */
function whatIsWrong(stand: Stand, of: string | undefined): string | undefined {
  if (!stand.isReplica) return 'the server of DATABASE_READ_URL is no replica';
  if (of !== undefined && stand.of !== of)
    return 'the server of DATABASE_READ_URL is a replica of another database';
  return undefined;
}

/** For the operator: how long the replica takes for what the primary has promised by now, or what is wrong with it. */
export async function lookAtReplica(
  primary: Db,
  replica: Db,
): Promise<{ lagMs?: number; problem?: string }> {
  try {
    const startedAt = performance.now();
    const wanted = await promised(primary);
    const { of } = await standOf(primary);
    for (;;) {
      const stand = await answerOf(replica);
      const problem = whatIsWrong(stand, of);
      if (problem) return { problem };
      const lagMs = Math.round(performance.now() - startedAt);
      if (stand.position >= wanted) return { lagMs };
      if (lagMs > MOST_LAG_MS) return { problem: `it is more than ${MOST_LAG_MS / 1000} s behind` };
      await pause(LOOK_MS);
    }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

/** `16/B374D848` as a number. */
export function positionOf(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

interface ReplicaParts {
  primary: Db;
  replica: Db;
  /** The replica by a connection of its own, which never waits behind what is read. */
  watched: Db;
  log: Log;
  now?: () => number;
}

/**
 * A streaming replica (`DATABASE_READ_URL`). It is read from while it is at most `MOST_LAG_MS` behind. Changes of public
 * data are counted as they are seen where pages are read, so that no page is taken for newer than the rows it is made of.
 */
export class Replica implements Reading {
  private readonly parts: ReplicaParts;
  private readonly now: () => number;
  private changes: ChangesRead | undefined;
  private isRead = false;
  private problem: string | undefined = 'it was not asked yet';
  private lagMs: number | undefined;
  /** Where the primary stood, and when, as long as the replica is not there. */
  private marks: { position: bigint; atMs: number }[] = [];
  /** All that was written up to there is read, and counted. */
  private shown = 0n;
  /** Ends waiting for the replica. */
  private readonly waiting = new Set<(reason: Error) => void>();
  private primaryIs: string | undefined;
  private checking: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(parts: ReplicaParts) {
    this.parts = parts;
    this.now = parts.now ?? (() => performance.now());
  }

  get db(): Db {
    return this.isRead ? this.parts.replica : this.parts.primary;
  }

  get state(): ReplicaState {
    const { isRead, problem, lagMs } = this;
    return { isRead, problem, lagSeconds: lagMs === undefined ? undefined : lagMs / 1000 };
  }

  /** Looks at it now, and each second from now on. */
  async begin(changes: ChangesRead): Promise<void> {
    this.changes = changes;
    await this.check();
    this.timer = setInterval(() => void this.check(), CHECK_MS);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.isRead = false;
    await this.checking;
  }

  async run<T>(work: (db: Db) => Promise<T>): Promise<T> {
    const { primary, replica, log } = this.parts;
    if (!this.isRead) return work(primary);
    try {
      return await this.whileRead(work(replica));
    } catch (error) {
      if (error instanceof Refusal) throw error;
      warnSeldom(log, { reason: String(error) }, 'a replica could not answer, the primary does');
      if (isDatabaseAway(error)) void this.check();
      return work(primary);
    }
  }

  async position(): Promise<string | undefined> {
    const { rows } = await sql<{ position: string }>`
      select pg_current_wal_insert_lsn()::text as position`.execute(this.parts.primary);
    return rows[0]?.position;
  }

  async isBehind(position: string): Promise<boolean> {
    const wanted = positionOf(position);
    if (!this.isRead || wanted <= this.shown) return false;
    try {
      await this.whileRead(withTimeout(this.look(), PATIENCE_MS));
      return this.isRead && wanted > this.shown;
    } catch {
      // The primary is asked.
      return true;
    }
  }

  private async look(): Promise<void> {
    const { position } = await standOf(this.parts.watched);
    await this.changes?.readOn();
    if (position > this.shown) this.shown = position;
  }

  private async whileRead<T>(work: Promise<T>): Promise<T> {
    const { promise, reject } = Promise.withResolvers<never>();
    this.waiting.add(reject);
    try {
      return await Promise.race([work, promise]);
    } finally {
      this.waiting.delete(reject);
    }
  }

  private check(): Promise<void> {
    this.checking ??= this.checkOnce()
      .catch((error) => this.leave(String(error instanceof Error ? error.message : error)))
      .finally(() => {
        this.checking = undefined;
      });
    return this.checking;
  }

  private async checkOnce(): Promise<void> {
    const { primary, watched } = this.parts;
    const here = await withTimeout(promised(primary), PATIENCE_MS).catch(() => undefined);
    if (here !== undefined) {
      this.primaryIs ??= (await withTimeout(standOf(primary), PATIENCE_MS)).of;
      this.marks.push({ position: here, atMs: this.now() });
    }
    const stand = await answerOf(watched);
    // Made the primary while the one of before is away: it shows all that it showed, and is written to by others.
    if (here === undefined && this.isRead) stand.isReplica = true;
    const isWrong = whatIsWrong(stand, this.primaryIs);
    if (isWrong) return this.leave(isWrong);
    this.marks = this.marks.filter(({ position }) => position > stand.position);
    // A primary that is away writes nothing: what the replica shows grows no older by that.
    const since = here === undefined ? undefined : this.marks[0]?.atMs;
    this.lagMs = since === undefined ? 0 : this.now() - since;
    if (this.lagMs > MOST_LAG_MS)
      return this.leave(`it is ${Math.round(this.lagMs / 1000)} seconds behind`, this.lagMs);
    if (here === undefined) await this.changes?.readOn().catch(() => {});
    else if (!this.isRead) await this.join();
  }

  /** Pages are of the primary until the replica shows all that they tell of, and of the replica from then on. */
  private async join(): Promise<void> {
    const { primary, watched, log } = this.parts;
    await this.changes?.hold(async () => {
      // A row of the log of our own: what comes before it is promised.
      const begun = sql<{ position: string }>`
        select pg_logical_emit_message(true, 'directory', 'reading')::text as position`;
      const { rows } = await withTimeout(begun.execute(primary), JOIN_MS);
      const wanted = positionOf(rows[0]?.position ?? '0/0');
      const untilMs = performance.now() + JOIN_MS;
      while ((await withTimeout(standOf(watched), JOIN_MS)).position < wanted) {
        if (performance.now() > untilMs) {
          this.problem = 'it does not catch up';
          return;
        }
        await pause(LOOK_MS);
      }
      this.shown = wanted;
      this.isRead = true;
      this.problem = undefined;
      log.info('reading from the replica');
    });
  }

  private leave(problem: string, lagMs?: number): void {
    this.problem = problem;
    this.lagMs = lagMs;
    if (!this.isRead) {
      warnSeldom(this.parts.log, { problem }, 'the replica is not read from');
      return;
    }
    this.parts.log.warn({ problem }, 'reading from the primary: the replica is not near enough');
    this.isRead = false;
    this.shown = 0n;
    for (const end of this.waiting) end(new Error(problem));
    this.changes?.readOn().catch(() => {});
  }
}
