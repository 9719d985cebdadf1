import { type AboutBusiness, addressed, type EmailMessage, inQuotes } from './email.ts';

/** The owner has given a business up; also tells whoever did not mean to. */
export const ownershipWithdrawnEmail = (values: AboutBusiness): EmailMessage => ({
  kind: 'ownership-withdrawn',
  ...addressed(values.addressee),
  subject: 'İşletme sahipliğini bıraktınız',
  paragraphs: [
    `${inQuotes(values.businessName)} işletmesinin sahipliğini bıraktınız; paneli siz ve davet ettiğiniz kişiler artık kullanamazsınız. İşletmenin sayfası olduğu gibi kalıyor.`,
  ],
  footnote: 'Bunu siz yapmadıysanız hesabınızdaki açık oturumları kapatın ve yeniden başvurun.',
});
