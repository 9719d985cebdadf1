import type { Db } from '#server/platform/database/database.ts';

export const listJobRunRows = (db: Db) =>
  db
    .selectFrom('jobRuns')
    .select([
      'name',
      'everyMs',
      'startedAt',
      'durationMs',
      'isOk',
      'succeededAt',
      'failedAt',
      'failures',
      'lastError',
    ])
    .orderBy('name')
    .execute();
