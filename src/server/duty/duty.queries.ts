import { sql } from 'kysely';
import { DUTY_KIND } from '#contract/duty/administered-duty.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Cut, HandLink, Pharmacy } from './matching.rules.ts';

export interface NewTurn {
  day: string;
  district: string;
  startsAt: Date;
  endsAt: Date;
  name: string;
  nameKey: string;
  address: string;
  phone: string;
  businessId: number | null;
  isLinkedByHand: boolean;
}

export interface TurnRow extends Omit<NewTurn, 'isLinkedByHand'> {
  id: number;
  businessName: string | null;
  latitude: number | null;
  longitude: number | null;
}

/**
 * Turns that end behind a moment and begin before another, soonest first; a link to what is not public is none. What
 * the roster leaves out of a linked one is said by the directory.
 */
export async function listTurns(
  db: Db,
  {
    after,
    before,
    district,
  }: { after: Date; before?: Date | undefined; district?: string | undefined },
): Promise<TurnRow[]> {
  const { rows } = await sql<TurnRow>`
    select t.id, t.day::text as day, t.district, t.starts_at, t.ends_at, t.name, t.name_key,
      coalesce(nullif(t.address, ''), b.address, '') as address,
      coalesce(nullif(t.phone, ''), b.phone, '') as phone,
      b.id as business_id, b.name as business_name,
      b.latitude::float8 as latitude, b.longitude::float8 as longitude
    from duty_turns t left join businesses b on b.id = t.business_id and b.status = 'approved'
    where t.ends_at > ${after}
      ${before ? sql`and t.starts_at <= ${before}` : sql``}
      ${district ? sql`and t.district = ${district}` : sql``}
    order by t.starts_at, t.district, t.name_key, t.id`.execute(db);
  return rows;
}

interface LinkedTurn {
  businessId: number;
  day: string;
  startsAt: Date;
  endsAt: Date;
  hours: string | null;
  ramadanHours: string | null;
}

/** Turns of public businesses that have not ended, with their usual hours. */
export async function listLinkedTurns(db: Db, after: Date): Promise<LinkedTurn[]> {
  const { rows } = await sql<LinkedTurn>`
    select t.business_id, t.day::text as day, t.starts_at, t.ends_at, b.hours, b.ramadan_hours
    from duty_turns t join businesses b on b.id = t.business_id
    where t.ends_at > ${after} and b.status = 'approved'`.execute(db);
  return rows;
}

/** Public ones: told by the kind, or by the name where no kind has been told yet. */
export async function listPharmacies(db: Db): Promise<Pharmacy[]> {
  const { rows } = await sql<Pharmacy>`
    select b.id, b.name, b.district, b.address, b.phone_key from businesses b
    left join business_kinds bk on bk.business_id = b.id
    left join kinds k on k.id = bk.kind_id
    where b.status = 'approved' and (k.slug = ${DUTY_KIND} or b.name_norm ~ '\\mecz')
    order by b.id`.execute(db);
  return rows;
}

/** What people linked, the latest of each name and district. */
export async function listHandLinks(db: Db): Promise<HandLink[]> {
  const { rows } = await sql<HandLink>`
    select distinct on (name_key, district) name_key, district, business_id from duty_turns
    where is_linked_by_hand and business_id is not null
    order by name_key, district, id desc`.execute(db);
  return rows;
}

export const listCuts = (db: Db): Promise<Cut[]> =>
  db.selectFrom('dutyCuts').select(['nameKey', 'district', 'businessId']).execute();

/** What stands for a day and district now. */
export const listOfDay = (db: Db, day: string, district: string) =>
  db
    .selectFrom('dutyTurns')
    .select(['startsAt', 'endsAt', 'name', 'address', 'phone', 'businessId'])
    .where('day', '=', sql<Date>`${day}::date`)
    .where('district', '=', district)
    .execute();

/** One roster at a time: two that come together would both replace the same. */
export const lockRosters = (db: Db) => sql`select pg_advisory_xact_lock(7071008)`.execute(db);

export async function replaceDay(
  db: Db,
  day: string,
  district: string,
  turns: readonly NewTurn[],
): Promise<void> {
  await deleteDay(db, day, district);
  if (turns.length === 0) return;
  await db
    .insertInto('dutyTurns')
    .values(turns.map((turn) => ({ service: 'pharmacy' as const, ...turn })))
    .execute();
}

/** @returns how many turns went */
export async function deleteDay(db: Db, day: string, district?: string): Promise<number> {
  const asked = db.deleteFrom('dutyTurns').where('day', '=', sql<Date>`${day}::date`);
  const { numDeletedRows } = await (district
    ? asked.where('district', '=', district)
    : asked
  ).executeTakeFirst();
  return Number(numDeletedRows);
}

export const findTurn = (db: Db, id: number) =>
  db
    .selectFrom('dutyTurns')
    .select(['id', 'nameKey', 'district', 'businessId'])
    .where('id', '=', id)
    .executeTakeFirst();

export const isPublicBusiness = async (db: Db, id: number): Promise<boolean> =>
  (await db
    .selectFrom('businesses')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'approved')
    .executeTakeFirst()) !== undefined;

interface Relinked {
  nameKey: string;
  district: string;
  /** What it was linked to: another of that name there keeps its own. */
  businessId: number | null;
}

/** All turns of a name in a district: whoever is linked once is linked for the month. */
export const markLinked = (
  db: Db,
  { nameKey, district, businessId: before }: Relinked,
  businessId: number | null,
) =>
  db
    .updateTable('dutyTurns')
    .set({ businessId, isLinkedByHand: businessId !== null })
    .where('nameKey', '=', nameKey)
    .where('district', '=', district)
    .where('businessId', 'is not distinct from', before)
    .execute();

/** Keeps that a name is not this pharmacy, and forgets that it was not the one it is now. */
export async function noteCut(
  db: Db,
  { nameKey, district, businessId: before }: Relinked,
  businessId: number | null,
): Promise<void> {
  if (before !== null && before !== businessId)
    await db
      .insertInto('dutyCuts')
      .values({ nameKey, district, businessId: before })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  if (businessId !== null)
    await db
      .deleteFrom('dutyCuts')
      .where('nameKey', '=', nameKey)
      .where('district', '=', district)
      .where('businessId', '=', businessId)
      .execute();
}
