import { sql } from 'kysely';
import type { AdministeredPlace } from '#contract/places/administered-places.ts';
import type { Db } from '#server/platform/database/database.ts';

/** All of them, or one; those with most businesses first. */
export async function listPlaces(db: Db, id?: number): Promise<AdministeredPlace[]> {
  const { rows } = await sql<AdministeredPlace>`
    select p.id, p.kind, coalesce(p.name_given, p.name) as name, p.name as learnt_name, p.source,
      cardinality(p.members) as count, p.pins, p.aliases, p.is_hidden,
      coalesce(p.latitude_given, p.latitude) as latitude,
      coalesce(p.longitude_given, p.longitude) as longitude,
      p.latitude_given is not null as is_centre_given, p.extent,
      coalesce(m.name_given, m.name) as merged_into
    from places p left join places m on m.id = p.merged_into
    where ${id === undefined ? sql`true` : sql`p.id = ${id}`}
    order by cardinality(p.members) desc, p.id`.execute(db);
  return rows;
}

/** Two that change places at once wait for each other: nothing is merged in a circle. */
export const waitForPlaces = (db: Db) =>
  db.selectFrom('placesState').select('version').forUpdate().execute();

interface WrittenPlace {
  nameGiven: string | null;
  aliases: string;
  isHidden: boolean;
  latitudeGiven: number | null;
  longitudeGiven: number | null;
  mergedInto: number | null;
}

/** What was merged into it goes along. */
export async function markPlace(db: Db, id: number, place: WrittenPlace): Promise<void> {
  await db
    .updateTable('places')
    .set({ ...place })
    .where('id', '=', id)
    .execute();
  if (place.mergedInto === null) return;
  await db
    .updateTable('places')
    .set({ mergedInto: place.mergedInto })
    .where('mergedInto', '=', id)
    .execute();
}
