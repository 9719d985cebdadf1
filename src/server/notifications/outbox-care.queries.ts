import { type Expression, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

type EmailState = 'waiting' | 'sent' | 'failed' | 'cancelled';

interface EmailFilters {
  state?: EmailState | undefined;
  /** Part of the recipient's address or of the kind. */
  text?: string | undefined;
}

const stateOf: Record<EmailState, Expression<SqlBool>> = {
  waiting: sql<SqlBool>`sent_at is null and failed_at is null`,
  sent: sql<SqlBool>`sent_at is not null`,
  failed: sql<SqlBool>`failed_at is not null and cancelled_at is null`,
  cancelled: sql<SqlBool>`cancelled_at is not null`,
};

function conditionsOf({ state, text }: EmailFilters) {
  const conditions: Expression<SqlBool>[] = [sql<SqlBool>`true`];
  if (state) conditions.push(stateOf[state]);
  if (text) {
    conditions.push(
      sql<SqlBool>`(strpos(lower(recipient), lower(${text})) > 0 or strpos(kind, ${text}) > 0)`,
    );
  }
  return conditions;
}

const columns = (db: Db) =>
  db
    .selectFrom('outbox')
    .select([
      'id',
      'kind',
      'recipient',
      'letter',
      'tries',
      'nextTryAt',
      'sentAt',
      'failedAt',
      'cancelledAt',
      'lastError',
      'createdAt',
    ]);

export type EmailRow = Awaited<ReturnType<ReturnType<typeof columns>['execute']>>[number];

export const listEmailRows = (
  db: Db,
  filters: EmailFilters,
  { limit, offset }: { limit: number; offset: number },
) =>
  columns(db)
    .where((eb) => eb.and(conditionsOf(filters)))
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export async function countEmails(db: Db, filters: EmailFilters): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .where((eb) => eb.and(conditionsOf(filters)))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const findEmailRow = (db: Db, id: number) =>
  columns(db).where('id', '=', id).executeTakeFirst();

/** Waits for the worker that may be sending it right now. */
export const lockEmailRow = (db: Db, id: number) =>
  columns(db).where('id', '=', id).forUpdate().executeTakeFirst();

/** As if it were new: due now, with all its tries before it. */
export const markDueAgain = (db: Db, id: number, at: Date) =>
  db
    .updateTable('outbox')
    .set({ failedAt: null, cancelledAt: null, tries: 0, nextTryAt: at })
    .where('id', '=', id)
    .execute();

export const markAllFailedDueAgain = async (db: Db, at: Date): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ failedAt: null, tries: 0, nextTryAt: at })
    .where('failedAt', 'is not', null)
    .where('cancelledAt', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

export const markCancelled = (db: Db, id: number, at: Date) =>
  db.updateTable('outbox').set({ failedAt: at, cancelledAt: at }).where('id', '=', id).execute();
