import type { Input } from '#contract/api/endpoint.ts';
import { refuse } from '#contract/api/errors.ts';
import { suspicionOf } from '#contract/api/signals.ts';
import { momentInAdana } from '#contract/calendar/days.ts';
import { dashboardHref } from '#contract/owners/desk-address.ts';
import { timeProblem } from '#contract/reservations/reservation-time.ts';
import type * as contract from '#contract/reservations/reservations.ts';
import {
  type OwnReservation,
  REASON_MISSING,
  reservationAddress,
} from '#contract/reservations/reservations.ts';
import { formatPhone, parsePhones } from '#contract/text/phones.ts';
import { publicBusiness, whoActsFor } from '#server/access/access.service.ts';
import { answerAddress, memberId, memberOf } from '#server/accounts/sessions.service.ts';
import { holidaysAt } from '#server/calendar/calendar.service.ts';
import { reservationCalledOffEmail } from '#server/notifications/emails/reservation-called-off.email.ts';
import { reservationCancelledEmail } from '#server/notifications/emails/reservation-cancelled.email.ts';
import { reservationConfirmedEmail } from '#server/notifications/emails/reservation-confirmed.email.ts';
import { reservationDeclinedEmail } from '#server/notifications/emails/reservation-declined.email.ts';
import { reservationExpiredEmail } from '#server/notifications/emails/reservation-expired.email.ts';
import { reservationReceivedEmail } from '#server/notifications/emails/reservation-received.email.ts';
import { reservationRequestedEmail } from '#server/notifications/emails/reservation-requested.email.ts';
import { emailEach, queueEmail } from '#server/notifications/notifications.service.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import {
  type DecisionContext,
  defineRecord,
  type Said,
  type Step,
} from '#server/records/define-record.service.ts';
import { countAct } from '#server/statistics/events.service.ts';
import {
  findReservationByLink,
  insertReservation,
  isBounced,
  listReservationsOf,
  listSpecialDays,
  lockOverdue,
  lockReservation,
  lockReservationByLink,
  reservationLine,
} from './reservations.queries.ts';

type LockedReservation = NonNullable<Awaited<ReturnType<typeof lockReservation>>>;

/** Asks a business that has an owner; without one nobody would answer. */
export const requestReservation = (
  ctx: Context,
  input: Input<typeof contract.requestReservation>,
) =>
  inTransaction(ctx, async (inside) => {
    const userId = memberOf(inside);
    const email = answerAddress(inside, input);
    const [phone] = parsePhones(input.phone);
    if (!phone) {
      return refuse('invalid_input', [
        { path: 'phone', message: 'Geçerli bir telefon numarası girin' },
      ]);
    }
    const business = await publicBusiness(inside.db, input.id);
    const owners = await whoActsFor(inside.db, business.id);
    if (owners.length === 0) refuse('business_without_owner');
    if (!business.takesReservations) refuse('reservations_off');
    const at = inside.now();
    const specialDays = await listSpecialDays(inside.db, business.id);
    const holidays = await holidaysAt(inside.db, momentInAdana(input.day, input.time));
    const problem = timeProblem(input, { ...business, specialDays, holidays }, at);
    if (problem) refuse('invalid_input', [problem]);
    const { day, time, people, name } = input;
    const note = input.note || null;
    const { id, link } = await insertReservation(inside.db, {
      businessId: business.id,
      userId: userId ?? null,
      day,
      time,
      people,
      name,
      phone: formatPhone(input.phone),
      email,
      note,
      moderationScore: suspicionOf(input),
      createdAt: at,
      updatedAt: at,
    });
    await countAct(inside, business.id, 'reservations');
    const asked = {
      businessName: business.name,
      reservation: { day, time, people, note },
    };
    await emailEach(inside, owners, (addressee) =>
      reservationRequestedEmail({
        ...{ ...asked, addressee },
        visitor: { name, phone: formatPhone(input.phone), email },
        href: deskAddressOf(inside, { id, businessId: business.id }),
      }),
    );
    // Only a proved address gets an e-mail now; one that was typed hears the answer alone.
    if (userId !== undefined) {
      await queueEmail(
        inside,
        reservationReceivedEmail({
          ...asked,
          addressee: { to: email, name },
          href: inside.publicUrl + reservationAddress(link),
        }),
      );
    }
    return { id, isTracked: userId !== undefined };
  });

export async function listOwnReservations(ctx: Context): Promise<OwnReservation[]> {
  const rows = await listReservationsOf(ctx.db, memberId(ctx));
  return reservation.followed(ctx, rows);
}

export async function getReservation(
  ctx: Context,
  { token }: { token: string },
): Promise<OwnReservation> {
  const row = (await findReservationByLink(ctx.db, token)) ?? refuse('link_unknown');
  const [found] = await reservation.followed(ctx, [row]);
  return found ?? refuse('link_unknown');
}

