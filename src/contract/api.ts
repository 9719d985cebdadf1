import * as accounts from './accounts.ts';
import * as submissions from './business-submission.ts';
import * as businesses from './businesses.ts';
import * as categories from './categories.ts';
import * as claims from './claims.ts';
import * as verification from './email-verification.ts';
import type { Endpoint } from './endpoint.ts';
import * as favorites from './favorites.ts';
import * as imports from './imports.ts';
import * as leads from './leads.ts';
import * as reports from './reports.ts';
import * as reservations from './reservations.ts';
import * as reviews from './reviews.ts';
import * as uploads from './uploads.ts';

/** Every call the product promises, in the order of the documentation. The server mounts exactly these. */
export const endpoints: Endpoint[] = [
  categories.listCategories,
  categories.getCategory,
  businesses.listBusinesses,
  businesses.listFeaturedBusinesses,
  businesses.searchBusinesses,
  businesses.listBusinessesOfCategory,
  businesses.getBusiness,
  businesses.listBusinessesInBox,
  submissions.submitBusiness,
  submissions.findLikelyDuplicates,
  submissions.listOwnSubmissions,
  submissions.getOwnSubmission,
  submissions.changeSubmission,
  submissions.resubmitBusiness,
  imports.importMapsAddress,
  imports.importFile,
  verification.verifyEmail,
  verification.resendVerification,
  reviews.listReviewsOfBusiness,
  reviews.summarizeReviews,
  reviews.getOwnPart,
  reviews.listOwnReviews,
  reviews.writeReview,
  reviews.editReview,
  reviews.deleteReview,
  reviews.markHelpful,
  reviews.unmarkHelpful,
  reviews.answerReview,
  reports.reportBusiness,
  reports.reportReview,
  reports.listOwnReports,
  claims.claimBusiness,
  claims.listOwnClaims,
  claims.answerClaim,
  claims.withdrawClaim,
  reservations.requestReservation,
  reservations.listOwnReservations,
  reservations.cancelReservation,
  leads.createPromotionalLead,
  accounts.askSignInCode,
  accounts.verifySignInCode,
  accounts.getAccount,
  accounts.changeAccount,
  accounts.listSessions,
  accounts.endSession,
  accounts.endAllSessions,
  accounts.signOut,
  accounts.downloadPersonalData,
  accounts.askDeletionCode,
  accounts.deleteAccount,
  favorites.listFavorites,
  favorites.getFavoriteList,
  favorites.addFavorite,
  favorites.removeFavorite,
  favorites.shareFavorites,
  favorites.withdrawFavorites,
  favorites.getSharedFavorites,
  uploads.askUpload,
  uploads.sendUpload,
  uploads.readUpload,
  uploads.readPictureSize,
];
