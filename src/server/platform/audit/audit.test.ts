import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseForThisTest } from '#tests/support/test-database.ts';
import { openLog } from '../observability/log.ts';
import { record } from './audit.ts';

test('entries written at once form one chain, each with the hash of the one before', async () => {
  const { db } = await databaseForThisTest();
  const now = () => new Date('2026-11-20T09:00:00Z');
  const ctx = { db, now, log: openLog('silent') };
  await Promise.all(
    Array.from({ length: 10 }, (_, entityId) =>
      db.transaction().execute((trx) =>
        record(
          { ...ctx, db: trx },
          { userId: undefined, role: 'operator' },
          {
            action: 'business.approve',
            entity: 'business',
            entityId,
            difference: { status: ['pending', 'approved'] },
          },
        ),
      ),
    ),
  );
  const { rows } = await sql<{ hash: Buffer; previousHash: Buffer | null }>`
    select hash, previous_hash from audit_entries order by id`.execute(db);
  expect(rows).toHaveLength(10);
  for (const [index, { previousHash }] of rows.entries()) {
    expect(previousHash?.toString('hex')).toBe(rows[index - 1]?.hash.toString('hex'));
  }
  expect(rows[0]?.hash).toHaveLength(createHash('sha256').digest().length);
});
