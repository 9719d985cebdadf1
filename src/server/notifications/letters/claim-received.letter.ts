import { REVIEW_WORKING_DAYS } from '#contract/owners.ts';
import { type Addressee, greetingTo, inQuotes, type Letter } from './letter.ts';

export const claimReceivedLetter = (values: {
  addressee: Addressee;
  businessName: string;
}): Letter => ({
  kind: 'claim-received',
  to: values.addressee.to,
  subject: 'Sahiplik başvurunuz bize ulaştı',
  greeting: greetingTo(values.addressee.name),
  paragraphs: [
    `${inQuotes(values.businessName)} işletmesinin size ait olduğunu bildirdiniz; belgelerinizi ${REVIEW_WORKING_DAYS.min}–${REVIEW_WORKING_DAYS.max} iş günü içinde inceliyoruz.`,
    'Sonucu bu adrese yazacağız. Ek bir bilgi gerekirse yine buradan soracağız.',
  ],
  footnote: 'Bu başvuruyu siz yapmadıysanız bize yazın; onaylamayalım.',
});
