import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getBusiness, listBusinessesOfCategory } from '#contract/businesses/businesses.ts';
import { listAdministeredKinds } from '#contract/kinds/administered-kinds.ts';
import { countKindsOfCategory } from '#contract/kinds/kinds.ts';
import type { Db } from '#server/platform/database/database.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { readKindSeeds } from './kind-seeds.rules.ts';
import { currentWords, ensureKinds, tellKinds } from './kinds.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const kindOfBusiness = async (id: number) =>
  (await app.browser().call(getBusiness, { id })).kind?.name;

test('a new database knows hundreds of kinds, each in a category or in none, and keeps what became of them', async () => {
  const admin = await app.member({ role: 'admin' });
  const allKinds = () => admin.call(listAdministeredKinds, {});
  const kinds = await allKinds();
  expect(kinds.length).toBeGreaterThan(380);
  expect(kinds.find(({ slug }) => slug === 'kebapcilar')).toMatchObject({
    ...{ slug: 'kebapcilar', name: 'Kebapçı', plural: 'Kebapçılar', categorySlug: 'restoranlar' },
  });
  expect(kinds.find(({ name }) => name === 'Noter')?.categorySlug).toBeNull();
  expect(new Set(kinds.map(({ slug }) => slug)).size).toBe(kinds.length);
  await app.db.deleteFrom('kinds').where('slug', '=', 'noterler').execute();
  await ensureKinds(app.db);
  expect(await allKinds()).toHaveLength(kinds.length - 1);
});

test('a business is told by its words, anew when they change and when the words of a kind do', async () => {
  const id = await app.given.business({ name: 'Köz', subcategory: 'Ciğerci' });
  expect(await kindOfBusiness(id)).toBeUndefined();
  expect(await tellKinds(app.db)).toBeGreaterThan(0);
  expect(await kindOfBusiness(id)).toBe('Ciğerci');
  expect(await tellKinds(app.db)).toBe(0);

  await app.db
    .updateTable('businesses')
    .set({ subcategory: 'Zırhçı' })
    .where('id', '=', id)
    .execute();
  expect(await tellKinds(app.db)).toBe(1);
  expect(await kindOfBusiness(id)).toBeUndefined();

  await app.db
    .updateTable('kinds')
    .set({ words: 'zırhçı' })
    .where('slug', '=', 'kebapcilar')
    .execute();
  expect(await tellKinds(app.db)).toBeGreaterThan(0);
  expect(await kindOfBusiness(id)).toBe('Kebapçı');
});

test('of the same kinds words are made once, whichever connection reads them', async () => {
  const { by } = await currentWords(app.db);
  await app.db.connection().execute(async (db) => expect((await currentWords(db)).by).toBe(by));
  await app.db
    .updateTable('kinds')
    .set({ words: 'kalkancı' })
    .where('slug', '=', 'kebapcilar')
    .execute();
  expect((await currentWords(app.db)).by.asked).toContain('kalkanci');
});

test('who tells them in a transaction reads no kinds that are known', async () => {
  const readKindsIn = async (known?: Db) => {
    await app.given.business({ name: 'Çınar', subcategory: 'Ciğerci' });
    let reads = 0;
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        if (JSON.stringify(node).includes('"name":"kinds"')) reads += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    await app.db.transaction().execute((trx) => tellKinds(trx.withPlugin(counting), known));
    return reads;
  };
  await tellKinds(app.db);
  expect(await readKindsIn()).toBe(1);
  expect(await readKindsIn(app.db)).toBe(0);
});

test('a category that is renamed takes its kinds along', async () => {
  const id = await app.given.business({ name: 'Nehir Düğün Salonu', category: 'Gelinlik' });
  await tellKinds(app.db);
  const kind = await kindOfBusiness(id);
  expect(kind).toBeDefined();
  await app.db
    .updateTable('categories')
    .set({ name: 'Düğün' })
    .where('slug', '=', 'gelinlik')
    .execute();
  expect(await tellKinds(app.db)).toBeGreaterThan(0);
  expect(await kindOfBusiness(id)).toBe(kind);
});

test('kinds of a category are counted by what is published, also in one district; a list has one of them', async () => {
  const place = { category: 'Spor', subcategory: 'Halı saha' };
  const ids = [
    await app.given.business({ ...place, name: 'Bir' }),
    await app.given.business({ ...place, name: 'İki', district: 'Çukurova' }),
    await app.given.business({ ...place, name: 'Üç', subcategory: 'Yoga' }),
    await app.given.business({ ...place, name: 'Dört', status: 'pending' }),
  ];
  await tellKinds(app.db);
  const counted = async (district?: string) =>
    (await app.browser().call(countKindsOfCategory, { slug: 'spor', district })).map(
      ({ slug, count }) => [slug, count],
    );
  expect(await counted()).toEqual([
    ['hali-sahalar', 2],
    ['yoga-studyolari', 1],
  ]);
  expect(await counted('Çukurova')).toEqual([['hali-sahalar', 1]]);
  const listed = await app
    .browser()
    .call(listBusinessesOfCategory, { categoryName: 'Spor', kind: 'hali-sahalar' });
  expect(listed.map(({ id }) => id).sort()).toEqual([ids[0], ids[1]]);
});

test('a file of kinds that cannot be read is refused by what is wrong with it', () => {
  expect(() => readKindSeeds('category: spor\n\n# Halı saha\nfutbol')).toThrow('Halı saha');
  expect(() => readKindSeeds('# Halı saha | Halı sahalar\nworlds: futbol')).toThrow('worlds');
});
