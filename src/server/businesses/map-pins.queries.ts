import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Place } from '#contract/places.ts';
import type { Db } from '#server/platform/database.ts';
import type { Area, Grid } from './map-grid.rules.ts';
import { metresTo } from './search-filters.queries.ts';

/** Conditions on `businesses`, columns without alias. */
type Condition = RawBuilder<SqlBool>;

const liesIn = ({ left, right, top, bottom }: Area): Condition =>
  sql<SqlBool>`(map_y between ${top} and ${bottom} and map_x between ${left} and ${right})`;

/** The indexes know approved pins only: who asks for them must say so. */
const isIn = (area: Area): Condition =>
  sql<SqlBool>`(status = 'approved' and map_x is not null and ${liesIn(area)})`;

export interface CountedCell {
  /** Row by row from the grid's first. */
  cell: number;
  count: number;
  /** Of the count, those inside the area that was asked for. */
  inside: number;
  /** The middle of them all. */
  x: number;
  y: number;
  /** One of them: the one, where there is but one. */
  id: number;
}

/**
 * How many stand in each cell of a grid. Read from an index alone, so nothing may be named here that is not
 * in it; a condition that wants other columns costs a look at every row.
 */
export async function countCells(
  db: Db,
  grid: Grid,
  of: { whole: Area; area: Area; condition: Condition },
): Promise<CountedCell[]> {
  const { shift, column, row, columns } = grid;
  const { rows } = await sql<CountedCell>`
    select ((map_y >> ${sql.lit(shift)}) - ${sql.lit(row)}) * ${sql.lit(columns)}
        + (map_x >> ${sql.lit(shift)}) - ${sql.lit(column)} as cell,
      count(*)::int as count,
      count(*) filter (where ${liesIn(of.area)})::int as inside,
      avg(map_x)::int as x, avg(map_y)::int as y, min(id) as id
    from businesses where ${isIn(of.whole)} and ${of.condition}
    group by 1`.execute(db);
  return rows;
}

export interface PinRow {
  id: number;
  name: string;
  category: string;
  categorySlug: string;
  district: string;
  latitude: number;
  longitude: number;
  rating: string;
  reviewCount: number;
  priceRange: string | null;
  isInside: boolean;
}

// As in the lists: a paid plan decides between equals. Word for word as in the indexes.
const planRank = sql`(case plan when 'premium' then 0 when 'basic' then 1 else 2 end)`;
const bestFirst = sql`rating desc, review_count desc, ${planRank}, id`;

/** `hits`: ids, and what goes before the ranking, if anything. */
const pinsOf = (hits: RawBuilder<unknown>, area: Area) => sql<PinRow>`
  with hits (id, place) as materialized (${hits})
  select b.id, b.name, b.category, c.slug as "categorySlug", b.district,
    b.latitude::float8 as latitude, b.longitude::float8 as longitude,
    b.rating, b.review_count as "reviewCount", b.price_range as "priceRange",
    (b.map_x between ${area.left} and ${area.right}
      and b.map_y between ${area.top} and ${area.bottom}) as "isInside"
  from hits h join businesses b on b.id = h.id join categories c on c.name = b.category
  order by h.place, b.rating desc, b.review_count desc,
    case b.plan when 'premium' then 0 when 'basic' then 1 else 2 end, b.id`;

/** What is asked for, and in which order: nearest first, ids in that of an answer, or by rating. */
export interface Asked {
  condition: Condition;
  near?: Place;
  ranked?: number[];
}

/** All that stand in an area, best first, and whether in the smaller one. */
export async function listPinsIn(
  db: Db,
  of: Asked & { whole: Area; area: Area },
): Promise<PinRow[]> {
  const ranked = of.ranked && sql`array_position(${of.ranked}::int[], id)`;
  const place = of.near ? metresTo(of.near) : (ranked ?? sql`0`);
  const hits = sql`select id, ${place} from businesses
    where ${isIn(of.whole)} and ${of.condition}`;
  return (await pinsOf(hits, of.area).execute(db)).rows;
}

export const listPinsById = async (db: Db, ids: number[], area: Area): Promise<PinRow[]> =>
  (await pinsOf(sql`select unnest(${ids}::int[]), 0`, area).execute(db)).rows;

/**
 * The best of an area. Where many are in it, the first of them come soon on a walk along the ranking;
 * where few are, they are gathered and sorted.
 */
export async function listBestPins(
  db: Db,
  of: Asked & { area: Area; limit: number; isCrowded: boolean },
): Promise<PinRow[]> {
  return (await pinsOf(bestOf(of), of.area).execute(db)).rows;
}

function bestOf({
  area,
  condition,
  near,
  ranked,
  limit,
  isCrowded,
}: Asked & { area: Area; limit: number; isCrowded: boolean }) {
  const among = sql`${isIn(area)} and ${condition}`;
  if (near) {
    return sql`select id, ${metresTo(near)} as place from businesses where ${among}
      order by place, id limit ${limit}`;
  }
  if (ranked) {
    return sql`select id, place
      from unnest(${ranked}::int[]) with ordinality ranked (id, place) join businesses using (id)
      where ${among} order by place limit ${limit}`;
  }
  if (isCrowded) {
    return sql`select id, 0 from businesses where ${among} order by ${bestFirst} limit ${limit}`;
  }
  return sql`select id, 0 from (
      select id, rating, review_count, plan from businesses where ${among} offset 0) gathered
    order by ${bestFirst} limit ${limit}`;
}
