import { decidedRecords } from './decided-records.service.ts';

/** The calls by which records come whose area has no others. */
export const recordsRoutes = Object.values(decidedRecords).flatMap(
  ({ definition }) => definition.calls ?? [],
);
