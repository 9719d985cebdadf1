import { INFO_UPDATE_WORKING_DAYS } from '#contract/owners/owners.ts';
import { REMOVAL_LEGAL_DAYS } from '#contract/removals.ts';
import { type Addressee, addressed, type EmailMessage } from './email.ts';

export const removalReceivedEmail = (values: { addressee: Addressee }): EmailMessage => ({
  kind: 'removal-received',
  ...addressed(values.addressee),
  subject: 'Kaldırma isteğiniz bize ulaştı',
  paragraphs: [
    `İsteğinizi aldık. ${INFO_UPDATE_WORKING_DAYS} iş günü içinde bakmaya söz veriyoruz; sonucu her durumda ${REMOVAL_LEGAL_DAYS} gün içinde bu adrese yazarız.`,
  ],
});
