import { type Addressee, type EmailMessage, greetingTo, inQuotes } from './email.ts';

/** `href` is the page of the business. */
export const businessApprovedEmail = (values: {
  addressee: Addressee;
  businessName: string;
  href: string;
}): EmailMessage => ({
  kind: 'business-approved',
  to: values.addressee.to,
  subject: `${inQuotes(values.businessName)} yayında`,
  greeting: greetingTo(values.addressee.name),
  paragraphs: [
    `Güzel haber: ${inQuotes(values.businessName)} onaylandı ve artık yayında.`,
    'Sayfasına bir göz atın; değişmesi gereken bir bilgi görürseniz sayfadaki “Hata bildir” ile bize yazabilirsiniz.',
    'İşletme sizinse sayfadaki “Bu işletme sizin mi?” bölümünden sahiplik başvurusu yapın; sonra bilgilerini panelinizden kendiniz güncellersiniz.',
  ],
  action: { label: 'Sayfayı aç', href: values.href },
});
