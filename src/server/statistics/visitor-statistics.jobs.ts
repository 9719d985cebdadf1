import type { Job } from '#server/platform/jobs/jobs.ts';
import { rollUpVisits } from './daily-statistics.service.ts';

/** Keeps /analytics at most this far behind. */
export const rollUpVisitsJob: Job = {
  name: 'roll-up-visits',
  everyMs: 10_000,
  async run(dependencies) {
    await rollUpVisits(dependencies);
    return 'done';
  },
};
