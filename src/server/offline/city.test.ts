import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type City,
  type PackedCity,
  packCity,
  unpackCity,
  withChanges,
} from '#contract/offline/city-columns.ts';
import { downloadCity, getCity, listCityChanges } from '#contract/offline/city-pack.ts';
import { addGenerated } from '#server/examples/generated-directory.service.ts';
import { tellKinds } from '#server/kinds/kinds.service.ts';
import { refreshPlaces } from '#server/places/places.service.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let kept: number;
let leaving: number;
beforeAll(async () => {
  app = await createTestApp();
  kept = await app.given.business({
    ...{ name: 'Köşe Kebap', category: 'Restoranlar', subcategory: 'Kebapçı' },
    ...{ phone: '0(322) 591-26-41 / 0532 111 22 33', latitude: '37.0012345', longitude: '35.32' },
    ...{ address: 'Turgut Özal Bulvarı No 3', hours: '{"mon-sun":"09:00-18:00"}', rating: 4.6 },
    ...{ email: 'gizli@sahip.example', submitterName: 'Gizli Ad' },
    ...{ isExample: true, exampleKey: 'kose', plan: 'basic', priceRange: '₺' },
    attributes: { otopark: true, alkol: false },
  });
  leaving = await app.given.business({
    name: 'Gidecek Kafe',
    category: 'Kafeler',
    phone: '444 52 33',
  });
  for (const one of [1, 2])
    await app.given.business({ name: `Cadde ${one}`, address: `Turgut Özal Bulvarı No ${one}` });
  for (const status of ['pending', 'suspended', 'closed', 'rejected', 'email_pending'] as const)
    await app.given.business({ name: `Saklı ${status}`, status });
  await app.db
    .insertInto('businessSpecialDays')
    .values([
      { businessId: kept, day: '2026-11-10', hours: 'kapalı' },
      { businessId: kept, day: '2026-12-31', hours: '10:00-14:00' },
    ])
    .execute();
  await tellKinds(app.db);
  await refreshPlaces(app.db, app.clock.now);
});
afterAll(() => app.close());

const HOUR_MS = 3_600_000;
const later = (ms = HOUR_MS) => {
  app.clock.now = new Date(app.clock.now.getTime() + ms);
};
const download = (headers: Record<string, string> = {}) =>
  app.request(downloadCity.path, { headers });
const city = async (): Promise<City> => unpackCity((await (await download()).json()) as PackedCity);
const changesSince = async (since: number) => (await app.call(listCityChanges, { since })).changes;
const namesIn = ({ businesses }: Pick<City, 'businesses'>) =>
  businesses.map(({ name }) => name).filter((name) => !name.startsWith('Cadde'));

test('holds what is public of every public business, and nothing of a person', async () => {
  const text = await (await download()).text();
  for (const secret of ['Saklı', 'gizli@', 'Gizli Ad', '0532']) expect(text).not.toContain(secret);
  const { businesses, kinds, places, holidays, categories, at } = unpackCity(JSON.parse(text));
  const kebap = kinds.find(({ name }) => name === 'Kebapçı');
  const boulevard = places.find(({ name }) => name === 'Turgut Özal Bulvarı');
  expect(businesses.find(({ id }) => id === kept)).toEqual({
    ...{ id: kept, name: 'Köşe Kebap', category: 'Restoranlar', subcategory: 'Kebapçı' },
    ...{ kindId: kebap?.id, isNamed: true, also: [], district: 'Seyhan', neighbourhood: null },
    ...{ latitude: 37.00123, longitude: 35.32, phone: '+903225912641', isOpen: true },
    ...{ hours: '{"mon-sun":"09:00-18:00"}', specialDays: { '2026-12-31': '10:00-14:00' } },
    ...{ isExample: true, rating: 4.6, reviewCount: 30, planRank: 1, places: [boulevard?.id] },
    ...{ priceRange: '₺', attributes: { otopark: true, alkol: false } },
  });
  expect(businesses.find(({ id }) => id === leaving)?.phone).toBe('4445233');
  expect(kebap).toMatchObject({
    ...{ category: 'Restoranlar', motif: 'kebap', isOpenOnHolidays: false },
  });
  expect(categories[0]).toEqual({ name: 'Restoranlar', slug: 'restoranlar' });
  expect(holidays.map(({ name }) => name)).toContain('Yılbaşı');
  expect(at).toBe(app.clock.now.toISOString());
});

