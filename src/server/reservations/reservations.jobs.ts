import type { Job } from '#server/platform/jobs.ts';
import { expireReservations } from './reservations.service.ts';

export const expireReservationsJob: Job = {
  name: 'expire-reservations',
  everyMs: 60_000,
  run: async (surroundings) => ((await expireReservations(surroundings)) > 0 ? 'more' : 'done'),
};
