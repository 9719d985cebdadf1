import type { Db } from '#server/platform/database.ts';

export const listJobRunRows = (db: Db) =>
  db
    .selectFrom('job_runs')
    .select([
      'name',
      'every_ms as everyMs',
      'started_at as startedAt',
      'duration_ms as durationMs',
      'is_ok as isOk',
      'succeeded_at as succeededAt',
      'failed_at as failedAt',
      'failures',
      'last_error as lastError',
    ])
    .orderBy('name')
    .execute();
