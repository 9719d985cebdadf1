import { advertisingRecords } from '#server/advertising/records.service.ts';
import { submissionRecords } from '#server/businesses/submitting/submissions-of-sender.service.ts';
import { answersToClaimsRecords } from '#server/claims/contests.service.ts';
import { decidedRecords } from '#server/decided-records/decided-records.service.ts';
import { favoritesRecords } from '#server/favorites/favorites.service.ts';
import { importsRecords } from '#server/imports/import-request.service.ts';
import { messagesRecords } from '#server/messages/messages.service.ts';
import { emailsRecords } from '#server/notifications/notifications.service.ts';
import { teamRecords } from '#server/owners/team.service.ts';
import type { PersonalRecords } from '#server/platform/audit/personal-records.ts';
import { helpfulMarksRecords, reviewsRecords } from '#server/reviews/records.service.ts';
import { uploadsRecords } from '#server/uploads/uploads.service.ts';

/** Whatever is kept about people: by areas, one line each, and by every kind of record for itself. */
export const personRecords: PersonalRecords[] = [
  submissionRecords,
  teamRecords,
  ...Object.values(decidedRecords).flatMap(({ personal }) => personal ?? []),
  answersToClaimsRecords,
  messagesRecords,
  favoritesRecords,
  importsRecords,
  ...advertisingRecords,
  emailsRecords,
  reviewsRecords,
  helpfulMarksRecords,
  uploadsRecords,
];
