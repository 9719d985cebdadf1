import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

export interface SpecialRow {
  id: number;
  hours: string | null;
  /** Only the two days asked for. */
  specialDays: Record<string, string>;
}

/** Published businesses with an exception on one of these days; those closed until further notice apart. */
export const listSpecialOn = async (db: Db, days: readonly string[]): Promise<SpecialRow[]> => {
  const { rows } = await sql<SpecialRow>`
    select b.id, b.hours, s.days as special_days
    from (
      select business_id, jsonb_object_agg(day, hours) as days
      from business_special_days where day = any(${days}::date[]) group by business_id) s
    join businesses b on b.id = s.business_id
    where b.status = 'approved' and b.is_open`.execute(db);
  return rows;
};
