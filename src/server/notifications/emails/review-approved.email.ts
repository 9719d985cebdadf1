import { type Addressee, type EmailMessage, greetingTo, inQuotes } from './email.ts';

/** `href` is the page of the business, at its reviews. */
export const reviewApprovedEmail = (values: {
  addressee: Addressee;
  businessName: string;
  href: string;
}): EmailMessage => ({
  kind: 'review-approved',
  to: values.addressee.to,
  subject: 'Değerlendirmeniz yayında',
  greeting: greetingTo(values.addressee.name),
  paragraphs: [
    `${inQuotes(values.businessName)} için yazdığınız değerlendirme yayınlandı. Şehri gezenlere yol gösterdiğiniz için teşekkürler.`,
  ],
  action: { label: 'Değerlendirmemi gör', href: values.href },
});
