import type { Input } from '#contract/api/endpoint.ts';
import { refuse } from '#contract/api/errors.ts';
import { cursorAfter, rowsBefore } from '#contract/api/paging.ts';
import type * as contract from '#contract/reviews.ts';
import {
  type FollowedReview,
  type OwnReview,
  REVIEW_MAX_IMAGES,
  type Review,
  type ReviewSummary,
  STARS,
} from '#contract/reviews.ts';
import type { Picture } from '#contract/uploads.ts';
import { actsFor, publicBusiness } from '#server/access/access.service.ts';
import { memberId } from '#server/accounts/sessions.service.ts';
import { refreshRatings } from '#server/businesses/ratings.service.ts';
import { record } from '#server/platform/audit/audit.ts';
import { historyOf } from '#server/platform/audit/history.ts';
import { type Basics, type Context, inTransaction } from '#server/platform/context.ts';
import type { ListAnswer } from '#server/platform/http/http.ts';
import { attachImages, publicPictures, releaseUploads } from '#server/uploads/uploads.service.ts';
import { listMarks } from './helpful.queries.ts';
import { review } from './review-record.service.ts';
import {
  countApprovedReviews,
  deleteReviewOf,
  findOwnReview,
  findRating,
  insertReview,
  listApprovedReviews,
  listFollowedReviews,
  lockOwnReview,
  markReview,
  type OwnRow,
  type ReviewRow,
} from './reviews.queries.ts';
import { answerOf, publicAuthor } from './reviews.rules.ts';

type PictureContext = Pick<Context, 'db' | 'publicUrl'>;

const toReview = (
  { ownerAnswer, ownerAnsweredAt, ownerAnswerEditedAt, ...row }: ReviewRow,
  pictures: Picture[],
): Review => ({
  ...row,
  pictures: pictures.filter(({ src }) => row.images.includes(src)),
  author: row.isExample ? row.author : publicAuthor(row.author),
  answer: answerOf({ ownerAnswer, ownerAnsweredAt, ownerAnswerEditedAt }),
  createdAt: row.createdAt.toISOString(),
});

const toOwnReview = async (ctx: PictureContext, row: OwnRow): Promise<OwnReview> => ({
  ...row,
  pictures: await publicPictures(ctx, row.images),
  createdAt: row.createdAt.toISOString(),
});

/** One page of the approved reviews; a business that is not public has none. */
export async function listReviewsOfBusiness(
  ctx: PictureContext,
  { id, sort, cursor, limit, only, review: one }: Input<typeof contract.listReviewsOfBusiness>,
): Promise<ListAnswer<Review>> {
  const offset = rowsBefore(cursor) ?? refuse('invalid_input');
  const chosen = { only, review: one };
  const rows = await listApprovedReviews(ctx.db, id, { sort, limit, offset, ...chosen });
  const end = offset + rows.length;
  // A page that is not full is the last one, and says by itself how many there are.
  const isLast = rows.length < limit && (rows.length > 0 || offset === 0);
  const total = isLast ? end : await countApprovedReviews(ctx.db, id, chosen);
  const pictures = await publicPictures(
    ctx,
    rows.flatMap(({ images }) => images),
  );
  return {
    items: rows.map((row) => toReview(row, pictures)),
    total,
    nextCursor: end < total && rows.length > 0 ? cursorAfter(end) : undefined,
  };
}

export async function summarizeReviews(
  ctx: Basics,
  { id }: { id: number },
): Promise<ReviewSummary> {
  const { rating, counts } = (await findRating(ctx.db, id)) ?? refuse('business_not_found');
  const stars = STARS.map((star) => counts[star] ?? 0);
  return { rating, count: stars.reduce((sum, count) => sum + count, 0), stars };
}

/** What the caller has to do with the reviews of a business. */
export async function getOwnPart(ctx: Context, { id: businessId }: { id: number }) {
  const userId = memberId(ctx);
  const [row, marks, isOwner] = await Promise.all([
    findOwnReview(ctx.db, { userId, businessId }),
    listMarks(ctx.db, userId, businessId),
    actsFor(ctx.db, userId, businessId),
  ]);
  return {
    review: row ? await toOwnReview(ctx, row) : null,
    helpfulIds: marks.map(({ id }) => id),
    isOwner,
  };
}

export async function listOwnReviews(ctx: Context): Promise<FollowedReview[]> {
  const rows = await listFollowedReviews(ctx.db, memberId(ctx));
  const history = await historyOf(
    ctx.db,
    'review',
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    history: history.get(row.id) ?? [],
  }));
}

/** What the author says; everything else is ours to set. */
const wordsOf = (
  input: Pick<Input<typeof contract.writeReview>, 'rating' | 'title' | 'content'>,
) => ({
  rating: input.rating,
  title: input.title || null,
  content: input.content,
});

export const writeReview = (ctx: Context, input: Input<typeof contract.writeReview>) =>
  inTransaction(ctx, async (inside) => {
    const userId = memberId(inside);
    await publicBusiness(inside.db, input.id);
    if (await actsFor(inside.db, userId, input.id)) refuse('own_business');
    const at = inside.now();
    const row = await insertReview(inside.db, {
      businessId: input.id,
      userId,
      ...wordsOf(input),
      images: await attachImages(inside, input.images, { max: REVIEW_MAX_IMAGES }),
      createdAt: at,
      updatedAt: at,
    });
    return row ? toOwnReview(inside, row) : refuse('review_exists');
  });

/** Waits for a moderator again; until then nobody else sees it, and it counts for nothing. */
export const editReview = (ctx: Context, input: Input<typeof contract.editReview>) =>
  inTransaction(ctx, async (inside) => {
    const before = await lockOwnReview(inside.db, input.id, memberId(inside));
    if (!before) return refuse('not_found');
    const status = review.statusAfter(before.status, 'edit') ?? refuse('illegal_transition');
    const images = await attachImages(inside, input.images, {
      max: REVIEW_MAX_IMAGES,
      already: before.images,
    });
    await releaseUploads(
      inside,
      before.images.filter((address) => !images.includes(address)),
    );
    const after = await markReview(inside.db, input.id, {
      ...wordsOf(input),
      images,
      status,
      rejectionReason: null,
      updatedAt: inside.now(),
    });
    if (status !== before.status) {
      await refreshRatings(inside.db, [before.businessId]);
      await review.settleLast(inside, input.id, 'edit');
      await record(inside, inside.caller, {
        action: 'review.edit',
        entity: 'review',
        entityId: input.id,
        difference: { status: [before.status, status] },
      });
    }
    return toOwnReview(inside, after);
  });

export const deleteReview = (ctx: Context, { id }: { id: number }) =>
  inTransaction(ctx, async (inside) => {
    const gone = await deleteReviewOf(inside.db, id, memberId(inside));
    if (!gone) return refuse('not_found');
    await releaseUploads(inside, gone.images);
    await refreshRatings(inside.db, [gone.businessId]);
    return {};
  });
