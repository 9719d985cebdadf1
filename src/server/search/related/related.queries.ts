import { sql } from 'kysely';
import { type Db, plannedOnce } from '#server/platform/database/database.ts';
import type { Asked } from './related.rules.ts';

/** A business that the public might see until it closed. */
export async function findClosed(db: Db, id: number): Promise<Asked | undefined> {
  const row = await db
    .selectFrom('businesses')
    .modifyFront(plannedOnce)
    .where('id', '=', id)
    .where('status', '=', 'closed')
    .select([
      'id',
      'category',
      'subcategory',
      'district',
      sql<number | null>`latitude::float8`.as('latitude'),
      sql<number | null>`longitude::float8`.as('longitude'),
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  const { latitude, longitude } = row;
  const hasPin = latitude !== null && longitude !== null;
  return { ...row, pin: hasPin ? { latitude, longitude } : undefined };
}
