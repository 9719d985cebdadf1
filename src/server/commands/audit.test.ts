import { expect, test } from 'vitest';
import { searchColumns } from '#server/businesses/indexing/search-columns.rules.ts';
import { addressOf, runHere } from '#tests/support/operator-commands.ts';
import { databaseForThisTest, type TestDatabase } from '#tests/support/test-database.ts';

const audit = (database: TestDatabase, ...args: string[]) =>
  runHere(['audit', ...args], { DATABASE_URL: addressOf(database) });

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
  expect((await audit(database)).out).toContain('Everything agrees.');
  await database.db
    .updateTable('businesses')
    .set({ rating: '4.9', reviewCount: 7 })
    .where('id', '=', id)
    .execute();
  const wrong = await audit(database, '--json');
  expect(wrong.code).toBe(1);
  expect(JSON.parse(wrong.out)).toMatchObject({
    isWell: false,
    wrongRatings: [{ id, rating: '4.9', reviewCount: 7, rightRating: '0.0', rightCount: 0 }],
  });
});
