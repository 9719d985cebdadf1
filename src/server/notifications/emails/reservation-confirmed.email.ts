import { type AskedReservation, reservationFacts } from './asked-reservation.ts';
import { type AboutBusinessWithLink, addressed, type EmailMessage, inQuotes } from './email.ts';

/** To the visitor; `href` is the page of the reservation. */
export const reservationConfirmedEmail = (
  values: AboutBusinessWithLink & { reservation: AskedReservation },
): EmailMessage => ({
  kind: 'reservation-confirmed',
  ...addressed(values.addressee),
  subject: 'Rezervasyonunuz onaylandı',
  paragraphs: [
    `${inQuotes(values.businessName)} rezervasyonunuzu onayladı. Sizi bekliyorlar; iyi vakit geçirin!`,
  ],
  facts: reservationFacts(values.reservation),
  action: { label: 'Rezervasyonumu aç', href: values.href },
  footnote:
    'Planınız değişirse rezervasyonunuzu bu bağlantıdan iptal edin; işletmeye biz haber veririz.',
});
