import { type AskedReservation, reservationFacts } from './asked-reservation.ts';
import { type AboutBusinessWithLink, addressed, type EmailMessage, inQuotes } from './email.ts';

/** To the owner; `href` is the request at the owner's desk. */
export const reservationRequestedEmail = (
  values: AboutBusinessWithLink & {
    reservation: AskedReservation;
    visitor: { name: string; phone: string; email: string };
  },
): EmailMessage => ({
  kind: 'reservation-requested',
  ...addressed(values.addressee),
  replyTo: values.visitor.email,
  subject: `Yeni rezervasyon isteği: ${inQuotes(values.businessName)}`,
  paragraphs: [
    `${inQuotes(values.businessName)} için yeni bir rezervasyon isteği var. Yanıtınızı panelden verin; misafirinize hemen haber verelim.`,
    'Soracağınız bir şey varsa bu e-postayı yanıtlayın: yazdıklarınız doğrudan misafirinize gider.',
  ],
  facts: [
    ['Misafir', values.visitor.name],
    ['Telefon', values.visitor.phone],
    ...reservationFacts(values.reservation),
  ],
  action: { label: 'İsteği yanıtla', href: values.href },
});
