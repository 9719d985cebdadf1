import { type Insertable, sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { KindsTable } from '#server/platform/database/database-tables.ts';

export const listKindRows = (db: Db) =>
  db
    .selectFrom('kinds as k')
    .leftJoin('categories as c', 'c.id', 'k.categoryId')
    .select([
      'k.id',
      'k.slug',
      'k.name',
      'k.plural',
      'k.words',
      'k.sells',
      'k.needs',
      'k.abroad',
      'k.files',
      'c.name as category',
      'c.slug as categorySlug',
      'c.alike',
    ])
    .orderBy('k.id')
    .execute();

/** By which kinds businesses are told apart now. */
export const findKindsVersion = async (db: Db): Promise<number> =>
  (await db.selectFrom('kindsState').select('version').executeTakeFirstOrThrow()).version;

/** Categories in the order of the lists, each beside that version and the places'; without one, the versions alone. */
export const listCategoriesBesideVersion = (db: Db) =>
  db
    .selectFrom('kindsState as s')
    .innerJoin('placesState as p', (join) => join.onTrue())
    .leftJoin('categories as c', (join) => join.onTrue())
    .select(['s.version', 'p.version as placesVersion', 'c.name', 'c.slug'])
    .orderBy('c.position')
    .orderBy('c.id')
    .execute();

export const insertKinds = (db: Db, kinds: Insertable<KindsTable>[]) =>
  db
    .insertInto('kinds')
    .values(kinds)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const listCategoryIds = async (db: Db): Promise<number[]> =>
  (await db.selectFrom('categories').select('id').execute()).map(({ id }) => id);

export const isWithoutKinds = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('kinds').select('id').limit(1).executeTakeFirst()) === undefined;

/** Businesses that another table told apart, or none; locked until they are. */
export const lockUntold = (db: Db, version: number, limit: number) =>
  db
    .selectFrom('businessKinds as bk')
    .innerJoin('businesses as b', 'b.id', 'bk.businessId')
    .select((eb) => [
      ...(['b.id', 'b.name', 'b.category', 'b.subcategory'] as const),
      eb
        .and([
          eb('b.importBatchId', 'is not', null),
          eb.not(
            eb.exists(
              eb
                .selectFrom('businessFacts as f')
                .select('f.fact')
                .whereRef('f.businessId', '=', 'b.id')
                .where('f.fact', '=', 'kind')
                .where('f.saidBy', '<>', 'import'),
            ),
          ),
        ])
        .$castTo<boolean>()
        .as('isOfFile'),
    ])
    .where('bk.version', '<>', version)
    .limit(limit)
    .forUpdate('bk')
    .skipLocked()
    .execute();

export const markKinds = (
  db: Db,
  version: number,
  told: readonly { id: number; kindId: number | null; isNamed: boolean; also: readonly number[] }[],
) =>
  sql`
    update business_kinds bk set kind_id = t.kind_id, is_named = t.is_named, also = t.also::int[], version = ${version}
    from unnest(${told.map(({ id }) => id)}::int[], ${told.map(({ kindId }) => kindId)}::int[],
      ${told.map((one) => one.isNamed)}::boolean[],
      ${told.map(({ also }) => `{${also.join(',')}}`)}::text[]) as t (id, kind_id, is_named, also)
    where bk.business_id = t.id`.execute(db);

/** Published businesses of each kind of a category. */
export const countByKind = (db: Db, categorySlug: string, district: string | undefined) =>
  db
    .selectFrom('businesses as b')
    .innerJoin('businessKinds as bk', 'bk.businessId', 'b.id')
    .innerJoin('kinds as k', 'k.id', 'bk.kindId')
    .innerJoin('categories as c', 'c.id', 'k.categoryId')
    .where('b.status', '=', 'approved')
    .where('c.slug', '=', categorySlug)
    .$if(district !== undefined, (query) => query.where('b.district', '=', district ?? ''))
    .groupBy(['k.id', 'c.slug'])
    .select((eb) => [
      'k.slug',
      'k.name',
      'k.plural',
      'c.slug as categorySlug',
      eb.fn.countAll<number>().as('count'),
    ])
    .orderBy('count', 'desc')
    .orderBy('k.id')
    .execute();
