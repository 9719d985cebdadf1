import { listOwnSubmissions, type OwnSubmission } from '#contract/business-submission.ts';
import { listOwnClaims, type OwnClaim } from '#contract/claims.ts';
import { listOwnApplications, type OwnApplication } from '#contract/owners.ts';
import { listOwnReports, type OwnReport } from '#contract/reports.ts';
import { listOwnReservations, type OwnReservation } from '#contract/reservations.ts';
import { type FollowedReview, listOwnReviews } from '#contract/reviews.ts';
import type { Api } from '#web/api/api.ts';

/** Everything a member has sent, each kind newest first. */
export interface OwnRecords {
  applications: OwnApplication[];
  submissions: OwnSubmission[];
  claims: OwnClaim[];
  reservations: OwnReservation[];
  reports: OwnReport[];
  reviews: FollowedReview[];
}

export async function fetchOwnRecords(api: Api, signal?: AbortSignal): Promise<OwnRecords> {
  const options = signal ? { signal } : {};
  const [applications, submissions, claims, reservations, reports, reviews] = await Promise.all([
    api.call(listOwnApplications, {}, options),
    api.call(listOwnSubmissions, {}, options),
    api.call(listOwnClaims, {}, options),
    api.call(listOwnReservations, {}, options),
    api.call(listOwnReports, {}, options),
    api.call(listOwnReviews, {}, options),
  ]);
  return { applications, submissions, claims, reservations, reports, reviews };
}
