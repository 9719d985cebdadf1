import { SALES_CONTACT_HOURS } from '#contract/advertising/advertising.ts';
import { type BoughtPackage, boughtFacts } from './bought-package.ts';
import { type AboutBusiness, addressed, type EmailMessage, inQuotes } from './email.ts';

/** To whoever asked, at once. */
export const adReceivedEmail = (
  values: AboutBusiness & { bought: BoughtPackage },
): EmailMessage => ({
  kind: 'advertising-received',
  ...addressed(values.addressee),
  subject: 'Reklam talebinizi aldık',
  paragraphs: [
    `${inQuotes(values.businessName)} için reklam talebiniz bize ulaştı. Satış ekibimiz ${SALES_CONTACT_HOURS} saat içinde sizi arayacak; reklamınızı birlikte hazırlayacağız.`,
    'Şimdilik bir ödeme yapmanız gerekmiyor.',
  ],
  facts: boughtFacts(values.bought),
  footnote: 'Bu talebi siz göndermediyseniz bu e-postayı yok sayabilirsiniz.',
});
