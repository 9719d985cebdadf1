import { FIRST_ANSWER_HOURS, REVIEW_WORKING_DAYS } from '#contract/owners/owners.ts';
import { type AboutBusiness, addressed, type EmailMessage, inQuotes } from './email.ts';

/** An owner application waits for review: its address is proved. */
export const applicationReceivedEmail = (values: AboutBusiness): EmailMessage => ({
  kind: 'application-received',
  ...addressed(values.addressee),
  subject: 'İşletme sahibi başvurunuz incelemede',
  paragraphs: [
    `${inQuotes(values.businessName)} için başvurunuz bize ulaştı, teşekkürler.`,
    `İlk yanıtı ${FIRST_ANSWER_HOURS} saat içinde veriyoruz; inceleme ${REVIEW_WORKING_DAYS.min}–${REVIEW_WORKING_DAYS.max} iş günü sürüyor. Sonucu bu adrese yazacağız.`,
  ],
});
