import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

export interface StoredBusiness {
  id: number;
  name: string;
  status: string;
  mergedInto: number | null;
  isExample: boolean;
  importBatchId: number | null;
  isDoubted: boolean;
  district: string;
  address: string;
  latitude: number | null;
  longitude: number | null;
  phoneKey: string | null;
  cid: string | null;
  category: string;
  neighbourhoodSlug: string | null;
}

/** It waits for somebody who says whether it is another one. */
export const isDoubted = sql<boolean>`'duplicate' = any(b.moderation_signs)`;

const columns = sql`
  b.id, b.name, b.status, b.merged_into, b.is_example, b.import_batch_id, b.district, b.address,
  ${isDoubted} as is_doubted,
  b.latitude::float8 as latitude, b.longitude::float8 as longitude, b.phone_key, b.cid,
  b.category, b.neighbourhood_slug`;

/** One that waits for its e-mail check is nobody's yet: it keeps no real business out. */
const counts = sql`b.status <> 'email_pending'`;

export async function listByPhoneOrCid(
  db: Db,
  { phoneKeys, cids }: { phoneKeys: string[]; cids: string[] },
): Promise<StoredBusiness[]> {
  const { rows } = await sql<StoredBusiness>`
    select ${columns} from businesses b where b.phone_key = any(${phoneKeys}::text[]) and ${counts}
    union
    select ${columns} from businesses b where b.cid = any(${cids}::text[]) and ${counts}
    order by id`.execute(db);
  return rows;
}

interface NamedPlace {
  name: string;
  /** How its name begins, folded. */
  start: string;
  /** Its name, folded, in each way of writing it. */
  norms: string[];
  district: string;
  latitude: number | null;
  longitude: number | null;
  neighbourhoodSlug?: string | null | undefined;
}

/**
 * Cells of a grid a little wider than the reach of a duplicate (150 m at 37° north), so that a cell and
 * its eight neighbours hold every business within it. Word for word as in the index, as the names' beginnings.
 */
const CELL_HEIGHT = sql.lit('0.0014');
const CELL_WIDTH = sql.lit('0.0018');
const cellRow = (of: string) =>
  sql`floor(${sql.ref(`${of}.latitude`)} / ${CELL_HEIGHT}::numeric)::int`;
const cellColumn = (of: string) =>
  sql`floor(${sql.ref(`${of}.longitude`)} / ${CELL_WIDTH}::numeric)::int`;
/** Alike names begin alike; keeps the hundreds of a shared pin apart. */
const nameStart = sql`left(b.name_norm, 3)`;

/**
 * Businesses in a place's cell and those around it whose names begin alike; of the same name those in its
 * neighbourhood, within some 500 m and, where one of the two has no pin, in its district. Many places at once; `place`
 * is the index in `places`.
 */
export async function listNamedNear(
  db: Db,
  places: readonly NamedPlace[],
): Promise<(StoredBusiness & { place: number })[]> {
  const named = places.flatMap(({ norms, ...one }, place) =>
    norms.map((norm, at) => ({ ...one, norm, start: at === 0 ? one.start : null, place })),
  );
  const { rows } = await sql<StoredBusiness & { place: number }>`
    with places as (
      select norm collate "C" as norm, start collate "C" as start, district, latitude, longitude, neighbourhood, place,
        ${cellRow('p')} as cell_row, ${cellColumn('p')} as cell_column
      from unnest(
        ${named.map(({ norm }) => norm)}::text[], ${named.map(({ start }) => start)}::text[],
        ${named.map(({ district }) => district)}::text[],
        ${named.map(({ latitude }) => latitude)}::numeric[], ${named.map(({ longitude }) => longitude)}::numeric[],
        ${named.map(({ neighbourhoodSlug = null }) => neighbourhoodSlug)}::text[],
        ${named.map(({ place }) => place)}::int[]
      ) as p (norm, start, district, latitude, longitude, neighbourhood, place))
    select p.place, ${columns} from places p
      join businesses b on ${nameStart} = p.start
        and ${cellRow('b')} between p.cell_row - 1 and p.cell_row + 1
        and ${cellColumn('b')} between p.cell_column - 1 and p.cell_column + 1
      where b.latitude is not null and ${counts}
    union all
    select p.place, ${columns} from places p
      join businesses b on b.name_norm = p.norm and b.district = p.district
      where (b.latitude is null or p.latitude is null or b.neighbourhood_slug = p.neighbourhood
          or (abs(b.latitude - p.latitude) < 0.005 and abs(b.longitude - p.longitude) < 0.006))
        and ${counts}
    order by place, id`.execute(db);
  return rows;
}
