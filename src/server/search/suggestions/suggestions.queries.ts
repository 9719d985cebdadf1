import { type RawBuilder, sql } from 'kysely';
import { bestFirst as rated } from '#server/platform/database/business-orders.ts';
import { type Db, plannedOnce } from '#server/platform/database/database.ts';

export interface SuggestedBusiness {
  id: number;
  name: string;
  category: string;
  categorySlug: string;
  district: string;
  /** How it was found: 0 called so, 1 beginning so, 2 by words of its name, 3 by other words. */
  step: number;
  rating: number;
  reviewCount: number;
}

export interface Asked {
  /** What was typed, as `searchNorm` writes it. */
  norm: string;
  /** Its words but the last. */
  whole: readonly string[];
  /** The last, which may be a beginning. */
  last: string;
  /** All of them as a tsquery. */
  query: string;
  /** Behind whole words a single letter: it begins too much to look it up. */
  isShort: boolean;
  limit: number;
}

/** So many of the best rated are looked through by name: an index alone, under 1 ms. */
const NAMES_WALKED = 2000;
/** The same by kind and place, which lie in the table itself. */
const ROWS_WALKED = 500;
/** What the walks do not find is rare; should it not be, so many of it are enough. */
const MOST_COMPARED = 2000;

const isPublic = sql`status = 'approved'`;
const bestFirst = sql`order by ${rated()}, id`;
const compared = sql`id, rating, review_count`;
/** True of every row, and in no index: else the planner would filter all names in one. */
const isLookedUp = sql`district <> ''`;

/** The best of what was found (`id, rating, review_count, step`), each by its first step. */
async function best(
  db: Db,
  sets: RawBuilder<unknown>,
  found: RawBuilder<unknown>,
  limit: number,
): Promise<SuggestedBusiness[]> {
  const { rows } = await sql<SuggestedBusiness>`${plannedOnce}
    with ${sets}, found as materialized (
      select ${compared}, min(step) as step from (${found}) every_step
      group by ${compared}
      order by min(step), ${rated()}, id limit ${limit})
    select b.id, b.name, b.category, c.slug as category_slug, b.district, f.step,
      b.rating::float8 as rating, b.review_count
    from found f join businesses b using (id) join categories c on c.name = b.category
    order by f.step, ${rated('b.')}, b.id`.execute(db);
  return rows;
}

const walked = sql`(
  select ${compared}, name_norm from businesses where ${isPublic} ${bestFirst}
  limit ${sql.lit(NAMES_WALKED)}) walked`;

/** The name has all the words, in whatever order. */
const hasWords = ({ whole, last }: Asked) =>
  sql.join(
    [
      ...whole.map((word) => sql`position(${` ${word} `} in ' ' || name_norm || ' ') > 0`),
      sql`position(${` ${last}`} in ' ' || name_norm) > 0`,
    ],
    sql` and `,
  );

/** Steps 0 to 2 among the best rated: five of what is common are found after a few rows. */
export const listBestNamed = (db: Db, asked: Asked) =>
  best(
    db,
    sql`
      called as materialized (
        select ${compared} from businesses
        where ${isPublic} and name_norm = ${asked.norm} ${bestFirst} limit ${asked.limit}),
      beginning as materialized (
        select ${compared} from ${walked}
        where starts_with(name_norm, ${asked.norm}) ${bestFirst} limit ${asked.limit}),
      worded as materialized (
        select ${compared} from ${walked}
        where ${hasWords(asked)} and not starts_with(name_norm, ${asked.norm})
          and (select count(*) from beginning) < ${asked.limit} ${bestFirst} limit ${asked.limit})`,
    sql`
      select *, 0 as step from called union all select *, 1 from beginning
      union all select *, 2 from worded`,
    asked.limit,
  );

/** Steps 1 and 2 among all, for what is rare. */
export const listAllNamed = (db: Db, asked: Asked) =>
  best(
    db,
    sql`
      beginning as materialized (
        select ${compared} from businesses
        where ${isPublic} and name_norm >= ${asked.norm} and name_norm < ${`${asked.norm}~`}
        ${bestFirst} limit ${asked.limit}),
      worded as materialized (
        select ${compared}, name_norm from businesses where ${isPublic} and ${isLookedUp}
          and array_to_tsvector(string_to_array(name_norm, ' ')) @@
            ${asked.isShort ? asked.whole.join(' & ') : asked.query}::tsquery)`,
    sql`
      select *, 1 as step from beginning
      union all select ${compared}, 2
        from (select * from worded limit ${sql.lit(MOST_COMPARED)}) cut where ${hasWords(asked)}`,
    asked.limit,
  );

/** Step 3: by name, kind, place and features together. */
export const listAbout = (db: Db, { query, isShort, limit }: Asked) =>
  best(
    db,
    sql`
      about as materialized (
        select ${compared} from (
          select ${compared}, search_head from businesses where ${isPublic} ${bestFirst}
          limit ${sql.lit(ROWS_WALKED)}) walked
        where search_head @@ ${query}::tsquery ${bestFirst} limit ${limit}),
      rarely_about as materialized (
        select ${compared} from businesses
        where ${sql.lit(!isShort)} and ${isPublic} and search_head @@ ${query}::tsquery
          and (select count(*) from about) < ${limit})`,
    sql`
      select *, 3 as step from about
      union all (select *, 3 from rarely_about limit ${sql.lit(MOST_COMPARED)})`,
    limit,
  );
