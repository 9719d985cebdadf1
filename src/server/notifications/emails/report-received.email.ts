import { INFO_UPDATE_WORKING_DAYS } from '#contract/owners/owners.ts';
import { type AboutBusiness, addressed, type EmailMessage, inQuotes } from './email.ts';

export const reportReceivedEmail = (values: AboutBusiness): EmailMessage => ({
  kind: 'report-received',
  ...addressed(values.addressee),
  subject: 'Bildiriminiz bize ulaştı',
  paragraphs: [
    `${inQuotes(values.businessName)} için yaptığınız bildirimi aldık, teşekkürler. ${INFO_UPDATE_WORKING_DAYS} iş günü içinde bakıp sonucu bu adrese yazacağız.`,
  ],
});
