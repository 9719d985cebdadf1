import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

export const findBusiness = (db: Db, id: number) =>
  db
    .selectFrom('businesses')
    .select([
      'id',
      'name',
      'status',
      'address',
      'district',
      'category',
      'phone',
      'hours',
      'cid',
      'phoneKey',
    ])
    .select(sql<number | null>`latitude::float8`.as('latitude'))
    .select(sql<number | null>`longitude::float8`.as('longitude'))
    .where('id', '=', id)
    .executeTakeFirst();

export const findReview = (db: Db, id: number) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('users as u', 'u.id', 'r.userId')
    .select(['r.id', 'r.rating', 'r.title', 'r.content', 'r.status', 'u.name as author'])
    .where('r.id', '=', id)
    .executeTakeFirst();

export const hasAccount = async (db: Db, email: string): Promise<boolean> =>
  (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()) !==
  undefined;

export const findPerson = (db: Db, id: number) =>
  db.selectFrom('users').select(['name', 'email']).where('id', '=', id).executeTakeFirst();
