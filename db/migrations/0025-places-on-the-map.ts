import { type Kysely, sql } from 'kysely';

/**
 * Where a business stands on the flat map (Web Mercator, see server/businesses/map-grid.rules.ts), and two
 * indexes that alone can count a part of the map, with no row touched: a slim one for all that is there, and
 * one with what it can be narrowed by.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table businesses
      add column map_x integer generated always as
        (floor((longitude::float8 / 360 + 0.5) * 67108864)::integer) stored,
      add column map_y integer generated always as
        (floor((0.5 - ln((1 + sin(radians(greatest(-85, least(85, latitude::float8)))))
          / (1 - sin(radians(greatest(-85, least(85, latitude::float8)))))) / (4 * pi()))
          * 67108864)::integer) stored`.execute(db);
  await sql`
    create index businesses_on_map on businesses (map_y, map_x) include (id)
      where status = 'approved' and map_x is not null`.execute(db);
  await sql`
    create index businesses_on_narrowed_map on businesses (map_y, map_x)
      include (id, category, district, price_range, rating, is_open, open_week, features)
      where status = 'approved' and map_x is not null`.execute(db);
}
