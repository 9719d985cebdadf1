import { INFO_UPDATE_WORKING_DAYS } from '#contract/owners.ts';
import { type Addressee, greetingTo, inQuotes, type Letter } from './letter.ts';

export const reportReceivedLetter = (values: {
  addressee: Addressee;
  businessName: string;
}): Letter => ({
  kind: 'report-received',
  to: values.addressee.to,
  subject: 'Bildiriminiz bize ulaştı',
  greeting: greetingTo(values.addressee.name),
  paragraphs: [
    `${inQuotes(values.businessName)} için yaptığınız bildirimi aldık, teşekkürler. ${INFO_UPDATE_WORKING_DAYS} iş günü içinde bakıp sonucu bu adrese yazacağız.`,
  ],
});
