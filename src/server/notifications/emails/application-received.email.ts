import { FIRST_ANSWER_HOURS, REVIEW_WORKING_DAYS } from '#contract/owners/owners.ts';
import { type Addressee, type EmailMessage, greetingTo, inQuotes } from './email.ts';

/** An owner application waits for review: its address is proved. */
export const applicationReceivedEmail = (values: {
  addressee: Addressee;
  businessName: string;
}): EmailMessage => ({
  kind: 'application-received',
  to: values.addressee.to,
  subject: 'İşletme sahibi başvurunuz incelemede',
  greeting: greetingTo(values.addressee.name),
  paragraphs: [
    `${inQuotes(values.businessName)} için başvurunuz bize ulaştı, teşekkürler.`,
    `İlk yanıtı ${FIRST_ANSWER_HOURS} saat içinde veriyoruz; inceleme ${REVIEW_WORKING_DAYS.min}–${REVIEW_WORKING_DAYS.max} iş günü sürüyor. Sonucu bu adrese yazacağız.`,
  ],
});
