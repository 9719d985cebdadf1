import { expect, test } from 'vitest';
import { findWrongRatings } from '#server/reviews/rating-check.service.ts';
import { databaseForThisTest } from '../../../tests/support/test-database.ts';
import { removeExamples } from './examples.service.ts';
import { addGenerated } from './generated-directory.service.ts';

const NOW = new Date('2026-11-20T09:00:00Z');

test('a second run adds nothing, ratings are what the reviews say, and all leave with the examples', async () => {
  const { db } = await databaseForThisTest();
  const ctx = { db, now: () => NOW };
  const told: number[] = [];
  const onAdded = (rows: number) => told.push(rows);
  expect(await addGenerated(ctx, { count: 620, seed: 1, onAdded })).toBe(620);
  expect(told).toEqual([500, 120]);
  expect(await addGenerated(ctx, { count: 620, seed: 1 })).toBe(0);
  // More of the same seed: only those that are not there.
  expect(await addGenerated(ctx, { count: 650, seed: 1 })).toBe(30);

  const rated = await db
    .selectFrom('businesses')
    .select(({ fn }) => [fn.sum<string>('reviewCount').as('reviews'), fn.max('rating').as('best')])
    .executeTakeFirstOrThrow();
  expect(Number(rated.reviews)).toBeGreaterThan(500);
  expect(Number(rated.best)).toBeGreaterThan(4);
  expect(await findWrongRatings(db)).toEqual([]);
  const approved = await db
    .selectFrom('businesses')
    .select(({ fn }) => [fn.min('approvedAt').as('first'), fn.max('approvedAt').as('last')])
    .executeTakeFirstOrThrow();
  expect(approved.first?.getFullYear()).toBeLessThan(2024);
  expect(approved.last?.getTime()).toBeLessThanOrEqual(NOW.getTime());

  expect(await removeExamples(db)).toEqual({ businesses: 650 });
  for (const table of ['businesses', 'reviews', 'users'] as const) {
    const { count } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count, table).toBe(0);
  }
});
