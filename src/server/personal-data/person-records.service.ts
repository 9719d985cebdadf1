import { submissionRecords } from '#server/businesses/own-submissions.service.ts';
import { claimsRecords } from '#server/claims/claims.service.ts';
import { favoritesRecords } from '#server/favorites/favorites.service.ts';
import { importsRecords } from '#server/imports/import-request.service.ts';
import { leadsRecords } from '#server/leads/leads.service.ts';
import { lettersRecords } from '#server/notifications/notifications.service.ts';
import type { PersonalRecords } from '#server/platform/personal-records.ts';
import { reportsRecords } from '#server/reports/reports.service.ts';
import { reservationsRecords } from '#server/reservations/reservations.service.ts';
import { helpfulMarksRecords, reviewsRecords } from '#server/reviews/records.service.ts';
import { uploadsRecords } from '#server/uploads/uploads.service.ts';

/** Every area that keeps something about people, one line each. */
export const personRecords: PersonalRecords[] = [
  submissionRecords,
  claimsRecords,
  reportsRecords,
  reservationsRecords,
  favoritesRecords,
  importsRecords,
  leadsRecords,
  lettersRecords,
  reviewsRecords,
  helpfulMarksRecords,
  uploadsRecords,
];
