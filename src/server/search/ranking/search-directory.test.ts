import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { searchBusinesses } from '#contract/businesses/businesses.ts';
import { type SearchAnswer, searchDirectory } from '#contract/search/search.ts';
import { joinCommaList } from '#contract/text/comma-list.ts';
import { tellKinds } from '#server/kinds/kinds.service.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Asked = z.input<(typeof searchDirectory)['input']>;
const ask = (input: Asked) => app.call(searchDirectory, input);
const idsOf = ({ items }: Pick<SearchAnswer, 'items'>) => items.map(({ id }) => id);

const DAYTIME = '{"mon-sun":"09:00-18:00"}';
const EVENING = '{"mon-sun":"18:00-23:30"}';

describe('a question with more in it than words', () => {
  let near: number;
  let far: number;
  let dear: number;
  let late: number;
  let elsewhere: number;
  beforeAll(async () => {
    const given = (fields: Parameters<TestApp['given']['business']>[0]) =>
      app.given.business({ category: 'Sağlık', subcategory: 'Zurnacı', hours: DAYTIME, ...fields });
    near = await given({
      ...{ name: 'Birinci Zurna', priceRange: '₺', rating: 4.1 },
      ...{ latitude: '37.0010', longitude: '35.3250' },
    });
    far = await given({
      ...{ name: 'İkinci Zurna', priceRange: '₺', rating: 4.9 },
      ...{ latitude: '37.0400', longitude: '35.3250' },
    });
    dear = await given({ name: 'Üçüncü Zurna', priceRange: '₺₺₺', rating: 3.2 });
    late = await given({ name: 'Dördüncü Zurna', priceRange: '₺₺', hours: EVENING });
    elsewhere = await given({ name: 'Beşinci Zurna', district: 'Çukurova', priceRange: '₺' });
  });

  test('is read, narrowed and told', async () => {
    const answer = await ask({ q: 'seyhandaki ucuz zurnacı' });
    expect(answer.words).toBe('zurnacı');
    expect(answer.readings).toEqual([
      { kind: 'district', words: 'seyhandaki', value: 'Seyhan' },
      { kind: 'price', words: 'ucuz', value: 'uygun' },
    ]);
    expect(idsOf(answer)).toEqual([far, near]);
    expect(answer).toMatchObject({ total: 2, page: 1, pageCount: 1, loosen: [], nearest: [] });
  });

  test('what a part of it answers is told without the words that say more', async () => {
    const { total, unasked } = await ask({ q: 'bozkırda gümbür zurnacı' });
    expect({ total, unasked }).toEqual({ total: 5, unasked: ['bozkırda', 'gümbür'] });
    expect((await ask({ q: 'zurnacı' })).unasked).toEqual([]);
  });

  test('a kind taken away is a word again', async () => {
    const answer = await ask({ q: 'çukurova zurnacı', literal: 'district' });
    expect(answer).toMatchObject({ words: 'çukurova zurnacı', readings: [] });
    expect(idsOf(answer)[0]).toBe(elsewhere);
  });

  test('open now, and open at a time', async () => {
    // 12.00 in Adana.
    expect(idsOf(await ask({ q: 'açık zurnacı' }))).not.toContain(late);
    expect(idsOf(await ask({ q: 'zurnacı', open: '2026-11-21T20:30' }))).toEqual([late]);
    expect(idsOf(await ask({ q: 'akşam açık zurnacı' }))).toEqual([late]);
    expect((await ask({ q: 'zurnacı', open: '2026-11-21T20:30' })).facets.open).toBe(1);
    expect((await ask({ q: 'zurnacı' })).facets.open).toBe(4);
  });

  test('near without a place is no filter; with one the nearest come first, those without a pin last', async () => {
    const withoutPlace = await ask({ q: 'yakınımda zurnacı' });
    expect(withoutPlace).toMatchObject({ total: 5, readings: [{ kind: 'near', value: '' }] });
    expect(withoutPlace.items.every(({ distance }) => distance === null)).toBe(true);
    const answer = await ask({ q: 'yakınımda zurnacı', near: '37.0000,35.3250' });
    expect(idsOf(answer).slice(0, 2)).toEqual([near, far]);
    expect(answer.items[0]?.distance).toBeGreaterThan(100);
    expect(answer.items[0]?.distance).toBeLessThan(125);
    expect(answer.items.at(-1)?.distance).toBeNull();
    const around = await ask({ q: 'zurnacı', near: '37.0000,35.3250', within: 1 });
    expect(idsOf(around)).toEqual([near]);
    expect(around.facets.within).toEqual([
      { value: '1', count: 1 },
      { value: '3', count: 1 },
      { value: '5', count: 2 },
      { value: '10', count: 2 },
    ]);
  });

  test('every order is the one it is called', async () => {
    const sorted = async (sort: NonNullable<Asked['sort']>) =>
      idsOf(await ask({ q: 'zurnacı', sort, near: '37.0400,35.3250' }));
    // Of whom nobody has said anything less is known than of whom many found middling.
    expect(await sorted('rating')).toEqual([far, near, late, elsewhere, dear]);
    expect(await sorted('name')).toEqual([elsewhere, near, late, far, dear]);
    expect((await sorted('distance')).slice(0, 2)).toEqual([far, near]);
    expect((await sorted('relevance')).slice(0, 2)).toEqual([far, near]);
  });

  test('nothing found: what could go, and what comes nearest', async () => {
    const answer = await ask({ q: 'çukurovada zurnacı', rating: 4, price: 'pahali' });
    expect(answer).toMatchObject({ total: 0, items: [], pageCount: 1 });
    expect(answer.loosen).toEqual([]);
    expect(idsOf({ items: answer.nearest })).toEqual([elsewhere]);
    const dearest = await ask({ q: 'zurnacı', rating: 4, price: 'pahali' });
    expect(dearest.loosen).toEqual([
      { drop: 'price', total: 2 },
      { drop: 'rating', total: 1 },
    ]);
    const karaisali = await ask({ q: 'karaisalı zurnacı' });
    expect(karaisali.loosen).toEqual([{ drop: 'district', total: 5 }]);
    expect(karaisali.nearest).toHaveLength(5);
    // Chosen and said: without the choice the words would be read, and find nothing again.
    const both = await ask({ q: 'karaisalı zurnacı', district: 'Karaisalı', rating: 4.5 });
    expect(both.loosen).toEqual([]);
  });

  test('what answers a part stands apart, with the word that is missing', async () => {
    const hired = await app.given.business({ name: 'Taner Kiralama' });
    const answer = await ask({ q: 'zürafa kiralama' });
    expect(answer).toMatchObject({ total: 0, items: [] });
    expect(answer.lack).toEqual({
      missing: ['zürafa'],
      found: ['kiralama'],
      isKind: false,
      isPart: true,
    });
    expect(idsOf({ items: answer.nearest })).toEqual([hired]);
    expect((await ask({ q: 'zurnacı' })).lack).toBeNull();
    // All of it is here, only not there.
    expect((await ask({ q: 'karaisalı zurnacı' })).lack).toBeNull();
  });

  test('of a known kind the directory says that it has none', async () => {
    const { total, lack } = await ask({ q: 'su tesisatçısı' });
    expect([total, lack?.isKind]).toEqual([0, true]);
  });

  test('words that mean nothing: businesses with a word much like one, none where no word is', async () => {
    await app.given.business({ name: 'Kalaycı Hamdi' });
    const answer = await ask({ q: 'klycı' });
    expect(answer).toMatchObject({ total: 0, meant: null });
    expect(answer.nearest.map(({ name }) => name)).toEqual(['Kalaycı Hamdi']);
    expect((await ask({ q: 'zzqqxx' })).nearest).toEqual([]);
    // Whoever is in the district is near nobody's question, of the category that was chosen they may be.
    expect((await ask({ q: 'seyhan zzqqxx' })).nearest).toEqual([]);
    expect((await ask({ q: 'zzqqxx', district: 'Seyhan' })).nearest).toEqual([]);
    expect((await ask({ q: 'zzqqxx', category: 'Alışveriş' })).nearest).not.toEqual([]);
    // What is known, and nobody here is, is near nobody by its letters.
    await app.given.business({ name: 'Kitap Durağı', category: 'Alışveriş' });
    const kebab = await ask({ q: 'kebap' });
    expect(kebab.lack).toMatchObject({ isKind: true });
    expect(kebab.nearest.map(({ name }) => name)).not.toContain('Kitap Durağı');
  });

  test('what is missing is named as it was typed, where no correction was meant', async () => {
    await app.given.business({ name: 'Kulplu Testi' });
    const { total, meant, lack } = await ask({ q: 'kulbplu zzqqxx' });
    expect([total, meant]).toEqual([0, null]);
    expect(lack).toMatchObject({ missing: ['kulbplu', 'zzqqxx'], isKind: false });
  });

  test('the specified array has what answers the whole question, and nothing beside it', async () => {
    const array = async (q: string) =>
      (await app.call(searchBusinesses, { q })).map(({ id }) => id);
    expect(await array('açık zurnacı')).not.toContain(late);
    expect(await array('çukurova zurnacı')).toEqual([elsewhere]);
    for (const q of ['çukurova pahalı zurnacı', 'bedava zurnacı', 'zürafa kiralama'])
      expect(await array(q), q).toEqual([]);
    expect(await array('seyhan açık zurnacı')).not.toContain(elsewhere);
  });
});

