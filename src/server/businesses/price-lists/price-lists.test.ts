import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getBusiness } from '#contract/businesses/businesses.ts';
import { getPriceList, setPriceList } from '#contract/businesses/price-list.ts';
import { listDecisions } from '#contract/moderation/administration-records.ts';
import { getManagedBusiness, setPhotos, setPricePhotos } from '#contract/owners/owner-workspace.ts';
import { searchDirectory } from '#contract/search/search.ts';
import { uploadAddress } from '#contract/uploads.ts';
import { createTestApp, type TestApp, type TestMember } from '#tests/support/test-app.ts';

const DAY_MS = 86_400_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** A business with somebody who owns it. */
async function owned(name: string, fields: object = {}) {
  const owner = await app.member();
  const id = await app.given.business({ name, priceRange: '₺₺₺', ...fields });
  await app.db
    .insertInto('businessClaims')
    .values({ businessId: id, userId: owner.userId, status: 'approved' })
    .execute();
  return { id, owner };
}
const write = ({ id, owner }: { id: number; owner: TestMember }, text: string) =>
  owner.call(setPriceList, { id, text });

test('what its owner writes is public at once, with its day and whose word it is', async () => {
  const shop = await owned('Köşe Dürüm');
  expect(await app.call(getPriceList, { id: shop.id })).toBeNull();
  const { list } = await write(shop, 'Dürümler\nAdana 180\nCiğer 160,50\n\nİçecek\nAyran 25 TL');
  expect(await app.call(getPriceList, { id: shop.id })).toEqual(list);
  expect(list).toMatchObject({
    ...{ id: shop.id, name: 'Köşe Dürüm', by: 'owner', on: '2026-11-20', isOld: false },
    lines: [
      { heading: 'Dürümler', name: 'Adana', price: 180 },
      { heading: 'Dürümler', name: 'Ciğer', price: 160.5 },
      { heading: 'İçecek', name: 'Ayran', price: 25 },
    ],
  });
  const { facts = [] } = await app.call(getBusiness, { id: shop.id });
  expect(facts.filter(({ by }) => by === 'owner').map(({ fact }) => fact)).toEqual([
    'existence',
    'prices',
  ]);
  // Half a year later it may be otherwise.
  const before = app.clock.now;
  app.clock.now = new Date(before.getTime() + 181 * DAY_MS);
  expect((await app.call(getPriceList, { id: shop.id }))?.isOld).toBe(true);
  app.clock.now = before;
  expect(await write(shop, ' ')).toEqual({ list: null });
  expect(await app.call(getPriceList, { id: shop.id })).toBeNull();
  const hidden = await app.given.business({ status: 'pending' });
  await expect(app.call(getPriceList, { id: hidden })).rejects.toMatchObject({ status: 404 });
  expect((await app.call(getBusiness, { id: shop.id })).facts?.at(-1)?.fact).not.toBe('prices');
});

test('a line whose price cannot be read is named, and nothing of the list is lost', async () => {
  const shop = await owned('Yarım Dürüm');
  await write(shop, 'Ayran 25');
  await expect(write(shop, 'Ayran 30\nDürüm 100-120')).rejects.toMatchObject({
    issues: [{ path: 'text', message: expect.stringContaining('“Dürüm 100-120”') }],
  });
  expect((await app.call(getPriceList, { id: shop.id }))?.lines).toMatchObject([{ price: 25 }]);
});

/** The same with photos of it. */
async function photographed(count: number) {
  const shop = await owned('Resimli Sofra', { plan: 'premium' });
  const photo = { uploadedBy: shop.owner.userId, contentType: 'image/webp', placeholder: '' };
  const rows = Array.from({ length: count }, () => ({
    ...photo,
    ...{ width: 800, height: 600, expiresAt: app.clock.now },
  }));
  const made = await app.db.insertInto('uploads').values(rows).returning('id').execute();
  const images = made.map(({ id }) => uploadAddress(id));
  await shop.owner.call(setPhotos, { id: shop.id, images });
  return { ...shop, images };
}

