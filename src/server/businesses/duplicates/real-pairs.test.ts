import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readHeader } from '#contract/imports/import-columns.ts';
import { readCsv } from '#contract/text/csv-text.ts';
import { importRows, type RowOutcome } from '#server/imports/import-rows.service.ts';
import { arePlacesHere } from '#tests/support/real-places.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { isAlike } from './duplicates.rules.ts';

const FOLDER = new URL('../../../../../shared/data/', import.meta.url);
const HEADER = readHeader([
  ...['name', 'category', 'address', 'district', 'neighbourhood', 'phone', 'latitude', 'longitude'],
]);
const NOW = new Date('2026-11-20T09:00:00Z');

interface Place {
  name: string;
  category: string;
  neighbourhood: string;
  door: string;
  phone: string;
  north: number;
  east: number;
}

const tableOf = (file: string): Record<string, string>[] => {
  const [head, ...records] = readCsv(readFileSync(new URL(file, FOLDER), 'utf8'), ',');
  const names = head?.isBroken ? [] : (head?.cells ?? []);
  return records.flatMap((record) =>
    record.isBroken
      ? []
      : [Object.fromEntries(names.map((name, at) => [name, record.cells[at] ?? '']))],
  );
};

/** Names of real businesses, no two alike, each at a door of its own in a real neighbourhood of Seyhan. */
function realPlaces(): Place[] {
  const neighbourhoods = tableOf('postal/neighbourhoods-adana.csv')
    .filter(({ district }) => district === 'Seyhan')
    .map(({ neighbourhood = '' }) => neighbourhood.replace(/ Mah$/, ''));
  const names: string[] = [];
  for (const { name = '' } of tableOf('places/adana-venues-simplegeo.csv')) {
    if (/\p{L}{3}/u.test(name) && !names.some((other) => isAlike(name, other))) names.push(name);
  }
  return names.slice(0, 300).map((name, at) => ({
    name,
    category: ['Restoranlar', 'Alışveriş', 'Sağlık'][at % 3] ?? '',
    neighbourhood: neighbourhoods[at % neighbourhoods.length] ?? '',
    door: `${100 + at}. Sok. No: ${1 + at}`,
    phone: `0322 ${String(3_000_000 + at * 7)}`,
    // Some 100 m from each other.
    north: 36.98 + Math.floor(at / 20) * 0.0012,
    east: 35.28 + (at % 20) * 0.0014,
  }));
}

const cellsOf = ({ name, category, neighbourhood, door, phone, north, east }: Place) => [
  ...[name, category, [`${neighbourhood} Mah.`, door].filter(Boolean).join(' '), 'Seyhan'],
  ...[neighbourhood, phone, north ? String(north) : '', north ? String(east) : ''],
];

describe.runIf(arePlacesHere)('pairs of real names', () => {
  let database: TestDatabase;
  let places: Place[] = [];
  beforeAll(async () => {
    database = await createTestDatabase();
    places = realPlaces();
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    await database.db.deleteFrom('businesses').execute();
    await database.db.deleteFrom('importBatches').execute();
  });

  async function importOf(list: readonly Place[]) {
    const outcomes: RowOutcome[] = [];
    await importRows(
      { db: database.db, now: () => NOW },
      list.map((place, at) => ({ line: at + 2, header: HEADER, cells: cellsOf(place) })),
      {
        ...{ fileName: 'yerler.csv', source: 'test', isApproved: true },
        onOutcome: (outcome) => void outcomes.push(outcome),
      },
    );
    return outcomes;
  }
  const statesAfter = async (changed: (place: Place, at: number) => Partial<Place>) => {
    const before = await importOf(places);
    expect(before.filter(({ outcome }) => outcome !== 'imported')).toEqual([]);
    const outcomes = await importOf(
      places.map((place, at) => ({ ...place, ...changed(place, at) })),
    );
    const waiting = await database.db
      .selectFrom('businesses')
      .select('id')
      .where('status', '=', 'pending')
      .execute();
    const merged = outcomes.filter(({ outcome }) => outcome === 'duplicate').length;
    return { merged, asked: waiting.length, in: places.length - merged - waiting.length };
  };
  const other = (at: number) => places[(at + 150) % places.length] as Place;

  test.each<[string, (place: Place, at: number) => Partial<Place>]>([
    ['in capitals, no pin', ({ name }) => ({ name: name.toLocaleUpperCase('tr'), north: 0 })],
    ['some metres away, no telephone', ({ north }) => ({ north: north + 0.0008, phone: '' })],
    [
      'with a form of company',
      ({ name }) => ({ name: `${name} Ltd. Şti.`, north: 37.05, door: '' }),
    ],
    [
      'at the middle of its neighbourhood',
      ({ east }) => ({ east: east + 0.02, phone: '', door: '' }),
    ],
    ['without a number, at the pin of the town', () => ({ phone: '', north: 36.99, east: 35.33 })],
  ])('one business, %s', async (_, changed) => {
    const found = await statesAfter(changed);
    // At most two of a hundred stand twice.
    expect(found.in).toBeLessThanOrEqual(places.length * 0.02);
    expect(found.merged).toBeGreaterThanOrEqual(places.length * 0.9);
  });

  test.each<[string, (place: Place, at: number) => Partial<Place>, asked: boolean]>([
    [
      'another door of its neighbourhood',
      (_, at) => ({ door: `${700 + at}. Sok. No: 3`, phone: '', north: 37.03 + at / 1e4 }),
      false,
    ],
    [
      'a namesake in another neighbourhood',
      (_, at) => ({ neighbourhood: other(at).neighbourhood, phone: '', north: 37.06, door: '' }),
      false,
    ],
    [
      'the number of another, far away',
      (_, at) => ({ name: `${other(at).name} Deneme`, neighbourhood: '', north: 37.07, door: '' }),
      true,
    ],
    [
      'the pin of another',
      ({ name }, at) => ({ ...other(at), name: `Köşedeki ${name}`, phone: '', door: '' }),
      false,
    ],
  ])('two businesses: %s', async (_, changed, isAsked) => {
    const found = await statesAfter(changed);
    expect(found.merged).toBe(0);
    if (isAsked) expect(found.asked).toBe(places.length);
  });

  test('a line of a whole company makes nobody one', async () => {
    places = places.map((place) => ({ ...place, phone: '444 52 33' }));
    const outcomes = await importOf(places);
    expect(outcomes.filter(({ outcome }) => outcome !== 'imported')).toEqual([]);
  });
});
