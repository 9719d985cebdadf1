import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { suggestSearches } from '#contract/search/search-suggestions.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  const rated = (rating: string, reviewCount: number) => ({ rating, reviewCount });
  for (const business of [
    { name: 'Keban Lokantası', ...rated('4.1', 20) },
    { name: 'Kebapçı İlyas', subcategory: 'Kebapçı', ...rated('4.9', 3) },
    { name: 'Kebapçı Işık', subcategory: 'Kebapçı', ...rated('4.9', 80) },
    { name: 'Ince Kebap Salonu', subcategory: 'Kebapçı', ...rated('5.0', 200) },
    { name: 'Kebap', ...rated('1.0', 1) },
    { name: 'Akkebap Evi', ...rated('5.0', 500) },
    { name: 'Kebap Gizli', status: 'pending' as const, ...rated('5.0', 900) },
    { name: 'Şırdancı Bedo', submitterName: 'Hüsniye Kebapoğlu', phone: '0322 999 88 77' },
    { name: 'Turunç Eczanesi', category: 'Sağlık', subcategory: 'Eczane', district: 'Seyhan' },
    { name: 'Nar Eczanesi', category: 'Sağlık', subcategory: 'Eczane', district: 'Çukurova' },
    { name: 'Ilgın Optik', category: 'Sağlık', subcategory: 'Optik', district: 'Seyhan' },
  ]) {
    await app.given.business(business);
  }
});
afterAll(() => app.close());

const suggest = (q: string) => app.call(suggestSearches, { q });
const namesFor = async (q: string) => (await suggest(q)).businesses.map(({ name }) => name);

describe('businesses', () => {
  test('called so, then beginning so, then with a word that begins so; the best rated first', async () => {
    expect(await namesFor('kebap')).toEqual([
      'Kebap',
      'Kebapçı Işık',
      'Kebapçı İlyas',
      'Ince Kebap Salonu',
    ]);
    expect(await namesFor('keb')).toEqual([
      'Kebapçı Işık',
      'Kebapçı İlyas',
      'Keban Lokantası',
      'Kebap',
      'Ince Kebap Salonu',
    ]);
  });

  test.each([
    ['KEBAPÇI İ', 'Kebapçı Işık'],
    ['kebapci i', 'Kebapçı Işık'],
    ['ışı', 'Kebapçı Işık'],
    ['isi', 'Kebapçı Işık'],
    ['ILG', 'Ilgın Optik'],
    ['ilg', 'Ilgın Optik'],
    ['İnce', 'Ince Kebap Salonu'],
    ['şır', 'Şırdancı Bedo'],
    ['  sırdancı   be ', 'Şırdancı Bedo'],
  ])('%j is read as a Turkish text', async (q, name) => {
    expect((await namesFor(q))[0]).toBe(name);
  });

  test('of several words all but the last are whole, in any field of the head', async () => {
    expect(await namesFor('seyhan ecz')).toEqual(['Turunç Eczanesi']);
    expect(await namesFor('eczane çuk')).toEqual(['Nar Eczanesi']);
    expect(await namesFor('kebap sal')).toEqual(['Ince Kebap Salonu']);
    expect(await namesFor('keb salo'), '"keb" is no whole word').not.toContain('Kebap');
  });

  test('an ending on a whole word is no obstacle', async () => {
    expect(await namesFor('seyhanda ecz')).toEqual(['Turunç Eczanesi']);
  });

  test('a short whole word is no beginning of others', async () => {
    expect(await namesFor('turunç ecz')).toEqual(['Turunç Eczanesi']);
    expect(await namesFor('turu ecz')).toEqual([]);
  });

  test('only what is public, and nobody by name or number', async () => {
    expect(await namesFor('kebap giz')).toEqual([]);
    for (const q of ['hüsniye', 'kebapoğ', '0322', '9998877', '999 88']) {
      expect(await namesFor(q), q).toEqual([]);
    }
  });

  test('a kind that no name tells finds them as well', async () => {
    const id = await app.given.business({ name: 'Mavi Kapı', subcategory: 'Nalbur' });
    const { businesses } = await suggest('nalb');
    expect(businesses).toEqual([
      {
        id,
        name: 'Mavi Kapı',
        category: 'Restoranlar',
        categorySlug: 'restoranlar',
        district: 'Seyhan',
      },
    ]);
  });
});

test('categories by any word of their name', async () => {
  expect((await suggest('pik')).categories).toEqual([{ name: 'Piknik Alanları', slug: 'piknik' }]);
  expect((await suggest('ALAN')).categories).toEqual([{ name: 'Piknik Alanları', slug: 'piknik' }]);
  expect((await suggest('piknik al')).categories).toHaveLength(1);
  expect((await suggest('sa')).categories.map(({ slug }) => slug)).toEqual(['saglik']);
  expect((await suggest('knik')).categories).toEqual([]);
});

test('districts by their beginning, two at most', async () => {
  expect((await suggest('çuk')).districts).toEqual(['Çukurova']);
  expect((await suggest('KARAİS')).districts).toEqual(['Karaisalı']);
  expect((await suggest('s')).districts).toEqual(['Seyhan', 'Sarıçam']);
  expect((await suggest('kuaför sey')).districts).toEqual([]);
});

describe('completed words', () => {
  test('as people spell them, the root instead of its endings', async () => {
    const { words } = await suggest('ecz');
    expect(words).toEqual(['eczane']);
    expect((await suggest('keb')).words).toEqual(expect.arrayContaining(['kebap', 'kebapçı']));
    expect((await suggest('kebapci')).words, 'with its own letters').toEqual(['kebapçı']);
  });

  test('stand behind what was typed before', async () => {
    expect((await suggest('Seyhan ecz')).words).toEqual(['Seyhan eczane']);
    expect((await suggest('eczane sey')).words).toEqual(['eczane seyhan']);
  });

  test('are no district alone, nothing for one letter, and nothing that stands there', async () => {
    expect((await suggest('seyha')).words).toEqual([]);
    expect((await suggest('e')).words).toEqual([]);
    expect((await suggest('eczane')).words).not.toContain('eczane');
  });
});

test.each(['', '  ', '!?', '🍢', 'كباب'])('%j finds nothing and harms nothing', async (q) => {
  expect(await suggest(q)).toEqual({ businesses: [], categories: [], districts: [], words: [] });
});

test.each(["'; drop table businesses; --", ':* | a', '\\', '%', 'a & !b', "keb'"])(
  '%j is only text',
  async (q) => {
    expect(Object.keys(await suggest(q))).toHaveLength(4);
  },
);

test('a browser may keep an answer for a minute', async () => {
  const answer = await app.request('/api/search/suggestions?q=keb');
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=60');
  const refused = await app.request(`/api/search/suggestions?q=${'k'.repeat(201)}`);
  expect(refused.status).toBe(400);
  expect(refused.headers.get('Cache-Control') ?? '').not.toContain('max-age');
});

test('somebody who types fast is never held up, a program is', async () => {
  const typist = app.browser();
  const ask = () => typist.request('/api/search/suggestions?q=');
  const statuses = new Set<number>();
  // Ten keys a second for a minute.
  for (let keys = 0; keys < 600; keys += 1) statuses.add((await ask()).status);
  expect([...statuses]).toEqual([200]);
  for (let keys = 0; keys < 601; keys += 1) statuses.add((await ask()).status);
  expect([...statuses]).toEqual([200, 429]);
});
