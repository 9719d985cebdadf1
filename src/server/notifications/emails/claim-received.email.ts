import { OWNERS_TURN_DAYS } from '#contract/claims.ts';
import { REVIEW_WORKING_DAYS } from '#contract/owners/owners.ts';
import { type AboutBusiness, addressed, type EmailMessage, inQuotes } from './email.ts';

export const claimReceivedEmail = (
  values: AboutBusiness & {
    /** Somebody owns it already, and is asked first. */
    isOwned: boolean;
  },
): EmailMessage => ({
  kind: 'claim-received',
  ...addressed(values.addressee),
  subject: 'Sahiplik başvurunuz bize ulaştı',
  paragraphs: [
    values.isOwned
      ? `${inQuotes(values.businessName)} işletmesinin size ait olduğunu bildirdiniz. İşletmenin panelimizde bir sahibi var: ona sorduk, yanıtlamak için ${OWNERS_TURN_DAYS} günü var. Sonra bir yönetici iki tarafa da bakıp karar verecek.`
      : `${inQuotes(values.businessName)} işletmesinin size ait olduğunu bildirdiniz; başvurunuzu ${REVIEW_WORKING_DAYS.min}–${REVIEW_WORKING_DAYS.max} iş günü içinde inceliyoruz.`,
    'Sonucu bu adrese yazacağız. Ek bir bilgi gerekirse yine buradan soracağız.',
  ],
  footnote: 'Bu başvuruyu siz yapmadıysanız bu e-postayı yanıtlayın; onaylamayalım.',
});
