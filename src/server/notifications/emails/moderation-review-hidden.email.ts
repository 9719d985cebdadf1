import { type Addressee, type EmailMessage, greetingTo, inQuotes } from './email.ts';

/** `reason` is the coded reason in words. */
export const moderationReviewHiddenEmail = (values: {
  addressee: Addressee;
  businessName: string;
  reason: string;
}): EmailMessage => ({
  kind: 'moderation-review-hidden',
  to: values.addressee.to,
  subject: 'Değerlendirmeniz yayından kaldırıldı',
  greeting: greetingTo(values.addressee.name),
  paragraphs: [
    `${inQuotes(values.businessName)} için yazdığınız değerlendirmeyi yeniden inceledik ve yayından kaldırdık.`,
    'Verdiğiniz yıldız sayısının bu kararda payı yok: iyi de olsa kötü de olsa her deneyime yerimiz var.',
  ],
  quote: { label: 'Neden', text: values.reason },
});
