import { type AskedReservation, reservationFacts } from './asked-reservation.ts';
import { type AboutBusinessWithLink, addressed, type EmailMessage, inQuotes } from './email.ts';

/** To the visitor; `href` is the page of the reservation. */
export const reservationDeclinedEmail = (
  values: AboutBusinessWithLink & {
    reservation: AskedReservation;
    /** In the words of the business. */
    reason?: string | undefined;
  },
): EmailMessage => ({
  kind: 'reservation-declined',
  ...addressed(values.addressee),
  subject: 'Rezervasyon isteğiniz hakkında',
  paragraphs: [
    `${inQuotes(values.businessName)} bu istek için yer ayıramadı. Başka bir gün ya da saat deneyebilir, işletmeyi arayabilirsiniz.`,
  ],
  facts: reservationFacts(values.reservation),
  ...(values.reason && { quote: { label: 'İşletmenin notu', text: values.reason } }),
  action: { label: 'İsteğimi aç', href: values.href },
});
