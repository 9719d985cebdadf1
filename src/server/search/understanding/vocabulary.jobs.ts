import type { Job } from '#server/platform/jobs/jobs.ts';
import { countDueWords, relearnWords } from './vocabulary.queries.ts';

const WORDS_AT_ONCE = 100;
const COUNTED_EVERY_MS = 24 * 60 * 60_000;

/** Counts new words soon and all others once a day. */
export const countSearchWordsJob: Job = {
  name: 'count-search-words',
  everyMs: 5_000,
  async run({ db, now }) {
    const before = new Date(now().getTime() - COUNTED_EVERY_MS);
    const due = await countDueWords(db, { before, now: now(), limit: WORDS_AT_ONCE });
    if (due === 0) await relearnWords(db);
    return due === WORDS_AT_ONCE ? 'more' : 'done';
  },
};
