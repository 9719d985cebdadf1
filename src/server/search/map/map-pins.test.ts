import { afterAll, beforeAll, expect, test } from 'vitest';
import { listBusinessesInBox, MAP_LISTED, MAP_MAX_PINS } from '#contract/maps/map-businesses.ts';
import { tellKinds } from '#server/kinds/kinds.service.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const given = (latitude: number, longitude: number, fields = {}) =>
  app.given.business({ latitude: String(latitude), longitude: String(longitude), ...fields });

/** More than a map draws one by one, in a square of 20 by 20 cells, and one far from all. */
async function givenCrowd(south: number, west: number, fields = {}) {
  for (let at = 0; at < MAP_MAX_PINS + 40; at += 1) {
    await given(south + (at % 20) * 0.002, west + Math.floor(at / 20) * 0.002, fields);
  }
  return given(south + 0.1, west + 0.1, { name: 'Tek Başına', ...fields });
}

test('the box of the map finds what lies in it and nothing else', async () => {
  const inside = await given(37.4, 35.1);
  await given(37.6, 35.1);
  await given(37.4, 35.1, { status: 'pending' });
  await app.given.business();
  const box = { west: 35, south: 37.3, east: 35.2, north: 37.5 };
  const answer = await app.call(listBusinessesInBox, { ...box, zoom: 13 });
  expect(answer).toMatchObject({ total: 1, isThinned: false, clusters: [] });
  expect(answer.items).toMatchObject([{ id: inside, latitude: 37.4, longitude: 35.1 }]);
});

test('who is listed has what a card shows, a pin that is only drawn what it says itself', async () => {
  const fields = { name: 'Yıldız Kebap', category: 'Restoranlar', subcategory: 'Kebapçı' };
  const listed = await given(37.45, 35.15, { ...fields, hours: '{"mon-sun":"09:00-18:00"}' });
  const drawn = await given(37.4501, 35.1399, { ...fields, name: 'Köşe' });
  await tellKinds(app.db);
  const box = { west: 35.14, south: 37.44, east: 35.16, north: 37.46, zoom: 13 };
  const { items, singles } = await app.call(listBusinessesInBox, box);
  const kind = { name: 'Kebapçı', motif: 'kebap' };
  const pin = { kind, category: 'Restoranlar', district: 'Seyhan' };
  expect(items).toMatchObject([
    {
      ...{ ...pin, id: listed, latitude: 37.45, longitude: 35.15, images: [], pictures: [] },
      ...{ hours: '{"mon-sun":"09:00-18:00"}', specialDays: {}, isOpen: true, reviewCount: 0 },
    },
  ]);
  expect(items[0]?.holidays.map(({ name }) => name)).toContain('Yılbaşı');
  expect(items[0]).not.toHaveProperty('description');
  expect(singles).toEqual([
    {
      ...{ ...pin, id: drawn, name: 'Köşe', categorySlug: 'restoranlar', phone: null },
      ...{ latitude: 37.4501, longitude: 35.1399 },
    },
  ]);
});

test('what stands just outside the box is drawn but neither counted nor listed', async () => {
  const outside = await given(37.4001, 34.9001);
  const box = { west: 34.85, south: 37.39, east: 34.9, north: 37.41 };
  const answer = await app.call(listBusinessesInBox, { ...box, zoom: 13 });
  expect(answer).toMatchObject({ total: 0, items: [], singles: [{ id: outside }] });
});

test('too many are counted in cells, each once; who stands alone stays a pin', async () => {
  const category = 'Spor';
  const alone = await givenCrowd(36.6, 35.6, { category });
  const box = { west: 35.5, south: 36.5, east: 35.9, north: 36.9 };
  const answer = await app.call(listBusinessesInBox, { ...box, category, zoom: 11 });
  expect(answer).toMatchObject({ isThinned: true, total: MAP_MAX_PINS + 41 });
  expect(answer.items).toHaveLength(MAP_LISTED);
  expect(answer.singles.map(({ id }) => id)).toContain(alone);
  const inClusters = answer.clusters.reduce((sum, { count }) => sum + count, 0);
  expect(inClusters + answer.singles.length).toBe(answer.total);
  for (const { latitude, longitude, box, count } of answer.clusters) {
    expect(count).toBeGreaterThan(1);
    expect(longitude >= box.west && longitude <= box.east).toBe(true);
    expect(latitude >= box.south && latitude <= box.north).toBe(true);
  }
  expect(JSON.stringify(answer).length).toBeLessThan(60_000);
});

