import { type AskedReservation, reservationFacts } from './asked-reservation.ts';
import { type AboutBusinessWithLink, addressed, type EmailMessage, inQuotes } from './email.ts';

/** To the owner: the visitor will not come; `href` is the reservation at the owner's desk. */
export const reservationCancelledEmail = (
  values: AboutBusinessWithLink & {
    reservation: AskedReservation;
    visitor: string;
    /** In the visitor's words. */
    reason?: string | undefined;
  },
): EmailMessage => ({
  kind: 'reservation-cancelled',
  ...addressed(values.addressee),
  subject: `Rezervasyondan vazgeçildi: ${inQuotes(values.businessName)}`,
  paragraphs: [
    `Misafiriniz ${inQuotes(values.businessName)} için istediği rezervasyondan vazgeçti. Ayırdığınız yeri başkasına verebilirsiniz.`,
  ],
  facts: [['Misafir', values.visitor], ...reservationFacts(values.reservation)],
  ...(values.reason && { quote: { label: 'Misafirinizin notu', text: values.reason } }),
  action: { label: 'Rezervasyona bak', href: values.href },
});
