import { type AskedReservation, reservationFacts } from './asked-reservation.ts';
import { type Addressee, greetingTo, inQuotes, type Letter } from './letter.ts';

/** To the visitor, at once. */
export const reservationReceivedLetter = (values: {
  addressee: Addressee;
  businessName: string;
  reservation: AskedReservation;
}): Letter => ({
  kind: 'reservation-received',
  to: values.addressee.to,
  subject: 'Rezervasyon isteğiniz iletildi',
  greeting: greetingTo(values.addressee.name),
  paragraphs: [
    `${inQuotes(values.businessName)} için rezervasyon isteğinizi işletmeye ilettik. Yanıtı bu adrese yazacağız.`,
  ],
  facts: reservationFacts(values.reservation),
  footnote: 'Bu bir onay değildir: işletme onaylayana kadar yeriniz ayrılmış sayılmaz.',
});
