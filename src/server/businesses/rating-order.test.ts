import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listBusinesses, SORTS } from '#contract/businesses/businesses.ts';
import { weightedRating } from '#contract/businesses/rating-order.ts';
import { searchDirectory } from '#contract/search/search.ts';
import {
  bestFirst,
  planRank,
  weightedRatingOf,
} from '#server/platform/database/business-orders.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const RATED: [string, number][] = [
  ['5.0', 1],
  ['4.6', 100],
  ['4.6', 3],
  ['3.0', 40],
  ['0.0', 0],
];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  for (const [rating, reviewCount] of RATED)
    await app.given.business({ name: `${rating} of ${reviewCount}`, rating, reviewCount });
});
afterAll(() => app.close());

test('few voices count for less: one enthusiast does not come before a hundred who are pleased', async () => {
  const found = await app.call(listBusinesses, {});
  expect(found.map(({ name }) => name)).toEqual([
    '4.6 of 100',
    '4.6 of 3',
    '5.0 of 1',
    '0.0 of 0',
    '3.0 of 40',
  ]);
});

test('the database reckons as the code does', async () => {
  const { rows } = await sql<{ rating: string; reviewCount: number; weighted: number }>`
    select rating, review_count, ${weightedRatingOf()}::float8 as weighted
    from businesses`.execute(app.db);
  expect(rows).toHaveLength(RATED.length);
  for (const { rating, reviewCount, weighted } of rows)
    expect(weighted).toBeCloseTo(weightedRating(Number(rating), reviewCount), 10);
});

test('lists come out of the indexes, in their order', async () => {
  const { rows } = await app.db.transaction().execute(async (trx) => {
    await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_sort', 'off', true)`.execute(
      trx,
    );
    return sql<Record<string, string>>`
      explain select id from businesses where status = 'approved' and category = 'Kafeler'
      order by ${bestFirst()}, ${planRank()}, id limit 20`.execute(trx);
  });
  const plan = rows.map((row) => Object.values(row)[0]).join('\n');
  expect(plan).toContain('Index Only Scan using businesses_of_category_rated');
});

test.each(SORTS)('sorted by %s, of equals the paid plan stands first', async (sort) => {
  const category = 'Oteller';
  const equal = { category, name: 'Eşit Otel', rating: '4.0', reviewCount: 2 };
  await app.db.deleteFrom('businesses').where('category', '=', category).execute();
  const ids: number[] = [];
  for (const plan of ['free', 'basic', 'premium', 'premium'] as const)
    ids.push(await app.given.business({ ...equal, plan }));
  const [free, basic, premium, younger] = ids;
  const listed = await app.call(listBusinesses, { category, sort });
  const { items: found } = await app.call(searchDirectory, { category, sort });
  for (const list of [listed, found])
    expect(list.map(({ id }) => id)).toEqual([premium, younger, basic, free]);
});
