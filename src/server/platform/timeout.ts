import { Refusal } from '#contract/api/errors.ts';

/** Longer than any answer takes on a busy machine; a server that hangs without a word must not hang the site. */
const ANSWER_TIMEOUT_MS = 10_000;

/** The work's result, or the refusal `not_ready` when it takes too long. Ends the waiting, not the work. */
export async function withTimeout<T>(
  work: Promise<T> | T,
  timeoutMs = ANSWER_TIMEOUT_MS,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refusal('not_ready')), timeoutMs);
  });
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
