import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCategory } from '#contract/categories/categories.ts';
import {
  addCategory,
  changeCategory,
  deleteCategory,
  listAdministeredCategories,
} from '#contract/moderation/administration.ts';
import { createTestApp, type TestApp, type TestMember } from '#tests/support/test-app.ts';
import { createApi } from '#web/api/api.ts';
import { Redirect } from '#web/page.ts';
import { load } from '#web/pages/category.page.tsx';

let app: TestApp;
let admin: TestMember;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.member({ role: 'admin' });
});
afterAll(() => app.close());

const rename = async (slug: string, changes: { name?: string; slug: string }) => {
  const all = await admin.call(listAdministeredCategories, {});
  const category = all.find((one) => one.slug === slug);
  if (!category) throw new Error(`no category at ${slug}`);
  const { id, name, description, hue, isAdFree } = category;
  await admin.call(changeCategory, { id, name, description, hue, isAdFree, ...changes });
  return id;
};

/** Where the page of an address sends, as the server and the browser run it. */
async function pageAt(slug: string, query = '') {
  const api = createApi((address, init) => app.request(address, init as RequestInit));
  const address = {
    path: `/category/${slug}`,
    params: { slug },
    query: new URLSearchParams(query),
  };
  try {
    const data = await load(api, address);
    return data ? data.category.slug : 404;
  } catch (error) {
    if (error instanceof Redirect) return { status: error.status, to: error.to };
    throw error;
  }
}

test('whoever is looked for by its former name is found, though its address was another', async () => {
  await admin.call(addCategory, { name: 'Noter İşleri', slug: 'noterler', hue: 'spor' });
  await rename('noterler', { name: 'Noterlik', slug: 'noterlik' });
  for (const slug of ['noterler', 'noter-isleri', 'Noter İşleri'])
    expect(await pageAt(slug), slug).toEqual({ status: 301, to: '/category/noterlik' });
});

test('an address before the last and the one before that lead to the newest, with what was asked', async () => {
  await rename('kafeler', { slug: 'kahveciler' });
  await rename('kahveciler', { slug: 'kahve-evleri', name: 'Kahve Evleri' });
  for (const slug of ['kafeler', 'kahveciler', 'Kafeler', 'KAHVECİLER']) {
    expect(await pageAt(slug, 'district=Seyhan&page=2'), slug).toEqual({
      status: 301,
      to: '/category/kahve-evleri?district=Seyhan&page=2',
    });
    expect(await app.call(getCategory, { slug })).toMatchObject({ slug: 'kahve-evleri' });
  }
  expect(await pageAt('kahve-evleri')).toBe('kahve-evleri');
});

test('a former address that another category takes is that one’s', async () => {
  await rename('barlar', { slug: 'meyhaneler' });
  expect(await pageAt('barlar')).toMatchObject({ to: '/category/meyhaneler' });
  await rename('spor', { slug: 'barlar' });
  expect(await pageAt('barlar')).toBe('barlar');
  expect((await app.call(getCategory, { slug: 'barlar' })).name).toBe('Spor');
});

test('a category that goes back to its address has it, and the one in between leads there', async () => {
  await rename('egitim', { slug: 'kurslar' });
  await rename('kurslar', { slug: 'egitim' });
  expect(await pageAt('egitim')).toBe('egitim');
  expect(await pageAt('kurslar')).toMatchObject({ status: 301, to: '/category/egitim' });
});

test('with a category go its addresses', async () => {
  await admin.call(addCategory, { name: 'Hizmetler', hue: 'spor' });
  const id = await rename('hizmetler', { slug: 'ustalar' });
  expect(await pageAt('hizmetler')).toMatchObject({ to: '/category/ustalar' });
  await admin.call(deleteCategory, { id });
  expect(await pageAt('hizmetler')).toBe(404);
});