describe('a name with a word in it that is read', () => {
  test('stands first, also in another district, and is counted', async () => {
    const named = await app.given.business({ name: 'Çukurova Davulcu', district: 'Seyhan' });
    const inside = await app.given.business({
      name: 'Gür Davulcu',
      district: 'Çukurova',
      rating: 5,
    });
    await app.given.business({ name: 'Öbür Davulcu', district: 'Yüreğir' });
    const answer = await ask({ q: 'Çukurova Davulcu' });
    expect(idsOf(answer)).toEqual([named, inside]);
    expect(answer.total).toBe(2);
    expect(idsOf(await ask({ q: 'çukurova davulcu', sort: 'name' }))).toEqual([named, inside]);
    // What was chosen is no reading: it holds for names too.
    expect(idsOf(await ask({ q: 'Çukurova Davulcu', district: 'Çukurova' }))).toEqual([inside]);
  });

  test('is counted beside every choice that leaves the words as they are', async () => {
    const fields = { priceRange: '₺₺₺', rating: 4.6, features: ['Kös'], hours: DAYTIME };
    await app.given.business({ name: 'Sarıçam Kösçü', district: 'Seyhan', ...fields });
    const q = 'sarıçam kösçü';
    const { total, facets } = await ask({ q });
    expect(total).toBe(1);
    const counted = (await ask({ q, price: 'pahali', rating: 4.5, features: 'Kös', open: 'now' }))
      .total;
    expect(counted).toBe(1);
    expect(facets.price).toContainEqual({ value: 'pahali', count: 1 });
    expect(facets.rating.map(({ count }) => count)).toEqual([1, 1, 1]);
    expect(facets.features).toEqual([{ value: 'Kös', count: 1 }]);
    expect(facets.open).toBe(1);
    // Another district takes the word away, and with it the name.
    expect(facets.district).toEqual([
      { value: 'Seyhan', count: (await ask({ q: 'kösçü', district: 'Seyhan' })).total },
      { value: 'Sarıçam', count: 0 },
    ]);
  });

  test('is one whatever is chosen: a filter makes no name of a common word', async () => {
    for (const [name, priceRange] of [
      ['Ak', '₺'],
      ['Bor', '₺₺'],
      ['Cem', '₺₺'],
      ['Dal', '₺₺'],
    ] as const)
      await app.given.business({ name: `${name} Karaisalı Dümbelekçi`, priceRange });
    const q = 'karaisalı dümbelekçi';
    expect((await ask({ q })).total).toBe(0);
    expect((await ask({ q, price: 'uygun' })).total).toBe(0);
  });

  test.each(['Ucuz Cıngıl', 'Açık Cıngıl', 'Lüks Cıngıl'])('%s', async (name) => {
    const id = await app.given.business({ name, priceRange: '₺₺', hours: null });
    await app.given.business({ name: 'Başka Cıngıl', priceRange: '₺', hours: DAYTIME, rating: 5 });
    expect(idsOf(await ask({ q: name }))[0]).toBe(id);
    expect((await app.call(searchBusinesses, { q: name }))[0]?.id).toBe(id);
  });
});

