import type { z } from 'zod';
import { EMAIL_WRONG } from '#contract/accounts.ts';
import { refuse } from '#contract/errors.ts';
import { formatPhone, parsePhones } from '#contract/phones.ts';
import { timeProblem } from '#contract/reservation-time.ts';
import type * as contract from '#contract/reservations.ts';
import {
  momentInAdana,
  type OwnReservation,
  type ReservationStatus,
} from '#contract/reservations.ts';
import { suspicionOf } from '#contract/signals.ts';
import { memberId } from '#server/accounts/sessions.service.ts';
import { reservationCancelledLetter } from '#server/notifications/letters/reservation-cancelled.letter.ts';
import { reservationConfirmedLetter } from '#server/notifications/letters/reservation-confirmed.letter.ts';
import { reservationDeclinedLetter } from '#server/notifications/letters/reservation-declined.letter.ts';
import { reservationExpiredLetter } from '#server/notifications/letters/reservation-expired.letter.ts';
import { reservationReceivedLetter } from '#server/notifications/letters/reservation-received.letter.ts';
import { reservationRequestedLetter } from '#server/notifications/letters/reservation-requested.letter.ts';
import { queueLetter } from '#server/notifications/notifications.service.ts';
import { type Actor, record } from '#server/platform/audit.ts';
import { type Basics, type Context, inTransaction } from '#server/platform/context.ts';
import { historyOf } from '#server/platform/history.ts';
import type { DecisionContext, MoveRecord } from '#server/platform/moves.ts';
import type { PersonalRecords } from '#server/platform/personal-records.ts';
import {
  deleteReservationsOf,
  findBookable,
  insertReservation,
  listOwners,
  listReservationsOf,
  lockOverdue,
  lockReservation,
  markGuestOf,
  markReservation,
} from './reservations.queries.ts';
import { RESERVATION_MOVES, type ReservationMove, statusAfter } from './reservations.rules.ts';

type Input<E extends { input: z.ZodType }> = z.output<E['input']>;
type LockedReservation = NonNullable<Awaited<ReturnType<typeof lockReservation>>>;

/** Asks a business that has an owner; without one nobody would answer. */
export const requestReservation = (
  ctx: Context,
  input: Input<typeof contract.requestReservation>,
) =>
  inTransaction(ctx, async (inside) => {
    const { caller } = inside;
    const isMember = caller.userId !== undefined && caller.role !== 'guest';
    const email = (isMember ? caller.email : undefined) ?? input.email;
    if (!email) return refuse('invalid_input', [{ path: 'email', message: EMAIL_WRONG }]);
    const [phone] = parsePhones(input.phone);
    if (!phone) {
      return refuse('invalid_input', [
        { path: 'phone', message: 'Geçerli bir telefon numarası girin' },
      ]);
    }
    const business = (await findBookable(inside.db, input.id)) ?? refuse('business_not_found');
    const owners = await listOwners(inside.db, business.id);
    if (owners.length === 0) refuse('business_without_owner');
    const at = inside.now();
    const problem = timeProblem(input, business, at);
    if (problem) refuse('invalid_input', [problem]);
    const { day, time, people, name } = input;
    const note = input.note || null;
    const { id } = await insertReservation(inside.db, {
      business_id: business.id,
      user_id: isMember ? (caller.userId ?? null) : null,
      day,
      time,
      people,
      name,
      phone: formatPhone(input.phone),
      email,
      note,
      moderation_score: suspicionOf(input),
      created_at: at,
      updated_at: at,
    });
    const asked = {
      businessName: business.name,
      reservation: { day, time, people, note },
    };
    for (const owner of owners) {
      if (!owner.email) continue;
      await queueLetter(
        inside,
        reservationRequestedLetter({
          ...asked,
          addressee: { to: owner.email, name: owner.name },
          visitor: { name, phone: formatPhone(input.phone), email },
          href: `${inside.publicUrl}/business-owner-dashboard`,
        }),
      );
    }
    // Only a proved address gets a letter now; one that was typed hears the answer alone.
    if (isMember) {
      await queueLetter(
        inside,
        reservationReceivedLetter({ ...asked, addressee: { to: email, name } }),
      );
    }
    return { id, isTracked: isMember };
  });

