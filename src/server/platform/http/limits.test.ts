import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseForThisTest } from '#tests/support/test-database.ts';
import { secretFrom } from '../secret.ts';
import { openLimits } from './limits.ts';

test('instances count together, and addresses cannot be read from the table', async () => {
  const { db, pool } = await databaseForThisTest();
  const one = openLimits(pool, secretFrom('one key'));
  const other = openLimits(pool, secretFrom('one key'));
  const limit = { name: 'sınama', points: 3, perSeconds: 600 };
  const outcomes = await Promise.allSettled(
    Array.from({ length: 8 }, (_, index) =>
      (index % 2 ? one : other).spend(limit, 'address 85.1.2.3'),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  await expect(one.spend(limit, 'address 85.1.2.4')).resolves.toBeUndefined();
  await expect(one.spend(limit, 'address 85.1.2.3')).rejects.toMatchObject({
    code: 'too_many_requests',
    retryAfterSeconds: expect.closeTo(600, -2),
  });
  const { rows } = await sql<{ key: string }>`select key from limits`.execute(db);
  expect(JSON.stringify(rows)).not.toContain('85.1');
});

test('a factor gives a crowd more', async () => {
  const { pool } = await databaseForThisTest();
  const limits = openLimits(pool, secretFrom('one key'));
  const limit = { name: 'sınama', points: 2, perSeconds: 600 };
  for (let times = 0; times < 6; times++) await limits.spend(limit, 'network 85.1.2', 3);
  await expect(limits.spend(limit, 'network 85.1.2', 3)).rejects.toThrow();
});
