import type { Job } from '#server/platform/jobs/jobs.ts';
import { rewriteSearchColumns } from './search-columns.service.ts';

/** Rewrites what businesses are found by, where older rules computed it. */
export const rewriteSearchColumnsJob: Job = {
  name: 'rewrite-search-columns',
  everyMs: 60_000,
  run: async ({ db }) => ((await rewriteSearchColumns(db)) > 0 ? 'more' : 'done'),
};
