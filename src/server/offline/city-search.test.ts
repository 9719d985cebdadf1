import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PackedCity, unpackCity } from '#contract/offline/city-columns.ts';
import { downloadCity } from '#contract/offline/city-pack.ts';
import {
  openStateIn,
  type SearchedCity,
  searchCity,
  searchedCity,
} from '#contract/offline/city-search.ts';
import { searchDirectory } from '#contract/search/search.ts';
import { exampleBusinesses } from '#db/seed/example-businesses.ts';
import { insertExampleBusinesses } from '#server/businesses/submitting/example-businesses.service.ts';
import { tellKinds } from '#server/kinds/kinds.service.ts';
import { refreshPlaces } from '#server/places/places.service.ts';
import { told } from '#tests/support/nightly.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

/** The same questions of the server and of a device that has the city with it. */
let app: TestApp;
let there: SearchedCity;
beforeAll(async () => {
  app = await createTestApp();
  await insertExampleBusinesses(app.db, exampleBusinesses, new Date());
  await tellKinds(app.db);
  await refreshPlaces(app.db, app.clock.now);
  const HOUR_MS = 3_600_000;
  const at = (hours: number) => new Date(app.clock.now.getTime() + hours * HOUR_MS);
  await app.db
    .insertInto('dutyTurns')
    .values({
      ...{ service: 'pharmacy', day: '2026-11-20', district: 'Seyhan', name: 'Nöbet Eczanesi' },
      ...{ nameKey: 'nobet', startsAt: at(-1), endsAt: at(12), phone: '0322 111 22 33' },
      ...{ address: '', isLinkedByHand: false },
    })
    .execute();
  const answer = await app.request(downloadCity.path);
  there = await searchedCity(unpackCity((await answer.json()) as PackedCity), async () => {});
});
afterAll(() => app.close());

const FIRST = 5;
const onServer = async (q: string) =>
  (await app.call(searchDirectory, { q, limit: FIRST })).items.map(({ name }) => name);
const onDevice = async (q: string) =>
  (await searchCity(there, q, app.clock.now)).found.slice(0, FIRST).map(({ name }) => name);

/** How many of the questions are answered by the same ones, in the same order. */
async function compare(questions: readonly string[]) {
  const others: string[] = [];
  let sameFirst = 0;
  for (const q of questions) {
    const [server, device] = [await onServer(q), await onDevice(q)];
    if (server[0] === device[0]) sameFirst += 1;
    if (server.join() !== device.join()) others.push(`${q}: ${server} | ${device}`);
  }
  return { first: sameFirst / questions.length, all: 1 - others.length / questions.length, others };
}

test('names are found as on the server', async () => {
  const names = there.city.businesses.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(140);
  const { first, all, others } = await compare(told(names, 5));
  expect(first, others.join('\n')).toBe(1);
  // Features and texts are not taken along.
  expect(all, others.join('\n')).toBeGreaterThan(0.9);
});

test('kinds are found as on the server, by what they are called and by what they sell', async () => {
  const ofSomebody = new Set(there.city.businesses.map(({ kindId }) => kindId));
  const kinds = there.city.kinds.filter(({ id }) => ofSomebody.has(id));
  const questions = kinds.flatMap(({ name, words }) => [name, words.split(',')[0] ?? name]);
  const { first, all, others } = await compare(told(questions, 8));
  expect(first, others.join('\n')).toBeGreaterThan(0.97);
  expect(all, others.join('\n')).toBeGreaterThan(0.8);
});

describe('what a question says beside its words', () => {
  test.each([
    'çukurovada kuaför',
    'seyhan eczane',
    'açık restoran',
    'pazar günü açık kafe',
    'akşam 22.30 açık lokanta',
    'oteller',
    'Reşatbey Mahallesinde kafe',
    'kbapçı',
    'halısaha',
    'ucuz restoran',
    'otoparklı restoran',
    'alkolsüz restoran',
    'pahalı otel',
  ])('%s', async (q) => {
    expect(await onDevice(q)).toEqual(await onServer(q));
  });

  test('who is on duty tonight', async () => {
    const q = 'seyhanda nöbetçi eczane';
    const { duty } = await app.call(searchDirectory, { q });
    expect(duty?.turns).toHaveLength(1);
    expect((await searchCity(there, q, app.clock.now)).duty).toMatchObject({
      ...{ district: 'Seyhan', turns: duty?.turns },
    });
  });
});

test('on a holiday usual hours are in doubt, as on the server', () => {
  const newYear = new Date('2027-01-01T09:00:00Z');
  const states = there.city.businesses.map((one) => openStateIn(there, one, newYear));
  expect(states.some(({ holiday }) => holiday?.name === 'Yılbaşı')).toBe(true);
  expect(states.some(({ state }) => state === 'open')).toBe(true);
});

test('a city taken along so long ago that it knows no holidays of the year says nobody is open who may be off', () => {
  const asked = (at: string) =>
    there.city.businesses.map((one) => openStateIn(there, one, new Date(at)).state);
  expect(asked('2027-12-30T10:00:00Z').filter((state) => state === 'unknown')).toEqual([]);
  const later = there.city.businesses.flatMap((one) => {
    const { state } = openStateIn(there, one, new Date('2028-01-03T10:00:00Z'));
    return there.kinds.get(one.kindId)?.isOpenOnHolidays ? [] : [state];
  });
  expect(new Set(later)).toEqual(new Set(['unknown']));
});
