import { type Addressee, greetingTo, inQuotes, type Letter } from './letter.ts';

/** `href` is the page of the business, at its reviews. */
export const reviewApprovedLetter = (values: {
  addressee: Addressee;
  businessName: string;
  href: string;
}): Letter => ({
  kind: 'review-approved',
  to: values.addressee.to,
  subject: 'Değerlendirmeniz yayında',
  greeting: greetingTo(values.addressee.name),
  paragraphs: [
    `${inQuotes(values.businessName)} için yazdığınız değerlendirme yayınlandı. Şehri gezenlere yol gösterdiğiniz için teşekkürler.`,
  ],
  action: { label: 'Değerlendirmemi gör', href: values.href },
});
