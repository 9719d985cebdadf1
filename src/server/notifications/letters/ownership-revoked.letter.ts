import { type Addressee, greetingTo, inQuotes, type Letter } from './letter.ts';

/** The right to look after a business was taken back by the team. */
export const ownershipRevokedLetter = (values: {
  addressee: Addressee;
  businessName: string;
  reason: string;
}): Letter => ({
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
