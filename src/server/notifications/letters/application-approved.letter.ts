import { type Addressee, greetingTo, inQuotes, type Letter } from './letter.ts';

/** `href` is the dashboard. */
export const applicationApprovedLetter = (values: {
  addressee: Addressee;
  businessName: string;
  href: string;
}): Letter => ({
  kind: 'application-approved',
  to: values.addressee.to,
  subject: 'İşletme sahibi başvurunuz onaylandı',
  greeting: greetingTo(values.addressee.name),
  paragraphs: [
    `Hoş geldiniz! ${inQuotes(values.businessName)} için başvurunuz onaylandı.`,
    'İşletme panelinizde fotoğraf ekleyebilir, çalışma saatlerini güncelleyebilir, değerlendirmeleri yanıtlayabilirsiniz.',
  ],
  action: { label: 'İşletme panelini aç', href: values.href },
  footnote: 'Panele bu e-posta adresiyle giriş yaparak ulaşırsınız.',
});
