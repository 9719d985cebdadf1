import { type AboutBusinessWithLink, addressed, type EmailMessage, inQuotes } from './email.ts';
import { revisionFacts } from './revision-fields.ts';

/** `href` is the dashboard. */
export const revisionRejectedEmail = (
  values: AboutBusinessWithLink & {
    changes: Parameters<typeof revisionFacts>[0];
    reason: string;
  },
): EmailMessage => ({
  kind: 'revision-rejected',
  ...addressed(values.addressee),
  subject: 'İstediğiniz değişiklik hakkında',
  paragraphs: [
    `${inQuotes(values.businessName)} için istediğiniz değişikliği inceledik; bu hâliyle yayımlayamadık. İşletmenizin sayfası eskisi gibi yayında kalıyor.`,
    'Nedenini aşağıya yazdık. Düzeltip panelinizden yeniden gönderebilirsiniz.',
  ],
  facts: revisionFacts(values.changes),
  quote: { label: 'Neden', text: values.reason },
  action: { label: 'İşletme panelini aç', href: values.href },
});
