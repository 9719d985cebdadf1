import { type AboutBusinessWithLink, addressed, type EmailMessage, inQuotes } from './email.ts';

/** `href` is the dashboard. */
export const claimApprovedEmail = (values: AboutBusinessWithLink): EmailMessage => ({
  kind: 'claim-approved',
  ...addressed(values.addressee),
  subject: `${inQuotes(values.businessName)} artık sizin`,
  paragraphs: [
    `Sahiplik başvurunuz onaylandı: ${inQuotes(values.businessName)} artık sizin yönetiminizde.`,
    'İşletme panelinizde fotoğraf ekleyebilir, çalışma saatlerini güncelleyebilir, değerlendirmeleri yanıtlayabilirsiniz.',
  ],
  action: { label: 'İşletme panelini aç', href: values.href },
  footnote: 'Panele bu e-posta adresiyle giriş yaparak ulaşırsınız.',
});
