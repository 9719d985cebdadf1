import { type Expression, type Insertable, type SqlBool, sql } from 'kysely';
import type { Sort } from '#contract/businesses/businesses.ts';
import { dayInAdana } from '#contract/calendar/days.ts';
import type { Picture } from '#contract/uploads.ts';
import { bestFirst, planRank } from '#server/platform/database/business-orders.ts';
import { type Db, type DbWithClock, plannedOnce } from '#server/platform/database/database.ts';
import type { BusinessesTable } from '#server/platform/database/database-tables.ts';
import { shownSubcategory } from '#server/platform/database/shown-subcategory.ts';
import { fieldColumns } from '../fields.ts';
import { inDatabase } from '../indexing/search-columns.queries.ts';
import { originColumn } from './origin.queries.ts';

const OWN_IMAGE = '^/api/objects/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$';

/** A team's choice, or what the premium plan brings; what is over, a job has set back to free. */
const isFeatured = sql<boolean>`(b.is_featured or b.plan = 'premium')`;
const byPlan = planRank('b.');

/** What was said of days that are long past is left where it is, and Ramadan until it is near. */
const isRecent = (now: DbWithClock['now']) => {
  const today = sql`${dayInAdana(now())}::date`;
  // Yesterday's exception may reach past midnight, hence the two days.
  return sql`s.day >= ${today} - 2 and (not s.of_ramadan or s.day < ${today} + 60 and exists (
    select from business_special_days n where n.business_id = s.business_id and n.of_ramadan
      and n.day between ${today} - 2 and ${today} + 21))`;
};

/** Fields of a business that a card says, or the place of its pin. */
const CARD_FIELDS = [
  ...([
    'name',
    'category',
    'district',
    'priceRange',
    'phone',
    'hours',
    'isOpen',
    'images',
  ] as const),
  ...(['latitude', 'longitude'] as const),
] as const;

/** What a card is made of; see `toCard` in public-business.rules.ts. */
const cardColumns = ({ db, now }: DbWithClock) =>
  db
    .selectFrom('businesses as b')
    .innerJoin('categories as c', 'c.name', 'b.category')
    .leftJoin('businessKinds as bk', 'bk.businessId', 'b.id')
    .leftJoin('kinds as k', 'k.id', 'bk.kindId')
    .select(CARD_FIELDS.map((name) => `b.${name}` as const))
    .select([
      'b.id',
      'c.slug as categorySlug',
      'k.slug as kindSlug',
      'k.name as kindName',
      'k.motif',
      'k.onHolidays',
      'b.rating',
      'b.reviewCount',
      'b.isExample',
    ])
    .select(isFeatured.as('isFeatured'))
    .select(
      sql<Record<string, string> | null>`(
        select jsonb_object_agg(day, s.hours) from business_special_days s
        where s.business_id = b.id and ${isRecent(now)})`.as('specialDays'),
    )
    // The pattern is that of an id: what else may stand in images must not end the query.
    .select(
      sql<Picture[] | null>`(
        select jsonb_agg(jsonb_build_object('src', i.src, 'width', u.width, 'height', u.height,
          'placeholder', u.placeholder, 'hasAvif', u.avif = 'ready')
          || case when u.of_visitor then '{"isOfVisitor": true}'::jsonb else '{}' end
          || case when u.prices_on is null then '{}' else jsonb_build_object('pricesOn', u.prices_on) end
          order by i.place)
        from unnest(b.images) with ordinality as i (src, place)
        join uploads u on u.id = substring(i.src from ${OWN_IMAGE}::text)::uuid
        where u.attached_at is not null and u.removed_at is null and not u.is_private)`.as(
        'pictures',
      ),
    );

/** What the contract's `Business` is made of; see `toBusiness` in public-business.rules.ts. */
export const publicColumns = (asked: DbWithClock) =>
  cardColumns(asked)
    .select([
      ...fieldColumns('neighbourhood', 'cid', 'ramadanHours', 'subcategory', ...CARD_FIELDS),
      'k.schemaTypes',
      'b.status',
      'b.emailVerified',
      'b.submittedAt',
      'b.approvedAt',
    ])
    .select(shownSubcategory.as('subcategory'))
    .select(
      sql<Record<string, string> | null>`(
        select jsonb_object_agg(day, s.name) from business_special_days s
        where s.business_id = b.id and ${isRecent(asked.now)} and s.name is not null)`.as(
        'specialDayNames',
      ),
    )
    .select(
      sql<boolean>`exists (
        select from business_claims o where o.business_id = b.id and o.status = 'approved')`.as(
        'hasOwner',
      ),
    )
    .select(
      sql<boolean>`(b.plan <> 'free' and coalesce(b.plan_expires_at > now(), true) and exists (
        select from business_claims o where o.business_id = b.id and o.status = 'approved'))`.as(
        'takesMessages',
      ),
    );

export type PublicRow = Awaited<ReturnType<ReturnType<typeof publicColumns>['execute']>>[number];

export interface ListFilters {
  category?: string | undefined;
  district?: string | undefined;
  /** Slug of one of the district's. */
  neighbourhood?: string | undefined;
  /** Slug of a kind. */
  kind?: string | undefined;
  isFeatured?: boolean;
}

