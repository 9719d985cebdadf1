import { sql } from 'kysely';
import { type Context, inTransaction } from './context.ts';

/** How long a body that was sent without a key counts as the same one. */
export const SAME_BODY_MINUTES = 10;
/** How long a key is remembered; a browser that was offline tries again within a day. */
const KEY_HOURS = 24;

/**
 * Runs the work once per key and answers what it answered the first time. The key is written first, in
 * the work's own transaction: a second request waits for the first one to end, and a refused or broken
 * one leaves nothing behind.
 */
export async function once<T>(ctx: Context, key: Key, work: Work<T>): Promise<T> {
  const hash = ctx.secret.hash('once', key.text);
  const name = hash.toString('base64');
  const before = running.get(name);
  const mine = before
    ? before.then(() => onceStored(ctx, key, hash, work))
    : onceStored(ctx, key, hash, work);
  const ended = mine.then(
    () => {},
    () => {},
  );
  running.set(name, ended);
  try {
    return await mine;
  } finally {
    if (running.get(name) === ended) running.delete(name);
  }
}

interface Key {
  text: string;
  isSameBody: boolean;
}
type Work<T> = (ctx: Context) => Promise<T>;

/** In this process those of one key wait here: in the database each would hold a connection meanwhile. */
const running = new Map<string, Promise<void>>();

const onceStored = <T>(ctx: Context, key: Key, hash: Buffer, work: Work<T>): Promise<T> =>
  inTransaction(ctx, async (inside) => {
    const lifetime = key.isSameBody ? `${SAME_BODY_MINUTES} minutes` : `${KEY_HOURS} hours`;
    const { rows: taken } = await sql`
      insert into repeated_requests (key_hash, expires_at)
      values (${hash}, ${ctx.now()}::timestamptz + ${lifetime}::interval)
      on conflict (key_hash) do update
        set expires_at = excluded.expires_at, answer = null
        where repeated_requests.expires_at <= ${ctx.now()}
      returning 1`.execute(inside.db);
    if (taken.length === 0) {
      const { rows } = await sql<{ answer: T }>`
        select answer from repeated_requests where key_hash = ${hash}`.execute(inside.db);
      return rows[0]?.answer as T;
    }
    const answer = await work(inside);
    await sql`
      update repeated_requests set answer = ${JSON.stringify(answer ?? null)}::jsonb
      where key_hash = ${hash}`.execute(inside.db);
    return answer;
  });
