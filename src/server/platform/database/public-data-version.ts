import { sql } from 'kysely';
import pg from 'pg';
import type { Log } from '../observability/log.ts';
import type { Db } from './database.ts';

/** The net under LISTEN: a lost notification is noticed within this time. */
const POLL_MS = 5000;
const RECONNECT_MS = 1000;
/** Old rows only cost space; the newest day is more than enough to notice a change. */
const PRUNE_AFTER = '1 day';

export interface PublicDataVersion {
  /** Rises whenever public data changed, in this process or in another one. */
  current(): number;
  stop(): Promise<void>;
}

/** Listens to changes of public data; a poll catches what a lost connection missed. */
export async function watchPublicData(
  db: Db,
  connection: pg.ClientConfig,
  log: Log,
): Promise<PublicDataVersion> {
  let version = 1;
  let seen = await newestChange(db);
  let stopped = false;
  let listener: pg.Client | undefined;
  let reconnect: NodeJS.Timeout | undefined;

  const listen = async () => {
    const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5000 });
    listener = client;
    client.on('error', (error) =>
      log.warn({ reason: error.message }, 'listening for changes interrupted'),
    );
    client.on('notification', () => {
      version += 1;
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
      version += 1;
    } catch (error) {
      log.warn({ reason: String(error) }, 'cannot listen for changes yet');
      await client.end().catch(() => {});
    }
  };
  await listen();

  const poll = async () => {
    try {
      const newest = await newestChange(db);
      if (newest !== seen) version += 1;
      seen = newest;
    } catch (error) {
      // Cached pages go on being served: a database that is away changed nothing we could show.
      log.warn({ reason: String(error) }, 'cannot ask for changes');
    }
  };
  const polling = setInterval(() => void poll(), POLL_MS);

  return {
    current: () => version,
    async stop() {
      stopped = true;
      clearInterval(polling);
      clearTimeout(reconnect);
      await listener?.end().catch(() => {});
    },
  };
}

async function newestChange(db: Db): Promise<string> {
  await sql`delete from public_data_changes where changed_at < now() - ${sql.lit(PRUNE_AFTER)}::interval`.execute(
    db,
  );
  return publicDataFingerprint(db);
}

/** Another text after every change of public data: for what is kept of it outside of pages. */
export async function publicDataFingerprint(db: Db): Promise<string> {
  const { rows } = await sql<{ fingerprint: string }>`
    select count(*) || ':' || coalesce(max(transaction_id::bigint), 0) as fingerprint
    from public_data_changes`.execute(db);
  return rows[0]?.fingerprint ?? '';
}
