import type { Job } from '#server/platform/jobs.ts';
import { forgetCountedViews } from './events.service.ts';
import { forgetSearchWords } from './search-counts.service.ts';

/** Single visitors' traces go; the sums stay. */
export const forgetVisitorTracesJob: Job = {
  name: 'forget-visitor-traces',
  everyMs: 60 * 60_000,
  async run(surroundings) {
    await forgetCountedViews(surroundings);
    await forgetSearchWords(surroundings);
    return 'done';
  },
};
