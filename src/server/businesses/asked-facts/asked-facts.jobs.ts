import type { Job } from '#server/platform/jobs/jobs.ts';
import { askAboutFacts } from './asked-facts.service.ts';

/** Asks once a year whether what the page of a business says still holds. */
export const askAboutFactsJob: Job = {
  name: 'ask-about-facts',
  everyMs: 3_600_000,
  run: async (dependencies) => ((await askAboutFacts(dependencies)) > 0 ? 'more' : 'done'),
};
