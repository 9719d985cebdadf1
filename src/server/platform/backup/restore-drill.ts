import { sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Db } from '../database/database.ts';
import type { Job } from '../jobs/jobs.ts';
import { listBackups, sentenceOf } from './backup-manifest.ts';
import { identityIn } from './backup-seal.ts';
import { waitForOtherBackups } from './backups.ts';
import {
  type BackupState,
  type NightlyBackupParts,
  stateOf,
  withOwnClient,
} from './nightly-backup.ts';
import { openBackupPlace, type PlaceConfig } from './open-backup-place.ts';
import { checkBackup } from './restores.ts';
import { tryRestore } from './scratch-restore.ts';

/** A week may fail; what nobody has restored for so long is told. */
const RESTORE_AGE_WARNING_DAYS = 35;
const DAY_MS = 24 * 3_600_000;

type DrillConfig = PlaceConfig & Pick<Config, 'BACKUP_IDENTITY' | 'DATABASE_URL' | 'DATA_DIR'>;
type RestoreDrillParts = Pick<NightlyBackupParts, 'connection'> & { config: DrillConfig };

/**
 * Each week, beginning on Monday, the newest backup is restored on trial by one of the instances; a failure
 * is tried again after six hours. Where backups are encrypted and this server has no identity, somebody who
 * has it does the same by hand (`restore --check`).
 */
export const restoreDrillJob = ({ connection, config }: RestoreDrillParts): Job => ({
  name: 'restore-drill',
  everyMs: 10 * 60_000,
  async run({ db, now, log }) {
    const place = await openBackupPlace(config);
    if (!place || (config.BACKUP_RECIPIENT && !config.BACKUP_IDENTITY)) return 'done';
    const week = await claimWeek(db, now());
    if (!week) return 'done';
    try {
      await withOwnClient(connection, async (client) => {
        await waitForOtherBackups(client);
        const name = (await listBackups(place)).at(-1);
        if (!name) throw new Error(`there is no backup in ${place.name}`);
        const identity = identityIn(config.BACKUP_IDENTITY);
        const backup = await checkBackup(place, name, { identity });
        const dataDir = config.DATABASE_URL ? undefined : config.DATA_DIR;
        await tryRestore(backup, client, { connection, dataDir });
        await noteRestore(db, now(), name);
        log.info({ week, name }, 'backup restored on trial');
      });
    } catch (error) {
      await sql`update restore_drills set error = ${sentenceOf(error)} where week = ${week}`.execute(
        db,
      );
      throw error;
    }
    return 'done';
  },
});

/** The week, when it is this instance's to try, and there has been a night to try. */
async function claimWeek(db: Db, at: Date): Promise<string | undefined> {
  const { rows } = await sql<{ week: string }>`
    insert into restore_drills (week, started_at)
    select date_trunc('week', ${at}::timestamptz)::date, ${at}
    where exists (select from backups where finished_at is not null)
    on conflict (week) do update set started_at = excluded.started_at
      where restore_drills.finished_at is null
        and restore_drills.started_at < excluded.started_at - interval '6 hours'
    returning week`.execute(db);
  return rows[0]?.week;
}

/** A backup of this site's place was restored on trial, by the job or by hand. */
export async function noteRestore(db: Db, at: Date, backup: string): Promise<void> {
  await sql`
    insert into restore_drills (week, started_at, finished_at, backup)
    values (date_trunc('week', ${at}::timestamptz)::date, ${at}, ${at}, ${backup})
    on conflict (week) do update set
      finished_at = excluded.finished_at, backup = excluded.backup, error = null`.execute(db);
}

/** Whether backups can be restored, as far as it was tried: late when nobody did for five weeks. */
export const restoreState = (db: Db, at: Date): Promise<BackupState> =>
  stateOf(
    db,
    sql`
      select (select max(finished_at) from restore_drills) as last_at,
        (select min(finished_at) from backups) as since,
        (select error from restore_drills order by week desc limit 1) as last_error`,
    at,
    RESTORE_AGE_WARNING_DAYS * DAY_MS,
  );
