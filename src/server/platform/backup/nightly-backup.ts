import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import type { Config } from '../config.ts';
import type { Db } from '../database/database.ts';
import type { Job } from '../jobs/jobs.ts';
import { findKey } from '../secret.ts';
import { sentenceOf, tidyBackups } from './backup-manifest.ts';
import type { BackupPlace } from './backup-place.ts';
import { isNoOtherBackup, pruneBackups, waitForOtherBackups, writeBackup } from './backups.ts';
import { openBackupPlace, type PlaceConfig } from './open-backup-place.ts';

const HOUR_MS = 3_600_000;
/** Three in the morning: the day's writes are over. */
const NIGHT_HOUR = 3;
/** Two nights without a backup are told. */
const BACKUP_AGE_WARNING_HOURS = 48;

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
  config: PlaceConfig & Pick<Config, 'BACKUP_KEEP' | 'DATA_DIR' | 'SECRET_KEY'>;
}

/** Each night one backup, by one of the instances; one that failed is tried again after an hour. */
export function nightlyBackupJob({ connection, timeZone, config }: NightlyBackupParts): Job {
  let isFirstLook = true;
  return {
    name: 'nightly-backup',
    everyMs: 10 * 60_000,
    async run({ db, storage, now, log }) {
      const place = await openBackupPlace(config);
      if (!place) return 'done';
      if (isFirstLook)
        await withOwnClient(connection, (client) => tidyAtStart(client, place)).catch((error) =>
          log.warn({ reason: sentenceOf(error) }, 'what a killed backup left stays'),
        );
      isFirstLook = false;
      const state = await backupState(db, now());
      if (state.isLate) log.warn({ lastAt: state.lastAt }, 'no backup for two nights');
      const night = await claimNight(db, now(), timeZone);
      if (!night) return 'done';
      try {
        await withOwnClient(connection, async (client) => {
          await waitForOtherBackups(client);
          if (await isDone(db, night)) return;
          const key = await findKey(config);
          const recipient = config.BACKUP_RECIPIENT;
          const parts = { client, storage, key, recipient, now };
          const { name, manifest } = await writeBackup(place, parts);
          const removed = await pruneBackups(place, config.BACKUP_KEEP);
          const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
          const files = manifest.files.length;
          await markDone(db, night, { at: now(), folder: name, rows, files });
          log.info({ night, removed: removed.length }, 'backup written');
        });
      } catch (error) {
        await markFailed(db, night, error);
        throw error;
      }
      return 'done';
    },
  };
}

export async function withOwnClient<T>(
  connection: pg.ClientConfig,
  act: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  try {
    await client.connect();
    return await act(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/** A process that was killed took nothing away; one that is at work holds the lock. */
async function tidyAtStart(client: pg.ClientBase, place: BackupPlace): Promise<void> {
  if (await isNoOtherBackup(client)) await tidyBackups(place);
}

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

const markFailed = (db: Db, night: string, error: unknown) =>
  sql`update backups set error = ${sentenceOf(error)} where night = ${night}`.execute(db);

/** By another instance, while this one waited for it. */
async function isDone(db: Db, night: string): Promise<boolean> {
  const { rows } = await sql`
    select from backups where night = ${night} and finished_at is not null`.execute(db);
  return rows.length > 0;
}

/** How something stands that is to be done again and again; for the operator and the team. */
export interface BackupState {
  /** When it was last finished. */
  lastAt: Date | undefined;
  lastError: string | undefined;
  /** That, or since when there is something to do, is longer ago than it may be. */
  isLate: boolean;
}

interface StateRow {
  lastAt: Date | null;
  since: Date | null;
  lastError: string | null;
}

/** @param query answers one row */
export async function stateOf(
  db: Db,
  query: RawBuilder<StateRow>,
  at: Date,
  longestMs: number,
): Promise<BackupState> {
  const [found] = (await query.execute(db)).rows;
  const last = found?.lastAt ?? found?.since;
  return {
    lastAt: found?.lastAt ?? undefined,
    lastError: found?.lastError ?? undefined,
    isLate: last ? at.getTime() - last.getTime() > longestMs : false,
  };
}

/** The nightly backups: late when the last whole one is older than two nights. */
export const backupState = (db: Db, at: Date): Promise<BackupState> =>
  stateOf(
    db,
    sql`
      select (select max(finished_at) from backups) as last_at,
        (select min(timestamp::timestamptz) from kysely_migration) as since,
        (select error from backups order by night desc limit 1) as last_error`,
    at,
    BACKUP_AGE_WARNING_HOURS * HOUR_MS,
  );
