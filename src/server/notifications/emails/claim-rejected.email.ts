import { type Addressee, type EmailMessage, greetingTo, inQuotes } from './email.ts';

/** `href` is the page of the business, where one claims again. */
export const claimRejectedEmail = (values: {
  addressee: Addressee;
  businessName: string;
  reason: string;
  href: string;
}): EmailMessage => ({
  kind: 'claim-rejected',
  to: values.addressee.to,
  subject: 'Sahiplik başvurunuz hakkında',
  greeting: greetingTo(values.addressee.name),
  paragraphs: [
    `${inQuotes(values.businessName)} için sahiplik başvurunuzu inceledik; onaylayamadık. Nedenini aşağıya yazdık.`,
    'Elinizde başka bir belge varsa işletmenin sayfasından yeniden başvurabilirsiniz.',
  ],
  quote: { label: 'Neden', text: values.reason },
  action: { label: 'İşletmenin sayfasını aç', href: values.href },
});
