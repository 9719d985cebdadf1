import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/**
 * One import at a time: two of the same file could not see each other's rows. A large file may take
 * longer than any page, so the server's patience with pages does not bind it.
 */
export async function lockImports(db: Db): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(db);
  await sql`select pg_advisory_xact_lock(hashtext('directory imports'))`.execute(db);
}

export const insertBatch = (
  db: Db,
  batch: {
    fileName: string;
    source: string;
    licence: string | null;
    attribution: string | null;
    importedBy: number | null;
    now: Date;
  },
): Promise<{ id: number }> =>
  db
    .insertInto('importBatches')
    .values({
      fileName: batch.fileName,
      source: batch.source,
      licence: batch.licence,
      attribution: batch.attribution,
      importedBy: batch.importedBy,
      createdAt: batch.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

export const markBatchCounts = (
  db: Db,
  id: number,
  counts: { imported: number; duplicates: number; refused: number; changed: number },
) => db.updateTable('importBatches').set(counts).where('id', '=', id).execute();

/** After many new rows the planner should know of them at once, not at the next autovacuum. */
export const analyzeBusinesses = (db: Db) => sql`analyze businesses, business_sources`.execute(db);

/** The same, of what the next rows are looked up by alone: the words of all texts take four times as long. */
export const analyzeLookups = (db: Db) =>
  sql`analyze businesses (name_norm, district, neighbourhood_slug, latitude, longitude, phone_key, cid),
    business_sources`.execute(db);

/** Files a person sent, newest first. */
export const listBatchesOf = (db: Db, userId: number) =>
  db
    .selectFrom('importBatches')
    .select(['fileName', 'imported', 'duplicates', 'refused', 'createdAt'])
    .where('importedBy', '=', userId)
    .orderBy('id', 'desc')
    .execute();

/** 'ayse-yilmaz-liste.csv' is called 'dosya.csv' from now on: what kind of file it was stays. */
export const forgetFileNames = async (
  db: Db,
  of: { before: Date } | { importedBy: number },
): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    update import_batches
    set file_name = 'dosya' || coalesce(substring(file_name from '\\.[^.]{1,8}$'), '')
    where ${'before' in of ? sql`created_at <= ${of.before}` : sql`imported_by = ${of.importedBy}`}
      and file_name !~ '^(?:dosya(?:\\.[^.]{1,8})?)?$'`.execute(db);
  return Number(numAffectedRows);
};
