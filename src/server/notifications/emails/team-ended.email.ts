import { type Addressee, type EmailMessage, greetingTo, inQuotes } from './email.ts';

/** Somebody acted for a business by an invitation of its owner, who is the owner no more. */
export const teamEndedEmail = (values: {
  addressee: Addressee;
  businessName: string;
}): EmailMessage => ({
  kind: 'team-ended',
  to: values.addressee.to,
  subject: `${inQuotes(values.businessName)} ekibindeki yetkiniz sona erdi`,
  greeting: greetingTo(values.addressee.name),
  paragraphs: [
    `Sizi ekibe çağıran kişi artık ${inQuotes(values.businessName)} işletmesinin sahibi değil; bu yüzden işletme panelini siz de kullanamazsınız.`,
  ],
  footnote: 'İşletmenin yeni sahibi isterse sizi yeniden davet edebilir.',
});