describe('a word that is written wrongly', () => {
  test('is corrected, and left as it was typed where that is asked for', async () => {
    const meant = await app.given.business({ name: 'Sarı Fener Kebapçı', category: 'Restoranlar' });
    const corrected = await ask({ q: 'seyhanda kepabçı' });
    expect(corrected).toMatchObject({ meant: 'seyhanda kebapçı', wouldMean: null });
    expect(idsOf(corrected)).toContain(meant);
    const asTyped = { q: 'seyhanda kepabçı', literal: 'spelling' };
    expect(await ask(asTyped)).toMatchObject({
      ...{ total: 0, items: [], meant: null, wouldMean: 'seyhanda kebapçı', words: 'kepabçı' },
      readings: [{ kind: 'district', value: 'Seyhan' }],
    });
    const own = await app.given.business({ name: 'Kepabçı Baba', category: 'Restoranlar' });
    const found = await ask(asTyped);
    expect(idsOf(found)).toEqual([own]);
    expect(found).toMatchObject({ total: 1, facets: { category: [{ count: 1 }] } });
  });

  test('has nothing else to mean where it is written rightly', async () => {
    expect(await ask({ q: 'kebapçı', literal: 'spelling' })).toMatchObject({
      ...{ meant: null, wouldMean: null },
    });
  });
});

