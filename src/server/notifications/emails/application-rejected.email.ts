import { type Addressee, type EmailMessage, greetingTo, inQuotes } from './email.ts';

/** `href` is where one applies again. */
export const applicationRejectedEmail = (values: {
  addressee: Addressee;
  businessName: string;
  reason: string;
  href: string;
}): EmailMessage => ({
  kind: 'application-rejected',
  to: values.addressee.to,
  subject: 'İşletme sahibi başvurunuz hakkında',
  greeting: greetingTo(values.addressee.name),
  paragraphs: [
    `${inQuotes(values.businessName)} için başvurunuzu inceledik; bu hâliyle onaylayamadık. Nedenini aşağıya yazdık.`,
    'Eksikleri tamamlayıp yeniden başvurabilirsiniz.',
  ],
  quote: { label: 'Neden', text: values.reason },
  action: { label: 'Yeniden başvur', href: values.href },
});
