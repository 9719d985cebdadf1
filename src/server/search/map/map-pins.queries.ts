import { sql } from 'kysely';
import type { MapPin } from '#contract/maps/map-businesses.ts';
import type { Db } from '#server/platform/database/database.ts';

/** The published ones of these, in their order. */
export async function listPins(db: Db, ids: number[]): Promise<MapPin[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<MapPin>`
    select b.id, b.name, b.category, c.slug as category_slug, b.district,
      case when k.id is not null then jsonb_build_object('name', k.name, 'motif', k.motif) end as kind,
      b.latitude::float8 as latitude, b.longitude::float8 as longitude, b.phone
    from unnest(${ids}::int[]) with ordinality asked (id, place)
    join businesses b using (id) join categories c on c.name = b.category
    left join business_kinds bk on bk.business_id = b.id left join kinds k on k.id = bk.kind_id
    where b.status = 'approved' and b.latitude is not null and b.longitude is not null
    order by asked.place`.execute(db);
  return rows;
}
