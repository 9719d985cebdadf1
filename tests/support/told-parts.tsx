import type { ReactNode } from 'react';
import type { z } from 'zod';
import { OwnAd } from '#contract/advertising/ad-previews.ts';
import { LikelyDuplicate, OwnSubmission } from '#contract/businesses/business-submission.ts';
import { ClaimSides, OwnClaim } from '#contract/claims.ts';
import { RosterReading } from '#contract/duty/administered-duty.ts';
import { ImportedRow } from '#contract/imports/imports.ts';
import { Difference, InboxItem } from '#contract/moderation/moderation.ts';
import { OwnApplication } from '#contract/owners/owners.ts';
import { BusinessReservation, OwnReservation } from '#contract/reservations/reservations.ts';
import { OwnReview, Review } from '#contract/reviews.ts';
import { RosterPreview } from '#web/features/administration/duty/RosterPreview.tsx';
import { DuplicatesDialog } from '#web/features/business-submission/DuplicatesDialog.tsx';
import { ClaimStanding } from '#web/features/claims/ClaimStanding.tsx';
import { ImportResults } from '#web/features/imports/ImportResults.tsx';
import { InboxRow } from '#web/features/moderation/inbox/InboxRow.tsx';
import { ClaimProofs } from '#web/features/moderation/item/ClaimProofs.tsx';
import { Differences } from '#web/features/moderation/item/Differences.tsx';
import { ApplicationCard } from '#web/features/my-records/ApplicationCard.tsx';
import { OwnAdCard } from '#web/features/my-records/OwnAdCard.tsx';
import { OwnClaimCard } from '#web/features/my-records/OwnClaimCard.tsx';
import { ReservationCard as OwnReservationCard } from '#web/features/my-records/ReservationCard.tsx';
import { SubmissionCard } from '#web/features/my-records/SubmissionCard.tsx';
import { ApplicationBanner } from '#web/features/owner-desk/ApplicationBanner.tsx';
import { ReservationCard } from '#web/features/owner-desk/views/ReservationCard.tsx';
import { OwnReviewCard } from '#web/features/reviews/OwnReviewCard.tsx';
import { ReviewItem } from '#web/features/reviews/ReviewItem.tsx';
import { AtThatTime, at } from './tried-presses/press.tsx';

/** A part that is told what it shows: drawn of every value that the contract knows. */
export interface ToldPart {
  schema: z.ZodType;
  value: unknown;
  draw: (value: never) => ReactNode;
  but?: RegExp;
}

const done = async () => undefined;
const nobody = () => undefined;
const email = 'ayse@ornek.example';
const history = [{ transition: 'decline', at }];
const reservation = {
  ...{ id: 5, businessId: 7, businessName: 'Nar', status: 'requested', people: 4, note: 'Cam' },
  ...{ day: '2026-11-21', time: '19:30', reason: 'Doluyuz', createdAt: at, history },
};

const told = <Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  draw: (value: z.output<Schema>) => ReactNode,
  but?: RegExp,
): ToldPart => ({ schema, value, draw: draw as ToldPart['draw'], ...(but && { but }) });

export const toldParts: Record<string, ToldPart> = {
  'a review, as whoever wrote it has it': told(OwnReview, { images: [] }, (review) => (
    <OwnReviewCard {...{ review, onEdit: nobody, onDeleted: done }} />
  )),
  'a review, as everybody reads it': told(Review, { images: [], pictures: [] }, (review) => (
    <ReviewItem review={review} />
  )),
  'a claim, as whoever claims has it': told(OwnClaim, { history }, (claim) => (
    <OwnClaimCard {...{ claim, answer: null, onChanged: done }} />
  )),
  'whom a claim waits for': told(OwnClaim, { phoneProof: 'none' }, (claim) => (
    <ClaimStanding {...{ claim, onProved: done }} />
  )),
  'what proves a claim': told(ClaimSides, { owner: null }, (sides) => (
    <ClaimProofs {...{ claimId: 5, sides, canRead: true }} />
  )),
  'what proves a claim that is decided': told(ClaimSides, { owner: null }, (sides) => (
    <ClaimProofs {...{ claimId: 5, sides, canRead: false }} />
  )),
  'an application, among what one has sent': told(OwnApplication, { email }, (application) => (
    <ApplicationCard {...{ application, email, onChanged: done }} />
  )),
  'an application, at the desk': told(OwnApplication, { email }, (application) => (
    <ApplicationBanner {...{ application, isProved: true }} />
  )),
  'an application that is not proved, at the desk': told(
    OwnApplication,
    { email, status: 'email_pending' },
    (application) => <ApplicationBanner {...{ application, isProved: false }} />,
    /^(?!email|status: pending)/,
  ),
  'a business one has sent': told(OwnSubmission, { email, history }, (submission) => (
    <SubmissionCard {...{ submission, email, onChanged: done }} />
  )),
  'a table, as whoever asked has it': told(OwnReservation, reservation, (one) => (
    <AtThatTime>
      <OwnReservationCard {...{ reservation: one, cancel: done, onChanged: done }} />
    </AtThatTime>
  )),
  'a table, as the business has it': told(
    BusinessReservation,
    { ...reservation, name: 'Elif Ak', phone: '0322 000 12 34' },
    (one) => (
      <AtThatTime>
        <ReservationCard {...{ reservation: one, onChanged: nobody }} />
      </AtThatTime>
    ),
  ),
  'an ad one has asked for': told(OwnAd, { kind: 'advertisement', counters: null }, (ad) => (
    <OwnAdCard {...{ ad, figures: () => null }} />
  )),
  'what may stand here already': told(LikelyDuplicate, {}, (one) => (
    <DuplicatesDialog {...{ duplicates: [one], onClose: nobody, onSendAnyway: nobody }} />
  )),
  'what became of a row of a file': told(ImportedRow, { outcome: 'duplicate', of: 9 }, (row) => (
    <ImportResults {...{ fileName: 'a.csv', rows: [row], onAnother: nobody }} />
  )),
  'a roster that was read': told(RosterReading, {}, (reading) => (
    <RosterPreview reading={reading}>{null}</RosterPreview>
  )),
  'a line of the inbox': told(InboxItem, { kind: 'business', status: 'pending' }, (item) => (
    <InboxRow
      {...{ item, href: '/admin?item=x', isOpen: false, isSelected: false, onSelect: nobody }}
      now={new Date(at)}
    />
  )),
  'what is to become another': told(Difference, { field: 'name', old: 'Nar' }, (difference) => (
    <Differences {...{ differences: [difference], needsForm: false }} />
  )),
};
