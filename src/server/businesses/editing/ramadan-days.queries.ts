import { sql } from 'kysely';
import type { OnHolidays } from '#contract/kinds/administered-kinds.ts';
import type { Db } from '#server/platform/database/database.ts';

interface RamadanRow {
  id: number;
  ramadanHours: string;
  onHolidays: OnHolidays;
}

/** Those that keep another week in Ramadan; one of them, or all. */
export async function listWithRamadanHours(db: Db, id: number | undefined): Promise<RamadanRow[]> {
  const { rows } = await sql<RamadanRow>`
    select b.id, b.ramadan_hours, k.on_holidays from businesses b
    left join business_kinds bk on bk.business_id = b.id
    left join kinds k on k.id = bk.kind_id
    where b.ramadan_hours is not null and (${id ?? null}::int is null or b.id = ${id ?? null})
    order by b.id`.execute(db);
  return rows;
}

/** Puts these in place of what stands from a day on, of one business or of all; what stands already is not touched. */
export async function replaceRamadanDays(
  db: Db,
  { id, from }: { id: number | undefined; from: string },
  days: readonly { businessId: number; day: string; hours: string }[],
): Promise<void> {
  const said = sql`jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
    as said ("businessId" int, day date, hours text)`;
  await sql`
    delete from business_special_days d
    where d.of_ramadan and d.day >= ${from}::date
      and (${id ?? null}::int is null or d.business_id = ${id ?? null})
      and not exists (select from ${said}
        where said."businessId" = d.business_id and said.day = d.day and said.hours = d.hours)`.execute(
    db,
  );
  await sql`
    insert into business_special_days (business_id, day, hours, name, of_ramadan)
    select "businessId", day, hours, 'Ramazan saatleri', true from ${said}
    order by 1, 2 on conflict (business_id, day) do nothing`.execute(db);
}
