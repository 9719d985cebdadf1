import type { Job } from '#server/platform/jobs/jobs.ts';
import { endPlans, remindOfPlanEnds } from './plans.service.ts';

/** An ended plan is free at once wherever it is read by the clock; the lists follow this job. */
export const endPlansJob: Job = {
  name: 'end-plans',
  everyMs: 60_000,
  run: async (dependencies) => {
    const reminded = await remindOfPlanEnds(dependencies);
    const ended = await endPlans(dependencies);
    return reminded + ended > 0 ? 'more' : 'done';
  },
};
