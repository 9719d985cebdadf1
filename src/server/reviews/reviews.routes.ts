import * as contract from '#contract/reviews.ts';
import { serve } from '#server/platform/http/http.ts';
import { markHelpful, unmarkHelpful } from './helpful.service.ts';
import { answerReview, correctAnswer } from './review-record.service.ts';
import {
  deleteReview,
  editReview,
  getOwnPart,
  listOwnReviews,
  listReviewsOfBusiness,
  summarizeReviews,
  writeReview,
} from './reviews.service.ts';

export const reviewsRoutes = [
  serve(contract.listReviewsOfBusiness, listReviewsOfBusiness),
  serve(contract.summarizeReviews, summarizeReviews),
  serve(contract.getOwnPart, getOwnPart),
  serve(contract.listOwnReviews, listOwnReviews),
  serve(contract.writeReview, writeReview),
  serve(contract.editReview, editReview),
  serve(contract.deleteReview, deleteReview),
  serve(contract.markHelpful, markHelpful),
  serve(contract.unmarkHelpful, unmarkHelpful),
  serve(contract.answerReview, answerReview),
  serve(contract.correctAnswer, correctAnswer),
];
