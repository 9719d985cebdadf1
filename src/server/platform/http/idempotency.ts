import { sql } from 'kysely';
import { refuse } from '#contract/api/errors.ts';
import { type Context, inTransaction } from '../context.ts';
import type { Db } from '../database/database.ts';

/** How long a body that was sent without a key counts as the same one. */
const SAME_BODY_MINUTES = 10;
/** How long a key is remembered; a browser that was offline tries again within a day. */
export const KEY_HOURS = 24;

/**
 * Runs the work once per key and answers what it answered the first time. The key is written first, in
 * the work's own transaction: a second request waits for the first one to end, and a refused or broken
 * one leaves nothing behind. A key that comes again with another body is refused: the first answer is not
 * the answer to that.
 */
export async function withIdempotencyKey<C extends Keeper, T>(
  ctx: C,
  key: IdempotencyKey,
  work: Work<C, T>,
): Promise<T> {
  const hash = ctx.secret.hash('once', key.text);
  const name = hash.toString('base64');
  const before = running.get(name);
  const mine = before
    ? before.then(() => storedOnce(ctx, key, hash, work))
    : storedOnce(ctx, key, hash, work);
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

interface IdempotencyKey {
  text: string;
  isSameBody: boolean;
  /** What is sent with it. */
  body: unknown;
}

/** Who sends what: nobody gets another's answer by sending the same. */
export interface SentBy {
  endpoint: string;
  sender: (string | number)[];
  /** Given by the sender; without one the body says which is the same. */
  key: string | null;
}

export function idempotencyKeyOf({ endpoint, sender, key }: SentBy, body: unknown): IdempotencyKey {
  const what = key === null ? ['body', body] : ['key', key];
  return {
    text: JSON.stringify([endpoint, ...sender, ...what]),
    isSameBody: key === null,
    body,
  };
}

type Keeper = Pick<Context, 'db' | 'now' | 'secret'>;
type Work<C, T> = (ctx: C) => Promise<T>;

/** In this process those of one key wait here: in the database each would hold a connection meanwhile. */
const running = new Map<string, Promise<void>>();

const storedOnce = <C extends Keeper, T>(
  ctx: C,
  key: IdempotencyKey,
  hash: Buffer,
  work: Work<C, T>,
): Promise<T> =>
  inTransaction(ctx, async (inside) => {
    const bodyHash = ctx.secret.hash('once-body', JSON.stringify(key.body ?? null));
    const lifetime = key.isSameBody ? `${SAME_BODY_MINUTES} minutes` : `${KEY_HOURS} hours`;
    const { rows: taken } = await sql`
      insert into repeated_requests (key_hash, body_hash, expires_at)
      values (${hash}, ${bodyHash}, ${ctx.now()}::timestamptz + ${lifetime}::interval)
      on conflict (key_hash) do update
        set expires_at = excluded.expires_at, body_hash = excluded.body_hash, answer = null
        where repeated_requests.expires_at <= ${ctx.now()}
      returning 1`.execute(inside.db);
    if (taken.length === 0) {
      const { rows } = await sql<{ answer: T; isOther: boolean }>`
        select answer, coalesce(body_hash <> ${bodyHash}, false) as is_other
        from repeated_requests where key_hash = ${hash}`.execute(inside.db);
      if (rows[0]?.isOther) refuse('key_reused');
      return rows[0]?.answer as T;
    }
    const answer = await work(inside);
    await sql`
      update repeated_requests set answer = ${JSON.stringify(answer ?? null)}::jsonb
      where key_hash = ${hash}`.execute(inside.db);
    return answer;
  });

/** Answers in which one of these stands; whoever sends that form again is not known any more. */
export const forgetAnswersNaming = (db: Db, words: string[]) =>
  sql`
    delete from repeated_requests
    where exists (select from unnest(${words.map(inJson)}::text[]) word
      where strpos(answer::text, word) > 0)`.execute(db);

/** As it stands inside a text of JSON. */
const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
