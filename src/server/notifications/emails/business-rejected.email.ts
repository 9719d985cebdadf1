import { type AboutBusinessWithLink, addressed, type EmailMessage, inQuotes } from './email.ts';

/** `href` is where the form can be mended and sent again. */
export const businessRejectedEmail = (
  values: AboutBusinessWithLink & { reason: string },
): EmailMessage => ({
  kind: 'business-rejected',
  ...addressed(values.addressee),
  subject: `${inQuotes(values.businessName)} için düzeltme gerekiyor`,
  paragraphs: [
    `${inQuotes(values.businessName)} kaydını inceledik; bu hâliyle yayımlayamadık. Nedenini aşağıya yazdık.`,
  ],
  quote: { label: 'Neden', text: values.reason },
  action: { label: 'Bilgileri düzelt ve yeniden gönder', href: values.href },
  footnote:
    'Bu e-posta adresiyle giriş yaptığınızda kaydınızı hesabınızda bulur, düzeltip yeniden gönderebilirsiniz.',
});