test('photos of prices have each a day of its own, and stand with the prices alone', async () => {
  const { id, owner, images } = await photographed(3);
  const [menu = '', board = '', front = ''] = images;
  const say = (...photos: { image: string; on: string }[]) =>
    owner.call(setPricePhotos, { id, photos });
  const told = async () => {
    const list = await app.call(getPriceList, { id });
    return list?.photos.map(({ src, pricesOn, isOld }) => [src, pricesOn, isOld]);
  };
  const shown = async () => {
    const { facts = [], ...business } = await app.call(getBusiness, { id });
    const prices = facts.find(({ fact }) => fact === 'prices');
    const pictures = business.pictures.map(({ src }) => src);
    return [prices?.on, prices?.by, prices?.isOld, business.images, pictures];
  };
  expect(await shown()).toEqual([undefined, undefined, undefined, images, images]);
  const marked = await say({ image: board, on: '2026-05-20' }, { image: menu, on: '2026-11-03' });
  expect(marked.images, 'at the desk it stays a photo of the business').toEqual(images);
  expect(marked.pictures.map(({ pricesOn }) => pricesOn)).toEqual([
    ...['2026-11-03', '2026-05-20', undefined],
  ]);
  expect(await told()).toEqual([
    [menu, '2026-11-03', false],
    [board, '2026-05-20', true],
  ]);
  expect(await app.call(getPriceList, { id }), 'of the newest').toMatchObject({
    ...{ lines: [], on: '2026-11-03', isOld: false },
  });
  expect(await shown()).toEqual(['2026-11-03', 'owner', false, [front], [front]]);
  expect((await app.call(getBusiness, { id })).facts?.[0]).toMatchObject({
    ...{ fact: 'existence', by: 'owner', on: '2026-11-20' },
  });

  // Lines have their own day, which photos do not make newer, and stay when photos go.
  const written = await write({ id, owner }, 'Çay 15');
  expect(written.list).toMatchObject({ on: '2026-11-20', photos: [{}, {}] });
  await app.db
    .updateTable('businessFacts')
    .set({ confirmedAt: new Date('2026-10-01T09:00:00Z') })
    .where('businessId', '=', id)
    .where('fact', '=', 'prices')
    .execute();
  await say({ image: menu, on: '2026-11-19' });
  expect(await app.call(getPriceList, { id })).toMatchObject({ on: '2026-10-01', isOld: false });
  expect((await shown())[0]).toBe('2026-11-19');
  const { list } = await write({ id, owner }, '');
  expect(list).toMatchObject({ lines: [], by: 'owner', on: '2026-11-19', photos: [{}] });

  // What is taken from the photos is no longer among the prices.
  await owner.call(setPhotos, { id, images: [front, board] });
  expect(await app.call(getPriceList, { id })).toBeNull();
  expect(await shown()).toEqual([undefined, undefined, undefined, [front, board], [front, board]]);
  await say({ image: front, on: '2026-11-20' });
  await say();
  expect(await app.call(getPriceList, { id })).toBeNull();
  const { rows: audits } = await sql<{ difference: object }>`
    select difference from audit_entries
    where entity = 'business' and entity_id = ${String(id)} order by id desc limit 2`.execute(
    app.db,
  );
  expect(audits.map(({ difference }) => difference)).toEqual([
    { pricePhotos: {} },
    { pricePhotos: { [front]: '2026-11-20' } },
  ]);
});

test('a photo of another business, a day that is not there yet and a stranger are refused', async () => {
  const { id, owner, images } = await photographed(1);
  const [image = ''] = images;
  const other = await photographed(1);
  const photos = [{ image: other.images[0] ?? '', on: '2026-11-03' }];
  for (const wrong of [photos, [{ image, on: '2026-11-21' }], [{ image, on: '2026-02-30' }]]) {
    const refused = owner.call(setPricePhotos, { id, photos: wrong });
    await expect(refused).rejects.toMatchObject({
      issues: [{ path: expect.stringMatching(/^photos/) }],
    });
  }
  const stranger = other.owner.call(setPricePhotos, { id, photos: [{ image, on: '2026-11-03' }] });
  await expect(stranger).rejects.toMatchObject({ status: 404 });
  expect((await owner.call(getManagedBusiness, { id })).pictures[0]?.pricesOn).toBeUndefined();
  expect(await app.call(getPriceList, { id: other.id })).toBeNull();
});

test('nobody else writes it but the team, and what has no price is no list', async () => {
  const shop = await owned('Yaban Dürüm');
  const other = await app.member();
  await expect(other.call(setPriceList, { id: shop.id, text: 'Çay 15' })).rejects.toMatchObject({
    status: 404,
  });
  const admin = await app.member({ role: 'admin' });
  const { list } = await admin.call(setPriceList, { id: shop.id, text: 'Çay 15' });
  expect(list?.by).toBe('team');
  const { facts = [] } = await app.call(getBusiness, { id: shop.id });
  expect(
    facts.filter(({ by }) => by === 'team').map(({ fact }) => fact),
    'who writes prices down has not been there',
  ).toEqual(['prices']);
  const [decision] = await admin.call(listDecisions, {
    entity: 'business',
    entityId: `${shop.id}`,
  });
  expect(decision).toMatchObject({ action: 'business.edit', difference: { prices: [0, 1] } });
  await expect(write(shop, 'Fiyatlarımız için arayın')).rejects.toMatchObject({
    issues: [{ path: 'text' }],
  });
  await expect(write(shop, 'Çay 15\n'.repeat(301))).rejects.toMatchObject({
    issues: [{ path: 'text' }],
  });
});

