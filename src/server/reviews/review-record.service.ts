import { refuse } from '#contract/api/errors.ts';
import { ANSWER_REASONS, REVIEW_REASONS, reasonsFor } from '#contract/moderation/review-reasons.ts';
import { dashboardHref } from '#contract/owners/desk-address.ts';
import { actsFor, whoActsFor } from '#server/access/access.service.ts';
import { memberId } from '#server/accounts/sessions.service.ts';
import { refreshRatings } from '#server/businesses/ratings.service.ts';
import { answerTakenBackEmail } from '#server/notifications/emails/answer-taken-back.email.ts';
import type { EmailMessage } from '#server/notifications/emails/email.ts';
import { moderationReviewHiddenEmail } from '#server/notifications/emails/moderation-review-hidden.email.ts';
import { moderationUndoneEmail } from '#server/notifications/emails/moderation-undone.email.ts';
import { reviewAnsweredEmail } from '#server/notifications/emails/review-answered.email.ts';
import { reviewApprovedEmail } from '#server/notifications/emails/review-approved.email.ts';
import { reviewReceivedEmail } from '#server/notifications/emails/review-received.email.ts';
import { reviewRejectedEmail } from '#server/notifications/emails/review-rejected.email.ts';
import { queueEmail } from '#server/notifications/notifications.service.ts';
import { record } from '#server/platform/audit/audit.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import { defineRecord, type Step } from '#server/records/define-record.service.ts';
import { hasCorrectedAnswer, lockReview, markReview, reviewLine } from './reviews.queries.ts';
import { answerOf, publicAuthor } from './reviews.rules.ts';

type LockedReview = NonNullable<Awaited<ReturnType<typeof lockReview>>>;
type AboutReview = Parameters<typeof reviewApprovedEmail>[0];

const addressOf = ({ publicUrl }: { publicUrl: string }, { businessId }: LockedReview) =>
  `${publicUrl}/business/${businessId}#degerlendirmeler`;

/** To its author; a review of the examples has nobody to write to. */
const toAuthor =
  (email: (values: AboutReview, step: Step<LockedReview>) => EmailMessage) =>
  (step: Step<LockedReview>) => {
    const { ctx, row } = step;
    if (!row.email) return undefined;
    const addressee = { to: row.email, name: row.author };
    return email({ addressee, businessName: row.businessName, href: addressOf(ctx, row) }, step);
  };

/** Everybody who acts for the business hears of what they have not answered, and is led to it. */
const toBusiness = async ({ ctx, row }: Step<LockedReview>) => {
  if (row.ownerAnswer !== null) return [];
  const { id, businessId, businessName } = row;
  const about = { ...row, author: publicAuthor(row.author) };
  const people = await whoActsFor(ctx.db, businessId);
  return people.flatMap(({ email, name }) =>
    email
      ? [
          reviewReceivedEmail({
            ...{ addressee: { to: email, name }, businessName, review: about },
            href:
              ctx.publicUrl + dashboardHref({ businessId, view: 'degerlendirmeler', recordId: id }),
          }),
        ]
      : [],
  );
};

/** Everybody who acts for the business hears that its correction is gone. */
const toAnswering = async (step: Step<LockedReview>) => {
  const { ctx, row } = step;
  const about = {
    businessName: row.businessName,
    reason: reasonWord(step, 'take_back_answer'),
    answer: row.ownerAnswerBefore ?? '',
    href: addressOf(ctx, row),
  };
  return (await whoActsFor(ctx.db, row.businessId)).flatMap(({ email, name }) =>
    email ? [answerTakenBackEmail({ ...about, addressee: { to: email, name } })] : [],
  );
};

/** Nothing of its answer waits to be read. */
const READ_ANSWER = { ownerAnswerBefore: null, ownerAnswerBeforeEditedAt: null };

const reasonWord = ({ reason = '' }: Step<unknown>, transition: string) =>
  reasonsFor(transition)[reason] ?? '';
const refreshRating = ({ ctx, row }: Step<LockedReview>) =>
  refreshRatings(ctx.db, [row.businessId]);
const withReason = ({ reason }: Step<unknown>) => ({ reason });

/**
 * An edit never approves: an approved review that its author changes leaves the page until it is read
 * again. A hidden one stays where a moderator put it. Who takes a review off must say why, by code: 'too
 * few stars' is none.
 */
