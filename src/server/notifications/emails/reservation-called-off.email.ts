import { type AskedReservation, reservationFacts } from './asked-reservation.ts';
import { type AboutBusinessWithLink, addressed, type EmailMessage, inQuotes } from './email.ts';

/** To the visitor: what the business confirmed it takes back; `href` is the page of the reservation. */
export const reservationCalledOffEmail = (
  values: AboutBusinessWithLink & {
    reservation: AskedReservation;
    /** In the words of the business. */
    reason?: string | undefined;
  },
): EmailMessage => ({
  kind: 'reservation-called-off',
  ...addressed(values.addressee),
  subject: 'Rezervasyonunuz iptal edildi',
  paragraphs: [
    `${inQuotes(values.businessName)} onayladığı rezervasyonunuzu iptal etti; yeriniz artık ayrılmış değil. Başka bir gün ya da saat için yeniden istek gönderebilir, işletmeyi arayabilirsiniz.`,
  ],
  facts: reservationFacts(values.reservation),
  ...(values.reason && { quote: { label: 'İşletmenin notu', text: values.reason } }),
  action: { label: 'Rezervasyonumu aç', href: values.href },
});