test('who asks for the cheapest is told what lists say, whatever a business is marked with', async () => {
  const here = await owned('Pırıl Büfe', { district: 'Seyhan' });
  const there = await owned('Gözde Ocakbaşı', { district: 'Çukurova' });
  const old = await owned('Eski Sofra');
  await write(old, 'Lahmacun dürüm 40');
  await app.db
    .updateTable('businessFacts')
    .set({ confirmedAt: new Date(app.clock.now.getTime() - 200 * DAY_MS) })
    .where('businessId', '=', old.id)
    .execute();
  await write(here, 'Zurna dürüm 150\nLahmacun 60\nÇay 15');
  await write(there, 'Zurna dürümler\nTavuk 120\nEt 170');
  const asked = async (q: string, more: object = {}) =>
    (await app.call(searchDirectory, { q, ...more })).cheapest.map(
      ({ businessName, line, price, on }) => [businessName, line, price, on],
    );
  const [tavuk, zurna] = [
    ['Gözde Ocakbaşı', 'Tavuk', 120, '2026-11-20'],
    ['Pırıl Büfe', 'Zurna dürüm', 150, '2026-11-20'],
  ];
  expect(await asked('en ucuz zurna dürüm')).toEqual([tavuk, zurna]);
  expect(await asked('en ucuz dürüm')).toEqual([tavuk, zurna]);
  expect(await asked('seyhanda ucuz dürümü olan yer')).toEqual([zurna]);
  expect(await asked('en ucuz dürüm', { district: 'Çukurova' })).toEqual([tavuk]);
  // Below the heading stand drinks, too: where a line is called so itself, it is meant.
  await write(there, 'Zurna dürümler\nAyran 25\nTavuk dürüm 120\nEt 170');
  expect(await asked('en ucuz dürüm')).toEqual([
    [tavuk[0], 'Tavuk dürüm', ...tavuk.slice(2)],
    zurna,
  ]);
  await write(there, 'Zurna dürümler\nTavuk 120\nEt 170');
  expect(await asked('dürüm')).toEqual([]);
  expect(await asked('en ucuz')).toEqual([]);
  expect(await asked("en ucuz dürüm & | ! ( ) : * <-> ' \\")).toEqual([tavuk, zurna]);
  // A dish that is called after the city is that dish; elsewhere its name is the city's.
  const grill = await owned('Meydan Kebap', { district: 'Sarıçam' });
  await write(grill, 'Adana dürüm 180\nTavuk dürüm 90');
  const named = { district: 'Sarıçam' };
  const [own, other] = ['Adana dürüm', 'Tavuk dürüm'];
  const lines = async (q: string) => (await asked(q, named)).map(([, line]) => line);
  expect(await lines('en ucuz adana dürüm')).toEqual([own]);
  expect(await lines('adana dürüm en ucuz')).toEqual([own]);
  expect(await lines('adana en ucuz dürüm')).toEqual([other]);
  expect(await lines('en ucuz dürüm adana')).toEqual([other]);
  expect(await lines('adana tavuk dürüm ucuz')).toEqual([other]);
  // What costs the same comes in the order of the directory and of the list; who is closed sells nothing.
  const twin = await owned('Pırıl Ocak', { district: 'Seyhan' });
  await write(twin, 'Zurna dürüm 150\nKısa zurna dürüm 150');
  await write(here, 'Zurna dürüm 150');
  const gone = await owned('Kapanan Büfe');
  await write(gone, 'Zurna dürüm 1');
  await app.db
    .updateTable('businesses')
    .set({ status: 'closed' })
    .where('id', '=', gone.id)
    .execute();
  expect((await asked('en ucuz zurna dürüm')).map(([name, line]) => [name, line])).toEqual([
    ['Gözde Ocakbaşı', 'Tavuk'],
    ['Pırıl Büfe', 'Zurna dürüm'],
    ['Pırıl Ocak', 'Zurna dürüm'],
  ]);
});
