import { type Addressee, type EmailMessage, greetingTo, inQuotes } from './email.ts';
import { revisionFacts } from './revision-fields.ts';

/** `href` is the dashboard. */
export const revisionRejectedEmail = (values: {
  addressee: Addressee;
  businessName: string;
  changes: Parameters<typeof revisionFacts>[0];
  reason: string;
  href: string;
}): EmailMessage => ({
  kind: 'revision-rejected',
  to: values.addressee.to,
  subject: 'İstediğiniz değişiklik hakkında',
  greeting: greetingTo(values.addressee.name),
  paragraphs: [
    `${inQuotes(values.businessName)} için istediğiniz değişikliği inceledik; bu hâliyle yayınlayamadık. İşletmenizin sayfası eskisi gibi yayında kalıyor.`,
    'Nedenini aşağıya yazdık. Düzeltip panelinizden yeniden gönderebilirsiniz.',
  ],
  facts: revisionFacts(values.changes),
  quote: { label: 'Neden', text: values.reason },
  action: { label: 'İşletme panelini aç', href: values.href },
});
