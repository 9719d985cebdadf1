import { type Insertable, sql } from 'kysely';
import type { ReservationStatus } from '#contract/reservations.ts';
import type { Db } from '#server/platform/database.ts';
import type { ReservationsTable } from '#server/platform/database-tables.ts';

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

/** Owners by an approved claim. */
export const listOwners = (db: Db, businessId: number) =>
  db
    .selectFrom('business_claims as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['u.name', 'u.email'])
    .where('c.business_id', '=', businessId)
    .where('c.status', '=', 'approved')
    .execute();

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
