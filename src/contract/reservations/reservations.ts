import { z } from 'zod';
import { Email, NeededName, PhoneText } from '../accounts/accounts.ts';
import { endpoint, listEndpoint } from '../api/endpoint.ts';
import { cursor, Id, shortText, wholeNumber } from '../api/fields.ts';
import { LIMITS } from '../api/limits.ts';
import { formSignals } from '../api/signals.ts';
import { isInCalendar } from '../calendar/days.ts';
import { HistoryStep } from '../history.ts';

export const MAX_RESERVATION_PEOPLE = 100;
export const MAX_RESERVATION_DAYS_AHEAD = 90;
export const RESERVATION_REASON_LENGTH = 500;
export const REASON_MISSING = 'Nedenini kısaca yazın';

/** The page of one reservation, for whoever has the link of its e-mail. */
export const reservationAddress = (token: string): string => `/reservation?token=${token}`;

export const ReservationStatus = z.enum([
  'requested',
  'confirmed',
  'declined',
  'cancelled',
  'expired',
]);
export type ReservationStatus = z.infer<typeof ReservationStatus>;

export const requestReservation = endpoint({
  summary: 'Rezervasyon ister; yanıt e-postayla gelir',
  method: 'POST',
  path: '/api/businesses/:id/reservations',
  access: 'public',
  limit: LIMITS.reservation,
  isIdempotent: true,
  input: z.object({
    id: Id,
    day: z
      .string()
      .max(10)
      .regex(/^\d{4}-\d{2}-\d{2}$/, 'Bir gün seçin')
      .refine(isInCalendar, 'Böyle bir gün yok'),
    time: z
      .string()
      .max(5)
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Bir saat seçin'),
    people: wholeNumber(1, MAX_RESERVATION_PEOPLE),
    name: NeededName,
    phone: PhoneText.pipe(z.string().min(1, 'Telefon gereklidir')),
    /** A member's own address needs no typing. */
    email: z.union([z.literal(''), Email]).optional(),
    note: shortText(500).optional(),
    ...formSignals,
  }),
  output: z.object({ id: z.number().int(), isTracked: z.boolean() }),
});

/** What both sides see of one. */
const Reservation = z.object({
  id: z.number().int(),
  day: z.string(),
  time: z.string(),
  people: z.number().int(),
  note: z.string().nullable(),
  status: ReservationStatus,
  /** Why it was declined or called off; the history says by whom. */
  reason: z.string().nullable(),
  createdAt: z.string(),
  history: z.array(HistoryStep),
});

export const OwnReservation = Reservation.extend({
  businessId: z.number().int(),
  businessName: z.string(),
});
export type OwnReservation = z.infer<typeof OwnReservation>;

export const listOwnReservations = endpoint({
  summary: 'Oturumu açık olanın rezervasyonları',
  method: 'GET',
  path: '/api/users/me/reservations',
  access: 'member',
  input: z.object({}),
  output: z.array(OwnReservation),
});

const reason = shortText(RESERVATION_REASON_LENGTH);

/** Of a confirmed one with the reason: the business kept the place free. */
export const cancelReservation = endpoint({
  summary: 'Kendi rezervasyonundan vazgeçer; onaylanmışsa nedeniyle',
  method: 'POST',
  path: '/api/reservations/:id/cancel',
  access: 'member',
  limit: LIMITS.reservation,
  input: z.object({ id: Id, reason: reason.optional() }),
  output: z.object({ status: ReservationStatus }),
});

const Link = z.uuid().max(36);

/** By the link of its e-mail, without an account. */
export const getReservation = endpoint({
  summary: 'E-postadaki bağlantının rezervasyonu',
  method: 'GET',
  path: '/api/reservation-links/:token',
  access: 'public',
  input: z.object({ token: Link }),
  output: OwnReservation,
});

export const cancelReservationByLink = endpoint({
  summary: 'E-postadaki bağlantının rezervasyonundan vazgeçer; onaylanmışsa nedeniyle',
  method: 'POST',
  path: '/api/reservation-links/:token/cancel',
  access: 'public',
  limit: LIMITS.reservation,
  input: z.object({ token: Link, reason: reason.optional() }),
  output: z.object({ status: ReservationStatus }),
});

/** A request as those who act for the business see it; the visitor's e-mail stays with us. */
export const BusinessReservation = Reservation.extend({
  name: z.string(),
  phone: z.string(),
});
export type BusinessReservation = z.infer<typeof BusinessReservation>;

/** Upcoming ones first, the nearest first; then those that have been, the latest first. */
export const listBusinessReservations = listEndpoint({
  summary: 'İşletmeye gelen rezervasyon istekleri; yalnız işletme adına çalışanlara',
  method: 'GET',
  path: '/api/businesses/:id/reservations',
  access: 'member',
  input: z.object({
    id: Id,
    status: ReservationStatus.optional(),
    /** The one that an e-mail tells of. */
    only: Id.optional(),
    cursor: cursor().optional(),
    limit: wholeNumber(1, 100).default(20),
  }),
  output: z.array(BusinessReservation),
});

/** Only before its time; the visitor gets an e-mail. */
export const confirmReservation = endpoint({
  summary: 'İşletme adına rezervasyonu onaylar',
  method: 'POST',
  path: '/api/reservations/:id/confirm',
  access: 'member',
  limit: LIMITS.answerReservation,
  input: z.object({ id: Id }),
  output: z.object({ status: ReservationStatus }),
});

/** The reason, when there is one, stands in the visitor's e-mail. */
export const declineReservation = endpoint({
  summary: 'İşletme adına rezervasyonu geri çevirir',
  method: 'POST',
  path: '/api/reservations/:id/decline',
  access: 'member',
  limit: LIMITS.answerReservation,
  input: z.object({ id: Id, reason: reason.optional() }),
  output: z.object({ status: ReservationStatus }),
});

/** Only before its time; the visitor gets the reason in an e-mail. */
export const callOffReservation = endpoint({
  summary: 'İşletme adına onaylanmış rezervasyonu nedeniyle iptal eder',
  method: 'POST',
  path: '/api/reservations/:id/call-off',
  access: 'member',
  limit: LIMITS.answerReservation,
  input: z.object({ id: Id, reason: reason.pipe(z.string().min(1, REASON_MISSING)) }),
  output: z.object({ status: ReservationStatus }),
});