/** What has been cannot be called off any more, and can only expire. */
export function refuseOnceItHasBeen(
  { now }: Pick<Context, 'now'>,
  { day, time }: Pick<LockedReservation, 'day' | 'time'>,
): void {
  if (momentInAdana(day, time) <= now()) refuse('illegal_transition');
}

const cancelling = (ctx: Context, row: LockedReservation, reason: string | undefined) => {
  refuseOnceItHasBeen(ctx, row);
  if (row.status === 'confirmed' && !reason) {
    refuse('invalid_input', [{ path: 'reason', message: REASON_MISSING }]);
  }
  return reservation.transition({ ...ctx, actor: ctx.caller }, row, 'cancel', { reason });
};

export const cancelReservation = (
  ctx: Context,
  { id, reason }: Input<typeof contract.cancelReservation>,
) =>
  inTransaction(ctx, async (inside) => {
    const row = await lockReservation(inside.db, id);
    if (row?.userId !== memberId(inside)) return refuse('not_found');
    return cancelling(inside, row, reason);
  });

export const cancelReservationByLink = (
  ctx: Context,
  { token, reason }: Input<typeof contract.cancelReservationByLink>,
) =>
  inTransaction(ctx, async (inside) => {
    const row = (await lockReservationByLink(inside.db, token)) ?? refuse('link_unknown');
    return cancelling(inside, row, reason);
  });

/** Where whoever acts for the business answers it. */
const deskAddressOf = (
  { publicUrl }: { publicUrl: string },
  { id, businessId }: { id: number; businessId: number },
) => publicUrl + dashboardHref({ businessId, view: 'rezervasyonlar', recordId: id });

/** The visitor hears the answer by e-mail. */
const answered =
  (email: typeof reservationDeclinedEmail) =>
  ({ ctx, row, reason }: Step<LockedReservation>) =>
    email({
      addressee: { to: row.email, name: row.name },
      businessName: row.businessName,
      // Whoever typed an address that nobody proved sends no words of their own to it.
      reservation: { ...row, note: row.userId === null ? null : row.note },
      reason,
      href: ctx.publicUrl + reservationAddress(row.link),
    });

/** Everybody who acts for the business hears that the visitor will not come. */
const cancelled = async ({ ctx, row, reason }: Step<LockedReservation>) =>
  (await whoActsFor(ctx.db, row.businessId)).flatMap(({ email, name }) =>
    email
      ? [
          reservationCancelledEmail({
            addressee: { to: email, name },
            businessName: row.businessName,
            reservation: row,
            visitor: row.name,
            reason,
            href: deskAddressOf(ctx, row),
          }),
        ]
      : [],
  );

const inTheirWords = ({ reason }: Said) => ({ reason: reason ?? null });

/**
 * What those who act for the business decide, who may also call off what they confirmed; `cancel` is the
 * visitor's, `expire` the clock's.
 */
export const reservation = defineRecord({
  kind: 'reservation',
  table: 'reservations',
  transitions: {
    requested: {
      confirm: 'confirmed',
      decline: 'declined',
      cancel: 'cancelled',
      expire: 'expired',
    },
    confirmed: { cancel: 'cancelled', call_off: 'cancelled' },
    declined: {},
    cancelled: {},
    expired: {},
  },
  decisions: { confirm: {}, decline: {} },
  lock: lockReservation,
  // Whoever acts for the business and was reached answers: nobody of the team in their name.
  async closedTo({ db, actor }, { id }) {
    if (actor.role === 'operator') return undefined;
    return (await isBounced(db, id)) ? undefined : 'not_allowed';
  },
  columns: { decline: inTheirWords, cancel: inTheirWords, call_off: inTheirWords },
  emails: {
    confirm: answered(reservationConfirmedEmail),
    decline: answered(reservationDeclinedEmail),
    expire: answered(reservationExpiredEmail),
    cancel: cancelled,
    call_off: answered(reservationCalledOffEmail),
  },
  inbox: reservationLine,
  promise: 'answered',
  fields: ['day', 'time', 'people', ['name', 'guestName'], 'phone', 'email', 'note'],
  person: { user: 'userId', email: 'email', name: 'name' },
  own: { export: (ctx) => listOwnReservations(ctx) },
});

/** Some at a time: their e-mails go out while the rest waits. */
const EXPIRED_AT_ONCE = 20;

/** Ends requests whose time has come without an answer. @returns how many */
export const expireReservations = (ctx: Omit<DecisionContext, 'actor'>): Promise<number> =>
  inTransaction(ctx, async (inside) => {
    const overdue = await lockOverdue(inside.db, inside.now(), EXPIRED_AT_ONCE);
    const actor = { userId: undefined, role: 'system' as const };
    for (const row of overdue) {
      await reservation.transition({ ...inside, actor }, row, 'expire');
    }
    return overdue.length;
  });
