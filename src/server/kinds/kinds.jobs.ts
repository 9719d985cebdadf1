import type { Job } from '#server/platform/jobs/jobs.ts';
import { tellKinds } from './kinds.service.ts';

/** Tells kinds anew after the team changed a kind or its words. */
export const tellKindsJob: Job = {
  name: 'tell-kinds',
  everyMs: 5_000,
  run: async ({ db }) => {
    await db.transaction().execute((trx) => tellKinds(trx, db));
    return 'done';
  },
};
