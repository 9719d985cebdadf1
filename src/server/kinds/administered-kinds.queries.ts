import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { KindsTable } from '#server/platform/database/database-tables.ts';

/** Each with how many published businesses it has: all of them, or one. */
export const listKindsWithCounts = (db: Db, id?: number) =>
  db
    .selectFrom('kinds as k')
    .leftJoin('categories as c', 'c.id', 'k.categoryId')
    .selectAll('k')
    .select([
      'c.name as category',
      'c.slug as categorySlug',
      sql<number>`(select count(*)::int from business_kinds bk
        join businesses b on b.id = bk.business_id and b.status = 'approved'
        where bk.kind_id = k.id)`.as('count'),
    ])
    .$if(id !== undefined, (query) => query.where('k.id', '=', id ?? 0))
    .orderBy('k.id')
    .execute();

/** What the team writes of a kind; its category by its slug, empty for none. */
export type WrittenKind = Omit<KindsTable, 'id' | 'slug' | 'categoryId'> & {
  categorySlug: string;
};

/** Two that change kinds at once wait for each other: names and addresses stay apart. */
export async function lockKinds(db: Db) {
  await db.selectFrom('kindsState').select('version').forUpdate().execute();
  return db
    .selectFrom('kinds as k')
    .leftJoin('categories as c', 'c.id', 'k.categoryId')
    .selectAll('k')
    .select((eb) => eb.fn.coalesce('c.slug', sql.lit('')).as('categorySlug'))
    .orderBy('k.id')
    .execute();
}

/** A category that stays while a kind is put below it. */
export const lockCategoryOfKind = (db: Db, slug: string) =>
  db
    .selectFrom('categories')
    .select('id')
    .where('slug', '=', slug)
    .forKeyShare()
    .executeTakeFirst();

const asRow = (db: Db, { categorySlug, ...fields }: WrittenKind) => ({
  ...fields,
  categoryId: db.selectFrom('categories').select('id').where('slug', '=', categorySlug),
});

export const insertKind = async (db: Db, slug: string, kind: WrittenKind): Promise<number> => {
  const row = { ...asRow(db, kind), slug };
  return (await db.insertInto('kinds').values(row).returning('id').executeTakeFirstOrThrow()).id;
};

export const markKind = (db: Db, id: number, kind: WrittenKind) =>
  db.updateTable('kinds').set(asRow(db, kind)).where('id', '=', id).execute();

export const addWord = (db: Db, id: number, words: string) =>
  db.updateTable('kinds').set({ words }).where('id', '=', id).execute();

export const releaseBusinesses = (db: Db, id: number) =>
  db.updateTable('businessKinds').set({ kindId: null }).where('kindId', '=', id).execute();

export const deleteKindRow = (db: Db, id: number) =>
  db.deleteFrom('kinds').where('id', '=', id).execute();

/** What is said of every kind, without what files call it. */
export const listSaidWords = (db: Db) =>
  db.selectFrom('kinds').select(['name', 'plural', 'words', 'sells', 'needs', 'abroad']).execute();
