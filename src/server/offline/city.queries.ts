import { type RawBuilder, sql } from 'kysely';
import type { DutyTurn } from '#contract/duty/duty.ts';
import type { CityBusiness, CityKind, CityPlace } from '#contract/offline/city-columns.ts';
import type { Db } from '#server/platform/database/database.ts';
import { shownSubcategory } from '#server/platform/database/shown-subcategory.ts';

/** What lies in a state of the city, each part with ids of its own. */
export type Part = 'business' | 'kind' | 'place' | 'duty';

/** As `CityBusiness`, with its telephones as they are written. */
export type BusinessRow = CityBusiness;

/** Published businesses with what a device is told of them; special days from a day on. */
const businessRows = (from: string): RawBuilder<BusinessRow> => sql<BusinessRow>`
  select b.id, b.name, b.category, ${shownSubcategory} as subcategory,
    case when coalesce(bk.version, 0) = 0 then -1 else coalesce(bk.kind_id, 0) end as kind_id,
    coalesce(bk.is_named, false) as is_named, coalesce(bk.also, '{}') as also,
    b.district, b.neighbourhood,
    round(b.latitude, 5)::float8 as latitude, round(b.longitude, 5)::float8 as longitude,
    b.phone, b.hours, b.is_open, b.is_example, b.rating::float8 as rating, b.review_count,
    b.price_range, b.attributes,
    case b.plan when 'premium' then 0 when 'basic' then 1 else 2 end as plan_rank,
    (select jsonb_object_agg(d.day, d.hours) from business_special_days d
      where d.business_id = b.id and d.day >= ${from}::date) as special_days,
    coalesce(at.places, '{}') as places
  from businesses b
  left join business_kinds bk on bk.business_id = b.id
  left join (
    select one as id, array_agg(distinct coalesce(p.merged_into, p.id)) as places
    from places p, unnest(p.members) one group by 1) at on at.id = b.id
  where b.status = 'approved'`;

const kindRows = sql<CityKind>`
  select k.id, k.name, c.name as category, c.alike, k.words, k.sells, k.needs, k.abroad, k.motif,
    k.on_holidays = 'open' as is_open_on_holidays
  from kinds k left join categories c on c.id = k.category_id`;

/** As questions are read by them; ten metres more or less are no news. */
const placeRows = sql<CityPlace>`
  select p.id, p.kind, coalesce(p.name_given, p.name) as name,
    concat_ws(',', nullif(p.aliases, ''), case when p.name_given <> p.name then p.name end,
      (select string_agg(concat_ws(',', coalesce(m.name_given, m.name), nullif(m.aliases, '')), ',' order by m.id)
        from places m where m.merged_into = p.id)) as aliases,
    round(coalesce(p.latitude_given, p.latitude)::numeric, 4)::float8 as latitude,
    round(coalesce(p.longitude_given, p.longitude)::numeric, 4)::float8 as longitude,
    (round(p.extent / 10.0) * 10)::int as extent, p.is_hidden
  from places p where p.merged_into is null`;

/** As `DutyTurn`, of those that end on a day or later. */
const dutyRows = (from: string): RawBuilder<DutyTurn> => {
  const moment = (column: RawBuilder<unknown>) =>
    sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return sql<DutyTurn>`
    select t.id, t.district, ${moment(sql`t.starts_at`)} as starts_at,
      ${moment(sql`t.ends_at`)} as ends_at, t.name,
      coalesce(nullif(t.address, ''), b.address, '') as address,
      coalesce(nullif(t.phone, ''), b.phone, '') as phone, b.id as business_id,
      round(b.latitude, 5)::float8 as latitude, round(b.longitude, 5)::float8 as longitude
    from duty_turns t left join businesses b on b.id = t.business_id and b.status = 'approved'
    where t.ends_at > ${from}::date`;
};

interface RowOf {
  business: BusinessRow;
  kind: CityKind;
  place: CityPlace;
  duty: DutyTurn;
}
const rowsOf = <Of extends Part>(part: Of, from: string): RawBuilder<RowOf[Of]> =>
  ({ business: businessRows(from), kind: kindRows, place: placeRows, duty: dutyRows(from) })[
    part
  ] as RawBuilder<RowOf[Of]>;

const PARTS: readonly Part[] = ['business', 'kind', 'place', 'duty'];

