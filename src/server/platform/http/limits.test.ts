import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseForThisTest } from '#tests/support/test-database.ts';
import { secretFrom } from '../secret.ts';
import { trustedProxies } from './client-address.ts';
import { countPages, openLimits } from './limits.ts';

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

test('who reads pages faster than people do is a program, as is who says so', async () => {
  const { pool } = await databaseForThisTest();
  const count = countPages(openLimits(pool, secretFrom('one key')), trustedProxies(undefined));
  const asked = (address: string, agent: string) =>
    count({ socket: { remoteAddress: address }, headers: { 'user-agent': agent } } as never);
  const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  expect(await asked('85.1.2.3', googlebot)).toBe('robot');
  for (let page = 0; page < 60; page++) expect(await asked('85.1.2.3', browser)).toBe('person');
  expect(await asked('85.1.2.3', browser)).toBe('robot');
  expect(await asked('85.1.2.4', browser)).toBe('person');
});
