import type { Job } from '#server/platform/jobs/jobs.ts';
import { refreshPlaces } from './places.service.ts';

/** Learns the names of places anew after businesses changed. */
export const learnPlacesJob: Job = {
  name: 'learn-places',
  everyMs: 15_000,
  run: async ({ db, now }) => {
    await refreshPlaces(db, now());
    return 'done';
  },
};
