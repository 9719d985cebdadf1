import { ITEM_KINDS, type ItemKind } from '#contract/moderation/moderation-words.ts';

/**
 * Who makes an e-mail go out:
 * `recipient`  they do it themselves, signed in or by a link of their own mailbox
 * `others`     somebody else can, who typed the address or knows the person's business
 * `team`       a decision of the team, or a date that is over
 * `house`      it goes to the team or the sales inbox, which the house looks after itself
 * `code`       whoever asks for it, counted by browser and network (accounts, `spendForAsking`)
 */
type Cause = 'recipient' | 'others' | 'team' | 'house' | 'code';

const ofEveryRecord = <Name extends string, C extends Cause>(name: Name, cause: C) =>
  Object.fromEntries(ITEM_KINDS.map((kind) => [`${kind}-${name}`, cause])) as Record<
    `${ItemKind}-${Name}`,
    C
  >;

/** Every kind of e-mail; one without its cause does not compile. That a record came, and what the team answered, is there for all. */
export const emailCauses = {
  ...ofEveryRecord('received', 'recipient'),
  ...ofEveryRecord('answered', 'team'),
  'advertising-answered': 'house',
  'advertising-moved': 'team',
  'advertising-received': 'others',
  'advertising-sales': 'house',
  'answer-taken-back': 'team',
  'application-approved': 'team',
  'application-rejected': 'team',
  'bayram-question': 'team',
  'business-approved': 'team',
  'business-corrected': 'team',
  'business-rejected': 'team',
  'calendar-question': 'house',
  'claim-approved': 'team',
  'claim-contested': 'others',
  'claim-needs-info': 'team',
  'claim-rejected': 'team',
  'closing-question': 'others',
  'colleague-invited': 'others',
  'contest-ended': 'team',
  'facts-question': 'team',
  'deletion-code': 'recipient',
  'proof-code': 'recipient',
  'mail-test': 'house',
  'message-received': 'others',
  'moderation-business': 'team',
  'moderation-digest': 'house',
  'moderation-review-hidden': 'team',
  'moderation-undone': 'team',
  'moderation-waiting': 'house',
  'ownership-given': 'team',
  'ownership-revoked': 'team',
  'ownership-withdrawn': 'recipient',
  'plan-ended': 'team',
  'plan-ending': 'team',
  'plan-requested': 'house',
  'plan-set': 'team',
  'reservation-called-off': 'others',
  'reservation-cancelled': 'others',
  'reservation-confirmed': 'others',
  'reservation-declined': 'others',
  'reservation-expired': 'team',
  'reservation-requested': 'others',
  'review-answered': 'others',
  'review-approved': 'team',
  'review-received': 'team',
  'review-rejected': 'team',
  'revision-approved': 'team',
  'revision-rejected': 'team',
  'sign-in-code': 'code',
  'team-ended': 'others',
  'verify-email': 'others',
} as const satisfies Record<string, Cause>;

export type EmailKind = keyof typeof emailCauses;
