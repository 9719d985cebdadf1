import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Place } from '#contract/city/places.ts';
import type { AskedName } from '#contract/search/understanding/names.ts';
import { bestFirst, planRank } from '#server/platform/database/business-orders.ts';
import type { Db } from '#server/platform/database/database.ts';
import { filtered, metresTo } from './filters.queries.ts';
import type { FoundOrder, FoundPage, SearchFilters } from './filters.rules.ts';

/** What was found: inside the filters, of the words; and what the whole question is the name of. */
export interface Found {
  filters: SearchFilters;
  isMatch: RawBuilder<SqlBool> | undefined;
  namedIds: readonly number[];
}

/** The condition on `businesses` for it. */
export const isFound = ({ filters, isMatch, namedIds }: Found): RawBuilder<SqlBool> => {
  const inside = isMatch ? sql<SqlBool>`(${filtered(filters)} and ${isMatch})` : filtered(filters);
  return namedIds.length > 0 ? sql<SqlBool>`(${inside} or id = any(${namedIds}::int[]))` : inside;
};

const orders: Record<Exclude<FoundOrder['by'], 'distance'>, RawBuilder<unknown>> = {
  rating: sql`${bestFirst()}, ${planRank()}, id`,
  reviews: sql`review_count desc, rating desc, ${planRank()}, id`,
  name: sql`name_sort, ${planRank()}, id`,
  // As in its index; what came in one file came at one moment.
  newest: sql`approved_at desc, id desc`,
};

const byDistance = (near: Place) => sql`${metresTo(near)} nulls last, ${planRank()}, id`;

/**
 * For conditions on words: of a common one the planner thinks that reading the whole table and comparing
 * every text is cheaper than the indexes, and it takes ten times as long.
 */
export const withIndexes = <T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await sql`select set_config('enable_seqscan', 'off', true)`.execute(trx);
    return work(trx);
  });

/** One page of ids. */
export async function listFoundIds(db: Db, found: Found, page: FoundPage): Promise<number[]> {
  const { order, isNamedFirst, limit, offset } = page;
  const { namedIds } = found;
  const first =
    isNamedFirst && namedIds.length > 0 ? sql`(id = any(${namedIds}::int[])) desc, ` : sql``;
  const query = sql<{ id: number }>`
    select id from businesses where ${isFound(found)}
    order by ${first}${order.by === 'distance' ? byDistance(order.near) : orders[order.by]}
    limit ${limit} offset ${offset}`;
  const { rows } = await (found.isMatch
    ? withIndexes(db, (trx) => query.execute(trx))
    : query.execute(db));
  return rows.map(({ id }) => id);
}

/** Most names that are held against a question, how much longer or shorter they may be, and what they are by law. */
export const LIKE_NAMES = { letters: 2, form: 40, limit: 500 };

const namesLike = ({ query, norm }: AskedName, { letters, form, limit }: typeof LIKE_NAMES) => sql`
  select name, name_norm as norm from businesses
  where search_head @@ ${query}::tsquery and ${filtered({})}
    and length(name_norm) between ${norm.length - letters} and ${norm.length + letters + form}
  limit ${limit}`;

export interface LikeName {
  name: string;
  norm: string;
}

/** Names that have the words of the query and about as many letters, a legal form behind them. */
export async function listNamesLike(
  db: Db,
  asked: AskedName,
  most: typeof LIKE_NAMES,
): Promise<LikeName[]> {
  const { rows } = await sql<LikeName>`${namesLike(asked, most)}`.execute(db);
  return rows;
}

export interface NamedRow {
  id: number;
  isWhole: boolean;
}

/**
 * Businesses whose name has all the words of a question, first the one whose name it is; and names like another, where
 * one is asked for besides.
 */
export async function listNamed(
  db: Db,
  { query, norm }: AskedName,
  limit: number,
  like?: AskedName,
): Promise<{ named: NamedRow[]; like: LikeName[] }> {
  const none = sql`select null::text as name, null::text as norm where false`;
  const { rows } = await sql<{ id: number | null; isWhole: boolean } & LikeName>`
    with named as materialized (
      select id, name_norm, rating, review_count, plan from businesses
      where search_head @@ ${query}::tsquery and ${filtered({})})
    (select id, name_norm = ${norm} as is_whole, null as name, null as norm from named
      order by 2 desc, ${orders.rating} limit ${limit})
    union all
    (select null, null, of.* from (${like ? namesLike(like, LIKE_NAMES) : none}) of)`.execute(db);
  return {
    named: rows.flatMap(({ id, isWhole }) => (id === null ? [] : [{ id, isWhole }])),
    like: rows.filter(({ id }) => id === null),
  };
}

/** Businesses that are called just so, by which of some names. */
export async function listCalled(
  db: Db,
  names: readonly AskedName[],
): Promise<{ id: number; norm: string }[]> {
  const query = names.map((name) => `(${name.query})`).join(' | ');
  const { rows } = await sql<{ id: number; norm: string }>`
    select id, name_norm as norm from businesses
    where search_head @@ ${query}::tsquery and ${filtered({})}
      and name_norm = any(${names.map(({ norm }) => norm)}::text[])`.execute(db);
  return rows;
}
