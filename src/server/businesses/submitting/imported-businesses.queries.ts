import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** Only what an import brought and nobody decided on yet; what may be another one has to be looked at. */
export async function markPublished(db: Db, ids: number[], now: Date): Promise<number> {
  if (ids.length === 0) return 0;
  const { numUpdatedRows } = await db
    .updateTable('businesses')
    .set({ status: 'approved', approvedAt: now, updatedAt: now })
    .where('id', 'in', ids)
    .where('status', '=', 'pending')
    .where('importBatchId', 'is not', null)
    .where(sql<boolean>`not 'duplicate' = any(moderation_signs)`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function insertSpecialDays(
  db: Db,
  days: { businessId: number; day: string; hours: string }[],
): Promise<void> {
  if (days.length > 0) await db.insertInto('businessSpecialDays').values(days).execute();
}
