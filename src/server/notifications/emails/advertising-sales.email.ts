import { SALES_CONTACT_HOURS } from '#contract/advertising/advertising.ts';
import { type BoughtPackage, boughtFacts } from './bought-package.ts';
import { type EmailMessage, inQuotes } from './email.ts';

/** To the sales inbox; `href` is the team's desk. */
export const adForSalesEmail = (values: {
  to: string;
  businessName: string;
  contact: { person: string; email: string; phone: string };
  message: string | null;
  bought: BoughtPackage;
  href: string;
}): EmailMessage => ({
  kind: 'advertising-sales',
  to: values.to,
  replyTo: values.contact.email,
  subject: `Yeni reklam talebi: ${inQuotes(values.businessName)}`,
  paragraphs: [
    `${inQuotes(values.businessName)} reklam vermek istiyor. Sözümüz ${SALES_CONTACT_HOURS} saat içinde aramak.`,
  ],
  quote: values.message ? { label: 'Mesajı', text: values.message } : undefined,
  facts: [
    ['Kişi', values.contact.person],
    ['Telefon', values.contact.phone],
    ['E-posta', values.contact.email],
    ...boughtFacts(values.bought),
  ],
  action: { label: 'Talebi aç', href: values.href },
});
