import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { pruneBackups, writeBackup } from './backups.ts';
import type { Config } from './config.ts';
import type { Db } from './database.ts';
import type { Job } from './jobs.ts';

const HOUR_MS = 3_600_000;
/** Three in the morning: the day's writes are over. */
const NIGHT_HOUR = 3;
/** Two nights without a backup are told. */
export const BACKUP_AGE_WARNING_HOURS = 48;

/** The night a moment belongs to, `YYYY-MM-DD`: it begins at three. */
const nightOf = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(
    new Date(at.getTime() - NIGHT_HOUR * HOUR_MS),
  );

export interface NightlyBackupParts {
  /** A connection of its own: a long read holds up nobody. */
  connection: pg.ClientConfig;
  /** Where the site's nights are. */
  timeZone: string;
  config: Pick<Config, 'BACKUP_DIR' | 'BACKUP_KEEP' | 'DATA_DIR'>;
}

/** Each night one backup, by one of the instances; one that failed is tried again after an hour. */
export const nightlyBackupJob = ({ connection, timeZone, config }: NightlyBackupParts): Job => ({
  name: 'nightly-backup',
  everyMs: 10 * 60_000,
  async run({ db, storage, now, log }) {
    const folder = config.BACKUP_DIR;
    if (!folder) return 'done';
    const state = await backupState(db, now());
    if (state.isLate) log.warn({ lastAt: state.lastAt }, 'no backup for two nights');
    const night = await claimNight(db, now(), timeZone);
    if (!night) return 'done';
    const client = new pg.Client(connection);
    client.on('error', () => {});
    try {
      await client.connect();
      const { folder: written, manifest } = await writeBackup(folder, {
        client,
        storage,
        secretKey: await readFile(path.join(config.DATA_DIR, 'secret-key'), 'utf8').catch(
          () => undefined,
        ),
        now,
      });
      const removed = await pruneBackups(folder, config.BACKUP_KEEP);
      await markDone(db, night, {
        at: now(),
        folder: path.basename(written),
        rows: manifest.tables.reduce((sum, table) => sum + table.rows, 0),
        files: manifest.files.length,
      });
      log.info({ night, removed: removed.length }, 'backup written');
    } catch (error) {
      await markFailed(db, night, String(error));
      throw error;
    } finally {
      await client.end().catch(() => {});
    }
    return 'done';
  },
});

/** The night to back up, when it is this instance's to do. A fresh site has nothing of last night to save. */
async function claimNight(db: Db, at: Date, timeZone: string): Promise<string | undefined> {
  const night = nightOf(at, timeZone);
  const { rows } = await sql<{ night: string }>`
    insert into backups (night, started_at)
    select ${night}::date, ${at}
    where (select min(timestamp::timestamptz) from kysely_migration)
      < (${night}::timestamp + ${NIGHT_HOUR} * interval '1 hour') at time zone ${timeZone}
    on conflict (night) do update set started_at = excluded.started_at, error = null
      where backups.finished_at is null
        and backups.started_at < excluded.started_at - interval '1 hour'
    returning night`.execute(db);
  return rows[0]?.night;
}

const markDone = (
  db: Db,
  night: string,
  done: { at: Date; folder: string; rows: number; files: number },
) =>
  sql`update backups set finished_at = ${done.at}, folder = ${done.folder}, rows = ${done.rows},
    files = ${done.files}, error = null where night = ${night}`.execute(db);

const markFailed = (db: Db, night: string, error: string) =>
  sql`update backups set error = ${error} where night = ${night}`.execute(db);

export interface BackupState {
  /** When the last whole backup was finished. */
  lastAt: Date | undefined;
  lastError: string | undefined;
  /** The last one is older than two nights, or there has never been one for as long. */
  isLate: boolean;
}

/** How the nightly backups stand; for the operator and the team. */
export async function backupState(db: Db, at: Date): Promise<BackupState> {
  const { rows } = await sql<{ lastAt: Date | null; since: Date; lastError: string | null }>`
    select (select max(finished_at) from backups) as "lastAt",
      (select min(timestamp::timestamptz) from kysely_migration) as since,
      (select error from backups order by night desc limit 1) as "lastError"`.execute(db);
  const [found] = rows;
  const last = found?.lastAt ?? found?.since;
  return {
    lastAt: found?.lastAt ?? undefined,
    lastError: found?.lastError ?? undefined,
    isLate: last ? at.getTime() - last.getTime() > BACKUP_AGE_WARNING_HOURS * HOUR_MS : false,
  };
}