test('packed and read again it is the same', async () => {
  const there = await city();
  expect(unpackCity(JSON.parse(JSON.stringify(packCity(there))))).toEqual(there);
});

test('travels packed, says its size before, and not twice to who has it', async () => {
  const { version, businesses, bytes, textBytes } = await app.call(getCity, {});
  const whole = await download();
  expect(whole.headers.get('Cache-Control')).toBe('no-cache');
  const text = await whole.text();
  expect([Buffer.byteLength(text), businesses]).toEqual([textBytes, 4]);
  const br = await download({ 'Accept-Encoding': 'gzip, br' });
  expect([br.headers.get('Content-Encoding'), br.headers.get('Vary')]).toEqual([
    'br',
    'Accept-Encoding',
  ]);
  const packed = Buffer.from(await br.arrayBuffer());
  expect(packed.byteLength).toBe(bytes);
  expect(brotliDecompressSync(packed).toString()).toBe(text);
  const zipped = await download({ 'Accept-Encoding': 'gzip' });
  expect(gunzipSync(Buffer.from(await zipped.arrayBuffer())).toString()).toBe(text);
  const etag = whole.headers.get('ETag') ?? '';
  expect(etag).toContain(String(version));
  expect((await download({ 'If-None-Match': etag })).status).toBe(304);
});

test('a state stands for an hour; then what changed is told, and nothing else', async () => {
  const before = await city();
  await app.db
    .updateTable('businesses')
    .set({ phone: '0322 000 11 22' })
    .where('id', '=', kept)
    .execute();
  later(HOUR_MS / 2);
  expect(await changesSince(before.version)).toMatchObject({
    version: before.version,
    businesses: { changed: [], gone: [] },
  });
  later();
  const added = await app.given.business({ name: 'Yeni Fırın' });
  const changes = await changesSince(before.version);
  expect(changes?.businesses.changed.map(({ id, phone }) => [id, phone])).toEqual([
    [kept, '+903220001122'],
    [added, null],
  ]);
  expect(changes).toMatchObject({
    kinds: { changed: [], gone: [] },
    places: { changed: [], gone: [] },
    duty: { changed: [], gone: [] },
  });
  const now = await city();
  expect(withChanges(before, changes as never)).toEqual({ ...now, at: changes?.at });
  later();
  expect(await changesSince(now.version)).toMatchObject({
    ...{ version: now.version, at: app.clock.now.toISOString() },
    businesses: { changed: [], gone: [] },
  });
});

test('whoever is withdrawn is gone at once, and with the next difference from the device', async () => {
  const before = await city();
  expect(namesIn(before)).toContain('Gidecek Kafe');
  await app.db
    .updateTable('businesses')
    .set({ status: 'suspended' })
    .where('id', '=', leaving)
    .execute();
  expect(namesIn(await city())).not.toContain('Gidecek Kafe');
  const changes = await changesSince(before.version);
  expect(changes?.businesses).toEqual({ changed: [], gone: [leaving] });
  expect(namesIn(withChanges(before, changes as never))).not.toContain('Gidecek Kafe');
  await app.db
    .updateTable('businesses')
    .set({ status: 'approved' })
    .where('id', '=', leaving)
    .execute();
  later();
  expect((await changesSince(before.version))?.businesses.changed.map(({ id }) => id)).toEqual([
    leaving,
  ]);
});

test('kinds and places that change are told by themselves', async () => {
  const { version, kinds, places } = await city();
  const [kind] = kinds;
  const [place] = places;
  await app.db
    .updateTable('kinds')
    .set({ words: 'bambaşka' })
    .where('id', '=', kind?.id ?? 0)
    .execute();
  await app.db
    .updateTable('places')
    .set({ aliases: 'bulvar' })
    .where('id', '=', place?.id ?? 0)
    .execute();
  later();
  const changes = await changesSince(version);
  expect(changes?.kinds.changed).toEqual([{ ...kind, words: 'bambaşka' }]);
  expect(changes?.places.changed).toEqual([{ ...place, aliases: 'bulvar' }]);
});

