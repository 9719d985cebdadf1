import type { Job } from '#server/platform/jobs/jobs.ts';
import { askAboutBayram } from './bayram-hours.service.ts';

/** Asks owners whether they are open in the bayram that comes. */
export const askAboutBayramJob: Job = {
  name: 'ask-about-bayram',
  everyMs: 600_000,
  run: async (dependencies) => ((await askAboutBayram(dependencies)) > 0 ? 'more' : 'done'),
};
