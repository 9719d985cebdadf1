import { INFO_UPDATE_WORKING_DAYS } from '#contract/owners/owners.ts';
import { type Addressee, type EmailMessage, greetingTo, inQuotes } from './email.ts';

export const reportReceivedEmail = (values: {
  addressee: Addressee;
  businessName: string;
}): EmailMessage => ({
  kind: 'report-received',
  to: values.addressee.to,
  subject: 'Bildiriminiz bize ulaştı',
  greeting: greetingTo(values.addressee.name),
  paragraphs: [
    `${inQuotes(values.businessName)} için yaptığınız bildirimi aldık, teşekkürler. ${INFO_UPDATE_WORKING_DAYS} iş günü içinde bakıp sonucu bu adrese yazacağız.`,
  ],
});
