import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { searchDirectory as endpoint } from '#contract/search/search.ts';
import { exampleBusinesses } from '#db/seed/example-businesses.ts';
import { insertExampleBusinesses } from '#server/businesses/submitting/example-businesses.service.ts';
import { tellKinds } from '#server/kinds/kinds.service.ts';
import { openLog } from '#server/platform/observability/log.ts';
import { secretFrom } from '#server/platform/secret.ts';
import { searchDirectory } from '#server/search/ranking/search.service.ts';
import {
  measureRelevance,
  readQuestions,
  relevanceReport,
  textOf,
} from '#tests/relevance/questions.ts';
import { arePlacesHere, importPlaces } from '#tests/support/real-places.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { refreshPlaces } from './places.service.ts';

const NOW = new Date('2026-11-20T09:00:00Z');
const LEAST = { recall: 0.95, reciprocalRank: 0.95 };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const ask = (q: string) =>
  searchDirectory(
    { db: database.db, now: () => NOW, log: openLog('silent'), secret: secretFrom('test') },
    endpoint.input.parse({ q }),
  );

async function expectFound(name: string) {
  await tellKinds(database.db);
  await refreshPlaces(database.db, NOW);
  const rows = await database.db
    .selectFrom('businesses')
    .select(['id', 'name', 'address', 'subcategory'])
    .execute();
  const texts = new Map(
    rows.map(({ id, address, name: own, subcategory }) => [
      id,
      textOf(`${address} · ${own}`, subcategory),
    ]),
  );
  const file = new URL(`../../../tests/relevance/dev/${name}.txt`, import.meta.url);
  const unread: string[] = [];
  const groups = await measureRelevance(
    readQuestions(readFileSync(file, 'utf8')),
    [...texts.values()].map((text) => ({ text })),
    async (q) => {
      const { items, readings, unknownPlace } = await ask(q);
      if (unknownPlace === null && !readings.some(({ kind }) => kind === 'place')) unread.push(q);
      return items.map(({ id }) => ({ id, text: texts.get(id) ?? '' }));
    },
  );
  process.stdout.write(`${relevanceReport(name, groups)}\n  unread: ${unread.join(', ')}\n`);
  const all = groups.get('all');
  expect(all?.recall).toBeGreaterThanOrEqual(LEAST.recall);
  expect(all?.reciprocalRank).toBeGreaterThanOrEqual(LEAST.reciprocalRank);
  expect(all?.honesty).toBe(1);
}

test('who asks for something at a place of the examples finds it there', async () => {
  await insertExampleBusinesses(database.db, exampleBusinesses, NOW);
  await expectFound('named-places-of-examples');
});

test('a place costs a question one statement more at most', async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const statements = async (q: string) => {
    await ask(q);
    query.mockClear();
    await ask(q);
    return query.mock.calls.length;
  };
  const plain = await statements('çukurova eczane');
  expect(await statements('güzelyalı eczane')).toBeLessThanOrEqual(plain + 1);
  expect(await statements('cumhuriyet caddesi eczane')).toBeLessThanOrEqual(plain + 1);
  query.mockRestore();
});

test.skipIf(!arePlacesHere)('who asks for something at a real place finds it there', async () => {
  await importPlaces(database.db, NOW);
  await expectFound('named-places-of-places');
});
