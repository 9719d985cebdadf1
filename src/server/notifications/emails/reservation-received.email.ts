import { type AskedReservation, reservationFacts } from './asked-reservation.ts';
import { type AboutBusinessWithLink, addressed, type EmailMessage, inQuotes } from './email.ts';

/** To the visitor, at once; `href` is the page of the reservation. */
export const reservationReceivedEmail = (
  values: AboutBusinessWithLink & { reservation: AskedReservation },
): EmailMessage => ({
  kind: 'reservation-received',
  ...addressed(values.addressee),
  subject: 'Rezervasyon isteğiniz iletildi',
  paragraphs: [
    `${inQuotes(values.businessName)} için rezervasyon isteğinizi işletmeye ilettik. Yanıtı bu adrese yazacağız.`,
  ],
  facts: reservationFacts(values.reservation),
  action: { label: 'İsteğimi aç', href: values.href },
  footnote: 'Bu bir onay değildir: işletme onaylayana kadar yeriniz ayrılmış sayılmaz.',
});
