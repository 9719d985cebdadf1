import { sql } from 'kysely';
import type { Db } from '#server/platform/database.ts';

export const insertLetter = (
  db: Db,
  letter: { kind: string; to: string },
  at: Date,
): Promise<unknown> =>
  db
    .insertInto('outbox')
    .values({
      kind: letter.kind,
      recipient: letter.to,
      letter: JSON.stringify(letter),
      next_try_at: at,
      created_at: at,
    })
    .execute();

/** Whether somebody has proved an address. */
export const hasAccount = async (db: Db, email: string): Promise<boolean> =>
  (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()) !==
  undefined;

/** The letter that waits longest, held against other workers until the transaction ends. */
export const lockDueLetter = (db: Db, now: Date) =>
  db
    .selectFrom('outbox')
    .select(['id', 'kind', 'recipient', 'letter', 'tries', 'created_at'])
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/** What it said goes: it may hold a code or a link that opens something. */
export const markSent = (db: Db, id: number, at: Date) =>
  db
    .updateTable('outbox')
    .set({ sent_at: at, letter: '{}', last_error: null })
    .where('id', '=', id)
    .execute();

export const markTried = (
  db: Db,
  id: number,
  failure: { tries: number; error: string; nextTryAt: Date | undefined },
  at: Date,
) =>
  db
    .updateTable('outbox')
    .set({
      tries: failure.tries,
      last_error: failure.error,
      ...(failure.nextTryAt ? { next_try_at: failure.nextTryAt } : { failed_at: at }),
    })
    .where('id', '=', id)
    .execute();

/** Letters on the way, and letters that no server took. */
export async function countByState(db: Db): Promise<{ waiting: number; failed: number }> {
  const { count } = db.fn;
  const row = await db
    .selectFrom('outbox')
    .select([
      count<number>('id').filterWhere('failed_at', 'is', null).as('waiting'),
      count<number>('id').filterWhere('failed_at', 'is not', null).as('failed'),
    ])
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row;
}

/** Letters that are done with: nobody needs to know for longer whom they went to. */
export const deleteLettersBefore = (db: Db, moment: Date) =>
  db
    .deleteFrom('outbox')
    .where('created_at', '<=', moment)
    .where((where) =>
      where.or([where('sent_at', 'is not', null), where('failed_at', 'is not', null)]),
    )
    .executeTakeFirstOrThrow();

export const deleteLettersTo = (db: Db, recipient: string) =>
  db.deleteFrom('outbox').where('recipient', '=', recipient).execute();

/** Takes words out of letters that somebody else will get: they go out without them. Those given up go. */
export async function takeOutOfLetters(db: Db, words: string, instead: string): Promise<void> {
  const named = sql`strpos(letter::text, ${inJson(words)}) > 0`;
  await sql`delete from outbox where failed_at is not null and ${named}`.execute(db);
  await sql`
    update outbox set letter = replace(letter::text, ${inJson(words)}, ${inJson(instead)})::jsonb
    where ${named}`.execute(db);
}

/** As it stands inside a text of JSON. */
const inJson = (text: string) => JSON.stringify(text).slice(1, -1);

/** What was sent and when, without what it said. */
export const listLettersTo = (db: Db, recipient: string) =>
  db
    .selectFrom('outbox')
    .select(['kind', 'created_at as createdAt', 'sent_at as sentAt'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();
