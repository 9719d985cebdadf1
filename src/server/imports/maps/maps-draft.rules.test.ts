import { describe, expect, test } from 'vitest';
import type { MapsPlace } from './maps-address.rules.ts';
import { draftOf, type PlaceDetails } from './maps-draft.rules.ts';

const pin = { latitude: 36.99141234567, longitude: 35.33 };
const degrees = { latitude: '36.9914123', longitude: '35.33' };
const warnings = (place: MapsPlace, details?: PlaceDetails) =>
  draftOf(place, details).warnings.map((warning) => warning.split(/[\s;,]/, 2).join(' '));

test('an address gives its name and pin, and says what else the form needs', () => {
  expect(draftOf({ name: ' Nar  Kuaför ', pin, cid: '123' })).toEqual({
    draft: {
      ...{ name: 'Nar Kuaför', category: 'Güzellik', district: 'Seyhan' },
      ...{ ...degrees, cid: '123' },
    },
    missing: ['address'],
    warnings: [expect.stringMatching(/Kategori addan anlaşıldı/)],
  });
});

describe('what was searched for', () => {
  test.each([
    ['Nar, Toros Mah. 5, Çukurova/Adana', 'Nar', 'Toros Mah. 5, Çukurova/Adana'],
    ['Nar, Adana', 'Nar', undefined],
    ['Nar, Adana, Türkiye', 'Nar', undefined],
    ['Nar, Turkey', 'Nar', undefined],
    ['Nar', 'Nar', undefined],
    ['Nar, Yeni Adana Sokağı 5', 'Nar', 'Yeni Adana Sokağı 5'],
    ['Nar, Toros Mah. 5, Türkiye', 'Nar', 'Toros Mah. 5'],
    ['Nar, Toros Mah. 5 turkey', 'Nar', 'Toros Mah. 5'],
    ['Nar,Toros Mah. 5,Çukurova/Adana', 'Nar', 'Toros Mah. 5, Çukurova/Adana'],
    ['Nar,Toros Mah. 5,Türkiye', 'Nar', 'Toros Mah. 5'],
    ['Nar, Türkiye Caddesi 5', 'Nar', 'Türkiye Caddesi 5'],
  ])('%s: the name in front, where it is behind it', (query, name, address) => {
    const { draft } = draftOf({ query });
    expect([draft.name, draft.address]).toEqual([name, address]);
  });

  test('is to be looked at, unless the place is named', () => {
    expect(warnings({ query: 'Nar' })).toEqual(['Ad arama']);
    expect(warnings({ query: 'Nar', name: 'Nar Büfe' })).toEqual([]);
    expect(warnings({ query: 'Nar' }, { name: 'Nar Büfe', kinds: [] })).toEqual([]);
    expect(draftOf({ query: 'Nar', name: 'Nar Büfe' }).draft.name).toBe('Nar Büfe');
    expect(warnings({ pin })).toEqual(['Bağlantı işletmenin']);
    expect(draftOf({}).missing).toEqual(['name', 'category', 'district', 'address']);
  });
});

describe('where it is', () => {
  test('the middle of the map is written down, and said to be a guess', () => {
    expect(draftOf({ name: 'Nar', centre: pin }).draft).toMatchObject(degrees);
    expect(warnings({ name: 'Nar', centre: pin })).toEqual(['Bağlantı tam']);
    const other = { latitude: 37, longitude: 35.3 };
    expect(warnings({ name: 'Nar', centre: other, pin })).toEqual([]);
    const known = draftOf({ name: 'Nar', pin: other }, { pin, kinds: [] });
    expect(known.draft).toMatchObject(degrees);
  });

  test('another city is written down, and said', () => {
    const istanbul = { latitude: 41.0082, longitude: 28.9784 };
    expect(warnings({ name: 'Nar', pin: istanbul })).toEqual(['Konum Adana’dan']);
    expect(draftOf({ name: 'Nar', pin: istanbul }).draft.latitude).toBe('41.0082');
    const ceyhan = { name: 'Nar', address: 'Atatürk Cad. 5, Ceyhan/Adana', kinds: [] };
    expect(warnings({}, ceyhan)).toEqual(['Rehber Adana’nın']);
    expect(warnings({ name: 'Nar' })).toEqual([]);
  });

  test('an address tells district and neighbourhood', () => {
    const { draft } = draftOf({ query: 'Nar, Reşatbey Mah. 5, Seyhan/Adana' });
    expect(draft).toMatchObject({ district: 'Seyhan', neighbourhood: 'Reşatbey' });
  });

  test('degrees in each other’s place are put right, and that is said', () => {
    const swapped = { name: 'Nar', pin: { latitude: pin.longitude, longitude: pin.latitude } };
    expect(draftOf(swapped).draft).toMatchObject({ ...degrees, district: 'Seyhan' });
    expect(warnings(swapped)).toEqual(['Enlemle boylam']);
  });
});

test('what the map service knows goes into the form as the form takes it', () => {
  const {
    draft,
    missing,
    warnings: said,
  } = draftOf(
    { name: 'Nar', cid: '1' },
    {
      ...{ name: 'Nar Kafe', address: 'Toros Mah. 5, Çukurova/Adana, Türkiye', pin, cid: '2' },
      ...{ phone: '+90 322 591 26 41', website: 'http://nar.example/', priceLevel: '₺₺' },
      ...{ hours: 'Her gün 09:00-18:00', kinds: ['coffee_shop'], status: 'OPERATIONAL' },
    },
  );
  expect(draft).toMatchObject({
    ...{ name: 'Nar Kafe', category: 'Kafeler', address: 'Toros Mah. 5, Çukurova/Adana' },
    ...{ phone: '0322 591 26 41', website: 'http://nar.example', priceRange: '₺₺', cid: '1' },
    ...{ hours: '{"mon-sun":"09:00-18:00"}', ...degrees },
  });
  expect(draft.subcategory).toBeDefined();
  expect(missing).toEqual([]);
  expect(said).toEqual([]);
  const same = draftOf({ name: 'Nar' }, { kinds: ['Kafeler'], cid: '2', hours: 'belki' }).draft;
  expect(same).toMatchObject({ category: 'Kafeler', cid: '2' });
  expect(same).not.toHaveProperty('subcategory');
  expect(same).not.toHaveProperty('hours');
});

test('a place that closed for good says so, long texts are cut as the form cuts them', () => {
  const closed = { kinds: ['Kafeler'], status: 'CLOSED_PERMANENTLY' };
  expect(warnings({ name: 'Nar' }, closed)).toEqual(['Harita bu']);
  const { draft } = draftOf({ name: 'a'.repeat(200) }, { address: 'b'.repeat(400), kinds: [] });
  expect(draft.name?.length).toBe(120);
  expect(draft.address?.length).toBe(300);
});
