import type { z } from 'zod';
import type { listJobRuns as listContract } from '#contract/moderation/administration-records.ts';
import { type BackupState, backupState } from '#server/platform/backup/nightly-backup.ts';
import { restoreState } from '#server/platform/backup/restore-drill.ts';
import type { Context } from '#server/platform/context.ts';
import { type StoredGauge, secondsSince } from '#server/platform/observability/gauges.ts';
import { roomOf } from '#server/platform/storage/disk.ts';
import { listJobRunRows } from './job-runs.queries.ts';

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

const told = ({ lastAt, lastError, isLate }: BackupState) => ({
  lastAt: iso(lastAt ?? null),
  lastError: lastError ?? null,
  isLate,
});

/** The jobs as they were last written down; between two notes an idle job may have looked many times. */
export async function listJobRuns({
  db,
  now,
  disk,
}: Pick<Context, 'db' | 'now' | 'disk'>): Promise<z.input<(typeof listContract)['output']>> {
  const [rows, backup, restore, room] = await Promise.all([
    listJobRunRows(db),
    backupState(db, now()),
    restoreState(db, now()),
    roomOf(disk),
  ]);
  const jobs = rows.map(({ startedAt, succeededAt, failedAt, ...row }) => ({
    ...row,
    startedAt: iso(startedAt),
    succeededAt: iso(succeededAt),
    failedAt: iso(failedAt),
    nextAt: startedAt
      ? iso(new Date(startedAt.getTime() + (row.durationMs ?? 0) + row.everyMs))
      : null,
  }));
  return {
    jobs,
    backup: told(backup),
    restore: told(restore),
    disk: { freeBytes: room.freeBytes ?? null, isLow: room.isLow },
  };
}

export const jobGauges: StoredGauge[] = [
  {
    name: 'directory_backup_age_seconds',
    help: 'Age of the last nightly backup; missing when there is none',
    read: async (db) => [{ value: secondsSince((await backupState(db, new Date())).lastAt) }],
  },
  {
    name: 'directory_restore_age_seconds',
    help: 'Time since a backup was last restored on trial; missing when none ever was',
    read: async (db) => [{ value: secondsSince((await restoreState(db, new Date())).lastAt) }],
  },
  {
    name: 'directory_job_failures_in_a_row',
    help: 'Runs of a job that failed since the last one that went well, of whichever instance',
    label: 'job',
    read: async (db) =>
      (await listJobRunRows(db)).map(({ name, failures }) => ({ of: name, value: failures })),
  },
  {
    name: 'directory_job_success_age_seconds',
    help: 'Since a job went well the last time; missing before its first',
    label: 'job',
    read: async (db) =>
      (await listJobRunRows(db)).map(({ name, succeededAt }) => ({
        of: name,
        value: secondsSince(succeededAt),
      })),
  },
];
