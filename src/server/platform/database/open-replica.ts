import type { Config } from '../config.ts';
import type { Log } from '../observability/log.ts';
import { type Db, openDatabase } from './database.ts';
import { Replica } from './replica.ts';

/** The replica of the configuration, if there is one; it is read from once it has begun. */
export function openReplica({ DATABASE_READ_URL }: Config, primary: Db, log: Log) {
  if (!DATABASE_READ_URL) return undefined;
  const connection = { connectionString: DATABASE_READ_URL };
  const read = openDatabase(connection, log, { isReadOnly: true });
  const watched = openDatabase(connection, log, { isReadOnly: true, maxConnections: 2 });
  return {
    replica: new Replica({ primary, replica: read.db, watched: watched.db, log }),
    pool: read.pools.work,
    close: () => Promise.all([read.close(), watched.close()]),
  };
}
