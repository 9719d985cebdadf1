import * as accounts from '../accounts/accounts.ts';
import * as passkeys from '../accounts/passkeys.ts';
import * as adPreviews from '../advertising/ad-previews.ts';
import * as advertising from '../advertising/advertising.ts';
import * as liveAds from '../advertising/live-ads.ts';
import * as moderatedAds from '../advertising/moderated-ads.ts';
import * as businessCode from '../businesses/business-code.ts';
import * as businessOwners from '../businesses/business-owners.ts';
import * as submissions from '../businesses/business-submission.ts';
import * as businesses from '../businesses/businesses.ts';
import * as newBusinesses from '../businesses/new-businesses.ts';
import * as related from '../businesses/related-businesses.ts';
import * as categories from '../categories/categories.ts';
import * as categoryDistricts from '../categories/category-districts.ts';
import * as citySettings from '../city/city-settings.ts';
import * as claims from '../claims.ts';
import * as verification from '../email-verification.ts';
import * as favorites from '../favorites.ts';
import * as imports from '../imports/imports.ts';
import * as kinds from '../kinds/kinds.ts';
import * as leads from '../leads.ts';
import * as mapBusinesses from '../maps/map-businesses.ts';
import * as messages from '../messages.ts';
import * as administration from '../moderation/administration.ts';
import * as teamRecords from '../moderation/administration-records.ts';
import * as moderation from '../moderation/moderation.ts';
import * as team from '../owners/owner-team.ts';
import * as workspace from '../owners/owner-workspace.ts';
import * as owners from '../owners/owners.ts';
import * as plans from '../owners/plans.ts';
import * as removals from '../removals.ts';
import * as reports from '../reports.ts';
import * as reservations from '../reservations/reservations.ts';
import * as reviews from '../reviews.ts';
import * as search from '../search/search.ts';
import * as suggestions from '../search/search-suggestions.ts';
import * as performance from '../statistics/business-performance.ts';
import * as statistics from '../statistics/visitor-statistics.ts';
import * as visits from '../statistics/visits.ts';
import * as uploads from '../uploads.ts';
import type { Endpoint } from './endpoint.ts';
import * as policyReports from './policy-reports.ts';

/** Every call the product promises, in the order of the documentation. The server mounts exactly these. */
export const endpoints: Endpoint[] = [
  categories.listCategories,
  categories.getCategory,
  businesses.listBusinesses,
  businesses.listFeaturedBusinesses,
  businesses.searchBusinesses,
  search.searchDirectory,
  suggestions.suggestSearches,
  businesses.listBusinessesOfCategory,
  categoryDistricts.countDistrictsOfCategory,
  kinds.listKinds,
  kinds.countKindsOfCategory,
  newBusinesses.listNewBusinesses,
  businesses.getBusiness,
  related.listRelatedBusinesses,
  businessCode.readBusinessCode,
  mapBusinesses.listBusinessesInBox,
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
  reviews.correctAnswer,
  reports.reportBusiness,
  reports.reportReview,
  reports.listOwnReports,
  removals.requestRemoval,
  claims.claimBusiness,
  claims.listOwnClaims,
  claims.answerClaim,
  claims.withdrawClaim,
  claims.answerContest,
  claims.makePhoneCode,
  claims.provePhone,
  owners.applyAsOwner,
  owners.getApplication,
  owners.listOwnApplications,
  owners.reapplyAsOwner,
  workspace.listManagedBusinesses,
  workspace.getManagedBusiness,
  workspace.changeManagedBusiness,
  workspace.setPhotos,
  workspace.setLogo,
  workspace.setSpecialDay,
  workspace.removeSpecialDay,
  workspace.withdrawRevision,
  team.listTeam,
  team.inviteColleague,
  team.removeColleague,
  team.leaveTeam,
  team.getInvitation,
  team.acceptInvitation,
  plans.requestPlan,
  plans.setPlan,
  businessOwners.listBusinessOwners,
  businessOwners.giveBusiness,
  reservations.requestReservation,
  reservations.listOwnReservations,
  reservations.cancelReservation,
  reservations.listBusinessReservations,
  reservations.confirmReservation,
  reservations.declineReservation,
  reservations.callOffReservation,
  reservations.getReservation,
  reservations.cancelReservationByLink,
  messages.sendMessage,
  messages.listMessages,
  messages.markMessage,
  leads.createPromotionalLead,
  advertising.createAdvertisement,
  advertising.createAdvertisementRequest,
  liveAds.listLiveAdvertisementRequests,
  liveAds.listLiveAds,
  liveAds.countAdEvent,
  adPreviews.listOwnAds,
  adPreviews.getAdPreview,
  adPreviews.approveAd,
  adPreviews.askForAdChange,
  moderatedAds.getModeratedRequest,
  moderatedAds.editModeratedRequest,
  moderatedAds.getModeratedAdvertisement,
  moderatedAds.editModeratedAdvertisement,
  accounts.askSignInCode,
  accounts.verifySignInCode,
  accounts.getAccount,
  accounts.changeAccount,
  accounts.listSessions,
  accounts.endSession,
  accounts.endAllSessions,
  accounts.signOut,
  passkeys.listPasskeys,
  passkeys.askPasskeyRegistration,
  passkeys.addPasskey,
  passkeys.removePasskey,
  passkeys.askPasskeyConfirmation,
  passkeys.confirmWithPasskey,
  accounts.downloadPersonalData,
  accounts.askDeletionCode,
  accounts.askProofCode,
  accounts.proveByCode,
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
  uploads.readDocument,
  uploads.readPictureSize,
  visits.trackVisitor,
  search.countSearch,
  statistics.listDailyStatistics,
  statistics.listVisitorTotals,
  statistics.listMissedSearches,
  visits.countBusinessEvent,
  performance.getBusinessAnalytics,
  performance.getPerformance,
  performance.downloadPerformance,
  administration.listAdministeredBusinesses,
  administration.getBusinessFile,
  administration.addBusinessFile,
  administration.editBusinessFile,
  administration.correctByReport,
  administration.featureBusiness,
  administration.listImportBatches,
  administration.previewUndoing,
  administration.undoImportBatch,
  administration.approveImportBatch,
  administration.listAdministeredCategories,
  administration.addCategory,
  administration.changeCategory,
  administration.orderCategories,
  administration.deleteCategory,
  teamRecords.listPeople,
  teamRecords.getPerson,
  teamRecords.changeRole,
  teamRecords.endPersonSession,
  teamRecords.endPersonSessions,
  teamRecords.listEmails,
  teamRecords.getEmail,
  teamRecords.retryEmail,
  teamRecords.retryFailedEmails,
  teamRecords.cancelEmail,
  policyReports.reportPolicyBreach,
  citySettings.getCitySettings,
  citySettings.changeCitySettings,
  teamRecords.listDecisions,
  teamRecords.checkDecisions,
  teamRecords.listJobRuns,
  teamRecords.getTeamStatistics,
  moderation.listInbox,
  moderation.getInboxItem,
  moderation.decideItem,
  moderation.decideItems,
  moderation.downloadRecords,
];
