import { SALES_CONTACT_HOURS } from '#contract/advertising/advertising.ts';
import { type BoughtPackage, boughtFacts } from './bought-package.ts';
import { type Addressee, type EmailMessage, greetingTo, inQuotes } from './email.ts';

/** To whoever asked, at once. */
export const adReceivedEmail = (values: {
  addressee: Addressee;
  businessName: string;
  bought: BoughtPackage;
}): EmailMessage => ({
  kind: 'advertising-received',
  to: values.addressee.to,
  subject: 'Reklam talebinizi aldık',
  greeting: greetingTo(values.addressee.name),
  paragraphs: [
    `${inQuotes(values.businessName)} için reklam talebiniz bize ulaştı. Satış ekibimiz ${SALES_CONTACT_HOURS} saat içinde sizi arayacak; reklamınızı birlikte hazırlayacağız.`,
    'Şimdilik bir ödeme yapmanız gerekmiyor.',
  ],
  facts: boughtFacts(values.bought),
  footnote: 'Bu talebi siz göndermediyseniz bu e-postayı yok sayabilirsiniz.',
});
