import * as submission from '#contract/business-submission.ts';
import * as contract from '#contract/businesses.ts';
import { serve } from '#server/platform/http.ts';
import {
  getBusiness,
  listBusinesses,
  listBusinessesInBox,
  listBusinessesOfCategory,
  listFeaturedBusinesses,
} from './businesses.service.ts';
import { findLikelyDuplicates } from './duplicates.service.ts';
import {
  changeSubmission,
  getOwnSubmission,
  listOwnSubmissions,
  resubmitBusiness,
} from './own-submissions.service.ts';
import { searchBusinesses } from './search.service.ts';
import { submitBusiness } from './submission.service.ts';

// Fixed words before `:id`: the first path that fits answers.
export const businessesRoutes = [
  serve(contract.listBusinesses, listBusinesses),
  serve(contract.listFeaturedBusinesses, listFeaturedBusinesses),
  serve(contract.searchBusinesses, searchBusinesses),
  serve(contract.listBusinessesOfCategory, listBusinessesOfCategory),
  serve(contract.getBusiness, getBusiness),
  serve(contract.listBusinessesInBox, listBusinessesInBox),
  serve(submission.submitBusiness, submitBusiness),
  serve(submission.findLikelyDuplicates, findLikelyDuplicates),
  serve(submission.listOwnSubmissions, listOwnSubmissions),
  serve(submission.getOwnSubmission, getOwnSubmission),
  serve(submission.changeSubmission, changeSubmission),
  serve(submission.resubmitBusiness, resubmitBusiness),
];
