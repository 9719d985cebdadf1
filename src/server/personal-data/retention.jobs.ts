import type { Job } from '#server/platform/jobs/jobs.ts';
import { forgetWhatIsOver } from './retention.service.ts';

/** Keeps what the privacy page promises: what its table gives no more time to, goes. */
export const forgetJob: Job = {
  name: 'forget',
  everyMs: 10 * 60_000,
  async run(dependencies) {
    const gone = await forgetWhatIsOver(dependencies);
    if (Object.keys(gone).length > 0) dependencies.log.info({ gone }, 'time over');
    return 'done';
  },
};
