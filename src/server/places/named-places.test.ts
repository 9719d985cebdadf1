import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { searchDirectory as endpoint } from '#contract/search/search.ts';
import { exampleBusinesses } from '#db/seed/example-businesses.ts';
import { insertExampleBusinesses } from '#server/businesses/submitting/example-businesses.service.ts';
import { tellKinds } from '#server/kinds/kinds.service.ts';
import { openLog } from '#server/platform/observability/log.ts';
import { searchDirectory } from '#server/search/ranking/search.service.ts';
import { arePlacesHere, importPlaces } from '#tests/support/real-places.ts';
import { measureRelevance, questionsByPattern, relevanceReport } from '#tests/support/relevance.ts';
import {
  namedPlacesOfExamples,
  namedPlacesOfPlaces,
  unknownPlaceQuestions,
} from '#tests/support/relevance-named-places.ts';
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
    { db: database.db, now: () => NOW, log: openLog('silent') },
    endpoint.input.parse({ q }),
  );

async function expectFound(name: string, list: string) {
  await tellKinds(database.db);
  await refreshPlaces(database.db, NOW);
  const rows = await database.db
    .selectFrom('businesses')
    .select(['id', 'name', 'address', 'subcategory'])
    .execute();
  const questions = questionsByPattern(
    list,
    rows.map(({ address, name: own, ...row }) => ({ ...row, name: `${address} · ${own}` })),
  );
  const unread: string[] = [];
  let strangers = 0;
  const found = await measureRelevance(questions, async (q) => {
    const { items, readings } = await ask(q);
    if (!readings.some(({ kind }) => kind === 'place')) unread.push(q);
    const wanted = questions.find(({ question }) => question === q)?.wanted;
    if (items[0] && !wanted?.has(items[0].id)) strangers += 1;
    return items.map(({ id }) => id);
  });
  process.stdout.write(
    `${relevanceReport(name, found)}\n  unread: ${unread.join(', ')}; led by another: ${strangers}\n`,
  );
  expect(found.recall).toBeGreaterThanOrEqual(LEAST.recall);
  expect(found.reciprocalRank).toBeGreaterThanOrEqual(LEAST.reciprocalRank);
}

test('who asks for something at a place of the examples finds it there', async () => {
  await insertExampleBusinesses(database.db, exampleBusinesses, NOW);
  await expectFound('places of examples', namedPlacesOfExamples);
  for (const q of unknownPlaceQuestions) {
    const { total, unknownPlace } = await ask(q);
    expect([q, total, unknownPlace !== null]).toEqual([q, 0, true]);
  }
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
  await expectFound('places of real rows', namedPlacesOfPlaces);
});
