import { type Insertable, sql } from 'kysely';
import type { ReservationStatus } from '#contract/reservations/reservations.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ReservationsTable } from '#server/platform/database/database-participation-tables.ts';
import {
  aboutBusiness,
  fromForm,
  type InboxLine,
  premium,
} from '#server/records/inbox-line.queries.ts';

/** The e-mail to everybody who acts for it was given up, or nobody does any more who could answer. */
const bounced = sql`
  r.status = 'requested' and (
    not exists (
      select from business_people p where p.business_id = r.business_id)
    or exists (
      select from outbox o
      where o.failed_at is not null and o.created_at = r.created_at
        and o.kind = 'reservation-requested') and not exists (
      select from outbox o join business_people p on p.business_id = r.business_id
        join users u on u.id = p.user_id and u.email = o.recipient
      where o.failed_at is null and o.created_at = r.created_at
        and o.kind = 'reservation-requested'))`;

/** Whether nobody who acts for the business was reached, so that the team answers in its place. */
export async function isBounced(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`select from reservations r where r.id = ${id} and ${bounced}`.execute(
    db,
  );
  return rows.length > 0;
}

export const reservationLine: InboxLine = {
  ...aboutBusiness('reservations'),
  ...fromForm,
  isWaiting: bounced,
  subtitle: sql`to_char(r.day, 'YYYY-MM-DD') || ' ' || to_char(r.time, 'HH24:MI')`,
  isPriority: premium,
};

/** Exceptions to the week of a business, by day. */
export async function listSpecialDays(db: Db, id: number): Promise<Record<string, string>> {
  const rows = await db
    .selectFrom('businessSpecialDays')
    .select([sql<string>`day::text`.as('day'), 'hours'])
    .where('businessId', '=', id)
    .execute();
  return Object.fromEntries(rows.map(({ day, hours }) => [day, hours]));
}

export const insertReservation = (db: Db, reservation: Insertable<ReservationsTable>) =>
  db
    .insertInto('reservations')
    .values(reservation)
    .returning(['id', 'link'])
    .executeTakeFirstOrThrow();

const withBusiness = (db: Db) =>
  db
    .selectFrom('reservations as r')
    .innerJoin('businesses as b', 'b.id', 'r.businessId')
    .select([
      'r.id',
      'r.status',
      'r.userId',
      'r.name',
      'r.email',
      'r.phone',
      'r.day',
      'r.people',
      'r.note',
      'r.reason',
      'r.link',
      'r.createdAt',
      'b.id as businessId',
      'b.name as businessName',
    ])
    .select(sql<string>`to_char(r.time, 'HH24:MI')`.as('time'));

export const lockReservation = (db: Db, id: number) =>
  withBusiness(db).where('r.id', '=', id).forUpdate('r').executeTakeFirst();

export const lockReservationByLink = (db: Db, link: string) =>
  withBusiness(db).where('r.link', '=', link).forUpdate('r').executeTakeFirst();

export const findReservationByLink = (db: Db, link: string) =>
  withBusiness(db).where('r.link', '=', link).executeTakeFirst();

export const listReservationsOf = (db: Db, userId: number) =>
  withBusiness(db).where('r.userId', '=', userId).orderBy('r.id', 'desc').execute();

/** Of a business: all, or those in one state, or one. */
interface Wanted {
  businessId: number;
  status?: ReservationStatus | undefined;
  only?: number | undefined;
}

const wantedOf = ({ businessId, status, only }: Wanted) =>
  sql<boolean>`r.business_id = ${businessId} and r.status = ${status ?? sql`r.status`}
    and r.id = ${only ?? sql`r.id`}`;

/** What is to come first, the nearest first, then what has been. */
export const listReservationsFor = (
  db: Db,
  wanted: Wanted,
  { at, limit, offset }: { at: Date; limit: number; offset: number },
) => {
  const when = sql`((r.day + r.time) at time zone 'Europe/Istanbul')`;
  return withBusiness(db)
    .where(wantedOf(wanted))
    .orderBy(sql`${when} <= ${at}`)
    .orderBy(sql`abs(extract(epoch from ${when} - ${at}::timestamptz))`)
    .orderBy('r.id')
    .limit(limit)
    .offset(offset)
    .execute();
};

export async function countReservationsFor(db: Db, wanted: Wanted): Promise<number> {
  const { count } = await db
    .selectFrom('reservations as r')
    .where(wantedOf(wanted))
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
