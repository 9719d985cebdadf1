import type { Job } from '#server/platform/jobs.ts';
import { endPlans, remindOfPlanEnds } from './plans.service.ts';

/** An ended plan is free at once wherever it is read by the clock; the lists follow this job. */
export const endPlansJob: Job = {
  name: 'end-plans',
  everyMs: 60_000,
  run: async (surroundings) => {
    const reminded = await remindOfPlanEnds(surroundings);
    const ended = await endPlans(surroundings);
    return reminded + ended > 0 ? 'more' : 'done';
  },
};
