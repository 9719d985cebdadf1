import { type AboutBusiness, addressed, type EmailMessage, inQuotes } from './email.ts';

/** The right to look after a business was taken back by the team. */
export const ownershipRevokedEmail = (
  values: AboutBusiness & { reason: string },
): EmailMessage => ({
  kind: 'ownership-revoked',
  ...addressed(values.addressee),
  subject: 'İşletme sahipliğiniz geri alındı',
  paragraphs: [
    `${inQuotes(values.businessName)} için işletme sahipliğiniz geri alındı; paneli siz ve davet ettiğiniz kişiler artık kullanamazsınız. İşletmenin sayfası olduğu gibi kalıyor.`,
  ],
  quote: { label: 'Neden', text: values.reason },
  footnote: 'Bunun bir yanlışlık olduğunu düşünüyorsanız yeniden başvurabilirsiniz.',
});
