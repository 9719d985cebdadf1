import { refuse } from '#contract/api/errors.ts';
import type { ItemKind } from '#contract/moderation/moderation-words.ts';
import { adRecords } from '#server/advertising/ad-records.service.ts';
import { inquiry } from '#server/inquiries/inquiries.service.ts';
import { lead } from '#server/leads/leads.service.ts';
import type { EmailMessage } from '#server/notifications/emails/email.ts';
import { recordEmail } from '#server/notifications/emails/record-email.ts';
import { applicationOfOwner } from '#server/owners/application-decisions.service.ts';
import { claimOfOwnership } from '#server/owners/ownership.service.ts';
import { planRequest } from '#server/owners/plans.service.ts';
import { revision } from '#server/owners/revisions.service.ts';
import { decideRecord, type Wish } from '#server/records/decide.service.ts';
import type { DecidedRecord, DecisionContext } from '#server/records/define-record.service.ts';
import { removal } from '#server/removals/removals.service.ts';
import { report } from '#server/reports/reports.service.ts';
import { reservation } from '#server/reservations/reservations.service.ts';
import { review } from '#server/reviews/review-record.service.ts';
import { visitorPhoto } from '#server/visitor-photos/visitor-photos.service.ts';
import { wholeBusiness } from './merging.service.ts';

/** Every kind of record that somebody decides about, one line each. */
export const decidedRecords: Record<ItemKind, DecidedRecord> = {
  business: wholeBusiness,
  review,
  claim: claimOfOwnership,
  application: applicationOfOwner,
  revision,
  plan_request: planRequest,
  report,
  removal,
  inquiry,
  photo: visitorPhoto,
  reservation,
  ...adRecords,
  lead,
};

/** Their e-mails that are a few sentences, with sample values. */
export const recordEmailSamples = ({ publicUrl }: { publicUrl: string }): EmailMessage[] =>
  Object.values(decidedRecords).flatMap(({ kind, decisions, definition: { words = {} } }) =>
    Object.entries(words).flatMap(([name, said]) => {
      const addressee = { to: 'ayse@ornek.example', name: 'Ayşe Yılmaz' };
      const answer = decisions[name]?.reason && 'Bulamadık.';
      const became = name === 'received' ? name : 'answered';
      return said ? [recordEmail(`${kind}-${became}`, said, { addressee, answer, publicUrl })] : [];
    }),
  );

export const isDecidedKind = (kind: string): kind is ItemKind =>
  Object.hasOwn(decidedRecords, kind);

export async function decideAbout(
  ctx: DecisionContext,
  { kind, ...wish }: Wish & { kind: string },
): Promise<void> {
  if (!isDecidedKind(kind)) return refuse('not_found');
  await decideRecord(ctx, decidedRecords[kind], wish);
}
