import { REVIEW_WORKING_DAYS } from '#contract/owners/owners.ts';
import { type Addressee, type EmailMessage, greetingTo, inQuotes } from './email.ts';

/** A business waits for review: its address is proved. */
export const businessReceivedEmail = (values: {
  addressee: Addressee;
  businessName: string;
}): EmailMessage => ({
  kind: 'business-received',
  to: values.addressee.to,
  subject: 'İşletmeniz incelemede',
  greeting: greetingTo(values.addressee.name),
  paragraphs: [
    `${inQuotes(values.businessName)} bize ulaştı, teşekkürler. Bilgileri ${REVIEW_WORKING_DAYS.min}–${REVIEW_WORKING_DAYS.max} iş günü içinde inceliyoruz.`,
    'Sonucu bu adrese yazacağız; şimdilik yapmanız gereken bir şey yok.',
  ],
});
