import { type AboutBusinessWithLink, addressed, type EmailMessage, inQuotes } from './email.ts';

/** The team has made somebody the owner of a business; `href` is the dashboard. */
export const ownershipGivenEmail = (
  values: AboutBusinessWithLink & { siteName: string },
): EmailMessage => ({
  kind: 'ownership-given',
  ...addressed(values.addressee),
  subject: `${inQuotes(values.businessName)} artık sizin yönetiminizde`,
  paragraphs: [
    `${values.siteName} ekibi sizi ${inQuotes(values.businessName)} işletmesinin sahibi olarak kaydetti.`,
    'İşletme panelinizde fotoğraf ekleyebilir, çalışma saatlerini güncelleyebilir, değerlendirmeleri yanıtlayabilirsiniz.',
  ],
  action: { label: 'İşletme panelini aç', href: values.href },
  footnote:
    'Panele bu e-posta adresiyle giriş yaparak ulaşırsınız. İşletme sizin değilse panelin ayarlarından sahipliği bırakabilirsiniz.',
});
