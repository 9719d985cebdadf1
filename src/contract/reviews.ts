import { z } from 'zod';
import { endpoint, listEndpoint } from './api/endpoint.ts';
import { cursor, Id, shortText, wholeNumber } from './api/fields.ts';
import { LIMITS } from './api/limits.ts';
import { HistoryStep } from './history.ts';
import { Picture } from './uploads.ts';

export const STARS = [1, 2, 3, 4, 5] as const;
export const REVIEW_TITLE_LENGTH = 120;
export const REVIEW_CONTENT_LENGTH = 3000;
export const REVIEW_ANSWER_LENGTH = 2000;
export const REVIEW_MAX_IMAGES = 5;
/** One page of reviews on the screen. */
export const REVIEWS_PAGE_LENGTH = 10;

export const STARS_MISSING = 'Kaç yıldız verdiğinizi seçin';
export const REVIEW_EMPTY = 'Deneyiminizi birkaç cümleyle anlatın';
export const REVIEW_TOO_LONG = `En fazla ${REVIEW_CONTENT_LENGTH} karakter yazabilirsiniz`;
const REVIEW_TITLE_TOO_LONG = `Başlık en fazla ${REVIEW_TITLE_LENGTH} karakter olabilir`;
const REVIEW_TOO_MANY_IMAGES = `En fazla ${REVIEW_MAX_IMAGES} fotoğraf ekleyebilirsiniz`;
export const ANSWER_EMPTY = 'Yanıtınızı yazın';

/** Every order is by something that can be counted; nothing can be bought or moved up. */
export const REVIEW_SORTS = ['newest', 'highest', 'lowest', 'helpful'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];
export const DEFAULT_REVIEW_SORT: ReviewSort = 'newest';

