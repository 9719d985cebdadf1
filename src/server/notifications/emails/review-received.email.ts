import { type AboutBusinessWithLink, addressed, type EmailMessage, inQuotes } from './email.ts';

/** To whoever acts for the business: a review is on its page; `href` is that review at the owner's desk. */
export const reviewReceivedEmail = (
  values: AboutBusinessWithLink & {
    review: { author: string; rating: number; title: string | null; content: string };
  },
): EmailMessage => ({
  kind: 'review-received',
  ...addressed(values.addressee),
  subject: `Yeni değerlendirme: ${inQuotes(values.businessName)}`,
  paragraphs: [
    `${inQuotes(values.businessName)} için yeni bir değerlendirme yayımlandı. Panelinizden yanıtlayabilirsiniz; yanıtınız değerlendirmenin altında görünür.`,
  ],
  facts: [
    ['Yazan', values.review.author],
    ['Puan', `${values.review.rating} yıldız`],
  ],
  quote: {
    label: 'Değerlendirme',
    text: [values.review.title, values.review.content].filter(Boolean).join('\n\n'),
  },
  action: { label: 'Değerlendirmeyi yanıtla', href: values.href },
});
