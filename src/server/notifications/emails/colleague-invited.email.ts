import { type EmailMessage, inQuotes } from './email.ts';

/** `href` leads to the page of the invitation. */
export const colleagueInvitedEmail = (values: {
  to: string;
  businessName: string;
  siteName: string;
  /** Their name, when they have said one. */
  invitedBy: string;
  role: 'owner' | 'manager';
  days: number;
  href: string;
}): EmailMessage => ({
  kind: 'colleague-invited',
  to: values.to,
  subject: `${inQuotes(values.businessName)} sizi ekibine çağırıyor`,
  paragraphs: [
    `${inQuotes(values.businessName)}, ${values.siteName} üzerindeki sayfasını birlikte yönetmek için sizi ekibine çağırdı.`,
    values.role === 'owner'
      ? 'Sahip olarak işletmeyle ilgili her şeyi, ekibi ve planı da yönetebilirsiniz.'
      : 'Yönetici olarak bilgileri ve fotoğrafları güncelleyebilir, değerlendirmeleri, rezervasyonları ve mesajları yanıtlayabilirsiniz.',
  ],
  facts: values.invitedBy ? [['Davet eden', values.invitedBy]] : undefined,
  action: { label: 'Daveti aç', href: values.href },
  footnote: `Daveti ${values.days} gün içinde, bu e-posta adresiyle giriş yaparak kabul edebilirsiniz. Beklemiyorsanız bir şey yapmanız gerekmez.`,
});
