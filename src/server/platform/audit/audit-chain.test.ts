import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseForThisTest } from '#tests/support/test-database.ts';
import { openLog } from '../observability/log.ts';
import { record } from './audit.ts';
import { checkAuditChain } from './audit-chain.ts';

test('an entry that is changed or taken out later is found', async () => {
  const { db } = await databaseForThisTest();
  const ctx = { db, now: () => new Date('2026-11-20T09:00:00.123Z'), log: openLog('silent') };
  for (let entityId = 1; entityId <= 4; entityId++) {
    await db.transaction().execute((trx) =>
      record(
        { ...ctx, db: trx },
        { userId: 1001, role: 'moderator' },
        {
          action: 'review.reject',
          entity: 'review',
          entityId,
          // Two keys that the database keeps in another order.
          ...(entityId > 1 && {
            difference: { status: ['pending', 'rejected'], reason: 'insult' },
          }),
        },
      ),
    );
  }
  const { rows } = await sql<{
    id: string;
  }>`select id::text from audit_entries order by id`.execute(db);
  const ids = rows.map(({ id }) => id);
  expect(await checkAuditChain(db)).toEqual({ entries: 4, broken: [] });
  await sql`update audit_entries set difference = '{"reason": "photo", "status": ["pending", "rejected"]}'
    where id = ${ids[1]}::bigint`.execute(db);
  await sql`delete from audit_entries where id = ${ids[2]}::bigint`.execute(db);
  expect(await checkAuditChain(db)).toEqual({ entries: 3, broken: [ids[1], ids[3]] });
});
