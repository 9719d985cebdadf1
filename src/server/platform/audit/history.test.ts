import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseForThisTest } from '#tests/support/test-database.ts';
import type { Db } from '../database/database.ts';
import { openLog } from '../observability/log.ts';
import { record } from './audit.ts';
import { historyOf } from './history.ts';

test('transitions come oldest first, also where a newer one lies before an older one in the table', async () => {
  const { db } = await databaseForThisTest();
  const log = openLog('silent');
  const recordIn = (on: Db, transition: string) =>
    record(
      { db: on, now: () => new Date('2026-11-20T09:00:00Z'), log },
      { userId: undefined, role: 'operator' },
      { action: `reservation.${transition}`, entity: 'reservation', entityId: 7 },
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
  expect(history.get(7)?.map(({ transition }) => transition)).toEqual(['confirm', 'cancel']);
});
