import { sql } from 'kysely';
import { WEEK_MINUTES } from '#contract/calendar/opening-hours.ts';
import type { OnHolidays } from '#contract/kinds/administered-kinds.ts';
import type { Db } from '#server/platform/database/database.ts';

interface SpecialRow {
  id: number;
  hours: string | null;
  onHolidays: OnHolidays;
  /** Only the two days asked for. */
  specialDays: Record<string, string>;
}

/** Published businesses with an exception on one of these days; those closed until further notice apart. */
export const listSpecialOn = async (db: Db, days: readonly string[]): Promise<SpecialRow[]> => {
  const { rows } = await sql<SpecialRow>`
    select b.id, b.hours, k.on_holidays, s.days as special_days
    from (
      select business_id, jsonb_object_agg(day, hours) as days
      from business_special_days where day = any(${days}::date[]) group by business_id) s
    join businesses b on b.id = s.business_id
    left join business_kinds bk on bk.business_id = b.id
    left join kinds k on k.id = bk.kind_id
    where b.status = 'approved' and b.is_open`.execute(db);
  return rows;
};

/** Those open by their week at a minute of it, of kinds that are open on holidays. */
export const listOpenByKind = async (db: Db, minute: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select b.id from kinds k
    join business_kinds bk on bk.kind_id = k.id
    join businesses b on b.id = bk.business_id
    where k.on_holidays = 'open' and b.status = 'approved' and b.is_open
      and b.open_week @> ${minute}::int`.execute(db);
  return rows.map(({ id }) => id);
};

/** Those open by their week at a minute of it, by their hours, of kinds that are not open on holidays. */
export const listDoubtedByHours = async (
  db: Db,
  minute: number,
): Promise<{ hours: string; ids: number[] }[]> => {
  const { rows } = await sql<{ hours: string; ids: number[] }>`
    select b.hours, array_agg(b.id) as ids from businesses b
    left join business_kinds bk on bk.business_id = b.id
    left join kinds k on k.id = bk.kind_id
    where b.status = 'approved' and b.is_open and b.open_week @> ${minute}::int
      and k.on_holidays is distinct from 'open'
    group by b.hours`.execute(db);
  return rows;
};

/** Those of some that are open at all hours of their week. */
export const listAlwaysOpenOf = async (db: Db, ids: readonly number[]): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from businesses
    where id = any(${ids}::int[]) and open_week @> int4range(0, ${WEEK_MINUTES})`.execute(db);
  return rows.map(({ id }) => id);
};
