import { type Addressee, type EmailMessage, greetingTo, inQuotes } from './email.ts';

/** `href` is the dashboard. */
export const claimApprovedEmail = (values: {
  addressee: Addressee;
  businessName: string;
  href: string;
}): EmailMessage => ({
  kind: 'claim-approved',
  to: values.addressee.to,
  subject: `${inQuotes(values.businessName)} artık sizin`,
  greeting: greetingTo(values.addressee.name),
  paragraphs: [
    `Sahiplik başvurunuz onaylandı: ${inQuotes(values.businessName)} artık sizin yönetiminizde.`,
    'İşletme panelinizde fotoğraf ekleyebilir, çalışma saatlerini güncelleyebilir, değerlendirmeleri yanıtlayabilirsiniz.',
  ],
  action: { label: 'İşletme panelini aç', href: values.href },
  footnote: 'Panele bu e-posta adresiyle giriş yaparak ulaşırsınız.',
});
