import { type AboutBusiness, addressed, type EmailMessage, inQuotes } from './email.ts';

/** Somebody acted for a business by an invitation of its owner, who is the owner no more. */
export const teamEndedEmail = (values: AboutBusiness): EmailMessage => ({
  kind: 'team-ended',
  ...addressed(values.addressee),
  subject: `${inQuotes(values.businessName)} ekibindeki yetkiniz sona erdi`,
  paragraphs: [
    `Sizi ekibe çağıran kişi artık ${inQuotes(values.businessName)} işletmesinin sahibi değil; bu yüzden işletme panelini siz de kullanamazsınız.`,
  ],
  footnote: 'İşletmenin yeni sahibi isterse sizi yeniden davet edebilir.',
});
