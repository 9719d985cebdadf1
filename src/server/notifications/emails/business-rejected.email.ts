import { type Addressee, type EmailMessage, greetingTo, inQuotes } from './email.ts';

/** `href` is where the form can be mended and sent again. */
export const businessRejectedEmail = (values: {
  addressee: Addressee;
  businessName: string;
  reason: string;
  href: string;
}): EmailMessage => ({
  kind: 'business-rejected',
  to: values.addressee.to,
  subject: `${inQuotes(values.businessName)} için düzeltme gerekiyor`,
  greeting: greetingTo(values.addressee.name),
  paragraphs: [
    `${inQuotes(values.businessName)} kaydını inceledik; bu hâliyle yayınlayamadık. Nedenini aşağıya yazdık.`,
  ],
  quote: { label: 'Neden', text: values.reason },
  action: { label: 'Bilgileri düzelt ve yeniden gönder', href: values.href },
  footnote:
    'Bu e-posta adresiyle giriş yaptığınızda kaydınızı hesabınızda bulur, düzeltip yeniden gönderebilirsiniz.',
});
