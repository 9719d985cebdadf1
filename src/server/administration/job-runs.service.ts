import type { z } from 'zod';
import type { listJobRuns as listContract } from '#contract/administration-records.ts';
import type { Context } from '#server/platform/context.ts';
import { backupState } from '#server/platform/nightly-backup.ts';
import { roomOf } from '#server/platform/disk.ts';
import { listJobRunRows } from './job-runs.queries.ts';

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** The jobs as they were last written down; between two notes an idle job may have looked many times. */
export async function listJobRuns({
  db,
  now,
  disk,
}: Pick<Context, 'db' | 'now' | 'disk'>): Promise<z.input<(typeof listContract)['output']>> {
  const [rows, backup, room] = await Promise.all([
    listJobRunRows(db),
    backupState(db, now()),
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
    backup: {
      lastAt: iso(backup.lastAt ?? null),
      lastError: backup.lastError ?? null,
      isLate: backup.isLate,
    },
    disk: { freeBytes: room.freeBytes ?? null, isLow: room.isLow },
  };
}
