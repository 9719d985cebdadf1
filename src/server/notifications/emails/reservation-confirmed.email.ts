import { type AskedReservation, reservationFacts } from './asked-reservation.ts';
import { type Addressee, type EmailMessage, greetingTo, inQuotes } from './email.ts';

/** To the visitor; `href` is the page of the reservation. */
export const reservationConfirmedEmail = (values: {
  addressee: Addressee;
  businessName: string;
  reservation: AskedReservation;
  href: string;
}): EmailMessage => ({
  kind: 'reservation-confirmed',
  to: values.addressee.to,
  subject: 'Rezervasyonunuz onaylandı',
  greeting: greetingTo(values.addressee.name),
  paragraphs: [
    `${inQuotes(values.businessName)} rezervasyonunuzu onayladı. Sizi bekliyorlar; iyi vakit geçirin!`,
  ],
  facts: reservationFacts(values.reservation),
  action: { label: 'Rezervasyonunuzu açın', href: values.href },
  footnote:
    'Planınız değişirse rezervasyonunuzu bu bağlantıdan iptal edin; işletmeye biz haber veririz.',
});
