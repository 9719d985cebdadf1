import { type Addressee, type EmailMessage, greetingTo, inQuotes } from './email.ts';

/** The right to look after a business was taken back by the team. */
export const ownershipRevokedEmail = (values: {
  addressee: Addressee;
  businessName: string;
  reason: string;
}): EmailMessage => ({
  kind: 'ownership-revoked',
  to: values.addressee.to,
  subject: 'İşletme sahipliğiniz geri alındı',
  greeting: greetingTo(values.addressee.name),
  paragraphs: [
    `${inQuotes(values.businessName)} için işletme sahipliğiniz geri alındı; paneli siz ve davet ettiğiniz kişiler artık kullanamazsınız. İşletmenin sayfası olduğu gibi kalıyor.`,
  ],
  quote: { label: 'Neden', text: values.reason },
  footnote: 'Bunun bir yanlışlık olduğunu düşünüyorsanız yeniden başvurabilirsiniz.',
});
