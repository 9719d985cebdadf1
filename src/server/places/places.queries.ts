import { sql } from 'kysely';
import type { PlaceKind } from '#contract/places/place-nouns.ts';
import type { KnownPlace } from '#contract/places/places.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { LearnableRow, LearntPlace } from './learning.rules.ts';

/** What questions are read by: as the team mended it, merged ones with what they are merged into. */
export async function listKnownPlaces(db: Db): Promise<KnownPlace[]> {
  const { rows } = await sql<KnownPlace>`
    select p.id, p.key, p.kind, coalesce(p.name_given, p.name) as name,
      concat_ws(',', nullif(p.aliases, ''), case when p.name_given <> p.name then p.name end,
        (select string_agg(concat_ws(',', coalesce(m.name_given, m.name), nullif(m.aliases, '')), ',')
          from places m where m.merged_into = p.id)) as aliases,
      p.members || coalesce((select array_agg(distinct one) from places m, unnest(m.members) one
        where m.merged_into = p.id), '{}') as members,
      coalesce(p.latitude_given, p.latitude) as latitude,
      coalesce(p.longitude_given, p.longitude) as longitude, p.extent, p.is_hidden
    from places p where p.merged_into is null order by p.id`.execute(db);
  return rows;
}

/** Those that stand somewhere, as the team mended them; those that most businesses name first. */
export async function listPlacesOfKinds(db: Db, kinds: readonly PlaceKind[], limit: number) {
  const { rows } = await sql<{ name: string; longitude: number; latitude: number }>`
    select coalesce(name_given, name) as name, coalesce(longitude_given, longitude) as longitude,
      coalesce(latitude_given, latitude) as latitude
    from places
    where kind = any(${kinds}::text[]) and not is_hidden and merged_into is null
      and coalesce(latitude_given, latitude) is not null
    order by cardinality(members) desc, id limit ${limit}`.execute(db);
  return rows;
}

export const findPlacesState = (db: Db) =>
  db.selectFrom('placesState').selectAll().executeTakeFirstOrThrow();

/** One learner at a time; undefined while another is at it. */
export const lockPlacesState = (db: Db) =>
  db.selectFrom('placesState').selectAll().forUpdate().skipLocked().executeTakeFirst();

export const noteLearnt = (db: Db, learntOf: string, learntAt: Date) =>
  db.updateTable('placesState').set({ learntOf, learntAt }).execute();

/** Whether more than so many businesses are published, told by an index. */
export async function areMoreThan(db: Db, count: number): Promise<boolean> {
  const { rows } = await sql`
    select from businesses where status = 'approved' offset ${count} limit 1`.execute(db);
  return rows.length > 0;
}

/** Published businesses by id, with what their places are learnt from. */
export const listLearnableRows = (
  db: Db,
  afterId: number,
  limit: number,
): Promise<LearnableRow[]> =>
  db
    .selectFrom('businesses as b')
    .leftJoin('businessKinds as bk', 'bk.businessId', 'b.id')
    .leftJoin('kinds as k', 'k.id', 'bk.kindId')
    .where('b.status', '=', 'approved')
    .where('b.id', '>', afterId)
    .select([
      'b.id',
      'b.name',
      'k.name as kind',
      'b.address',
      'b.district',
      'b.neighbourhoodSlug',
      sql<number | null>`b.latitude::float8`.as('latitude'),
      sql<number | null>`b.longitude::float8`.as('longitude'),
    ])
    .orderBy('b.id')
    .limit(limit)
    .execute();

/** Something of it is the team's, or leads to it: it stays though nobody names it any more. */
const isMended = sql<boolean>`(name_given is not null or aliases <> '' or is_hidden
  or latitude_given is not null or merged_into is not null
  or exists (select from places m where m.merged_into = places.id))`;

export const listLearnt = (db: Db) =>
  db
    .selectFrom('places')
    .select(['key', 'kind', 'name', 'source', 'latitude', 'longitude', 'extent', 'pins', 'members'])
    .select(isMended.as('isMended'))
    .execute();

/** Writes what was learnt of places, new ones and known ones. */
export async function writeLearnt(db: Db, places: readonly LearntPlace[]): Promise<void> {
  if (places.length === 0) return;
  await sql`
    insert into places (key, kind, name, source, latitude, longitude, extent, pins, members)
    select key, kind, name, source, latitude, longitude, extent, pins, members
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as t (key text, kind text, name text,
      source text, latitude float8, longitude float8, extent int, pins int, members int[])
    on conflict (key) do update set kind = excluded.kind, name = excluded.name,
      source = excluded.source, latitude = excluded.latitude, longitude = excluded.longitude,
      extent = excluded.extent, pins = excluded.pins, members = excluded.members`.execute(db);
}

export const deletePlaces = (db: Db, keys: readonly string[]) =>
  db.deleteFrom('places').where('key', 'in', keys).execute();

/** Nobody names them any more. */
export const emptyPlaces = (db: Db, keys: readonly string[]) =>
  db.updateTable('places').set({ members: [], pins: 0 }).where('key', 'in', keys).execute();
