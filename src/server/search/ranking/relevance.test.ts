import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleBusinesses } from '#db/seed/example-businesses.ts';
import { insertExampleBusinesses } from '#server/businesses/submitting/example-businesses.service.ts';
import { currentWords } from '#server/kinds/kinds.service.ts';
import { isNightly } from '#tests/support/nightly.ts';
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
import { noneOfExamples } from '#tests/support/relevance-none.ts';
import { phoneExampleQuestions } from '#tests/support/relevance-phone-examples.ts';
import { phonePlaceQuestions } from '#tests/support/relevance-phone-places.ts';
import { arePlacesHere, importPlaces, placeQuestions } from '#tests/support/relevance-places.ts';
import { streetExampleQuestions } from '#tests/support/relevance-street-examples.ts';
import { streetPlaceQuestions } from '#tests/support/relevance-street-places.ts';
import { unseenExampleQuestions } from '#tests/support/relevance-unseen-examples.ts';
import { unseenPlaceQuestions } from '#tests/support/relevance-unseen-places.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { countDueWords } from '../understanding/vocabulary.queries.ts';
import { findMatches } from './matches.service.ts';

const NOW = new Date('2026-11-20T09:00:00Z');
/** Of answers to the whole question alone; what answers a part stands apart and counts for nothing. */
const LEAST = {
  examples: { recall: 0.95, reciprocalRank: 0.88 },
  places: { recall: 0.91, reciprocalRank: 0.92 },
};
/** Of questions for what the examples have none of, so many are told so. */
const LEAST_HONESTY = 0.7;

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

async function expectFound(
  name: string,
  questions: AskedQuestion[],
  least: (typeof LEAST)['places'],
) {
  await countWords();
  const { by } = await currentWords(database.db);
  const found = await measureRelevance(
    questions,
    async (question) => (await findMatches(database.db, by, question, {})).ids,
  );
  process.stdout.write(`${relevanceReport(name, found)}\n`);
  expect(found.recall).toBeGreaterThanOrEqual(least.recall);
  expect(found.reciprocalRank).toBeGreaterThanOrEqual(least.reciprocalRank);
}

async function expectNone(questions: readonly string[]) {
  const { by } = await currentWords(database.db);
  const answers = await Promise.all(
    questions.map(async (q) => ({ q, ...(await findMatches(database.db, by, q, {})) })),
  );
  const answered = answers.filter(({ ids }) => ids.length > 0).map(({ q }) => q);
  const honesty = 1 - answered.length / questions.length;
  process.stdout.write(`examples, none: honesty ${honesty.toFixed(3)}; ${answered.join(', ')}\n`);
  expect(honesty).toBeGreaterThanOrEqual(LEAST_HONESTY);
}

/** Each list of questions must be answered as well; the gate asks the oldest and the newest of them. */
const asked = (lists: [string, AskedQuestion[]][]) =>
  lists.filter((_, at) => isNightly || at === 0 || at === lists.length - 1);

test('who asks in their own words finds the example businesses', async () => {
  const ids = await insertExampleBusinesses(database.db, exampleBusinesses, NOW);
  const questions = questionsByKey(exampleQuestions, ids);
  expect(questions.length).toBeGreaterThanOrEqual(200);
  const lists: [string, AskedQuestion[]][] = [
    ['examples', questions],
    ['examples, colloquially', questionsByKey(colloquialExampleQuestions, ids)],
    ['examples, unseen', questionsByKey(unseenExampleQuestions, ids)],
    ['examples, blind', questionsByKey(blindExampleQuestions, ids)],
    ['examples, fresh', questionsByKey(freshExampleQuestions, ids)],
    ['examples, on a phone', questionsByKey(phoneExampleQuestions, ids)],
    ['examples, in the street', questionsByKey(streetExampleQuestions, ids)],
  ];
  for (const [name, list] of asked(lists)) await expectFound(name, list, LEAST.examples);
  await expectNone(noneOfExamples);
});

test.skipIf(!arePlacesHere)('who asks for real places finds them among all others', async () => {
  expect(await importPlaces(database.db, NOW)).toBeGreaterThan(500);
  const places = await database.db
    .selectFrom('businesses')
    .select(['id', 'name', 'subcategory'])
    .execute();
  const lists: [string, AskedQuestion[]][] = [
    ['places', questionsByPattern(placeQuestions, places)],
    ['places, colloquially', questionsByPattern(colloquialPlaceQuestions, places)],
    ['places, unseen', questionsByPattern(unseenPlaceQuestions, places)],
    ['places, blind', questionsByPattern(blindPlaceQuestions, places)],
    ['places, fresh', questionsByPattern(freshPlaceQuestions, places)],
    ['places, on a phone', questionsByPattern(phonePlaceQuestions, places)],
    ['places, in the street', questionsByPattern(streetPlaceQuestions, places)],
  ];
  for (const [name, list] of asked(lists)) await expectFound(name, list, LEAST.places);
});
