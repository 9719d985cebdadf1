import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** Everything of a business that `searchColumns` reads. */
export const searchableColumns = [
  'id',
  'name',
  'otherNames',
  'category',
  'subcategory',
  'description',
  'address',
  'neighbourhood',
  'district',
  'features',
  'hours',
] as const;

/** Businesses whose search columns were computed by rules before `version`; locked until they are rewritten. */
export const listOutdated = (db: Db, version: number, limit: number) =>
  db
    .selectFrom('businesses')
    .select(searchableColumns)
    .where('searchVersion', '<', version)
    .orderBy('searchVersion')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

const columnNames = new Map<string, string>();
/** As the database calls it: JSON is its own affair, where nothing renames. */
export function columnOf(name: string): string {
  const known = columnNames.get(name);
  if (known) return known;
  // not for people: names of columns are a–z
  const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  columnNames.set(name, column);
  return column;
}

/** By the names of their columns. */
export const inDatabase = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [columnOf(name), value]));

/** Writes columns of many in one statement; all rows name the same ones. */
export async function writeColumns(
  db: Db,
  rows: readonly ({ id: number } & Record<string, unknown>)[],
): Promise<void> {
  const names = Object.keys(rows[0] ?? {}).filter((name) => name !== 'id');
  if (names.length === 0) return;
  const written = sql.join(names.map((name) => sql`${sql.ref(name)} = r.${sql.ref(name)}`));
  const records = rows.map(inDatabase);
  await sql`
    update businesses b set ${written}
    from jsonb_populate_recordset(null::businesses, ${JSON.stringify(records)}::jsonb) r
    where b.id = r.id`.execute(db);
}