test('a feature with a comma in it can be asked for, beside others', async () => {
  const features = ['Açık, kapalı alan', 'Şelale'];
  const id = await app.given.business({ features });
  await app.given.business({ features: ['Açık', 'kapalı alan', 'Şelale'] });
  for (const asked of [features, features.slice(0, 1)]) {
    const answer = await ask({ features: joinCommaList(asked) });
    expect(idsOf(answer)).toEqual([id]);
    expect(answer.facets.features).toContainEqual({ value: 'Açık, kapalı alan', count: 1 });
  }
  expect((await ask({ features: 'Açık,kapalı alan' })).total).toBe(1);
});

describe('lists without words', () => {
  test('a category and a district alone are a list', async () => {
    const id = await app.given.business({ category: 'Spor', district: 'Karaisalı', rating: 5 });
    const answer = await ask({ q: 'karaisalıda spor' });
    expect(answer).toMatchObject({ words: '', total: 1 });
    expect(idsOf(answer)).toEqual([id]);
    expect(idsOf(await ask({ category: 'spor', district: 'karaisali' }))).toEqual([id]);
  });

  test('an unknown category or district finds nothing, all finds everything', async () => {
    expect((await ask({ category: 'Yok', district: 'all' })).total).toBe(0);
    expect((await ask({ district: 'Kadıköy' })).total).toBe(0);
    const all = await ask({ category: 'all', district: '' });
    expect(all.total).toBeGreaterThan(10);
  });

  test('pages follow each other without a gap, and the last one is the last', async () => {
    for (let number = 0; number < 11; number += 1) {
      await app.given.business({ category: 'Otomotiv', name: 'Aynı Ad', rating: 4 });
    }
    const pages: number[] = [];
    for (const page of [1, 2, 3]) {
      const answer = await ask({ category: 'Otomotiv', limit: 4, page });
      expect(answer).toMatchObject({ total: 11, page, pageCount: 3 });
      pages.push(...idsOf(answer));
    }
    expect(new Set(pages).size).toBe(11);
    const beyond = await ask({ category: 'Otomotiv', limit: 4, page: 99 });
    expect(beyond.page).toBe(3);
    expect(idsOf(beyond)).toEqual(pages.slice(8));
  });

  test('the newest first', async () => {
    const day = (text: string) => new Date(`${text}T09:00:00Z`);
    const fields = { category: 'Gelinlik' };
    const old = await app.given.business({ ...fields, approvedAt: day('2026-01-01') });
    const recent = await app.given.business({ ...fields, approvedAt: day('2026-10-01') });
    expect(idsOf(await ask({ category: 'Gelinlik', sort: 'newest' }))).toEqual([recent, old]);
  });

  test('what is said about open and closed is said until the first of them opens or closes', async () => {
    const fields = { name: 'Pufduvar', hours: '{"mon-sun":"10:00-12:30"}' };
    await app.given.business(fields);
    const evening = { ...fields, hours: '{"mon-sun":"18:00-23:00"}', district: 'Karaisalı' };
    const id = await app.given.business(evening);
    const until = async (asked: Parameters<typeof ask>[0]) =>
      (await ask({ q: fields.name, ...asked })).validUntil;
    expect(await until({})).toBe('2026-11-20T09:30:00.000Z');
    expect(await until({ open: 'now' })).toBe('2026-11-20T09:30:00.000Z');
    expect(await until({ district: 'Karaisalı' })).toBe('2026-11-20T15:00:00.000Z');
    // Beside the other districts stands how many are open there.
    expect(await until({ district: 'Seyhan', open: 'now' })).toBe('2026-11-20T09:30:00.000Z');
    await app.given.business({ ...evening, hours: '{"mon-sun":"12:10-13:00"}' });
    expect(await until({ district: 'Seyhan', open: 'now' })).toBe('2026-11-20T09:10:00.000Z');
    expect(await until({ district: 'Seyhan' })).toBe('2026-11-20T09:30:00.000Z');
    expect(await until({ open: '2026-11-21T20:30' })).toBeNull();
    // Where nobody is found, more than hours decides what is shown instead; a moment of the words is told from now.
    const nextMinute = '2026-11-20T09:01:00.000Z';
    expect(await until({ district: 'Karaisalı', open: 'now' })).toBe(nextMinute);
    expect(await until({ q: 'pufduvar yarın akşam açık' })).toBe(nextMinute);
    // And so does a word of its own for this day.
    const day = { businessId: id, day: '2026-11-20', hours: '13:00-14:00' };
    await app.db.insertInto('businessSpecialDays').values(day).execute();
    expect(await until({ district: 'Karaisalı' })).toBe(nextMinute);
    await app.db.deleteFrom('businessSpecialDays').where('businessId', '=', id).execute();
  });

  test('a change of the directory is counted at once', async () => {
    const before = await ask({ category: 'Eğitim' });
    const id = await app.given.business({ category: 'Eğitim', priceRange: '₺' });
    const after = await ask({ category: 'Eğitim' });
    expect(after.total).toBe(before.total + 1);
    expect(after.facets.price[0]?.count).toBe((before.facets.price[0]?.count ?? 0) + 1);
    await app.db
      .updateTable('businesses')
      .set({ status: 'suspended' })
      .where('id', '=', id)
      .execute();
    expect((await ask({ category: 'Eğitim' })).total).toBe(before.total);
  });
});

