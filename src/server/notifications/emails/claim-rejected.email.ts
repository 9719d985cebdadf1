import { type AboutBusinessWithLink, addressed, type EmailMessage, inQuotes } from './email.ts';

/** `href` is the page of the business, where one claims again. */
export const claimRejectedEmail = (
  values: AboutBusinessWithLink & { reason: string },
): EmailMessage => ({
  kind: 'claim-rejected',
  ...addressed(values.addressee),
  subject: 'Sahiplik başvurunuz hakkında',
  paragraphs: [
    `${inQuotes(values.businessName)} için sahiplik başvurunuzu inceledik; onaylayamadık. Nedenini aşağıya yazdık.`,
    'Elinizde başka bir belge varsa işletmenin sayfasından yeniden başvurabilirsiniz.',
  ],
  quote: { label: 'Neden', text: values.reason },
  action: { label: 'İşletmenin sayfasını aç', href: values.href },
});