const REVIEW_STATUSES = ['pending', 'approved', 'rejected', 'hidden'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

const OwnerAnswer = z.object({
  content: z.string(),
  answeredAt: z.string(),
  /** When it was corrected last; null for one that stands as it was written. */
  editedAt: z.string().nullable(),
});

export const Review = z.object({
  id: z.number().int(),
  businessId: z.number().int(),
  /** First name and initial; never a whole name. Empty when the author has not said one. */
  author: z.string(),
  rating: z.number().int(),
  title: z.string().nullable(),
  content: z.string(),
  images: z.array(z.string()),
  /** What is known of the images that were uploaded here. */
  pictures: z.array(Picture),
  isVerified: z.boolean(),
  isExample: z.boolean(),
  helpfulCount: z.number().int(),
  /** What the owner of the business said to it. */
  answer: OwnerAnswer.nullable(),
  createdAt: z.string(),
});
export type Review = z.infer<typeof Review>;

/** The author's own review, in whatever state. */
export const OwnReview = z.object({
  id: z.number().int(),
  businessId: z.number().int(),
  rating: z.number().int(),
  title: z.string().nullable(),
  content: z.string(),
  images: z.array(z.string()),
  pictures: z.array(Picture),
  status: z.enum(REVIEW_STATUSES),
  /** A code of REVIEW_REASONS, when it is not published. */
  reason: z.string().nullable(),
  createdAt: z.string(),
});
export type OwnReview = z.infer<typeof OwnReview>;

export const listReviewsOfBusiness = listEndpoint({
  summary: 'Bir işletmenin yayındaki değerlendirmeleri',
  method: 'GET',
  path: '/api/businesses/:id/reviews',
  access: 'public',
  input: z.object({
    id: Id,
    sort: z.enum(REVIEW_SORTS).default(DEFAULT_REVIEW_SORT),
    cursor: cursor().optional(),
    limit: wholeNumber(1, 100).default(REVIEWS_PAGE_LENGTH),
    /** `unanswered`: those the business has not answered; for its dashboard. */
    only: z.enum(['unanswered']).optional(),
    /** One of them, which an e-mail tells of. */
    review: Id.optional(),
  }),
  output: z.array(Review),
});

export const ReviewSummary = z.object({
  /** As the business carries it. */
  rating: z.string(),
  count: z.number().int(),
  /** How many gave 1, 2, 3, 4 and 5 stars. */
  stars: z.array(z.number().int()).length(STARS.length),
});
export type ReviewSummary = z.infer<typeof ReviewSummary>;

export const summarizeReviews = endpoint({
  summary: 'Yayındaki değerlendirmelerin puanı, sayısı ve yıldızlara dağılımı',
  method: 'GET',
  path: '/api/businesses/:id/reviews/summary',
  access: 'public',
  input: z.object({ id: Id }),
  output: ReviewSummary,
});

export const getOwnPart = endpoint({
  summary: 'Üyenin bu işletmedeki kendi değerlendirmesi ve faydalı buldukları',
  method: 'GET',
  path: '/api/businesses/:id/reviews/mine',
  access: 'member',
  input: z.object({ id: Id }),
  output: z.object({
    review: OwnReview.nullable(),
    /** Reviews of this business the member marked as helpful. */
    helpfulIds: z.array(z.number().int()),
    /** The member has an approved claim on this business: answers, and does not review it. */
    isOwner: z.boolean(),
  }),
});

/** A review as its author follows it. */
export const FollowedReview = z.object({
  id: z.number().int(),
  businessId: z.number().int(),
  businessName: z.string(),
  rating: z.number().int(),
  title: z.string().nullable(),
  status: z.enum(REVIEW_STATUSES),
  /** A code of REVIEW_REASONS, when it is not published. */
  reason: z.string().nullable(),
  createdAt: z.string(),
  history: z.array(HistoryStep),
});
export type FollowedReview = z.infer<typeof FollowedReview>;

export const listOwnReviews = endpoint({
  summary: 'Oturumu açık olanın değerlendirmeleri ve durumları; en yenisi önce',
  method: 'GET',
  path: '/api/users/me/reviews',
  access: 'member',
  input: z.object({}),
  output: z.array(FollowedReview),
});

const words = (maxLength: number, sentence: string) =>
  shortText(2 * maxLength).pipe(z.string().max(maxLength, sentence));

/** Called, not kept: pages that take a sentence from here must not carry its schemas. */
const written = () => ({
  rating: z
    .union([z.number().min(1).max(STARS.length), z.string().max(24)], STARS_MISSING)
    .pipe(wholeNumber(1, STARS.length)),
  title: words(REVIEW_TITLE_LENGTH, REVIEW_TITLE_TOO_LONG).nullish(),
  content: words(REVIEW_CONTENT_LENGTH, REVIEW_TOO_LONG).pipe(z.string().min(1, REVIEW_EMPTY)),
  /** Addresses that the upload of each photo answered, or that the review has already. */
  images: z.array(shortText(500)).max(REVIEW_MAX_IMAGES, REVIEW_TOO_MANY_IMAGES).default([]),
});

export const writeReview = endpoint({
  summary: 'Değerlendirme yazar; okunduktan sonra yayımlanır',
  method: 'POST',
  path: '/api/businesses/:id/reviews',
  access: 'member',
  limit: LIMITS.review,
  isIdempotent: true,
  input: z.object({ id: Id, ...written() }),
  output: OwnReview,
});

export const editReview = endpoint({
  summary: 'Kendi değerlendirmesini değiştirir; yeniden okunana kadar sayfadan çekilir',
  method: 'PUT',
  path: '/api/reviews/:id',
  access: 'member',
  limit: LIMITS.review,
  input: z.object({ id: Id, ...written() }),
  output: OwnReview,
});

export const deleteReview = endpoint({
  summary: 'Kendi değerlendirmesini siler',
  method: 'DELETE',
  path: '/api/reviews/:id',
  access: 'member',
  limit: LIMITS.review,
  input: z.object({ id: Id }),
  output: z.object({}),
});

const Helpful = z.object({ helpfulCount: z.number().int(), isHelpful: z.boolean() });

export const markHelpful = endpoint({
  summary: 'Başkasının değerlendirmesini faydalı bulur; kişi başına bir kez',
  method: 'POST',
  path: '/api/reviews/:id/helpful',
  access: 'member',
  limit: LIMITS.helpful,
  input: z.object({ id: Id }),
  output: Helpful,
});

export const unmarkHelpful = endpoint({
  summary: 'Faydalı bulduğunu geri alır',
  method: 'DELETE',
  path: '/api/reviews/:id/helpful',
  access: 'member',
  limit: LIMITS.helpful,
  input: z.object({ id: Id }),
  output: Helpful,
});

const answer = {
  id: Id,
  content: shortText(REVIEW_ANSWER_LENGTH).pipe(z.string().min(1, ANSWER_EMPTY)),
};

export const answerReview = endpoint({
  summary: 'İşletme sahibi bir değerlendirmeyi bir kez yanıtlar',
  method: 'POST',
  path: '/api/reviews/:id/answer',
  access: 'member',
  limit: LIMITS.review,
  isIdempotent: true,
  input: z.object(answer),
  output: OwnerAnswer,
});

/** As the answer itself it is on the page at once, and its reader is told again. */
export const correctAnswer = endpoint({
  summary: 'İşletme sahibi yanıtını düzeltir; yanında düzenlendiği yazar',
  method: 'PUT',
  path: '/api/reviews/:id/answer',
  access: 'member',
  limit: LIMITS.review,
  input: z.object(answer),
  output: OwnerAnswer,
});
