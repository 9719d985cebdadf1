import { type Addressee, greetingTo, inQuotes, type Letter } from './letter.ts';

/** Somebody acted for a business by an invitation of its owner, who is the owner no more. */
export const teamEndedLetter = (values: {
  addressee: Addressee;
  businessName: string;
}): Letter => ({
  kind: 'team-ended',
  to: values.addressee.to,
  subject: `${inQuotes(values.businessName)} ekibindeki yetkiniz sona erdi`,
  greeting: greetingTo(values.addressee.name),
  paragraphs: [
    `Sizi ekibe çağıran kişi artık ${inQuotes(values.businessName)} işletmesinin sahibi değil; bu yüzden işletme panelini siz de kullanamazsınız.`,
  ],
  footnote: 'İşletmenin yeni sahibi isterse sizi yeniden davet edebilir.',
});
