/** Between two tries: short at first, for a server that restarts. */
const PAUSES_MINUTES = [1, 5, 15, 60, 240];
const MINUTE_MS = 60_000;
const GIVE_UP_AFTER_MS = 3 * 24 * 60 * MINUTE_MS;
/** A refusal may be a slip of the server, so it is not believed at once. */
const TRIES_WHEN_REFUSED = 3;

/** When an e-mail is tried again after its `tries`-th failure; undefined: never. */
export function nextTryAt(
  email: { tries: number; isRefused: boolean; createdAt: Date },
  now: Date,
): Date | undefined {
  if (email.isRefused && email.tries >= TRIES_WHEN_REFUSED) return undefined;
  if (now.getTime() - email.createdAt.getTime() >= GIVE_UP_AFTER_MS) return undefined;
  const minutes = PAUSES_MINUTES[email.tries - 1] ?? PAUSES_MINUTES.at(-1) ?? 1;
  return new Date(now.getTime() + minutes * MINUTE_MS);
}

/** `20261120T090000000-1001`: of one row in one database, sorted by time. */
export const mailIdOf = (email: { id: number; createdAt: Date }): string =>
  `${email.createdAt.toISOString().replace(/[-:.Z]/g, '')}-${email.id}`;
