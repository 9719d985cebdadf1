import { type AboutBusinessWithLink, addressed, type EmailMessage, inQuotes } from './email.ts';

/** `href` is where one applies again. */
export const applicationRejectedEmail = (
  values: AboutBusinessWithLink & { reason: string },
): EmailMessage => ({
  kind: 'application-rejected',
  ...addressed(values.addressee),
  subject: 'İşletme sahibi başvurunuz hakkında',
  paragraphs: [
    `${inQuotes(values.businessName)} için başvurunuzu inceledik; bu hâliyle onaylayamadık. Nedenini aşağıya yazdık.`,
    'Eksikleri tamamlayıp yeniden başvurabilirsiniz.',
  ],
  quote: { label: 'Neden', text: values.reason },
  action: { label: 'Yeniden başvur', href: values.href },
});
