import { type Addressee, type EmailMessage, greetingTo, inQuotes } from './email.ts';
import { revisionFacts } from './revision-fields.ts';

/** `href` is the page of the business. */
export const revisionApprovedEmail = (values: {
  addressee: Addressee;
  businessName: string;
  changes: Parameters<typeof revisionFacts>[0];
  href: string;
}): EmailMessage => ({
  kind: 'revision-approved',
  to: values.addressee.to,
  subject: 'Değişikliğiniz yayında',
  greeting: greetingTo(values.addressee.name),
  paragraphs: [
    `${inQuotes(values.businessName)} için istediğiniz değişikliği inceledik ve yayınladık.`,
  ],
  facts: revisionFacts(values.changes),
  action: { label: 'İşletmenin sayfasını aç', href: values.href },
});
