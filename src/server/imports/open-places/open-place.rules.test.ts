import { expect, test } from 'vitest';
import { isFoursquare, placeOfFoursquare } from './foursquare.rules.ts';
import { jsonPieces } from './json-pieces.rules.ts';
import {
  cellsOfPlace,
  listOf,
  numberOf,
  openPlaceHeader,
  tableOf,
  textOf,
} from './open-place.rules.ts';

test('a value is text, a number, a list or a table, or nothing', () => {
  expect([' a ', ' ', 3, 4n, null, {}, true].map(textOf)).toEqual([
    ...['a', undefined, '3', '4', undefined, undefined, undefined],
  ]);
  const dates = [new Date('2026-02-03T04:05:06Z'), new Date(Number.NaN)];
  expect(dates.map(textOf)).toEqual(['2026-02-03T04:05:06.000Z', undefined]);
  expect([3, Number.NaN, Number.POSITIVE_INFINITY, '3'].map(numberOf)).toEqual([
    ...[3, undefined, undefined, undefined],
  ]);
  expect([[1], '1', undefined].map(listOf)).toEqual([[1], [], []]);
  expect([{ a: 1 }, null, 'x'].map(tableOf)).toEqual([{ a: 1 }, {}, {}]);
});

test('a place is a row of the header that all open data has', () => {
  const rowOf = (place: Parameters<typeof cellsOfPlace>[0]) => {
    const cells = cellsOfPlace(place);
    return cells.filter((cell) => cell !== '');
  };
  const bare = { source: 'osm', id: 'node/1', name: 'Köşe', kinds: ['a', undefined, 'b'] } as const;
  const at = { latitude: undefined, longitude: undefined };
  expect(rowOf({ ...bare, ...at })).toEqual([
    ...['osm:node/1', 'a|b', 'ODbL-1.0', '© OpenStreetMap contributors', 'Köşe'],
  ]);
  const own = { licence: 'MIT', attribution: 'x', phones: ['1', null, '2'], confidence: 0 };
  expect(rowOf({ ...bare, latitude: 37, longitude: 0, ...own })).toEqual([
    ...['osm:node/1', 'a|b', 'MIT', 'x', '0', 'Köşe', '37', '0', '1 / 2'],
  ]);
  expect(openPlaceHeader).toBeDefined();
});

test('a row of Foursquare is a place, closed where it has a day of closing', () => {
  expect([isFoursquare(['name', 'fsq_place_id']), isFoursquare(['name'])]).toEqual([true, false]);
  expect(placeOfFoursquare({ name: 'x' })).toBeUndefined();
  const label = 'Dining and Drinking > Restaurant > Kebab Restaurant';
  expect(
    placeOfFoursquare({
      ...{ fsq_place_id: 'f1', name: ' Köşe ', latitude: 37, longitude: 35.3, tel: '1' },
      ...{ address: 'a', locality: 'Seyhan', region: 'Adana', country: 'TR', email: 'e' },
      ...{ website: 'w', instagram: 'i', date_refreshed: new Date('2026-08-01T00:00:00Z') },
      fsq_category_labels: [label, null, 'Cafe'],
    }),
  ).toEqual({
    ...{ source: 'fsq', id: 'f1', name: 'Köşe', latitude: 37, longitude: 35.3, phones: ['1'] },
    kinds: [
      ...['Kebab Restaurant', 'Cafe'],
      ...['Kebab Restaurant', 'Restaurant', 'Dining and Drinking', 'Cafe'],
    ],
    ...{ address: 'a', city: 'Seyhan', province: 'Adana', country: 'TR', email: 'e', website: 'w' },
    ...{ instagram: 'i', status: undefined, version: '2026-08-01', date: '2026-08-01' },
  });
  const closed = placeOfFoursquare({ fsq_place_id: 'f2', date_closed: '2024-01-01' });
  expect(closed).toMatchObject({ name: '', kinds: [], status: 'permanently_closed' });
});

/** As its text comes: whole, letter by letter, and in halves. */
function piecesOf(text: string) {
  const cut = (letters: number) => {
    const pieces = jsonPieces();
    const found: string[] = [];
    for (let at = 0; at < text.length; at += letters)
      found.push(...pieces.push(text.slice(at, at + letters)));
    return found;
  };
  const whole = cut(text.length);
  expect([cut(1), cut(7)]).toEqual([whole, whole]);
  return whole;
}

test('JSON is cut into the objects it is a list of, however its text comes', () => {
  const [one, other] = ['{"a":[1,{"b":"}]"}]}', '{"c":"\\"{["}'];
  expect(piecesOf(`[${one}, ${other}]`)).toEqual([one, other]);
  expect(piecesOf(`${one}\n${other}\n`)).toEqual([one, other]);
  expect(piecesOf(`{"type":"x","bbox":[1,2],"features" : [${one},${other}],"end":{}}`)).toEqual([
    one,
    other,
  ]);
  expect(piecesOf(`{"osm3s":{"x":[1]},"elements":[${one}]}`)).toEqual([one]);
  // A list by another name is a part of its object.
  expect(piecesOf(`{"others":[${one}]}`)).toEqual([`{"others":[${one}]}`]);
  expect(piecesOf(`{"x":{"features":[${one}]}}`)).toEqual([`{"x":{"features":[${one}]}}`]);
  expect(piecesOf('[1, 2]')).toEqual([]);
  expect(piecesOf('{"a": ')).toEqual([]);
});
