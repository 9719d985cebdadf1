import { type AskedReservation, reservationFacts } from './asked-reservation.ts';
import { type Addressee, type EmailMessage, greetingTo, inQuotes } from './email.ts';

/** To the visitor, at once; `href` is the page of the reservation. */
export const reservationReceivedEmail = (values: {
  addressee: Addressee;
  businessName: string;
  reservation: AskedReservation;
  href: string;
}): EmailMessage => ({
  kind: 'reservation-received',
  to: values.addressee.to,
  subject: 'Rezervasyon isteğiniz iletildi',
  greeting: greetingTo(values.addressee.name),
  paragraphs: [
    `${inQuotes(values.businessName)} için rezervasyon isteğinizi işletmeye ilettik. Yanıtı bu adrese yazacağız.`,
  ],
  facts: reservationFacts(values.reservation),
  action: { label: 'İsteğinizi açın', href: values.href },
  footnote: 'Bu bir onay değildir: işletme onaylayana kadar yeriniz ayrılmış sayılmaz.',
});
