import { type AboutBusinessWithLink, addressed, type EmailMessage, inQuotes } from './email.ts';

/** `href` is the page of the business, at its reviews. */
export const reviewApprovedEmail = (values: AboutBusinessWithLink): EmailMessage => ({
  kind: 'review-approved',
  ...addressed(values.addressee),
  subject: 'Değerlendirmeniz yayında',
  paragraphs: [
    `${inQuotes(values.businessName)} için yazdığınız değerlendirme yayımlandı. Şehri gezenlere yol gösterdiğiniz için teşekkürler.`,
  ],
  action: { label: 'Değerlendirmemi gör', href: values.href },
});