export const review = defineRecord({
  kind: 'review',
  table: 'reviews',
  transitions: {
    pending: { approve: 'approved', reject: 'rejected', edit: 'pending' },
    approved: {
      ...{ hide: 'hidden', undo: 'pending', edit: 'pending' },
      ...{ answer: 'approved', correct_answer: 'approved' },
      ...{ keep_answer: 'approved', take_back_answer: 'approved' },
    },
    rejected: { undo: 'pending', edit: 'pending' },
    hidden: { undo: 'approved' },
  },
  decisions: {
    approve: { isUndoable: true },
    reject: { codes: REVIEW_REASONS, isUndoable: true },
    hide: { codes: REVIEW_REASONS, isUndoable: true },
    keep_answer: {},
    take_back_answer: { codes: ANSWER_REASONS },
    undo: {},
  },
  lock: lockReview,
  touched: null,
  reasonColumn: 'rejectionReason',
  columns: { approve: () => READ_ANSWER, keep_answer: () => READ_ANSWER },
  async closedTo({ db }, { id }, name) {
    if (name !== 'keep_answer' && name !== 'take_back_answer') return undefined;
    return (await hasCorrectedAnswer(db, id)) ? undefined : 'illegal_transition';
  },
  difference: { reject: withReason, hide: withReason, take_back_answer: withReason },
  along: {
    take_back_answer: ({ ctx, row }) =>
      markReview(ctx.db, row.id, {
        ownerAnswer: row.ownerAnswerBefore,
        ownerAnswerEditedAt: row.ownerAnswerBeforeEditedAt,
        ...READ_ANSWER,
        // The reason is the owner's to hear; the review itself stands.
        rejectionReason: null,
      }),
    approve: refreshRating,
    reject: refreshRating,
    hide: refreshRating,
    undo: refreshRating,
  },
  emails: {
    approve: async (step) => [toAuthor(reviewApprovedEmail)(step), ...(await toBusiness(step))],
    reject: toAuthor((about, step) =>
      reviewRejectedEmail({ ...about, reason: reasonWord(step, 'reject') }),
    ),
    hide: toAuthor((about, step) =>
      moderationReviewHiddenEmail({ ...about, reason: reasonWord(step, 'hide') }),
    ),
    take_back_answer: toAnswering,
    undo: toAuthor((about, { status }) => {
      const state = status === 'approved' ? 'public' : 'waiting';
      return moderationUndoneEmail({ ...about, of: 'review', state });
    }),
  },
  inbox: reviewLine,
  promise: 'reviewed',
  fields: [
    ...['rating', 'title', 'content', 'ownerAnswer', 'ownerAnswerBefore'],
    ['rejectionReason', 'decisionReason'],
  ],
  person: { user: 'userId' },
  own: 'by_area',
});

/**
 * The owner's one answer, and its correction, which the team reads once it is on the page. Who does not
 * own the business learns nothing of the review; its author hears of both.
 */
const saying =
  (act: 'answer' | 'correct_answer') =>
  (ctx: Context, { id, content }: { id: number; content: string }) =>
    inTransaction(ctx, async (inside) => {
      const row = (await lockReview(inside.db, id)) ?? refuse('not_found');
      if (!(await actsFor(inside.db, memberId(inside), row.businessId))) refuse('not_found');
      const isPublic = review.statusAfter(row.status, act) && row.businessStatus === 'approved';
      if (!isPublic) refuse('not_found');
      const before = answerOf(row);
      if ((before !== null) !== (act === 'correct_answer')) refuse('illegal_transition');
      if (before?.content === content) return before;
      const at = inside.now();
      await markReview(inside.db, id, {
        ownerAnswer: content,
        ...(before ? { ownerAnswerEditedAt: at } : { ownerAnsweredAt: at }),
        // Of several that nobody has read, what stood before the first.
        ...(before &&
          row.ownerAnswerBefore === null && {
            ownerAnswerBefore: before.content,
            ownerAnswerBeforeEditedAt: row.ownerAnswerEditedAt,
          }),
      });
      await review.settleLast(inside, id, act);
      await record(inside, inside.caller, {
        action: `review.${act}`,
        entity: 'review',
        entityId: id,
      });
      if (row.email) {
        await queueEmail(
          inside,
          reviewAnsweredEmail({
            addressee: { to: row.email, name: row.author },
            businessName: row.businessName,
            answer: content,
            isCorrected: before !== null,
            href: addressOf(inside, row),
          }),
        );
      }
      const answeredAt = before?.answeredAt ?? at.toISOString();
      return { content, answeredAt, editedAt: before && at.toISOString() };
    });

export const answerReview = saying('answer');
export const correctAnswer = saying('correct_answer');
