import { type Addressee, type EmailMessage, greetingTo, inQuotes } from './email.ts';

/** `reason` is the coded reason in words; `href` is where the review can be mended. */
export const reviewRejectedEmail = (values: {
  addressee: Addressee;
  businessName: string;
  reason: string;
  href: string;
}): EmailMessage => ({
  kind: 'review-rejected',
  to: values.addressee.to,
  subject: 'Değerlendirmeniz hakkında',
  greeting: greetingTo(values.addressee.name),
  paragraphs: [
    `${inQuotes(values.businessName)} için yazdığınız değerlendirmeyi yayın kurallarımıza uymadığı için yayınlayamadık.`,
    'Verdiğiniz yıldız sayısının bu kararda payı yok: iyi de olsa kötü de olsa her deneyime yerimiz var. Metni düzeltirseniz yeniden inceleriz.',
  ],
  quote: { label: 'Neden', text: values.reason },
  action: { label: 'Değerlendirmemi düzelt', href: values.href },
});
