import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { importMapsAddress } from '#contract/imports/imports.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
/** What the outside world was asked. */
let asked: { url: string; init: RequestInit | undefined }[];
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('businesses').execute();
  asked = [];
  app.dependencies.googlePlacesApiKey = undefined;
  outside(() => {
    throw new Error('no network');
  });
});

/** Hands in an outside world. */
function outside(answer: (url: string) => Response): void {
  app.dependencies.fetchOutside = async (input, init) => {
    asked.push({ url: String(input), init });
    return answer(String(input));
  };
}

const leadsTo = (location: string) =>
  new Response('<html>', { status: 302, headers: { location } });
const read = (url: string) => app.browser().call(importMapsAddress, { url });

const NAR =
  'https://www.google.com.tr/maps/place/Nar+Kuaf%C3%B6r/@37.03,35.31,17z/data=!4m6!3m5!1s0x1528893f8c5b2e5d:0x41c6a326a7fd813d!8m2!3d37.0412!4d35.2905';
const CID = '4739655044276519229';

test('without a network, the draft holds what the address says', async () => {
  expect(await read(NAR)).toEqual({
    status: 'partial',
    draft: {
      name: 'Nar Kuaför',
      category: 'Güzellik',
      district: 'Çukurova',
      latitude: '37.0412',
      longitude: '35.2905',
      cid: CID,
    },
    missing: ['address'],
    duplicates: [],
    warnings: ['Kategori addan anlaşıldı: Güzellik. Doğru değilse değiştirin.'],
  });
  expect(asked).toEqual([]);
  expect(await app.db.selectFrom('businesses').selectAll().execute()).toEqual([]);
});

test('a search names the business, its district and its address', async () => {
  const { draft, warnings } = await read(
    'https://maps.google.com/?q=Nar+Kuaf%C3%B6r,+Toros+Mah.+78178+Sk.+No:5,+01170+%C3%87ukurova/Adana',
  );
  expect(draft).toMatchObject({
    name: 'Nar Kuaför',
    address: 'Toros Mah. 78178 Sk. No:5, 01170 Çukurova/Adana',
    district: 'Çukurova',
    neighbourhood: 'Toros',
  });
  expect(warnings).toContain('Ad arama metninden alındı, kontrol edin.');
});

test('coordinates far from Adana are kept, with a warning', async () => {
  const { draft, missing, warnings } = await read(
    'https://www.google.com/maps/place/Parea/data=!4m2!3m1!8m2!3d35.0342969!4d32.4233412',
  );
  expect(draft).toEqual({ name: 'Parea', latitude: '35.0342969', longitude: '32.4233412' });
  expect(missing).toEqual(['category', 'district', 'address']);
  expect(warnings).toEqual([
    'Konum Adana’dan uzak görünüyor. Yine de yazıldı; lütfen kontrol edin.',
  ]);
});

test('a public business of the same cid is named, one that waits is not', async () => {
  const id = await app.given.business({ name: 'Nar Kuaför', district: 'Çukurova', cid: CID });
  const { status, duplicates } = await read(NAR);
  expect(status).toBe('duplicate');
  expect(duplicates).toMatchObject([{ id, name: 'Nar Kuaför', likeness: 'cid' }]);
  await app.db.updateTable('businesses').set({ status: 'pending' }).execute();
  expect((await read(NAR)).duplicates).toEqual([]);
});

test('what cannot be read is refused with its own sentence', async () => {
  const wrong = "Lütfen geçerli bir Google işletme URL'si girin.";
  for (const url of ['', '  ', 'Nar Kuaför', 'https://google.com.evil.example/maps/place/Nar']) {
    await expect(read(url)).rejects.toMatchObject({ status: 400, detail: wrong });
  }
  await expect(read('https://www.google.com/maps/dir/Adana/Mersin')).rejects.toMatchObject({
    code: 'maps_directions',
  });
  await expect(read('https://www.google.com/maps')).rejects.toMatchObject({
    code: 'maps_no_place',
  });
  expect(asked).toEqual([]);
});

test('a short link is followed, and never beyond the first readable address', async () => {
  outside((url) => leadsTo(url.includes('goo.gl/maps') ? 'https://maps.app.goo.gl/Xy1' : NAR));
  const { draft } = await read('Nar Kuaför https://goo.gl/maps/aBc');
  expect(draft.name).toBe('Nar Kuaför');
  expect(asked.map(({ url }) => url)).toEqual([
    'https://goo.gl/maps/aBc',
    'https://maps.app.goo.gl/Xy1',
  ]);
  expect(asked.every(({ init }) => init?.redirect === 'manual' && init.signal)).toBe(true);
});

