import { type Insertable, sql } from 'kysely';
import type { ReservationStatus } from '#contract/reservations.ts';
import type { Db } from '#server/platform/database.ts';
import type { ReservationsTable } from '#server/platform/database-participation-tables.ts';

export const findBookable = (db: Db, id: number) =>
  db
    .selectFrom('businesses as b')
    .select(['b.id', 'b.name', 'b.hours', 'b.is_open as isOpen'])
    .select(
      sql<Record<string, string> | null>`(
        select jsonb_object_agg(day, s.hours) from business_special_days s
        where s.business_id = b.id)`.as('specialDays'),
    )
    .where('b.id', '=', id)
    .where('b.status', '=', 'approved')
    .executeTakeFirst();

/** Who answers for a business: its owners by an approved claim, and their colleagues. */
export async function listOwners(
  db: Db,
  businessId: number,
): Promise<{ name: string; email: string | null }[]> {
  const { rows } = await sql<{ name: string; email: string | null }>`
    select name, email from users where id in (
      select user_id from business_claims where business_id = ${businessId} and status = 'approved'
      union
      select user_id from business_members
      where business_id = ${businessId} and accepted_at is not null)
    order by id`.execute(db);
  return rows;
}

export const insertReservation = (db: Db, reservation: Insertable<ReservationsTable>) =>
  db.insertInto('reservations').values(reservation).returning('id').executeTakeFirstOrThrow();

const withBusiness = (db: Db) =>
  db
    .selectFrom('reservations as r')
    .innerJoin('businesses as b', 'b.id', 'r.business_id')
    .select([
      'r.id',
      'r.status',
      'r.user_id as userId',
      'r.name',
      'r.email',
      'r.phone',
      'r.day',
      'r.people',
      'r.note',
      'r.created_at as createdAt',
      'b.id as businessId',
      'b.name as businessName',
    ])
    .select(sql<string>`to_char(r.time, 'HH24:MI')`.as('time'));

export const lockReservation = (db: Db, id: number) =>
  withBusiness(db).where('r.id', '=', id).forUpdate('r').executeTakeFirst();

export const markReservation = (
  db: Db,
  id: number,
  changes: { status: ReservationStatus; updated_at: Date },
) => db.updateTable('reservations').set(changes).where('id', '=', id).execute();

export const listReservationsOf = (db: Db, userId: number) =>
  withBusiness(db).where('r.user_id', '=', userId).orderBy('r.id', 'desc').execute();

/** Those of a business: what is to come first, the nearest first, then what has been. */
export const listReservationsFor = (
  db: Db,
  businessId: number,
  options: { status?: ReservationStatus | undefined; at: Date; limit: number; offset: number },
) => {
  const when = sql`((r.day + r.time) at time zone 'Europe/Istanbul')`;
  const { status } = options;
  return withBusiness(db)
    .where('r.business_id', '=', businessId)
    .$if(status !== undefined, (query) => query.where('r.status', '=', status as ReservationStatus))
    .orderBy(sql`${when} <= ${options.at}`)
    .orderBy(sql`abs(extract(epoch from ${when} - ${options.at}::timestamptz))`)
    .orderBy('r.id')
    .limit(options.limit)
    .offset(options.offset)
    .execute();
};

export async function countReservationsFor(
  db: Db,
  businessId: number,
  status?: ReservationStatus | undefined,
): Promise<number> {
  const { count } = await db
    .selectFrom('reservations as r')
    .where('r.business_id', '=', businessId)
    .$if(status !== undefined, (query) => query.where('r.status', '=', status as ReservationStatus))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Locks some whose time has come without an answer; `skip locked` lets instances share them. */
export const lockOverdue = (db: Db, at: Date, limit: number) =>
  withBusiness(db)
    .where('r.status', '=', 'requested')
    .where(sql<boolean>`(r.day + r.time) at time zone 'Europe/Istanbul' <= ${at}`)
    .orderBy('r.id')
    .limit(limit)
    .forUpdate('r')
    .skipLocked()
    .execute();

export const markGuestOf = (db: Db, email: string, userId: number) =>
  db
    .updateTable('reservations')
    .set({ user_id: userId })
    .where('user_id', 'is', null)
    .where('email', '=', email)
    .execute();

export const deleteReservationsOf = (db: Db, userId: number, email: string) =>
  db
    .deleteFrom('reservations')
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('email', '=', email)]))
    .execute();