const approved = (filters: ListFilters) => {
  const conditions: Expression<SqlBool>[] = [sql<SqlBool>`b.status = 'approved'`];
  if (filters.category) conditions.push(sql<SqlBool>`b.category = ${filters.category}`);
  if (filters.district) conditions.push(sql<SqlBool>`b.district = ${filters.district}`);
  if (filters.neighbourhood)
    conditions.push(sql<SqlBool>`b.neighbourhood_slug = ${filters.neighbourhood}`);
  if (filters.kind)
    conditions.push(sql<SqlBool>`b.id in (select bk.business_id from business_kinds bk join kinds k on k.id = bk.kind_id
        where k.slug = ${filters.kind})`);
  if (filters.isFeatured) conditions.push(isFeatured);
  return conditions;
};

const orders: Record<Sort, ReturnType<typeof sql>> = {
  rating: sql`${bestFirst('b.')}, ${byPlan}, b.id`,
  name: sql`b.name_sort, ${byPlan}, b.id`,
  reviews: sql`b.review_count desc, b.rating desc, ${byPlan}, b.id`,
};

/**
 * How many they are is hidden from the planner: for fewer than the ten that it guesses it would make a plan of their
 * own each time, which takes four times as long as reading them.
 */
const anyOf = (ids: number[]) => sql<number>`any((select ${ids}::int[])::int[])`;
const inOrderOf = (ids: number[]) => sql`array_position(${ids}::int[], b.id)`;

/** Those of them that are published, in the order of the ids. */
export const listByIds = (asked: DbWithClock, ids: number[]) =>
  publicColumns(asked)
    .modifyFront(plannedOnce)
    .where('b.id', '=', anyOf(ids))
    .where('b.status', '=', 'approved')
    .orderBy(inOrderOf(ids))
    .execute();

/** The same, with what cards say alone: a third of the columns, and what is read of them. */
export const listCardsByIds = (asked: DbWithClock, ids: number[]) =>
  cardColumns(asked)
    .modifyFront(plannedOnce)
    .where('b.id', '=', anyOf(ids))
    .where('b.status', '=', 'approved')
    .orderBy(inOrderOf(ids))
    .execute();

/** The ids first, out of an index alone: what a business shows is not looked up for the pages before. */
export async function listApproved(
  asked: DbWithClock,
  options: ListFilters & { sort: Sort; limit: number; offset: number },
): Promise<PublicRow[]> {
  const rows = await asked.db
    .selectFrom('businesses as b')
    .select('b.id')
    .where((eb) => eb.and(approved(options)))
    .orderBy(orders[options.sort])
    .limit(options.limit)
    .offset(options.offset)
    .execute();
  return rows.length === 0
    ? []
    : listByIds(
        asked,
        rows.map(({ id }) => id),
      );
}

export async function countApproved(db: Db, filters: ListFilters): Promise<number> {
  const { count } = await db
    .selectFrom('businesses as b')
    .where((eb) => eb.and(approved(filters)))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** With where it came from. */
export const findApproved = (asked: DbWithClock, id: number) =>
  publicColumns(asked)
    .modifyFront(plannedOnce)
    .select(originColumn.as('origin'))
    .where('b.id', '=', id)
    .where('b.status', '=', 'approved')
    .executeTakeFirst();

export const findClosed = (db: Db, id: number) =>
  db
    .selectFrom('businesses as b')
    .innerJoin('categories as c', 'c.name', 'b.category')
    .select(['b.id', 'b.name', 'b.category', 'c.slug as categorySlug', 'b.district'])
    .where('b.id', '=', id)
    .where('b.status', '=', 'closed')
    .executeTakeFirst();

/** Where a merged business went; only to one that the public may see. */
export const findMergedInto = (db: Db, id: number) =>
  db
    .selectFrom('businesses as b')
    .innerJoin('businesses as target', 'target.id', 'b.mergedInto')
    .where('b.id', '=', id)
    .where('target.status', '=', 'approved')
    .select('target.id')
    .executeTakeFirst();

type NewBusiness = Insertable<BusinessesTable>;

/**
 * Inserts in one statement; a row whose example key stands already is left out. All rows name the same columns. They
 * travel as one value: thousands of values by themselves take longer to read than to write.
 */
export async function insertBusinesses(
  db: Db,
  rows: readonly NewBusiness[],
): Promise<{ id: number; exampleKey: string | null }[]> {
  const names = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
  const inserted = await sql<{ id: number; exampleKey: string | null }>`
    insert into businesses (${names})
    select ${names}
    from json_populate_recordset(null::businesses, ${JSON.stringify(rows.map(inDatabase))}::json)
    on conflict (example_key) do nothing
    returning id, example_key`.execute(db);
  return inserted.rows;
}

/** In the order of their ids, so that two that want the same ones never wait for each other. */
export const lockBusinesses = (db: Db, ids: number[]) =>
  sql`select id from businesses where id = any(${ids}::int[]) order by id for no key update`.execute(
    db,
  );

/** Sets rating and count of these businesses from their approved reviews; nothing else writes them. */
export const markRatingsFromReviews = (db: Db, ids: number[]) =>
  sql`
    update businesses b set rating = r.rating, review_count = r.count
    from (
      select ids.id, coalesce(round(avg(v.rating), 1), 0.0) as rating, count(v.id) as count
      from unnest(${ids}::int[]) as ids (id)
      left join reviews v on v.business_id = ids.id and v.status = 'approved'
      group by ids.id) r
    where b.id = r.id and (b.rating, b.review_count) is distinct from (r.rating, r.count)`.execute(
    db,
  );

export const deleteExampleBusinesses = (db: Db) =>
  db.deleteFrom('businesses').where('isExample', '=', true).executeTakeFirst();