export async function listOwnReservations(ctx: Context): Promise<OwnReservation[]> {
  const rows = await listReservationsOf(ctx.db, memberId(ctx));
  const history = await historyOf(
    ctx.db,
    'reservation',
    rows.map(({ id }) => id),
  );
  return rows.map(({ createdAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    history: history.get(row.id) ?? [],
  }));
}

export const cancelReservation = (ctx: Context, { id }: { id: number }) =>
  inTransaction(ctx, async (inside) => {
    const reservation = await lockReservation(inside.db, id);
    if (reservation?.userId !== memberId(inside)) return refuse('not_found');
    const { businessName, businessId, day, time, name } = reservation;
    // What has been cannot be called off any more.
    if (momentInAdana(day, time) <= inside.now()) refuse('illegal_move');
    const moved = await moveReservation({ ...inside, actor: inside.caller }, reservation, 'cancel');
    for (const owner of await listOwners(inside.db, businessId)) {
      if (!owner.email) continue;
      await queueLetter(
        inside,
        reservationCancelledLetter({
          addressee: { to: owner.email, name: owner.name },
          businessName,
          reservation,
          visitor: name,
          href: `${inside.publicUrl}/business-owner-dashboard`,
        }),
      );
    }
    return moved;
  });

async function moveReservation(
  ctx: Basics & { actor: Actor },
  { id, status: before }: LockedReservation,
  move: ReservationMove,
) {
  const status = statusAfter(before, move) ?? refuse('illegal_move');
  await markReservation(ctx.db, id, { status, updated_at: ctx.now() });
  await record(ctx, ctx.actor, {
    action: `reservation.${move}`,
    entity: 'reservation',
    entityId: id,
    difference: { status: [before, status] },
  });
  return { status };
}

const answers = {
  confirm: reservationConfirmedLetter,
  decline: reservationDeclinedLetter,
  expire: reservationExpiredLetter,
} as const;

/** The visitor hears the answer by letter. */
export async function answerReservation(
  ctx: Basics & { publicUrl: string; actor: Actor },
  reservation: LockedReservation,
  move: keyof typeof answers,
  reason?: string | undefined,
) {
  const moved = await moveReservation(ctx, reservation, move);
  // Whoever typed an address that nobody proved sends no words of their own to it.
  const note = reservation.userId === null ? null : reservation.note;
  await queueLetter(
    ctx,
    answers[move]({
      addressee: { to: reservation.email, name: reservation.name },
      businessName: reservation.businessName,
      reservation: { ...reservation, note },
      reason,
      href: `${ctx.publicUrl}/business/${reservation.businessId}`,
    }),
  );
  return moved;
}

async function decide(
  ctx: DecisionContext,
  id: number,
  move: string,
  said: { reason?: string | undefined },
): Promise<void> {
  const known = RESERVATION_MOVES.find((one) => one === move) ?? refuse('illegal_move');
  const reservation = (await lockReservation(ctx.db, id)) ?? refuse('not_found');
  await answerReservation(ctx, reservation, known, said.reason?.trim());
}

export const reservationMoves: MoveRecord = {
  moves: RESERVATION_MOVES,
  statusAfter: (status, move) => statusAfter(status as ReservationStatus, move),
  move: decide,
};

/** Some at a time: their letters go out while the rest waits. */
const EXPIRED_AT_ONCE = 20;

/** Ends requests whose time has come without an answer. @returns how many */
export const expireReservations = (ctx: Basics & { publicUrl: string }): Promise<number> =>
  inTransaction(ctx, async (inside) => {
    const overdue = await lockOverdue(inside.db, inside.now(), EXPIRED_AT_ONCE);
    const actor = { userId: undefined, role: 'system' as const };
    for (const reservation of overdue) {
      await answerReservation({ ...inside, actor }, reservation, 'expire');
    }
    return overdue.length;
  });

export const reservationsRecords: PersonalRecords = {
  name: 'reservations',
  async attach({ db }, { userId, email }) {
    await markGuestOf(db, email, userId);
  },
  export: (ctx) => listOwnReservations(ctx),
  async erase({ db }, { userId, email }) {
    await deleteReservationsOf(db, userId, email);
  },
};
