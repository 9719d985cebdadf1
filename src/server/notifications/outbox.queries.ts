import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { Tables } from '#server/platform/database/database-tables.ts';

/** Of a decision that can be taken back: which, and until when. */
export interface Held {
  decisionId: number;
  until: Date;
}

export const insertEmail = (
  db: Db,
  message: { kind: string; to: string },
  at: Date,
  held?: Held,
): Promise<unknown> =>
  db
    .insertInto('outbox')
    .values({
      kind: message.kind,
      recipient: message.to,
      letter: JSON.stringify(message),
      nextTryAt: held?.until ?? at,
      createdAt: at,
      decisionId: held?.decisionId ?? null,
    })
    .execute();

const unsentOf = (eb: ExpressionBuilder<Tables, 'outbox'>, decisionId: number) =>
  eb.and([eb('decisionId', '=', decisionId), eb('sentAt', 'is', null)]);

export const markDue = (db: Db, decisionId: number, at: Date) =>
  db
    .updateTable('outbox')
    .set({ nextTryAt: at })
    .where((eb) => unsentOf(eb, decisionId))
    .where('nextTryAt', '>', at)
    .where('failedAt', 'is', null)
    .execute();

/** Waits for the worker that may be sending one right now: that one stays. */
export const deleteUnsent = (db: Db, decisionId: number) =>
  db
    .deleteFrom('outbox')
    .where((eb) => unsentOf(eb, decisionId))
    .execute();

export const listReachedBy = async (db: Db, decisionId: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('outbox')
    .select('recipient')
    .where('decisionId', '=', decisionId)
    .execute();
  return rows.map(({ recipient }) => recipient);
};

/** Whether somebody has proved an address. */
export const hasAccount = async (db: Db, email: string): Promise<boolean> =>
  (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()) !==
  undefined;

/** The e-mail that waits longest, held against other workers until the transaction ends. */
export const lockDueEmail = (db: Db, now: Date) =>
  db
    .selectFrom('outbox')
    .select(['id', 'kind', 'recipient', 'letter', 'tries', 'createdAt'])
    .where('sentAt', 'is', null)
    .where('failedAt', 'is', null)
    .where('nextTryAt', '<=', now)
    .orderBy('nextTryAt')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/** What it said goes: it may hold a code or a link that opens something. */
export const markSent = (db: Db, id: number, at: Date) =>
  db
    .updateTable('outbox')
    .set({ sentAt: at, letter: '{}', lastError: null })
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
      lastError: failure.error,
      ...(failure.nextTryAt ? { nextTryAt: failure.nextTryAt } : { failedAt: at }),
    })
    .where('id', '=', id)
    .execute();

/** E-mails on the way, and e-mails that no server took. */
/** `held`: of those that wait, whose decision may still be taken back. */
export async function countByState(
  db: Db,
): Promise<{ waiting: number; held: number; failed: number }> {
  const { count } = db.fn;
  const row = await db
    .selectFrom('outbox')
    .select([
      count<number>('id').filterWhere('failedAt', 'is', null).as('waiting'),
      count<number>('id').filterWhere('failedAt', 'is not', null).as('failed'),
      count<number>('id')
        .filterWhere('failedAt', 'is', null)
        .filterWhere('decisionId', 'is not', null)
        .filterWhere('tries', '=', 0)
        .filterWhere('nextTryAt', '>', sql<Date>`now()`)
        .as('held'),
    ])
    .where('sentAt', 'is', null)
    .executeTakeFirstOrThrow();
  return row;
}

/** E-mails that are done with: nobody needs to know for longer whom they went to. */
export const deleteEmailsBefore = (db: Db, moment: Date) =>
  db
    .deleteFrom('outbox')
    .where('createdAt', '<=', moment)
    .where((where) =>
      where.or([where('sentAt', 'is not', null), where('failedAt', 'is not', null)]),
    )
    .executeTakeFirstOrThrow();

export const deleteEmailsTo = (db: Db, recipient: string) =>
  db.deleteFrom('outbox').where('recipient', '=', recipient).execute();

/** Takes words out of e-mails that somebody else will get: they go out without them. Those given up go. */
export async function takeOutOfEmails(db: Db, words: string, instead: string): Promise<void> {
  const named = sql`strpos(letter::text, ${inJson(words)}) > 0`;
  await sql`delete from outbox where failed_at is not null and ${named}`.execute(db);
  await sql`
    update outbox set letter = replace(letter::text, ${inJson(words)}, ${inJson(instead)})::jsonb
    where ${named}`.execute(db);
}

/** As it stands inside a text of JSON. */
const inJson = (text: string) => JSON.stringify(text).slice(1, -1);

/** What was sent and when, without what it said. */
export const listEmailsTo = (db: Db, recipient: string) =>
  db
    .selectFrom('outbox')
    .select(['kind', 'createdAt', 'sentAt'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();
