import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

const countOf = (condition: string) =>
  sql<number>`(select count(*)::int from businesses b
    where b.import_batch_id = i.id and ${sql.raw(condition)})`;

export const listBatchRows = (db: Db, { limit, offset }: { limit: number; offset: number }) =>
  db
    .selectFrom('importBatches as i')
    .leftJoin('users as u', 'u.id', 'i.importedBy')
    .select([
      'i.id',
      'i.fileName',
      'i.source',
      'u.email as sentBy',
      'i.imported',
      'i.duplicates',
      'i.refused',
      'i.changed',
      'i.createdAt',
      'i.undoneAt',
      countOf(`b.status = 'pending'`).as('waiting'),
      countOf(`b.status = 'approved'`).as('approved'),
      countOf(`b.status not in ('pending', 'approved')`).as('others'),
    ])
    .orderBy('i.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export async function countBatches(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('importBatches')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Of two who undo or approve a batch at once the second sees what the first did. */
export const lockBatch = (db: Db, id: number) =>
  db
    .selectFrom('importBatches')
    .select(['id', 'undoneAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const markUndone = (db: Db, id: number, at: Date) =>
  db.updateTable('importBatches').set({ undoneAt: at }).where('id', '=', id).execute();