test.each([
  'open=yarin',
  'open=2026-13-45T10:00',
  'open=2026-11-31T10:00',
  'open=0000-01-01T00:00',
  'open=2026-11-20T24:30',
  'price=ucuz',
  'price=uygun,bedava',
  'rating=6',
  'rating=iyi',
  'near=adana',
  'near=95.0,35.0',
  'within=0',
  'sort=price',
  'page=0',
  'limit=101',
  'literal=words',
  `features=${'a,b,c,d,e,f,g'}`,
  `q=${'a'.repeat(201)}`,
])('/api/search?%s is refused with a Turkish sentence', async (query) => {
  const response = await app.request(`/api/search?${query}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ detail: expect.stringMatching(/\p{L}{3}/u) });
});

test('whatever is typed, the answer is an answer', async () => {
  for (const q of [
    "'; drop table businesses; --",
    'açık açık açık',
    'en yakın',
    'seyhan çukurova yüreğir',
    '?!…',
    '🙂🔥',
    'ucuz & | ! ( ) : * <->',
    'x'.repeat(200),
  ]) {
    const answer = await ask({ q, near: '37,35', features: '\'\u00e7,",{}' });
    expect(answer.page, q).toBe(1);
  }
});

test('where all are closed: those that open next, the first in front', async () => {
  const given = (name: string, hours: string) => app.given.business({ name, hours });
  await given('Örsan Tenekeci', '{"tue":"kapalı"}');
  const late = await given('Cömert Tenekeci', '{"mon-sun":"11:00-18:00"}');
  const early = await given('Ferah Tenekeci', '{"mon-sun":"08:30-18:00"}');
  app.clock.now = new Date('2026-11-24T05:00:00+03:00');
  const answer = await ask({ q: 'açık tenekeci' });
  expect(answer).toMatchObject({ total: 0, lack: null });
  expect(answer.opensNext).toMatchObject({ minutes: 510, daysAhead: 0 });
  expect(idsOf({ items: answer.nearest })).toEqual([early, late]);
  app.clock.now = new Date('2026-11-24T12:00:00+03:00');
  expect((await ask({ q: 'açık tenekeci' })).opensNext).toBeNull();
});

test('a question with one best answer has it told, and no other question', async () => {
  const given = (name: string, fields: Parameters<TestApp['given']['business']>[0]) =>
    app.given.business({ name, subcategory: 'Ciğerci', hours: DAYTIME, ...fields });
  await given('Yakın Ciğer', { latitude: '37.0010', longitude: '35.3250' });
  await given('Uzak Ciğer', { latitude: '37.0100', longitude: '35.3250' });
  await given('Kapalı Ciğer', { latitude: '37.0001', longitude: '35.3250', hours: EVENING });
  await given('Tek Ciğer', { district: 'Karaisalı', latitude: '37.2600', longitude: '35.0600' });
  await tellKinds(app.db);
  const best = async (input: Asked) => {
    const { items, best: told } = await ask(input);
    return told && [told.as, told.kind, told.until, items[0]?.name];
  };
  const near = '37.001,35.326';
  const nearest = ['nearest', 'ciğerci', 1080, 'Yakın Ciğer'];
  expect(await best({ q: 'yakınımda açık ciğerci', near })).toEqual(nearest);
  expect(await best({ q: 'ciğerciler', open: 'now', sort: 'distance', near })).toEqual(nearest);
  expect(await best({ q: 'karaisalıda şu an açık ciğerci' })).toEqual([
    ...['only', 'ciğerci', 1080, 'Tek Ciğer'],
  ]);
  for (const asked of [
    { q: 'yakınımda açık ciğerci' },
    { q: 'yakınımda ciğerci', near },
    { q: 'yakınımda açık ciğerc', near },
    { q: 'yakınımda açık Yakın Ciğer', near },
    { q: 'yakınımda açık zürafa ciğerci', near },
    { q: 'yakınımda açık ucuz ciğerci', near },
    { q: 'yakınımda açık ciğerci', near, within: 3 },
    { q: 'yakınımda açık ciğerci', near, sort: 'name' as const },
    { q: 'seyhanda açık ciğerci' },
    { q: 'seyhanda yakınımda açık ciğerci', near },
    { q: 'açık ciğerci' },
  ])
    expect(await best(asked), JSON.stringify(asked)).toBeNull();
});
