import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/**
 * Begins `second` when `first` is done and not yet committed, and ends `first` as soon as `second` waits for
 * it (in so many transactions), or is over: two at the same moment, in the order in which only a lock helps.
 * @returns what became of `second`
 */
export async function whileUncommitted<T>(
  db: Db,
  first: (db: Db) => Promise<unknown>,
  second: () => Promise<T>,
  transactions = 1,
): Promise<PromiseSettledResult<T>> {
  const { answer } = await db.transaction().execute(async (trx) => {
    await first(trx);
    let isOver = false;
    const settled = Promise.allSettled([second()]).then(([one]) => {
      isOver = true;
      return one;
    });
    while (!isOver && (await countWaiting(trx)) < transactions);
    return { answer: settled };
  });
  return answer;
}

/** Of this database, which a test has for itself. */
const countWaiting = async (db: Db) => {
  await sql`select pg_stat_clear_snapshot()`.execute(db);
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length;
};
