import { sql } from 'kysely';
import type { Job } from './jobs.ts';

/** Forgets repeated requests and counts of limits that have run out. */
export const pruneJob: Job = {
  name: 'prune',
  everyMs: 10 * 60_000,
  async run({ db, limits, now }) {
    await sql`delete from repeated_requests where expires_at <= ${now()}`.execute(db);
    await limits.prune();
    return 'done';
  },
};
