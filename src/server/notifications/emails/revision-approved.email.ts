import { type AboutBusinessWithLink, addressed, type EmailMessage, inQuotes } from './email.ts';
import { revisionFacts } from './revision-fields.ts';

/** `href` is the page of the business. */
export const revisionApprovedEmail = (
  values: AboutBusinessWithLink & { changes: Parameters<typeof revisionFacts>[0] },
): EmailMessage => ({
  kind: 'revision-approved',
  ...addressed(values.addressee),
  subject: 'Değişikliğiniz yayında',
  paragraphs: [
    `${inQuotes(values.businessName)} için istediğiniz değişikliği inceledik ve yayımladık.`,
  ],
  facts: revisionFacts(values.changes),
  action: { label: 'İşletmenin sayfasını aç', href: values.href },
});
