import { type AboutBusiness, addressed, type EmailMessage, inQuotes } from './email.ts';

/** `reason` is the coded reason in words. */
export const moderationReviewHiddenEmail = (
  values: AboutBusiness & { reason: string },
): EmailMessage => ({
  kind: 'moderation-review-hidden',
  ...addressed(values.addressee),
  subject: 'Değerlendirmeniz yayından kaldırıldı',
  paragraphs: [
    `${inQuotes(values.businessName)} için yazdığınız değerlendirmeyi yeniden inceledik ve yayından kaldırdık.`,
    'Verdiğiniz yıldız sayısının bu kararda payı yok: iyi de olsa kötü de olsa her deneyime yerimiz var.',
  ],
  quote: { label: 'Neden', text: values.reason },
});
