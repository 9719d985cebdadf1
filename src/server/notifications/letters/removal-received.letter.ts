import { INFO_UPDATE_WORKING_DAYS } from '#contract/owners.ts';
import { REMOVAL_LEGAL_DAYS } from '#contract/removals.ts';
import { type Addressee, greetingTo, type Letter } from './letter.ts';

export const removalReceivedLetter = (values: { addressee: Addressee }): Letter => ({
  kind: 'removal-received',
  to: values.addressee.to,
  subject: 'Kaldırma isteğiniz bize ulaştı',
  greeting: greetingTo(values.addressee.name),
  paragraphs: [
    `İsteğinizi aldık. ${INFO_UPDATE_WORKING_DAYS} iş günü içinde bakmaya söz veriyoruz; sonucu her durumda ${REMOVAL_LEGAL_DAYS} gün içinde bu adrese yazarız.`,
  ],
});
