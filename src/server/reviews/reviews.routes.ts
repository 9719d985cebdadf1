import * as contract from '#contract/reviews.ts';
import { serve } from '#server/platform/http.ts';
import { listReviewsOfBusiness } from './reviews.service.ts';

export const reviewsRoutes = [serve(contract.listReviewsOfBusiness, listReviewsOfBusiness)];