/** One state is made at a time. */
export const lockCity = (db: Db) => sql`select pg_advisory_xact_lock(7071011)`.execute(db);

export async function findNewestVersion(db: Db): Promise<number> {
  const { rows } = await sql<{ version: number | null }>`
    select max(version)::float8 as version from city_states`.execute(db);
  return rows[0]?.version ?? 0;
}

export async function isVersionKnown(db: Db, version: number): Promise<boolean> {
  const { rows } = await sql`select from city_states where version = ${version}`.execute(db);
  return rows.length > 0;
}

/** Notes under a new version what says something else than the newest one. @returns how many rows did */
export async function noteChanges(db: Db, version: number, from: string): Promise<number> {
  await sql`insert into city_states (version) values (${version})`.execute(db);
  let count = 0;
  for (const part of PARTS) {
    const { rows } = await sql<{ count: number }>`
      with now_there as materialized (
        select r.id, md5(r::text)::uuid as sum from (${rowsOf(part, from)}) r),
      changed as (
        insert into city_rows as c (part, id, sum, version)
        select ${part}, n.id, n.sum, ${version}
        from now_there n left join city_rows w on w.part = ${part} and w.id = n.id
        where w.sum is distinct from n.sum
        on conflict (part, id) do update set sum = excluded.sum, version = excluded.version
        returning 1),
      gone as (
        update city_rows c set sum = null, version = ${version}
        where c.part = ${part} and c.sum is not null
          and not exists (select from now_there n where n.id = c.id)
        returning 1)
      select ((select count(*) from changed) + (select count(*) from gone))::int as count`.execute(
      db,
    );
    count += rows[0]?.count ?? 0;
  }
  if (count === 0) await sql`delete from city_states where version = ${version}`.execute(db);
  return count;
}

/** Forgets states older than that, and what was gone by then. */
export async function forgetStates(db: Db, before: number): Promise<void> {
  await sql`delete from city_rows where sum is null and version < ${before}`.execute(db);
  await sql`delete from city_states where version < ${before}`.execute(db);
}

/** The newest state names a business that is public no more, or another roster of duty has been published since. */
export async function isOutdated(db: Db, from: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (
      select from city_rows c left join businesses b on b.id = c.id
      where c.part = 'business' and c.sum is not null and b.status is distinct from 'approved')
    or exists (
      select from city_rows c left join duty_turns t on t.id = c.id
      where c.part = 'duty' and c.sum is not null and t.id is null)
    or exists (
      select from duty_turns t left join city_rows c on c.part = 'duty' and c.id = t.id
      where t.ends_at > ${from}::date and c.id is null) as is`.execute(db);
  return rows[0]?.is ?? false;
}

/** What was noted after a version. */
export async function listNoted(
  db: Db,
  since: number,
): Promise<{ part: Part; id: number; isGone: boolean }[]> {
  const { rows } = await sql<{ part: Part; id: number; isGone: boolean }>`
    select part, id, sum is null as is_gone from city_rows where version > ${since}
    order by part, id`.execute(db);
  return rows;
}

export async function countBusinessesNoted(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from city_rows
    where part = 'business' and sum is not null`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Those of them that are there now. */
export async function listRows<Of extends Part>(
  db: Db,
  part: Of,
  { ids, from }: { ids: readonly number[]; from: string },
): Promise<RowOf[Of][]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<RowOf[Of]>`
    select r.* from (${rowsOf(part, from)}) r where r.id = any(${ids}::int[]) order by r.id`.execute(
    db,
  );
  return rows;
}

export async function listAllRows<Of extends Part>(
  db: Db,
  part: Of,
  from: string,
): Promise<RowOf[Of][]> {
  const { rows } = await sql<RowOf[Of]>`
    select r.* from (${rowsOf(part, from)}) r order by r.id`.execute(db);
  return rows;
}

/** The next published businesses by id. */
export async function listNextBusinesses(
  db: Db,
  { afterId, limit, from }: { afterId: number; limit: number; from: string },
): Promise<BusinessRow[]> {
  const { rows } = await sql<BusinessRow>`
    ${businessRows(from)} and b.id > ${afterId} order by b.id limit ${limit}`.execute(db);
  return rows;
}

export const listCategoryNames = (db: Db) =>
  db.selectFrom('categories').select(['name', 'slug']).orderBy('position').orderBy('id').execute();
