import type { Db } from '#server/platform/database/database.ts';

const MOST_SHOWN = 20;

/** The words of a business as they stood before each change, the newest first. */
export const listEarlierWords = (db: Db, businessId: number) =>
  db
    .selectFrom('businessEarlierWords')
    .select(['id', 'words', 'stoodUntil as until'])
    .where('businessId', '=', businessId)
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute();

export const deleteEarlierWords = (db: Db, businessId: number) =>
  db.deleteFrom('businessEarlierWords').where('businessId', '=', businessId).execute();
