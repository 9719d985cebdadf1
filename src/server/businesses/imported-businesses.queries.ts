import type { Db } from '#server/platform/database.ts';

/** Only what an import brought and nobody decided on yet. */
export async function markPublished(db: Db, ids: number[], now: Date): Promise<number> {
  if (ids.length === 0) return 0;
  const { numUpdatedRows } = await db
    .updateTable('businesses')
    .set({ status: 'approved', approved_at: now, updated_at: now })
    .where('id', 'in', ids)
    .where('status', '=', 'pending')
    .where('import_batch_id', 'is not', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function insertSpecialDays(
  db: Db,
  days: { business_id: number; day: string; hours: string }[],
): Promise<void> {
  if (days.length > 0) await db.insertInto('business_special_days').values(days).execute();
}
