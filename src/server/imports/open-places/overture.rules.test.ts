import { expect, test } from 'vitest';
import { isOverture, placeOfOverture } from './overture.rules.ts';

const placeOf = (more: object) => placeOfOverture({ id: 'x', ...more });

test('its columns tell a file of Overture', () => {
  expect(isOverture(['names', 'sources', 'categories'])).toBe(true);
  expect(isOverture(['names', 'sources', 'taxonomy'])).toBe(true);
  for (const names of [['names', 'sources'], ['names', 'categories'], ['sources', 'taxonomy'], []])
    expect([names, isOverture(names)]).toEqual([names, false]);
});

test('what a row does not say is missing', () => {
  expect(placeOfOverture({ id: ' ' })).toBeUndefined();
  expect(placeOf({})).toEqual({
    ...{ source: 'overture', id: 'x', name: '', phones: [] },
    kinds: [undefined, undefined, undefined],
    ...{ licence: 'CDLA-Permissive-2.0', attribution: 'Overture Maps Foundation' },
  });
});

test('the finest kind comes first', () => {
  const taxonomy = { primary: 't', hierarchy: ['h1', 'h2'], alternates: ['a1'] };
  const categories = { primary: 'c', alternate: ['a2'] };
  expect(placeOf({ taxonomy, categories, basic_category: 'b' })?.kinds).toEqual([
    ...['t', 'c', 'h2', 'h1', 'b', 'a1', 'a2'],
  ]);
});

test('the Turkish name goes before the first one', () => {
  const nameOf = (names: object) => placeOf({ names })?.name;
  expect(nameOf({ primary: 'Corner' })).toBe('Corner');
  expect(nameOf({ primary: 'Corner', common: { tr: 'Köşe', en: 'Corner' } })).toBe('Köşe');
  const pairs = [
    { key: 'en', value: 'Corner' },
    { key: 'tr', value: 'Köşe' },
  ];
  expect(nameOf({ primary: 'Corner', common: pairs })).toBe('Köşe');
  expect(nameOf({ primary: 'Corner', common: [] })).toBe('Corner');
});

test('it stands at its point, else at the corner of its box', () => {
  const pinOf = (more: object) => {
    const { latitude, longitude } = placeOf(more) ?? {};
    return [latitude, longitude];
  };
  const bbox = { xmin: 35.1, ymin: 37.1 };
  expect(pinOf({ geometry: { coordinates: [35.3, 37] }, bbox })).toEqual([37, 35.3]);
  expect(pinOf({ geometry: { coordinates: [35.3] }, bbox })).toEqual([37.1, 35.1]);
  expect(pinOf({ geometry: { coordinates: [null, 37] }, bbox })).toEqual([37.1, 35.1]);
  for (const half of [{ xmin: 35 }, { ymin: 37 }])
    expect(pinOf({ bbox: half })).toEqual([undefined, undefined]);
});

test('the licences of all who gave something hold, and all of them are named once', () => {
  const of = (...sources: object[]) => {
    const { licence, attribution, date } = placeOf({ sources }) ?? {};
    return [licence, attribution, date];
  };
  const own = 'Overture Maps Foundation';
  expect(of({ dataset: 'Overture' })).toEqual(['CDLA-Permissive-2.0', own, undefined]);
  expect(of({ dataset: 'meta' }, { dataset: 'Microsoft' }, { dataset: 'meta' })).toEqual([
    ...['CDLA-Permissive-2.0', `${own} (Meta, Microsoft)`, undefined],
  ]);
  expect(
    of(
      { dataset: 'Foursquare', update_time: '2026-02-01' },
      { dataset: 'AllThePlaces', update_time: '2026-03-01' },
      { dataset: 'x', license: 'MIT', update_time: '2026-01-01' },
    ),
  ).toEqual([
    'Apache-2.0 AND CC0-1.0 AND MIT',
    `${own} (AllThePlaces, Foursquare, x)`,
    '2026-03-01',
  ]);
  // Where a program has written moments as such.
  const moments = ['2026-02-01', '2025-12-31'].map((day) => ({ update_time: new Date(day) }));
  expect(of(...moments)[2]).toBe('2026-02-01T00:00:00.000Z');
});

test('the first of each, and of addresses on the web the one of Instagram', () => {
  expect(
    placeOf({
      ...{ version: 3, confidence: 0.9, operating_status: 'open', phones: ['1', 2] },
      ...{ emails: ['a@b.example', 'c'], websites: ['https://a.example', 'x'] },
      socials: ['https://facebook.com/a', 'https://instagram.com/a'],
      addresses: [
        { freeform: 'Cemal Cad. 4', locality: 'Adana', country: 'TR' },
        { freeform: 'x' },
      ],
    }),
  ).toMatchObject({
    ...{ version: '3', confidence: 0.9, status: 'open', phones: ['1', '2'], email: 'a@b.example' },
    ...{ website: 'https://a.example', instagram: 'https://instagram.com/a', country: 'TR' },
    ...{ address: 'Cemal Cad. 4', city: 'Adana' },
  });
});
