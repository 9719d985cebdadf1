import type { Job } from '#server/platform/jobs/jobs.ts';
import { checkWebsites } from './website-checks.service.ts';

/** Asks websites of businesses whether they still answer; none where the operator allows none. */
export const checkWebsitesJob = (perDay: number): Job[] =>
  perDay === 0
    ? []
    : [
        {
          name: 'check-websites',
          everyMs: 3_600_000,
          async run(dependencies) {
            await checkWebsites(dependencies, perDay);
            return 'done';
          },
        },
      ];
