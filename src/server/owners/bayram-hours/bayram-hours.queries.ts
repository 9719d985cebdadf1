import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

export interface BayramKey {
  year: number;
  /** Which of the year's periods it is. */
  period: number;
}

export interface AskedOfBayram {
  businessId: number;
  /** Of a kind that is open on holidays: its usual hours hold. */
  isOpenByKind: boolean;
}

/**
 * Some whose owners were not asked about a bayram, marked as asked: those that are on the site and have not
 * said something for every day of it.
 */
export async function markAskedOfBayram(
  db: Db,
  {
    key: { year, period },
    days,
    at,
    limit,
  }: { key: BayramKey; days: string[]; at: Date; limit: number },
): Promise<AskedOfBayram[]> {
  const { rows } = await sql<AskedOfBayram>`
    insert into bayram_questions as asked (business_id, year, period, asked_at)
    select b.id, ${year}, ${period}, ${at} from businesses b
    where b.status = 'approved'
      and exists (select from business_people p where p.business_id = b.id and p.role = 'owner')
      and not exists (select from bayram_questions q
        where q.business_id = b.id and q.year = ${year} and q.period = ${period})
      and (select count(*) from business_special_days s
        where s.business_id = b.id and s.day = any(${days}::date[]) and not s.of_ramadan)
        < ${days.length}
    order by b.id limit ${limit}
    on conflict do nothing
    returning business_id, exists (
      select from business_kinds bk join kinds k on k.id = bk.kind_id
      where bk.business_id = asked.business_id and k.on_holidays = 'open') as is_open_by_kind`.execute(
    db,
  );
  return rows;
}

export const findBusinessOfBayram = (db: Db, id: number) =>
  db
    .selectFrom('businesses')
    .select(['id', 'name', 'hours', 'ramadanHours'])
    .where('id', '=', id)
    .where('status', '<>', 'merged')
    .executeTakeFirst();

/** What was said for each of some days. */
export async function findSaidOf(
  db: Db,
  businessId: number,
  days: string[],
): Promise<Map<string, { hours: string; name: string | null }>> {
  const { rows } = await sql<{ day: string; hours: string; name: string | null }>`
    select day::text, hours, name from business_special_days
    where business_id = ${businessId} and day = any(${days}::date[]) and not of_ramadan`.execute(
    db,
  );
  return new Map(rows.map(({ day, ...said }) => [day, said]));
}
