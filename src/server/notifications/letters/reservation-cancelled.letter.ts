import { type AskedReservation, reservationFacts } from './asked-reservation.ts';
import { type Addressee, greetingTo, inQuotes, type Letter } from './letter.ts';

/** To the owner: the visitor will not come; `href` is the dashboard, at its reservations. */
export const reservationCancelledLetter = (values: {
  addressee: Addressee;
  businessName: string;
  reservation: AskedReservation;
  visitor: string;
  href: string;
}): Letter => ({
  kind: 'reservation-cancelled',
  to: values.addressee.to,
  subject: `Rezervasyondan vazgeçildi: ${inQuotes(values.businessName)}`,
  greeting: greetingTo(values.addressee.name),
  paragraphs: [
    `Misafiriniz ${inQuotes(values.businessName)} için istediği rezervasyondan vazgeçti. Ayırdığınız yeri başkasına verebilirsiniz.`,
  ],
  facts: [['Misafir', values.visitor], ...reservationFacts(values.reservation)],
  action: { label: 'Rezervasyonlara bak', href: values.href },
});
