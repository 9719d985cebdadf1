import { REVIEW_WORKING_DAYS } from '#contract/owners/owners.ts';
import { type AboutBusiness, addressed, type EmailMessage, inQuotes } from './email.ts';

/** A business waits for review: its address is proved. */
export const businessReceivedEmail = (values: AboutBusiness): EmailMessage => ({
  kind: 'business-received',
  ...addressed(values.addressee),
  subject: 'İşletmeniz incelemede',
  paragraphs: [
    `${inQuotes(values.businessName)} bize ulaştı, teşekkürler. Bilgileri ${REVIEW_WORKING_DAYS.min}–${REVIEW_WORKING_DAYS.max} iş günü içinde inceliyoruz.`,
    'Sonucu bu adrese yazacağız; şimdilik yapmanız gereken bir şey yok.',
  ],
});
