import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** Where businesses are public, and their newest change there. */
export const listPlacesOfKinds = (db: Db) =>
  db
    .selectFrom('businesses')
    .select((eb) => ['category', 'district', eb.fn.max('updatedAt').as('changedAt')])
    .where('status', '=', 'approved')
    .groupBy(['category', 'district'])
    .execute();

/** Which spans of `length` ids hold public businesses, and their newest change: 0 is the first. */
export const listSpans = (db: Db, length: number) =>
  db
    .selectFrom('businesses')
    .select((eb) => [
      sql<number>`id / ${sql.lit(length)}`.as('span'),
      eb.fn.max('updatedAt').as('changedAt'),
    ])
    .where('status', '=', 'approved')
    .groupBy('span')
    .orderBy('span')
    .execute();

/** From one id up to before another: whichever span is asked for, only its own rows are read. */
export const listIdsBetween = (db: Db, from: number, before: number) =>
  db
    .selectFrom('businesses')
    .select(['id', 'updatedAt as changedAt'])
    .where('status', '=', 'approved')
    .where('id', '>=', from)
    .where('id', '<', before)
    .orderBy('id')
    .execute();