test('a roster that is published or taken back travels as turns, at once', async () => {
  const { version, duty } = await city();
  expect(duty).toEqual([]);
  const at = (hours: number) => new Date(app.clock.now.getTime() + hours * HOUR_MS);
  const nobody = { address: '', phone: '', isLinkedByHand: false, service: 'pharmacy' } as const;
  const [turn] = await app.db
    .insertInto('dutyTurns')
    .values([
      {
        ...{ ...nobody, day: '2026-11-20', district: 'Seyhan', name: 'Umut Eczanesi' },
        ...{ nameKey: 'umut', startsAt: at(3), endsAt: at(16), businessId: kept },
      },
      {
        ...{ ...nobody, day: '2026-11-01', district: 'Seyhan', name: 'Geçmiş Eczanesi' },
        ...{ nameKey: 'gecmis', startsAt: at(-400), endsAt: at(-390) },
      },
    ])
    .returning('id')
    .execute();
  const told = (await changesSince(version))?.duty;
  expect(told).toEqual({
    changed: [
      {
        ...{ id: turn?.id, district: 'Seyhan', name: 'Umut Eczanesi', businessId: kept },
        ...{ startsAt: at(3).toISOString(), endsAt: at(16).toISOString() },
        // What the roster leaves out is said by the directory.
        ...{ address: 'Turgut Özal Bulvarı No 3', phone: '0322 000 11 22' },
        ...{ latitude: 37.00123, longitude: 35.32 },
      },
    ],
    gone: [],
  });
  const next = await city();
  expect(next.duty).toEqual(told?.changed);
  await app.db.deleteFrom('dutyTurns').execute();
  expect((await changesSince(next.version))?.duty).toEqual({ changed: [], gone: [turn?.id] });
});

test('a year that is confirmed, and one that is no more, is in the whole city at once', async () => {
  const bayram = ({ holidays }: Pick<City, 'holidays'>) =>
    holidays.find(({ name, from }) => name === 'Ramazan Bayramı' && from.startsWith('2027'))?.from;
  const likely = '2027-03-07T00:00';
  const before = await download();
  expect(bayram(unpackCity((await before.json()) as PackedCity))).toBe(likely);
  const periods = JSON.stringify([{ name: 'ramazan', first: '2027-03-09', last: '2027-03-11' }]);
  const confirmedAt = app.clock.now;
  await app.db.insertInto('calendarYears').values({ year: 2027, periods, confirmedAt }).execute();
  const etag = before.headers.get('ETag') ?? '';
  expect((await download({ 'If-None-Match': etag })).status).toBe(200);
  expect(bayram(await city())).toBe('2027-03-08T13:00');
  await app.db.updateTable('calendarYears').set({ periods: null, confirmedAt: null }).execute();
  expect(bayram(await city())).toBe(likely);
});

test('a state that is not known here, or forgotten, is told nothing of: the city is taken whole', async () => {
  const { version } = await city();
  expect(await changesSince(version + 1)).toBeNull();
  expect(await changesSince(version)).not.toBeNull();
  later(91 * 24 * HOUR_MS);
  await app.given.business({ name: 'Üç Ay Sonra' });
  await city();
  expect(await changesSince(version)).toBeNull();
});

test('40 bytes a business, 200 for one that changed', async () => {
  const { bytes: bare } = await app.call(getCity, {});
  const COUNT = 500;
  await addGenerated({ db: app.db, now: () => app.clock.now }, { count: COUNT, seed: 5 });
  await tellKinds(app.db);
  later();
  const { version, bytes } = await app.call(getCity, {});
  // Of some thousand there is less alike than of some ten thousand.
  expect((bytes - bare) / COUNT).toBeLessThan(40);
  expect(bare).toBeLessThan(200_000);
  const { rows } = await sql`
    update businesses set phone = '0322 5' || (100000 + id % 900000), hours = '{"mon-sun":"07:30-' || (20 + id % 4) || ':15"}'
    where id in (select id from businesses where is_example and status = 'approved' order by id desc limit 100) returning id`.execute(
    app.db,
  );
  expect(rows).toHaveLength(100);
  later();
  const changes = await app.request(`${listCityChanges.path}?since=${version}`);
  const text = await changes.text();
  expect(brotliCompressSync(text).byteLength).toBeLessThan(20_000);
  expect(JSON.parse(text).changes.businesses.changed).toHaveLength(100);
});
