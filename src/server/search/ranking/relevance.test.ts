import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchDirectory as endpoint } from '#contract/search/search.ts';
import { exampleBusinesses } from '#db/seed/example-businesses.ts';
import { insertExampleBusinesses } from '#server/businesses/submitting/example-businesses.service.ts';
import { tellKinds } from '#server/kinds/kinds.service.ts';
import { openLog } from '#server/platform/observability/log.ts';
import { secretFrom } from '#server/platform/secret.ts';
import {
  measureRelevance,
  readQuestions,
  relevanceReport,
  textOf,
} from '#tests/relevance/questions.ts';
import { arePlacesHere, importPlaces } from '#tests/support/real-places.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { searchDirectory } from './search.service.ts';

const NOW = new Date('2026-11-20T09:00:00Z');
/**
 * Of answers to the whole question alone; what answers a part stands apart and counts for nothing. The questions
 * name some that must be found, not all that may be: so precision is less than what a reader would say.
 */
const LEAST = {
  examples: { recall: 0.94, precision: 0.89, reciprocalRank: 0.97, honesty: 0.97 },
  places: { recall: 0.93, precision: 0.9, reciprocalRank: 0.97, honesty: 1 },
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function expectFound(name: keyof typeof LEAST) {
  const { db } = database;
  await tellKinds(db);
  const file = new URL(`../../../../tests/relevance/dev/${name}.txt`, import.meta.url);
  const rows = await db
    .selectFrom('businesses')
    .select(['id', 'name', 'subcategory'])
    .where('status', '=', 'approved')
    .execute();
  const ctx = { db, now: () => NOW, log: openLog('silent'), secret: secretFrom('test') };
  const groups = await measureRelevance(
    readQuestions(readFileSync(file, 'utf8')),
    rows.map(({ name, subcategory }) => ({ text: textOf(name, subcategory) })),
    async (q) => {
      const { items } = await searchDirectory(ctx, endpoint.input.parse({ q }));
      return items.map(({ id, name, subcategory }) => ({ id, text: textOf(name, subcategory) }));
    },
  );
  process.stdout.write(`${relevanceReport(name, groups)}\n`);
  const all = groups.get('all');
  const least = LEAST[name];
  expect(all?.recall).toBeGreaterThanOrEqual(least.recall);
  expect(all?.precision).toBeGreaterThanOrEqual(least.precision);
  expect(all?.reciprocalRank).toBeGreaterThanOrEqual(least.reciprocalRank);
  expect(all?.honesty).toBeGreaterThanOrEqual(least.honesty);
}

test('who asks in their own words finds the example businesses, and is told what is not there', async () => {
  await insertExampleBusinesses(database.db, exampleBusinesses, NOW);
  await expectFound('examples');
});

test.skipIf(!arePlacesHere)('who asks for real places finds them among all others', async () => {
  expect(await importPlaces(database.db, NOW)).toBeGreaterThan(500);
  await expectFound('places');
});