test.each([
  'https://evil.example/maps/place/Nar',
  'http://127.0.0.1/maps',
  'https://www.google.com.evil.example/maps/place/Nar',
  'https://www.google.com@10.0.0.1/maps/place/Nar',
  'file:///etc/passwd',
  '//169.254.169.254/latest/meta-data',
  'https://consent.google.com/m?continue=https://www.google.com/maps/place/Nar',
])('a short link that leads to %s is asked once and not followed', async (location) => {
  outside(() => leadsTo(location));
  await expect(read('https://maps.app.goo.gl/abc')).rejects.toMatchObject({
    code: 'maps_short_closed',
  });
  expect(asked).toHaveLength(1);
});

test('a ring of short links ends after three', async () => {
  outside((url) => leadsTo(`${url}x`));
  await expect(read('https://maps.app.goo.gl/a')).rejects.toMatchObject({ status: 502 });
  expect(asked).toHaveLength(3);
});

test('without a network a short link asks for the long one', async () => {
  await expect(read('https://maps.app.goo.gl/abc')).rejects.toMatchObject({
    status: 502,
    detail:
      'Kısa bağlantı şu anda açılamadı. Bağlantıyı tarayıcınızda açıp adres çubuğundaki uzun adresi yapıştırın.',
  });
});

const PLACE = {
  id: 'ChIJXS5bjD-JKBURPYH9pyajxkE',
  displayName: { text: 'Nar Kuaför Salonu', languageCode: 'tr' },
  formattedAddress: 'Toros, 78178. Sk. No:5, 01170 Çukurova/Adana, Türkiye',
  location: { latitude: 37.04121, longitude: 35.29052 },
  nationalPhoneNumber: '(0322) 230 00 00',
  websiteUri: 'https://nar.example/',
  googleMapsUri: `https://maps.google.com/?cid=${CID}`,
  regularOpeningHours: {
    weekdayDescriptions: [
      'Pazartesi: 09:00–19:00',
      'Salı: 09:00–19:00',
      'Çarşamba: 09:00–19:00',
      'Perşembe: 09:00–19:00',
      'Cuma: 09:00–19:00',
      'Cumartesi: 10:00–20:00',
      'Pazar: Kapalı',
    ],
  },
  types: ['hair_salon', 'beauty_salon', 'establishment'],
  primaryType: 'hair_salon',
  primaryTypeDisplayName: { text: 'Kuaför Salonu' },
  priceLevel: 'PRICE_LEVEL_MODERATE',
  businessStatus: 'OPERATIONAL',
};

test('with a key Places fills in the rest, by the id the address holds', async () => {
  app.dependencies.googlePlacesApiKey = 'a-key';
  outside(() => Response.json(PLACE));
  const { status, draft, missing } = await read(NAR);
  expect({ status, missing }).toEqual({ status: 'ready', missing: [] });
  expect(draft).toEqual({
    name: 'Nar Kuaför Salonu',
    category: 'Güzellik',
    subcategory: 'Kuaför Salonu',
    address: 'Toros, 78178. Sk. No:5, 01170 Çukurova/Adana',
    district: 'Çukurova',
    neighbourhood: 'Toros',
    latitude: '37.04121',
    longitude: '35.29052',
    phone: '0322 230 00 00',
    website: 'https://nar.example',
    priceRange: '₺₺',
    hours: '{"mon-fri":"09:00-19:00","sat":"10:00-20:00","sun":"kapalı"}',
    cid: CID,
  });
  expect(asked).toHaveLength(1);
  expect(asked[0]?.url).toBe(
    'https://places.googleapis.com/v1/places/ChIJXS5bjD-JKBURPYH9pyajxkE?languageCode=tr&regionCode=TR',
  );
  const headers = new Headers(asked[0]?.init?.headers);
  expect(headers.get('X-Goog-Api-Key')).toBe('a-key');
  expect(headers.get('X-Goog-FieldMask')).toContain('formattedAddress');
});

test('without an id Places is searched, and a namesake elsewhere is not taken', async () => {
  app.dependencies.googlePlacesApiKey = 'a-key';
  const address = 'https://www.google.com/maps/place/Nar/data=!8m2!3d37.0412!4d35.2905';
  outside(() =>
    Response.json({ places: [{ ...PLACE, location: { latitude: 37.2, longitude: 35.3 } }] }),
  );
  expect((await read(address)).draft.phone).toBeUndefined();
  outside(() => Response.json({ places: [PLACE] }));
  expect((await read(address)).draft.phone).toBe('0322 230 00 00');
  expect(JSON.parse(String(asked.at(-1)?.init?.body))).toMatchObject({
    textQuery: 'Nar',
    locationBias: { circle: { center: { latitude: 37.0412, longitude: 35.2905 } } },
  });
});

test.each([
  ['refuses', () => new Response('{}', { status: 403 })],
  ['answers nonsense', () => new Response('<html>')],
  ['answers without end', () => new Response('x'.repeat(600_000))],
] as const)('a map service that %s costs its part only', async (_, answer) => {
  app.dependencies.googlePlacesApiKey = 'a-key';
  outside(answer);
  const { draft, warnings } = await read(NAR);
  expect(draft.name).toBe('Nar Kuaför');
  expect(warnings[0]).toContain('Harita servisine şu an ulaşılamadı');
});
