import type { Job } from '#server/platform/jobs/jobs.ts';
import { expireReservations } from './reservations.service.ts';

export const expireReservationsJob: Job = {
  name: 'expire-reservations',
  everyMs: 60_000,
  run: async (dependencies) => ((await expireReservations(dependencies)) > 0 ? 'more' : 'done'),
};
