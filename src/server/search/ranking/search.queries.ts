import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { bestFirst, planRank } from '#server/platform/database/business-orders.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Answering } from './answering.rules.ts';
import { filtered, type SearchFilters } from './filters.queries.ts';
import type { Boost, TextQuery } from './text-queries.rules.ts';

const tsquery = (text: string) => sql`${text}::tsquery`;

const isAnywhere = ({ anywhere, besides }: TextQuery) =>
  sql.join(
    [
      sql`search_all @@ ${tsquery(anywhere)}`,
      ...besides.map(
        ({ head, rest }) =>
          sql`(search_head @@ ${tsquery(head)} and search_all @@ ${tsquery(rest)})`,
      ),
    ],
    sql` or `,
  );

/** Whose kind is not told yet may be of any. */
const isAnswering = (one: Answering | undefined) => {
  if (!one) return sql`true`;
  const isOf = sql`coalesce((
    select coalesce(bk.kind_id = any(${[...one.kinds]}::int[]), bk.version = 0)
      or bk.also && ${[...one.kinds]}::int[]
      or (not bk.is_named and search_head @@ ${tsquery(one.named)})
    from business_kinds bk where bk.business_id = id), true)`;
  const isSaying =
    one.says === undefined ? isOf : sql`(${isOf} and search_all @@ ${tsquery(one.says)})`;
  const ofCategory = one.categories && sql`category = any(${[...one.categories]}::text[])`;
  return sql`(search_head @@ ${tsquery(one.own)} or ${ofCategory ?? isSaying})`;
};

/** A condition on `businesses` for what any of the asks finds. */
export const isAsked = (asks: readonly TextQuery[]): RawBuilder<SqlBool> =>
  asks.length === 0
    ? sql<SqlBool>`false`
    : sql<SqlBool>`(${sql.join(
        asks.map(
          (ask) =>
            sql`((search_head @@ ${tsquery(ask.head)} or ${isAnywhere(ask)}) and ${isAnswering(ask.answering)})`,
        ),
        sql` or `,
      )})`;

/** A condition on `businesses` for these alone. */
export const isOneOf = (ids: readonly number[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`id = any(${ids}::int[])`;

const pointsOf = ({ query, points }: Boost) =>
  sql`(search_head @@ ${tsquery(query)})::int * ${sql.lit(points)}`;

const points = ({ boosts, best }: TextQuery) =>
  sql`(${sql.join([...boosts.map(pointsOf), sql`greatest(${sql.join([sql`0`, ...best.map(pointsOf)])})`], sql` + `)})`;

const ranked = sql`id, search_head, name_norm, rating, review_count, plan`;

export interface Match {
  id: number;
  /** The question is this business's name. */
  isNamed: boolean;
}

/**
 * Approved businesses an ask finds, best first: those whose head has all of it before the others.
 * Each set is a CTE without a limit of its own, so that the planner takes the GIN index for it
 * (for "limit 2000" it would rather walk the table), and only as many rows are read as the cut
 * behind it wants. A question that fills the cut (a common word) also gets those it is the name of
 * and the matches among the best rated, which that cut may have missed.
 */
export async function listMatches(
  db: Db,
  ask: TextQuery,
  options: { filters: SearchFilters; norm: string; limit: number; bestRated: number },
): Promise<Match[]> {
  const { limit } = options;
  const head = tsquery(ask.head);
  const isCandidate = sql`${filtered(options.filters)} and ${isAnswering(ask.answering)}`;
  const { rows } = await sql<Match>`
    with head as materialized (
      select ${ranked} from businesses where search_head @@ ${head} and ${isCandidate}),
    head_cut as materialized (select * from head limit ${limit}),
    named as materialized (
      select ${ranked} from businesses
      where name_norm = ${options.norm} and search_head @@ ${head} and ${isCandidate}),
    best_rated as materialized (
      select ${ranked}, search_all, category from businesses where ${filtered(options.filters)}
      order by ${bestFirst()}, ${planRank()}, id limit ${options.bestRated}),
    body as materialized (
      select ${ranked} from businesses
      where (${isAnywhere(ask)}) and not search_head @@ ${head} and ${isCandidate}),
    hits as (
      select *, true as in_head from head_cut
      union all
      select *, true from named
        where (select count(*) from head_cut) >= ${limit} and id not in (select id from head_cut)
      union all
      select ${ranked}, true from best_rated
        where (select count(*) from head_cut) >= ${limit} and search_head @@ ${head}
          and ${isAnswering(ask.answering)} and id not in (select id from head_cut union all select id from named)
      union all
      (select *, false from body where (select count(*) from head_cut) < ${limit} limit ${limit}))
    select id, name_norm = ${options.norm} as is_named from hits
    order by
      name_norm = ${options.norm} desc, in_head desc,
      starts_with(name_norm || ' ', ${ask.opening})::int * 8 + ${points(ask)} desc,
      ${bestFirst()}, ${planRank()}, id
    limit ${limit}`.execute(db);
  return rows;
}

/** How many businesses have each of the asked words, counted up to `enough`. */
export async function countWordHits(db: Db, asks: string[], enough: number): Promise<number[]> {
  const words = asks.map((ask, at) => ({ name: sql.raw(`word_${at}`), ask: tsquery(ask) }));
  const sets = words.map(
    ({ name, ask }) => sql`${name} as materialized (
      select from businesses where search_all @@ ${ask} and status = 'approved')`,
  );
  const counts = words.map(
    ({ name }) => sql`(select count(*) from (select from ${name} limit ${enough}) first)`,
  );
  const { rows } = await sql<{ counts: number[] }>`
    with ${sql.join(sets)} select array[${sql.join(counts)}]::int[] as counts`.execute(db);
  return rows[0]?.counts ?? [];
}

/** Published businesses that have all of it somewhere. */
export async function listWithWords(db: Db, query: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from businesses
    where search_all @@ ${tsquery(query)} and status = 'approved' order by id`.execute(db);
  return rows.map(({ id }) => id);
}
