import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** Where a business came from: the open source, else its file, with whom they want named; else nobody but its sender. */
export const findOrigin = (db: Db, businessId: number) =>
  db
    .selectFrom('businesses as b')
    .leftJoin('importBatches as i', 'i.id', 'b.importBatchId')
    .leftJoin('businessSources as s', (join) =>
      join.onRef('s.businessId', '=', 'b.id').on('s.isOrigin', '=', true),
    )
    .select((eb) => [
      eb.fn.coalesce('s.licence', 'i.licence').as('licence'),
      eb.fn.coalesce('s.attribution', 'i.attribution').as('attribution'),
      sql<boolean>`b.import_batch_id is not null`.as('isFromFile'),
      'b.isExample',
      's.saidOn',
      's.seenAt',
      eb.fn.coalesce('i.createdAt', 'b.submittedAt').as('cameAt'),
    ])
    .where('b.id', '=', businessId)
    .executeTakeFirstOrThrow();
