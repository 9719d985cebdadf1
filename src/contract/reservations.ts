import { z } from 'zod';
import { Email, PersonName, PhoneText } from './accounts.ts';
import { endpoint, listEndpoint } from './endpoint.ts';
import { cursor, Id, shortText, wholeNumber } from './fields.ts';
import { HistoryStep } from './history.ts';
import { LIMITS } from './limits.ts';
import { formSignals } from './signals.ts';

export const MAX_RESERVATION_PEOPLE = 100;
export const MAX_RESERVATION_DAYS_AHEAD = 90;

export const ReservationStatus = z.enum([
  'requested',
  'confirmed',
  'declined',
  'cancelled',
  'expired',
]);
export type ReservationStatus = z.infer<typeof ReservationStatus>;

/** The moment of a day and a time on the clock in Adana: UTC+3 all year round since 2016. */
export const momentInAdana = (day: string, time: string): Date =>
  new Date(`${day}T${time}:00+03:00`);

/** `2026-11-21` in Adana. */
export const dayInAdana = (at: Date): string =>
  new Date(at.getTime() + 3 * 3_600_000).toISOString().slice(0, 10);

/** Date reads 31 November as 1 December; the calendar has no such day. */
const isInCalendar = (day: string) => {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
};

export const requestReservation = endpoint({
  name: 'requestReservation',
  summary: 'Rezervasyon ister; yanıt e-postayla gelir',
  method: 'POST',
  path: '/api/businesses/:id/reservations',
  access: 'public',
  limit: LIMITS.reservation,
  isOnce: true,
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
    name: PersonName.pipe(z.string().min(1, 'Adınızı yazın')),
    phone: PhoneText.pipe(z.string().min(1, 'Telefon gereklidir')),
    /** A member's own address needs no typing. */
    email: z.union([z.literal(''), Email]).optional(),
    note: shortText(500).optional(),
    ...formSignals,
  }),
  output: z.object({ id: z.number().int(), isTracked: z.boolean() }),
});

export const OwnReservation = z
  .object({
    id: z.number().int(),
    businessId: z.number().int(),
    businessName: z.string(),
    day: z.string(),
    time: z.string(),
    people: z.number().int(),
    note: z.string().nullable(),
    status: ReservationStatus,
    createdAt: z.string(),
    history: z.array(HistoryStep),
  })
  .meta({ id: 'OwnReservation' });
export type OwnReservation = z.infer<typeof OwnReservation>;

export const listOwnReservations = endpoint({
  name: 'listOwnReservations',
  summary: 'Oturumu açık olanın rezervasyonları',
  method: 'GET',
  path: '/api/users/me/reservations',
  access: 'member',
  input: z.object({}),
  output: z.array(OwnReservation),
});

export const cancelReservation = endpoint({
  name: 'cancelReservation',
  summary: 'Kendi rezervasyonundan vazgeçer',
  method: 'POST',
  path: '/api/reservations/:id/cancel',
  access: 'member',
  limit: LIMITS.reservation,
  input: z.object({ id: Id }),
  output: z.object({ status: ReservationStatus }),
});

/** A request as those who act for the business see it; the visitor's e-mail stays with us. */
export const BusinessReservation = z
  .object({
    id: z.number().int(),
    day: z.string(),
    time: z.string(),
    people: z.number().int(),
    name: z.string(),
    phone: z.string(),
    note: z.string().nullable(),
    status: ReservationStatus,
    createdAt: z.string(),
  })
  .meta({ id: 'BusinessReservation' });
export type BusinessReservation = z.infer<typeof BusinessReservation>;

/** Upcoming ones first, the nearest first; then those that have been, the latest first. */
export const listBusinessReservations = listEndpoint({
  name: 'listBusinessReservations',
  summary: 'İşletmeye gelen rezervasyon istekleri; yalnız işletme adına çalışanlara',
  method: 'GET',
  path: '/api/businesses/:id/reservations',
  access: 'member',
  input: z.object({
    id: Id,
    status: ReservationStatus.optional(),
    cursor: cursor().optional(),
    limit: wholeNumber(1, 100).default(20),
  }),
  output: z.array(BusinessReservation),
});

/** Only before its time; the visitor gets a letter. */
export const confirmReservation = endpoint({
  name: 'confirmReservation',
  summary: 'İşletme adına rezervasyonu onaylar',
  method: 'POST',
  path: '/api/reservations/:id/confirm',
  access: 'member',
  limit: LIMITS.answerReservation,
  input: z.object({ id: Id }),
  output: z.object({ status: ReservationStatus }),
});

/** The reason, when there is one, stands in the visitor's letter. */
export const declineReservation = endpoint({
  name: 'declineReservation',
  summary: 'İşletme adına rezervasyonu geri çevirir',
  method: 'POST',
  path: '/api/reservations/:id/decline',
  access: 'member',
  limit: LIMITS.answerReservation,
  input: z.object({ id: Id, reason: shortText(500).optional() }),
  output: z.object({ status: ReservationStatus }),
});
