import { VERIFY_LINK_HOURS } from '#contract/email-verification.ts';
import { type Addressee, addressed, type EmailMessage, greetingTo, inQuotes } from './email.ts';

/** After a business was added or an application was sent; `href` is /verify-email?token=… */
export const verifyAddressEmail = (values: {
  addressee: Addressee;
  of: 'business' | 'application';
  businessName: string;
  /** Address of the account it was sent from; null without one. */
  sentFrom: string | null;
  href: string;
  siteName: string;
}): EmailMessage => ({
  kind: 'verify-email',
  ...addressed(values.addressee),
  subject: `${values.siteName}: e-posta adresinizi doğrulayın`,
  paragraphs: [
    values.of === 'business'
      ? `${inQuotes(values.businessName)} işletmesini ${values.siteName} sayfasına eklediğiniz için teşekkürler.`
      : `${inQuotes(values.businessName)} için işletme sahibi başvurunuzu aldık, teşekkürler.`,
    values.sentFrom === null
      ? 'İncelemeye başlayabilmemiz için bu adresin size ait olduğunu doğrulayın.'
      : 'Form, aşağıdaki hesapta oturum açmış biri tarafından sizin adresinizle dolduruldu. Doğrularsanız kayıt sizin olur ve incelemeye girer; o hesabın üzerinde bir hakkı kalmaz. Bu kişiyi tanımıyorsanız doğrulamayın.',
  ],
  facts: [
    ...(greetingTo(values.addressee.name)
      ? [['Formdaki ad', values.addressee.name?.trim() ?? ''] as [string, string]]
      : []),
    ['Gönderen hesap', values.sentFrom ?? 'Giriş yapılmadan gönderildi'],
  ],
  action: { label: 'E-posta adresimi doğrula', href: values.href },
  footnote: `Bağlantı ${VERIFY_LINK_HOURS} saat geçerlidir. Bunu siz istemediyseniz bir şey yapmanız gerekmez; doğrulanmayan kayıt yayımlanmaz.`,
});
