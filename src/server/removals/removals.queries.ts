import type { Db } from '#server/platform/database/database.ts';

export const findBusinessId = async (db: Db, id: number): Promise<number | undefined> =>
  (await db.selectFrom('businesses').select('id').where('id', '=', id).executeTakeFirst())?.id;
