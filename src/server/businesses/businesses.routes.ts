import * as askedFacts from '#contract/businesses/asked-facts.ts';
import { readBusinessCalendar as readBusinessCalendarContract } from '#contract/businesses/business-calendar.ts';
import { readBusinessCode as readBusinessCodeContract } from '#contract/businesses/business-code.ts';
import * as submission from '#contract/businesses/business-submission.ts';
import * as contract from '#contract/businesses/businesses.ts';
import { listNewBusinesses as listNewBusinessesContract } from '#contract/businesses/new-businesses.ts';
import * as priceLists from '#contract/businesses/price-list.ts';
import * as visitorAnswers from '#contract/businesses/visitor-answers.ts';
import { listBusinessesOfNeighbourhood as listOfNeighbourhoodContract } from '#contract/places/neighbourhoods.ts';
import { serve, serveRaw } from '#server/platform/http/http.ts';
import {
  answerAskedFacts,
  answerAskedFactsByForm,
  getAskedFacts,
} from './asked-facts/asked-facts.service.ts';
import { findLikelyDuplicates } from './duplicates/duplicates.service.ts';
import { answerAboutBusiness, answerByForm } from './facts/visitor-answers.service.ts';
import { getPriceList, setPriceList } from './price-lists/price-lists.service.ts';
import { readBusinessCalendar } from './reading/business-calendar.service.ts';
import { readBusinessCode } from './reading/business-code.service.ts';
import {
  getBusiness,
  getClosedBusiness,
  listBusinesses,
  listBusinessesOfCategory,
  listBusinessesOfNeighbourhood,
  listFeaturedBusinesses,
} from './reading/businesses.service.ts';
import { listNewBusinesses } from './reading/new-businesses.service.ts';
import { submitBusiness } from './submitting/submission.service.ts';
import {
  changeSubmission,
  getOwnSubmission,
  listOwnSubmissions,
  resubmitBusiness,
} from './submitting/submissions-of-sender.service.ts';

// Fixed words before `:id`: the first path that fits answers.
export const businessesRoutes = [
  serve(contract.listBusinesses, listBusinesses),
  serve(contract.listFeaturedBusinesses, listFeaturedBusinesses),
  serve(contract.listBusinessesOfCategory, listBusinessesOfCategory),
  serve(listOfNeighbourhoodContract, listBusinessesOfNeighbourhood),
  serve(listNewBusinessesContract, listNewBusinesses),
  serve(contract.getBusiness, getBusiness),
  serve(contract.getClosedBusiness, getClosedBusiness),
  serveRaw(readBusinessCodeContract, readBusinessCode),
  serveRaw(readBusinessCalendarContract, readBusinessCalendar),
  serve(priceLists.getPriceList, getPriceList),
  serve(priceLists.setPriceList, setPriceList),
  serve(visitorAnswers.answerAboutBusiness, answerAboutBusiness),
  serveRaw(visitorAnswers.answerByForm, answerByForm),
  serve(askedFacts.getAskedFacts, getAskedFacts),
  serve(askedFacts.answerAskedFacts, answerAskedFacts),
  serveRaw(askedFacts.answerAskedFactsByForm, answerAskedFactsByForm),
  serve(submission.submitBusiness, submitBusiness),
  serve(submission.findLikelyDuplicates, findLikelyDuplicates),
  serve(submission.listOwnSubmissions, listOwnSubmissions),
  serve(submission.getOwnSubmission, getOwnSubmission),
  serve(submission.changeSubmission, changeSubmission),
  serve(submission.resubmitBusiness, resubmitBusiness),
];
