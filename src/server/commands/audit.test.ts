import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { searchColumns } from '#server/businesses/indexing/search-columns.rules.ts';
import { databaseForThisTest, type TestDatabase } from '#tests/support/test-database.ts';

const run = promisify(execFile);
const main = fileURLToPath(new URL('./main.ts', import.meta.url));

function audit({ connection }: TestDatabase, ...args: string[]) {
  const { connectionString, host, port, user, database } = connection;
  const url =
    connectionString ??
    `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(String(host))}`;
  return run(process.execPath, [main, 'audit', ...args], {
    env: { ...process.env, DATABASE_URL: url },
  });
}

test('the whole database is proved, and what does not agree is named', async () => {
  const database = await databaseForThisTest();
  const business = {
    name: 'Şişirilmiş Lokanta',
    category: 'Restoranlar',
    address: 'Reşatbey Mah.',
    district: 'Seyhan',
  };
  const { id } = await database.db
    .insertInto('businesses')
    .values({ ...business, ...searchColumns(business as never) })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect((await audit(database)).stdout).toContain('Everything agrees.');
  await database.db
    .updateTable('businesses')
    .set({ rating: '4.9', reviewCount: 7 })
    .where('id', '=', id)
    .execute();
  const wrong = await audit(database, '--json').catch((error) => error);
  expect(wrong.code).toBe(1);
  expect(JSON.parse(wrong.stdout)).toMatchObject({
    isWell: false,
    wrongRatings: [{ id, rating: '4.9', reviewCount: 7, rightRating: '0.0', rightCount: 0 }],
  });
});
