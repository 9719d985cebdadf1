import { type Addressee, type EmailMessage, greetingTo, inQuotes } from './email.ts';

/** The owner has given a business up; also tells whoever did not mean to. */
export const ownershipWithdrawnEmail = (values: {
  addressee: Addressee;
  businessName: string;
}): EmailMessage => ({
  kind: 'ownership-withdrawn',
  to: values.addressee.to,
  subject: 'İşletme sahipliğini bıraktınız',
  greeting: greetingTo(values.addressee.name),
  paragraphs: [
    `${inQuotes(values.businessName)} işletmesinin sahipliğini bıraktınız; paneli siz ve davet ettiğiniz kişiler artık kullanamazsınız. İşletmenin sayfası olduğu gibi kalıyor.`,
  ],
  footnote: 'Bunu siz yapmadıysanız hesabınızdaki açık oturumları kapatın ve yeniden başvurun.',
});
