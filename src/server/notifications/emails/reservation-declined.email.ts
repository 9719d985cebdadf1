import { type AskedReservation, reservationFacts } from './asked-reservation.ts';
import { type Addressee, type EmailMessage, greetingTo, inQuotes } from './email.ts';

/** To the visitor; `href` is the page of the reservation. */
export const reservationDeclinedEmail = (values: {
  addressee: Addressee;
  businessName: string;
  reservation: AskedReservation;
  /** In the words of the business. */
  reason?: string | undefined;
  href: string;
}): EmailMessage => ({
  kind: 'reservation-declined',
  to: values.addressee.to,
  subject: 'Rezervasyon isteğiniz hakkında',
  greeting: greetingTo(values.addressee.name),
  paragraphs: [
    `${inQuotes(values.businessName)} bu istek için yer ayıramadı. Başka bir gün ya da saat deneyebilir, işletmeyi arayabilirsiniz.`,
  ],
  facts: reservationFacts(values.reservation),
  ...(values.reason && { quote: { label: 'İşletmenin notu', text: values.reason } }),
  action: { label: 'İsteğinizi açın', href: values.href },
});
