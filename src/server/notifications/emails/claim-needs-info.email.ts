import { type AboutBusinessWithLink, addressed, type EmailMessage, inQuotes } from './email.ts';

/** `href` is where the answer is given. */
export const claimNeedsInfoEmail = (
  values: AboutBusinessWithLink & { question: string },
): EmailMessage => ({
  kind: 'claim-needs-info',
  ...addressed(values.addressee),
  subject: 'Sahiplik başvurunuz için bir sorumuz var',
  paragraphs: [
    `${inQuotes(values.businessName)} için sahiplik başvurunuzu inceliyoruz. Karar verebilmemiz için sizden bir bilgi daha rica ediyoruz.`,
  ],
  quote: { label: 'Sorumuz', text: values.question },
  action: { label: 'Soruyu yanıtla', href: values.href },
});
