import { listOwnAds, type OwnAd } from '#contract/advertising/ad-previews.ts';
import {
  listOwnSubmissions,
  type OwnSubmission,
} from '#contract/businesses/business-submission.ts';
import { listOwnClaims, type OwnClaim } from '#contract/claims.ts';
import { listOwnApplications, type OwnApplication } from '#contract/owners/owners.ts';
import { listOwnReports, type OwnReport } from '#contract/reports.ts';
import { listOwnReservations, type OwnReservation } from '#contract/reservations/reservations.ts';
import { type FollowedReview, listOwnReviews } from '#contract/reviews.ts';
import { listOwnPhotos, type OwnPhotos } from '#contract/visitor-photos.ts';
import type { Api } from '#web/api/api.ts';

/** Everything a member has sent, each kind newest first. */
export interface OwnRecords {
  applications: OwnApplication[];
  submissions: OwnSubmission[];
  claims: OwnClaim[];
  reservations: OwnReservation[];
  reports: OwnReport[];
  reviews: FollowedReview[];
  photos: OwnPhotos[];
  ads: OwnAd[];
}

export async function fetchOwnRecords(api: Api, signal?: AbortSignal): Promise<OwnRecords> {
  const options = signal ? { signal } : {};
  const [applications, submissions, claims, reservations, reports, reviews, photos, ads] =
    await Promise.all([
      api.call(listOwnApplications, {}, options),
      api.call(listOwnSubmissions, {}, options),
      api.call(listOwnClaims, {}, options),
      api.call(listOwnReservations, {}, options),
      api.call(listOwnReports, {}, options),
      api.call(listOwnReviews, {}, options),
      api.call(listOwnPhotos, {}, options),
      api.call(listOwnAds, {}, options),
    ]);
  return { applications, submissions, claims, reservations, reports, reviews, photos, ads };
}