test('nearer, the same ones are pins again; a new one is there at once', async () => {
  const box = { west: 35.599, south: 36.599, east: 35.609, north: 36.609 };
  const asked = { ...box, category: 'Spor', zoom: 16 };
  const before = await app.call(listBusinessesInBox, asked);
  expect(before).toMatchObject({ isThinned: false, total: 25 });
  const id = await given(36.6005, 35.6005, { category: 'Spor', rating: '5.0', reviewCount: 9 });
  const after = await app.call(listBusinessesInBox, asked);
  expect(after.total).toBe(26);
  expect(after.items[0], 'the best comes first').toMatchObject({ id, rating: '5.0' });
});

test('boxes asked for at one moment do not get into each other', async () => {
  const near = { west: 35.599, south: 36.599, east: 35.609, north: 36.609, zoom: 16 };
  const far = { west: 35.5, south: 36.5, east: 35.9, north: 36.9, zoom: 11 };
  const asks = [near, far, { ...near, category: 'Spor' }, { ...far, q: 'tek başına' }];
  const alone = [];
  for (const ask of asks) alone.push(await app.call(listBusinessesInBox, ask));
  const together = await Promise.all(
    Array.from({ length: 5 }, () => asks).flatMap((all) =>
      all.map((ask) => app.call(listBusinessesInBox, ask)),
    ),
  );
  for (const [at, answer] of together.entries()) expect(answer).toEqual(alone[at % asks.length]);
});

test('words, district and category narrow the box as they narrow a search', async () => {
  const fields = { name: 'Kıyı Balıkçısı', category: 'Restoranlar', district: 'Karaisalı' };
  const id = await given(37.25, 35.05, fields);
  await given(37.2501, 35.0501, { ...fields, name: 'Dağ Lokantası' });
  await given(37.2502, 35.0502, { ...fields, district: 'Çukurova' });
  const box = { west: 35, south: 37.2, east: 35.1, north: 37.3, zoom: 14 };
  const asked = { ...box, q: 'kıyı balıkçısı', district: 'Karaisalı', category: 'restoranlar' };
  const answer = await app.call(listBusinessesInBox, asked);
  expect(answer.items.map((pin) => pin.id)).toEqual([id]);
  const all = await app.call(listBusinessesInBox, { ...box, category: 'all', district: '' });
  expect(all.total).toBe(3);
});

test('price, rating and what the words say narrow the box; what holds for now says until when', async () => {
  const fields = { category: 'Otomotiv', district: 'Sarıçam' };
  const id = await given(37.1, 35.45, { ...fields, priceRange: '₺', rating: '4.5' });
  await given(37.1001, 35.4501, { ...fields, priceRange: '₺₺', rating: '4.5' });
  await given(37.1002, 35.4502, { ...fields, priceRange: '₺', rating: '3.0' });
  await given(37.1003, 35.4503, { ...fields, district: 'Seyhan', priceRange: '₺', rating: '5.0' });
  const box = { west: 35.44, south: 37.09, east: 35.46, north: 37.11, zoom: 14 };
  const asked = { ...box, q: 'sarıçamda ucuz', rating: '4' };
  const answer = await app.call(listBusinessesInBox, asked);
  expect(answer.items.map((pin) => pin.id)).toEqual([id]);
  expect(answer).toMatchObject({ words: '', validUntil: null });
  expect(answer.readings.map(({ kind }) => kind).toSorted()).toEqual(['district', 'price']);
  const all = await app.call(listBusinessesInBox, { ...box, price: 'uygun,orta' });
  expect(all.total).toBe(4);
  const now = await app.call(listBusinessesInBox, { ...box, open: 'now' });
  const minute = '2026-11-20T09:01:00.000Z';
  expect(now.validUntil).toBe(minute);
  const holdsFor = async (q: string, open?: string) =>
    (await app.call(listBusinessesInBox, { ...box, q, ...(open && { open }) })).validUntil;
  // Tomorrow is another day then; a turn of duty ends though the pharmacy stays open.
  for (const q of ['açık', 'yarın açık', 'nöbetçi eczane'])
    expect(await holdsFor(q), q).toBe(minute);
  expect(await holdsFor('oto', '2026-11-24T20:30')).toBeNull();
  const near = await app.call(listBusinessesInBox, {
    ...box,
    near: '37.1003,35.4503',
    within: '5',
  });
  expect(near.items.map(({ rating }) => rating)).toEqual(['5.0', '3.0', '4.5', '4.5']);
});

test.each([
  '/api/map/businesses?west=1',
  '/api/map/businesses?west=36&south=36&east=35&north=37',
  '/api/map/businesses?west=35&south=36&east=36&north=38&zoom=x',
  '/api/map/businesses?west=35&south=36&east=36&north=38&rating=6',
])('%s is refused', async (address) => {
  expect((await app.request(address)).status).toBe(400);
});
