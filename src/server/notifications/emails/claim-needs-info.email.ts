import { type Addressee, type EmailMessage, greetingTo, inQuotes } from './email.ts';

/** `href` is where the answer is given. */
export const claimNeedsInfoEmail = (values: {
  addressee: Addressee;
  businessName: string;
  question: string;
  href: string;
}): EmailMessage => ({
  kind: 'claim-needs-info',
  to: values.addressee.to,
  subject: 'Sahiplik başvurunuz için bir sorumuz var',
  greeting: greetingTo(values.addressee.name),
  paragraphs: [
    `${inQuotes(values.businessName)} için sahiplik başvurunuzu inceliyoruz. Karar verebilmemiz için sizden bir bilgi daha rica ediyoruz.`,
  ],
  quote: { label: 'Sorumuz', text: values.question },
  action: { label: 'Soruyu yanıtla', href: values.href },
});
