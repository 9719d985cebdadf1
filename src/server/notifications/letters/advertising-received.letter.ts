import { SALES_CONTACT_HOURS } from '#contract/advertising.ts';
import { type BoughtPackage, boughtFacts } from './bought-package.ts';
import { type Addressee, greetingTo, inQuotes, type Letter } from './letter.ts';

/** To whoever asked, at once. */
export const adReceivedLetter = (values: {
  addressee: Addressee;
  businessName: string;
  bought: BoughtPackage;
}): Letter => ({
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
