import { readBusinessCode as readBusinessCodeContract } from '#contract/business-code.ts';
import * as submission from '#contract/business-submission.ts';
import * as contract from '#contract/businesses.ts';
import { countDistrictsOfCategory as countDistrictsOfCategoryContract } from '#contract/category-districts.ts';
import * as mapBusinesses from '#contract/map-businesses.ts';
import { listNewBusinesses as listNewBusinessesContract } from '#contract/new-businesses.ts';
import { listRelatedBusinesses as listRelatedBusinessesContract } from '#contract/related-businesses.ts';
import { searchDirectory as searchDirectoryContract } from '#contract/search.ts';
import { suggestSearches as suggestSearchesContract } from '#contract/search-suggestions.ts';
import { serve, serveRaw } from '#server/platform/http.ts';
import { readBusinessCode } from './business-code.service.ts';
import {
  getBusiness,
  listBusinesses,
  listBusinessesOfCategory,
  listFeaturedBusinesses,
} from './businesses.service.ts';
import { countDistrictsOfCategory } from './category-districts.service.ts';
import { findLikelyDuplicates } from './duplicates.service.ts';
import { listBusinessesInBox } from './map-pins.service.ts';
import { listNewBusinesses } from './new-businesses.service.ts';
import {
  changeSubmission,
  getOwnSubmission,
  listOwnSubmissions,
  resubmitBusiness,
} from './own-submissions.service.ts';
import { listRelatedBusinesses } from './related.service.ts';
import { searchBusinesses, searchDirectory } from './search.service.ts';
import { submitBusiness } from './submission.service.ts';
import { suggestSearches } from './suggestions.service.ts';

// Fixed words before `:id`: the first path that fits answers.
export const businessesRoutes = [
  serve(contract.listBusinesses, listBusinesses),
  serve(contract.listFeaturedBusinesses, listFeaturedBusinesses),
  serve(contract.searchBusinesses, searchBusinesses),
  serve(searchDirectoryContract, searchDirectory),
  serve(suggestSearchesContract, suggestSearches),
  serve(contract.listBusinessesOfCategory, listBusinessesOfCategory),
  serve(countDistrictsOfCategoryContract, countDistrictsOfCategory),
  serve(listNewBusinessesContract, listNewBusinesses),
  serve(contract.getBusiness, getBusiness),
  serve(listRelatedBusinessesContract, listRelatedBusinesses),
  serveRaw(readBusinessCodeContract, readBusinessCode),
  serve(mapBusinesses.listBusinessesInBox, listBusinessesInBox),
  serve(submission.submitBusiness, submitBusiness),
  serve(submission.findLikelyDuplicates, findLikelyDuplicates),
  serve(submission.listOwnSubmissions, listOwnSubmissions),
  serve(submission.getOwnSubmission, getOwnSubmission),
  serve(submission.changeSubmission, changeSubmission),
  serve(submission.resubmitBusiness, resubmitBusiness),
];
