import type { Db } from '#server/platform/database/database.ts';

/** Read from the index alone, however many there are. */
export const countByDistrict = (
  db: Db,
  category: string,
): Promise<{ district: string; count: number }[]> =>
  db
    .selectFrom('businesses')
    .where('status', '=', 'approved')
    .where('category', '=', category)
    .groupBy('district')
    .select((eb) => ['district', eb.fn.countAll<number>().as('count')])
    .orderBy('count', 'desc')
    .orderBy('district')
    .execute();
