import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

interface DutyDay {
  businessId: number;
  day: string;
  hours: string;
}

/**
 * Puts these in place of what rosters said from a day on; what stands already is not touched, what a business says of
 * a day itself stays, Ramadan gives way.
 */
export async function replaceDutyDays(
  db: Db,
  from: string,
  days: readonly DutyDay[],
): Promise<void> {
  const said = sql`jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
    as said ("businessId" int, day date, hours text)`;
  await sql`
    delete from business_special_days d
    where d.of_duty and d.day >= ${from}::date
      and not exists (select from ${said}
        where said."businessId" = d.business_id and said.day = d.day and said.hours = d.hours)`.execute(
    db,
  );
  await sql`
    insert into business_special_days (business_id, day, hours, name, of_duty)
    select "businessId", day, hours, 'Nöbetçi', true from ${said} order by 1, 2
    on conflict (business_id, day) do update
    set hours = excluded.hours, name = excluded.name, of_duty = true, of_ramadan = false
    where business_special_days.of_ramadan`.execute(db);
}
