import type { Job } from '#server/platform/jobs/jobs.ts';
import { askAboutFacts } from './asked-facts.service.ts';

/** Asks once a year whether what the page of a business says still holds. */
export const askAboutFactsJob: Job = {
  name: 'ask-about-facts',
  everyMs: 3_600_000,
  async run(dependencies) {
    await askAboutFacts(dependencies);
    return 'done';
  },
};
