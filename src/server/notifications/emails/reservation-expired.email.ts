import { type AskedReservation, reservationFacts } from './asked-reservation.ts';
import { type AboutBusinessWithLink, addressed, type EmailMessage, inQuotes } from './email.ts';

/** To the visitor: nobody answered in time; `href` is the page of the reservation. */
export const reservationExpiredEmail = (
  values: AboutBusinessWithLink & { reservation: AskedReservation },
): EmailMessage => ({
  kind: 'reservation-expired',
  ...addressed(values.addressee),
  subject: 'Rezervasyon isteğiniz yanıtsız kaldı',
  paragraphs: [
    `${inQuotes(values.businessName)} rezervasyon isteğinize zamanında yanıt vermedi, bu yüzden isteği kapattık. Yeriniz ayrılmış değil.`,
    'Dilerseniz işletmeyi arayın ya da başka bir gün için yeniden istek gönderin.',
  ],
  facts: reservationFacts(values.reservation),
  action: { label: 'İsteğimi aç', href: values.href },
});
