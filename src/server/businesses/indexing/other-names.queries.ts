import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { searchableColumns } from './search-columns.queries.ts';

/** How a file calls a business that it was recognised as. */
export interface NameOfFile {
  businessId: number;
  name: string;
}

/** Those of them that no file has said yet. */
export async function listNewNames(db: Db, called: readonly NameOfFile[]): Promise<NameOfFile[]> {
  if (called.length === 0) return [];
  const { rows } = await sql<NameOfFile>`
    select distinct c."businessId" as business_id, c.name
    from jsonb_to_recordset(${JSON.stringify(called)}::jsonb) as c ("businessId" int, name text)
    where not exists (select from business_names n
      where n.business_id = c."businessId" and n.name = c.name)
    order by 1, 2`.execute(db);
  return rows;
}

export const insertNames = (db: Db, importBatchId: number, names: readonly NameOfFile[]) =>
  db
    .insertInto('businessNames')
    .values(names.map((one) => ({ ...one, importBatchId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const deleteNamesOf = (db: Db, importBatchId: number) =>
  db
    .deleteFrom('businessNames')
    .where('importBatchId', '=', importBatchId)
    .returning('businessId')
    .execute();

/** Writes down what else some are called, from what became part of them and from files. */
export const markOtherNames = (db: Db, ids: readonly number[]) =>
  sql`
    update businesses b set other_names = coalesce((
      select string_agg(distinct n.name, E'\n' order by n.name) from (
        select m.name from businesses m where m.merged_into = b.id
        union select f.name from business_names f
          left join businesses m on m.id = f.business_id
          where b.id in (f.business_id, m.merged_into)) n
      where n.name <> b.name), '')
    where b.id = any(${[...ids]}::int[])`.execute(db);

export const listSearchable = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('businesses')
    .select(searchableColumns)
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute();
