import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchDirectory } from '#contract/search/search.ts';
import { suggestSearches } from '#contract/search/search-suggestions.ts';
import { tellKinds } from '#server/kinds/kinds.service.ts';
import { refreshPlaces } from '#server/places/places.service.ts';
import { createTestApp, TEST_NOW, type TestApp } from '#tests/support/test-app.ts';

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

  test('a whole name with a slip in one word is that name', async () => {
    expect(await namesFor('ince kebpa salonu')).toEqual(['Ince Kebap Salonu']);
    expect(await namesFor('turun eczanesi')).toEqual(['Turunç Eczanesi']);
    expect(await namesFor('ince zonk salonu')).toEqual([]);
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
  const picnic = [{ name: 'Piknik Alanları', slug: 'piknik', count: 0 }];
  expect((await suggest('pik')).categories).toEqual(picnic);
  expect((await suggest('ALAN')).categories).toEqual(picnic);
  expect((await suggest('piknik al')).categories).toHaveLength(1);
  expect((await suggest('sa')).categories.map(({ slug }) => slug)).toEqual(['saglik']);
  expect((await suggest('knik')).categories).toEqual([]);
});

describe('what is counted', () => {
  let other: TestApp;
  const asked = (q: string) => other.call(suggestSearches, { q });
  const given = async (count: number, fields: Parameters<TestApp['given']['business']>[0]) => {
    for (let at = 1; at <= count; at += 1)
      await other.given.business({ ...fields, name: `${fields?.name} ${at}` });
  };
  beforeAll(async () => {
    other = await createTestApp();
    await given(4, { name: 'Közde', subcategory: 'Kebapçı', address: 'Reşatbey Mah. Adil Sok.' });
    await given(3, {
      name: 'Kelle',
      subcategory: 'Çorbacı',
      address: 'Reşatbey Mah. Turgut Özal Blv.',
    });
    await given(2, { name: 'Sakatat', subcategory: 'Şırdancı', address: 'M1 Adana AVM Kat 2' });
    await given(1, { name: 'Gizli', subcategory: 'Kebapçı', status: 'pending' });
    await other.given.business({
      name: 'M1 Adana AVM',
      latitude: '36.992',
      longitude: '35.32',
      subcategory: 'Alışveriş merkezi',
      category: 'Alışveriş',
    });
    await tellKinds(other.db);
    await refreshPlaces(other.db, TEST_NOW);
  });
  afterAll(() => other.close());

  const kebap = { name: 'Kebapçı', slug: 'kebapcilar', categorySlug: 'restoranlar', count: 4 };

  test('kinds with a page, by their names before others, with as many as are published', async () => {
    expect((await asked('keb')).kinds).toEqual([kebap]);
    expect((await asked('KEBAP')).kinds[0]).toEqual(kebap);
    expect((await asked('ırdan')).kinds, 'no word begins so').toEqual([]);
    expect((await asked('şırdan')).kinds, 'two have no page').toEqual([]);
    expect((await asked('resto')).categories).toMatchObject([{ name: 'Restoranlar', count: 9 }]);
  });

  test('a neighbourhood leads to its page, a street and a mall to who is there, as many as are told', async () => {
    expect((await asked('reşat')).places).toEqual([
      { name: 'Reşatbey', district: 'Seyhan', path: '/mahalle/seyhan/resatbey', count: 8 },
    ]);
    expect((await asked('r')).places).toEqual([]);
    for (const [q, name, count] of [
      ['turgut ö', 'Turgut Özal Bulvarı', 3],
      ['özal', 'Turgut Özal Bulvarı', 3],
      ['m1', 'M1 Adana AVM', 3],
    ] as const) {
      const [place, ...more] = (await asked(q)).places;
      expect([place?.name, place?.count, more.length], q).toEqual([name, count, 0]);
      const { searchParams } = new URL(place?.path ?? '', 'http://test');
      const words = searchParams.get('q') ?? '';
      expect((await other.call(searchDirectory, { q: words })).total, words).toBe(count);
    }
  });

  test('who comes and who goes is counted at once', async () => {
    const id = await other.given.business({ name: 'Beş', subcategory: 'Kebapçı' });
    await tellKinds(other.db);
    expect((await asked('keb')).kinds[0]?.count).toBe(5);
    await other.db
      .updateTable('businesses')
      .set({ status: 'closed' })
      .where('id', '=', id)
      .execute();
    expect((await asked('keb')).kinds[0]?.count).toBe(4);
  });

  test.each([
    ['05:00', ['Çorbacı'], ['open']],
    ['11:30', ['Kebapçı'], ['open']],
    ['18:00', ['Kebapçı'], ['open']],
    ['23:30', ['Çorbacı'], ['open', 'duty']],
    ['04:00', ['Çorbacı'], ['open', 'duty']],
  ])('before a letter, at %s: kinds of that hour', async (time, kinds, ways) => {
    other.clock.now = new Date(`2026-11-20T${time}:00+03:00`);
    const answer = await asked(' ');
    expect(answer).toMatchObject({ ways, businesses: [], words: [] });
    expect(answer.kinds.map(({ name }) => name)).toEqual(kinds);
    other.clock.now = TEST_NOW;
  });

  test('the way to who is on duty, and near a holiday to who is open then', async () => {
    for (const q of ['nöb', 'nöbetçi', 'NÖBETÇİ ECZ', 'eczane nöb'])
      expect((await asked(q)).ways, q).toEqual(['duty']);
    for (const q of ['nö', 'nöbetçi noter', 'eczane', 'bayram', 'tatil'])
      expect((await asked(q)).ways, q).toEqual([]);
    other.clock.now = new Date('2026-10-20T09:00:00Z');
    for (const q of ['bay', 'bayramda ke', 'resmi tat'])
      expect((await asked(q)).ways, q).toEqual(['holiday']);
    expect((await asked('')).ways).toEqual(['open', 'holiday']);
    other.clock.now = TEST_NOW;
  });
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

test.each(['!?', '🍢', 'كباب'])('%j finds nothing and harms nothing', async (q) => {
  expect(Object.values(await suggest(q)).flat()).toEqual([]);
});

test.each(["'; drop table businesses; --", ':* | a', '\\', '%', 'a & !b', "keb'"])(
  '%j is only text',
  async (q) => {
    expect(Object.keys(await suggest(q))).toHaveLength(7);
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
