import type { Job } from '#server/platform/jobs/jobs.ts';
import { endAds } from './ad-records.service.ts';

export const endAdsJob: Job = {
  name: 'end-ads',
  everyMs: 60_000,
  run: async (dependencies) => ((await endAds(dependencies)) > 0 ? 'more' : 'done'),
};
