import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseForThisTest } from '#tests/support/test-database.ts';
import { record } from './audit.ts';
import type { Db } from './database.ts';
import { historyOf } from './history.ts';
import { openLog } from './log.ts';

test('moves come oldest first, also where a newer one lies before an older one in the table', async () => {
  const { db } = await databaseForThisTest();
  const log = openLog('silent');
  const recordIn = (on: Db, move: string) =>
    record(
      { db: on, now: () => new Date('2026-11-20T09:00:00Z'), log },
      { userId: undefined, role: 'operator' },
      { action: `reservation.${move}`, entity: 'reservation', entityId: 7 },
    );
  // What was rolled back leaves room that the next entry takes once it is swept.
  const undone = db.transaction().execute(async (trx) => {
    await recordIn(trx, 'request');
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await recordIn(db, 'confirm');
  await sql`vacuum audit_entries`.execute(db);
  await recordIn(db, 'cancel');
  const history = await historyOf(db, 'reservation', [7]);
  expect(history.get(7)?.map(({ move }) => move)).toEqual(['confirm', 'cancel']);
});
