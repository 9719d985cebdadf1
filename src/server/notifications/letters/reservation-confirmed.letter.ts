import { type AskedReservation, reservationFacts } from './asked-reservation.ts';
import { type Addressee, greetingTo, inQuotes, type Letter } from './letter.ts';

/** To the visitor; `href` is the page of the business. */
export const reservationConfirmedLetter = (values: {
  addressee: Addressee;
  businessName: string;
  reservation: AskedReservation;
  href: string;
}): Letter => ({
  kind: 'reservation-confirmed',
  to: values.addressee.to,
  subject: 'Rezervasyonunuz onaylandı',
  greeting: greetingTo(values.addressee.name),
  paragraphs: [
    `${inQuotes(values.businessName)} rezervasyonunuzu onayladı. Sizi bekliyorlar; iyi vakit geçirin!`,
  ],
  facts: reservationFacts(values.reservation),
  action: { label: 'İşletmenin sayfasını aç', href: values.href },
  footnote: 'Planınız değişirse işletmeyi arayıp haber vermeyi unutmayın.',
});
