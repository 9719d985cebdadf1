import type { Job } from '#server/platform/jobs.ts';
import { endAds } from './moves.service.ts';

export const endAdsJob: Job = {
  name: 'end-ads',
  everyMs: 60_000,
  run: async (surroundings) => ((await endAds(surroundings)) > 0 ? 'more' : 'done'),
};
