import { advertisingRecords } from '#server/advertising/records.service.ts';
import { submissionRecords } from '#server/businesses/submitting/submissions-of-sender.service.ts';
import { claimsRecords } from '#server/claims/claims.service.ts';
import { answersToClaimsRecords } from '#server/claims/contests.service.ts';
import { favoritesRecords } from '#server/favorites/favorites.service.ts';
import { importsRecords } from '#server/imports/import-request.service.ts';
import { leadsRecords } from '#server/leads/leads.service.ts';
import { messagesRecords } from '#server/messages/messages.service.ts';
import { emailsRecords } from '#server/notifications/notifications.service.ts';
import { applicationsRecords } from '#server/owners/applications.service.ts';
import { planRequestsRecords } from '#server/owners/plans.service.ts';
import { revisionsRecords } from '#server/owners/revisions.service.ts';
import { teamRecords } from '#server/owners/team.service.ts';
import type { PersonalRecords } from '#server/platform/audit/personal-records.ts';
import { removalsRecords } from '#server/removals/removals.service.ts';
import { reportsRecords } from '#server/reports/reports.service.ts';
import { reservationsRecords } from '#server/reservations/reservations.service.ts';
import { helpfulMarksRecords, reviewsRecords } from '#server/reviews/records.service.ts';
import { uploadsRecords } from '#server/uploads/uploads.service.ts';

/** Every area that keeps something about people, one line each. */
export const personRecords: PersonalRecords[] = [
  submissionRecords,
  applicationsRecords,
  revisionsRecords,
  teamRecords,
  planRequestsRecords,
  claimsRecords,
  answersToClaimsRecords,
  reportsRecords,
  removalsRecords,
  reservationsRecords,
  messagesRecords,
  favoritesRecords,
  importsRecords,
  leadsRecords,
  ...advertisingRecords,
  emailsRecords,
  reviewsRecords,
  helpfulMarksRecords,
  uploadsRecords,
];
