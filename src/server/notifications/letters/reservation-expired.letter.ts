import { type AskedReservation, reservationFacts } from './asked-reservation.ts';
import { type Addressee, greetingTo, inQuotes, type Letter } from './letter.ts';

/** To the visitor: nobody answered in time; `href` is the page of the business. */
export const reservationExpiredLetter = (values: {
  addressee: Addressee;
  businessName: string;
  reservation: AskedReservation;
  href: string;
}): Letter => ({
  kind: 'reservation-expired',
  to: values.addressee.to,
  subject: 'Rezervasyon isteğiniz yanıtsız kaldı',
  greeting: greetingTo(values.addressee.name),
  paragraphs: [
    `${inQuotes(values.businessName)} rezervasyon isteğinize zamanında yanıt vermedi, bu yüzden isteği kapattık. Yeriniz ayrılmış değil.`,
    'Dilerseniz işletmeyi arayın ya da başka bir gün için yeniden istek gönderin.',
  ],
  facts: reservationFacts(values.reservation),
  action: { label: 'İşletmenin sayfasını aç', href: values.href },
});
