import { type AskedReservation, reservationFacts } from './asked-reservation.ts';
import { type Addressee, type EmailMessage, greetingTo, inQuotes } from './email.ts';

/** To the visitor: nobody answered in time; `href` is the page of the reservation. */
export const reservationExpiredEmail = (values: {
  addressee: Addressee;
  businessName: string;
  reservation: AskedReservation;
  href: string;
}): EmailMessage => ({
  kind: 'reservation-expired',
  to: values.addressee.to,
  subject: 'Rezervasyon isteğiniz yanıtsız kaldı',
  greeting: greetingTo(values.addressee.name),
  paragraphs: [
    `${inQuotes(values.businessName)} rezervasyon isteğinize zamanında yanıt vermedi, bu yüzden isteği kapattık. Yeriniz ayrılmış değil.`,
    'Dilerseniz işletmeyi arayın ya da başka bir gün için yeniden istek gönderin.',
  ],
  facts: reservationFacts(values.reservation),
  action: { label: 'İsteğinizi açın', href: values.href },
});
