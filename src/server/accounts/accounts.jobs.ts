import type { Job } from '#server/platform/jobs.ts';
import { deleteLeftGuests, deleteOldCodes } from './accounts.queries.ts';
import { deleteOldSessions } from './sessions.queries.ts';

/** Forgets sessions and sign-in codes that have run out, and guests without a session. */
export const forgetOldSessionsJob: Job = {
  name: 'forget-old-sessions',
  everyMs: 10 * 60_000,
  async run({ db, now }) {
    await deleteOldSessions(db, now());
    await deleteLeftGuests(db);
    await deleteOldCodes(db, now());
    return 'done';
  },
};
