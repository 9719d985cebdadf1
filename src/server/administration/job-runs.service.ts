import type { z } from 'zod';
import type { listJobRuns as listContract } from '#contract/administration-records.ts';
import type { Context } from '#server/platform/context.ts';
import { roomOf } from '#server/platform/disk.ts';
import { type BackupState, backupState } from '#server/platform/nightly-backup.ts';
import { restoreState } from '#server/platform/restore-drill.ts';
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
