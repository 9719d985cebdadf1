import { refuse } from '#contract/errors.ts';
import { REVIEW_REASONS, type ReviewReason, type ReviewStatus } from '#contract/reviews.ts';
import { memberId } from '#server/accounts/sessions.service.ts';
import { refreshRatings } from '#server/businesses/ratings.service.ts';
import { moderationReviewHiddenLetter } from '#server/notifications/letters/moderation-review-hidden.letter.ts';
import { moderationUndoneLetter } from '#server/notifications/letters/moderation-undone.letter.ts';
import { reviewAnsweredLetter } from '#server/notifications/letters/review-answered.letter.ts';
import { reviewApprovedLetter } from '#server/notifications/letters/review-approved.letter.ts';
import { reviewRejectedLetter } from '#server/notifications/letters/review-rejected.letter.ts';
import { queueLetter } from '#server/notifications/notifications.service.ts';
import { actsFor } from '#server/owners/business-access.service.ts';
import { record } from '#server/platform/audit.ts';
import { type Basics, type Context, inTransaction } from '#server/platform/context.ts';
import type { DecisionContext, MoveRecord } from '#server/platform/moves.ts';
import { lockReview, markAnswered, markMergedReviews, markReview } from './reviews.queries.ts';
import {
  DECISIONS,
  type Decision,
  isDecision,
  isReason,
  needsReason,
  stateAfter,
} from './reviews.rules.ts';

type LockedReview = NonNullable<Awaited<ReturnType<typeof lockReview>>>;

/**
 * A moderator's decision about a review: its state, the rating of its business, the entry in the record
 * of decisions and the letter to its author, all or none.
 */
export const moveReview = (
  ctx: DecisionContext,
  id: number,
  move: Decision,
  { reason }: { reason?: string | undefined } = {},
) =>
  inTransaction(ctx, async (inside) => {
    if (needsReason(move) && !isReason(reason)) {
      const codes = Object.keys(REVIEW_REASONS).join(', ');
      refuse('invalid_input', [{ path: 'reason', message: `Nedeni seçin: ${codes}` }]);
    }
    const said = needsReason(move) ? (reason as ReviewReason) : null;
    const review = (await lockReview(inside.db, id)) ?? refuse('not_found');
    const status = stateAfter(move, review.status) ?? refuse('illegal_move');
    await markReview(inside.db, id, { status, rejection_reason: said });
    await refreshRatings(inside.db, [review.businessId]);
    await record(inside, inside.actor, {
      action: `review.${move}`,
      entity: 'review',
      entityId: id,
      difference: { status: [review.status, status], ...(said && { reason: said }) },
    });
    await tellAuthor(inside, review, move, said);
  });

/** A review of the examples has nobody to write to. */
async function tellAuthor(
  ctx: DecisionContext,
  review: LockedReview,
  move: Decision,
  reason: ReviewReason | null,
): Promise<void> {
  if (!review.email) return;
  const values = {
    addressee: { to: review.email, name: review.author },
    businessName: review.businessName,
    href: addressOf(ctx, review),
  };
  if (move === 'approve') await queueLetter(ctx, reviewApprovedLetter(values));
  if (move === 'reject' && reason)
    await queueLetter(ctx, reviewRejectedLetter({ ...values, reason: REVIEW_REASONS[reason] }));
  if (move === 'hide' && reason) {
    await queueLetter(
      ctx,
      moderationReviewHiddenLetter({ ...values, reason: REVIEW_REASONS[reason] }),
    );
  }
  if (move === 'undo') {
    const state = stateAfter('undo', review.status) === 'approved' ? 'public' : 'waiting';
    await queueLetter(ctx, moderationUndoneLetter({ ...values, of: 'review', state }));
  }
}

const addressOf = ({ publicUrl }: { publicUrl: string }, { businessId }: LockedReview) =>
  `${publicUrl}/business/${businessId}#degerlendirmeler`;

/** A business became part of another: its reviews too, and the ratings of both are derived again. */
export async function mergeReviews({ db }: Basics, fromId: number, toId: number): Promise<void> {
  await markMergedReviews(db, fromId, toId);
  await refreshRatings(db, [fromId, toId]);
}

/** For whoever decides about all kinds of records. */
export const reviewDecisions: MoveRecord = {
  moves: DECISIONS,
  statusAfter: (status, move) =>
    isDecision(move) ? stateAfter(move, status as ReviewStatus) : undefined,
  move: (ctx, id, move, said) =>
    isDecision(move) ? moveReview(ctx, id, move, said) : refuse('illegal_move'),
};

/** The owner's one answer. Who does not own the business learns nothing of the review. */
export const answerReview = (ctx: Context, { id, content }: { id: number; content: string }) =>
  inTransaction(ctx, async (inside) => {
    const review = (await lockReview(inside.db, id)) ?? refuse('not_found');
    if (!(await actsFor(inside.db, memberId(inside), review.businessId))) refuse('not_found');
    const isPublic = stateAfter('answer', review.status) && review.businessStatus === 'approved';
    if (!isPublic) refuse('not_found');
    if (review.ownerAnswer !== null) refuse('illegal_move');
    const at = inside.now();
    await markAnswered(inside.db, id, content, at);
    await record(inside, inside.caller, {
      action: 'review.answer',
      entity: 'review',
      entityId: id,
    });
    if (review.email) {
      await queueLetter(
        inside,
        reviewAnsweredLetter({
          addressee: { to: review.email, name: review.author },
          businessName: review.businessName,
          answer: content,
          href: addressOf(inside, review),
        }),
      );
    }
    return { content, answeredAt: at.toISOString() };
  });
