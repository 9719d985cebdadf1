import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleBusinesses } from '#db/seed/example-businesses.ts';
import {
  type AskedQuestion,
  measureRelevance,
  questionsByKey,
  questionsByPattern,
  relevanceReport,
} from '#tests/support/relevance.ts';
import { blindExampleQuestions } from '#tests/support/relevance-blind-examples.ts';
import { blindPlaceQuestions } from '#tests/support/relevance-blind-places.ts';
import {
  colloquialExampleQuestions,
  colloquialPlaceQuestions,
} from '#tests/support/relevance-colloquial.ts';
import { exampleQuestions } from '#tests/support/relevance-examples.ts';
import { freshExampleQuestions } from '#tests/support/relevance-fresh-examples.ts';
import { freshPlaceQuestions } from '#tests/support/relevance-fresh-places.ts';
import { phoneExampleQuestions } from '#tests/support/relevance-phone-examples.ts';
import { phonePlaceQuestions } from '#tests/support/relevance-phone-places.ts';
import { arePlacesHere, importPlaces, placeQuestions } from '#tests/support/relevance-places.ts';
import { streetExampleQuestions } from '#tests/support/relevance-street-examples.ts';
import { streetPlaceQuestions } from '#tests/support/relevance-street-places.ts';
import { unseenExampleQuestions } from '#tests/support/relevance-unseen-examples.ts';
import { unseenPlaceQuestions } from '#tests/support/relevance-unseen-places.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { insertExampleBusinesses } from './example-businesses.service.ts';
import { findMatches } from './search-matches.service.ts';
import { countDueWords } from './search-vocabulary.queries.ts';

const NOW = new Date('2026-11-20T09:00:00Z');
const LEAST_RECALL = 0.95;
const LEAST_RECIPROCAL_RANK = 0.9;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** As the job does soon after businesses came in. */
async function countWords() {
  const options = { before: NOW, now: NOW, limit: 1000 };
  while ((await countDueWords(database.db, options)) > 0);
}

async function expectFound(name: string, questions: AskedQuestion[]) {
  await countWords();
  const found = await measureRelevance(
    questions,
    async (question) => (await findMatches(database.db, question, {})).ids,
  );
  process.stdout.write(`${relevanceReport(name, found)}\n`);
  expect(found.recall).toBeGreaterThanOrEqual(LEAST_RECALL);
  expect(found.reciprocalRank).toBeGreaterThanOrEqual(LEAST_RECIPROCAL_RANK);
}

test('who asks in their own words finds the example businesses', async () => {
  const ids = await insertExampleBusinesses(database.db, exampleBusinesses, NOW);
  const questions = questionsByKey(exampleQuestions, ids);
  expect(questions.length).toBeGreaterThanOrEqual(200);
  await expectFound('examples', questions);
  await expectFound('examples, colloquially', questionsByKey(colloquialExampleQuestions, ids));
  await expectFound('examples, unseen', questionsByKey(unseenExampleQuestions, ids));
  await expectFound('examples, blind', questionsByKey(blindExampleQuestions, ids));
  await expectFound('examples, fresh', questionsByKey(freshExampleQuestions, ids));
  await expectFound('examples, on a phone', questionsByKey(phoneExampleQuestions, ids));
  await expectFound('examples, in the street', questionsByKey(streetExampleQuestions, ids));
});

test.skipIf(!arePlacesHere)('who asks for real places finds them among all others', async () => {
  expect(await importPlaces(database.db, NOW)).toBeGreaterThan(500);
  const places = await database.db
    .selectFrom('businesses')
    .select(['id', 'name', 'subcategory'])
    .execute();
  await expectFound('places', questionsByPattern(placeQuestions, places));
  await expectFound('places, colloquially', questionsByPattern(colloquialPlaceQuestions, places));
  await expectFound('places, unseen', questionsByPattern(unseenPlaceQuestions, places));
  await expectFound('places, blind', questionsByPattern(blindPlaceQuestions, places));
  await expectFound('places, fresh', questionsByPattern(freshPlaceQuestions, places));
  await expectFound('places, on a phone', questionsByPattern(phonePlaceQuestions, places));
  await expectFound('places, in the street', questionsByPattern(streetPlaceQuestions, places));
});
