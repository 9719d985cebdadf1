import { type AboutBusinessWithLink, addressed, type EmailMessage, inQuotes } from './email.ts';

/** `reason` is the coded reason in words; `href` is where the review can be mended. */
export const reviewRejectedEmail = (
  values: AboutBusinessWithLink & { reason: string },
): EmailMessage => ({
  kind: 'review-rejected',
  ...addressed(values.addressee),
  subject: 'Değerlendirmeniz hakkında',
  paragraphs: [
    `${inQuotes(values.businessName)} için yazdığınız değerlendirmeyi yayın kurallarımıza uymadığı için yayımlayamadık.`,
    'Verdiğiniz yıldız sayısının bu kararda payı yok: iyi de olsa kötü de olsa her deneyime yerimiz var. Metni düzeltirseniz yeniden inceleriz.',
  ],
  quote: { label: 'Neden', text: values.reason },
  action: { label: 'Değerlendirmemi düzelt', href: values.href },
});
