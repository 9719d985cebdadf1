import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  getNeighbourhood,
  getNeighbourhoodOfBusiness,
  listBusinessesOfNeighbourhood,
} from '#contract/places/neighbourhoods.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const resatbey = { district: 'seyhan', slug: 'resatbey' };
const many = async (count: number, fields: Parameters<TestApp['given']['business']>[0]) => {
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) ids.push(await app.given.business(fields));
  return ids;
};
const inResatbey = { neighbourhood: 'Reşatbey Mah.', category: 'Kafeler' };

test('a neighbourhood counts what is public in it, by its words and its district', async () => {
  await many(2, inResatbey);
  await many(1, { category: 'Spor', address: 'Reşatbey Mah. 5, Seyhan' });
  await many(1, { ...inResatbey, status: 'pending' });
  await many(1, { ...inResatbey, district: 'Çukurova' });
  const found = await app.call(getNeighbourhood, { district: 'Seyhan', slug: 'Reşatbey' });
  expect(found).toMatchObject({
    ...{ district: 'Seyhan', name: 'Reşatbey', slug: 'resatbey', count: 3 },
    ...{ isCentreLearnt: false, neighbours: [] },
  });
  expect(found.categories.map(({ slug, count }) => [slug, count])).toEqual([
    ['kafeler', 2],
    ['spor', 1],
  ]);
  expect(found.around.map(({ name }) => name)).toContain('Cemalpaşa');
  expect(found.around.map(({ name }) => name)).not.toContain('Reşatbey');
  for (const unknown of [
    { ...resatbey, slug: 'yok' },
    { ...resatbey, district: 'ceyhan' },
  ])
    await expect(app.call(getNeighbourhood, unknown)).rejects.toThrow('404');
});

test('its businesses are listed whole and by category, and follow what is edited', async () => {
  const [moved = 0, stays = 0] = await many(2, inResatbey);
  const sports = await app.given.business({ ...inResatbey, category: 'Spor' });
  const listed = async (category?: string) =>
    (await app.call(listBusinessesOfNeighbourhood, { ...resatbey, category })).map(({ id }) => id);
  expect((await listed()).sort()).toEqual([moved, stays, sports]);
  expect(await listed('Spor')).toEqual([sports]);
  await app.db
    .updateTable('businesses')
    .set({ status: 'closed' })
    .where('id', '=', moved)
    .execute();
  expect(await listed('Kafeler')).toEqual([stays]);
});

test('how many are open is counted by the hours and special days of the moment, and ends with them', async () => {
  const day = { ...inResatbey, hours: '{"mon-sun":"09:00-18:00"}' };
  await many(2, day);
  const holiday = await app.given.business(day);
  await app.db
    .insertInto('businessSpecialDays')
    .values({ businessId: holiday, day: '2026-11-20', hours: 'kapalı' })
    .execute();
  await many(1, { ...day, isOpen: false });
  await many(1, { ...inResatbey, hours: null });
  await many(1, { ...inResatbey, hours: '{"mon-sun":"09:00-16:00"}' });
  const open = async () => {
    const { openCount, openUntil } = await app.call(getNeighbourhood, resatbey);
    return [openCount, openUntil];
  };
  // 12.00 in Adana; from 15.00 on one says that it closes soon, from 17.00 on two.
  expect(await open()).toEqual([3, '2026-11-20T12:00:00.000Z']);
  app.clock.now = new Date('2026-11-20T13:00:00Z');
  expect(await open()).toEqual([2, '2026-11-20T14:00:00.000Z']);
  app.clock.now = new Date('2026-11-20T15:00:00Z');
  expect((await open())[0]).toBe(0);
});

test('without an outline it stands where its pins do, once three are there', async () => {
  const yakapinar = { neighbourhood: 'Yakapınar', district: 'Yüreğir' };
  const pinned = (latitude: number) =>
    app.given.business({ ...yakapinar, latitude: String(latitude), longitude: '35.36' });
  const centre = async () => {
    const found = await app.call(getNeighbourhood, { district: 'yuregir', slug: 'yakapinar' });
    return [found.centre, found.isCentreLearnt, found.outline];
  };
  await many(3, yakapinar);
  await pinned(36.99);
  await pinned(36.992);
  expect(await centre()).toEqual([null, false, null]);
  // One far away does not move it.
  await pinned(38);
  expect(await centre()).toEqual([[35.36, 36.992], true, null]);
});

test('neighbours are those that have pages, the nearest first', async () => {
  await many(1, inResatbey);
  await many(5, { neighbourhood: 'Gürselpaşa' });
  await many(5, { neighbourhood: 'Cemalpaşa' });
  await many(4, { neighbourhood: 'Kurtuluş' });
  const { neighbours } = await app.call(getNeighbourhood, resatbey);
  expect(neighbours).toEqual([
    { district: 'Seyhan', name: 'Cemalpaşa', slug: 'cemalpasa' },
    { district: 'Seyhan', name: 'Gürselpaşa', slug: 'gurselpasa' },
  ]);
});

test('a business names its neighbourhood where that has a page', async () => {
  const [first = 0] = await many(4, inResatbey);
  const elsewhere = await app.given.business({ neighbourhood: 'Merkez', address: 'A Sok. 5' });
  const named = (id: number) => app.call(getNeighbourhoodOfBusiness, { id });
  expect(await named(first)).toBeNull();
  await many(1, inResatbey);
  expect(await named(first)).toEqual({ district: 'Seyhan', name: 'Reşatbey', slug: 'resatbey' });
  expect(await named(elsewhere)).toBeNull();
  expect(await named(1)).toBeNull();
});
