import { type AboutBusinessWithLink, addressed, type EmailMessage, inQuotes } from './email.ts';

/** `href` is the dashboard. */
export const applicationApprovedEmail = (
  values: AboutBusinessWithLink & {
    /** The address one signs in with, where it is another. */
    account?: string;
    /** It had no page yet: one waits for a moderator. */
    isNew?: boolean;
  },
): EmailMessage => ({
  kind: 'application-approved',
  ...addressed(values.addressee),
  subject: 'İşletme sahibi başvurunuz onaylandı',
  paragraphs: [
    `Hoş geldiniz! ${inQuotes(values.businessName)} için başvurunuz onaylandı.`,
    ...(values.isNew
      ? [
          'İşletmenizin rehberde sayfası yoktu; başvurunuzdaki bilgilerle bir taslak açtık. Kategorisine ve ilçesine bakıp yayına alıyoruz.',
        ]
      : []),
    'İşletme panelinizde fotoğraf ekleyebilir, çalışma saatlerini güncelleyebilir, değerlendirmeleri yanıtlayabilirsiniz.',
  ],
  action: { label: 'İşletme panelini aç', href: values.href },
  footnote:
    values.account && values.account !== values.addressee.to
      ? `Panele ${values.account} hesabınızla giriş yaparak ulaşırsınız.`
      : 'Panele bu e-posta adresiyle giriş yaparak ulaşırsınız.',
});
