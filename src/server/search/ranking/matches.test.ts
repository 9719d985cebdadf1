import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryForAll } from '#contract/search/asking/text-queries.ts';
import { searchDirectory as searchEndpoint } from '#contract/search/search.ts';
import {
  distanceOf,
  isOtherEnding,
  neighboursOf,
  wareOf,
} from '#contract/search/understanding/likeness.ts';
import { readQuestion } from '#contract/search/understanding/question.ts';
import { exampleBusinesses } from '#db/seed/example-businesses.ts';
import { rewriteSearchColumns } from '#server/businesses/indexing/search-columns.service.ts';
import { insertExampleBusinesses } from '#server/businesses/submitting/example-businesses.service.ts';
import { seededWords } from '#tests/support/seeded-words.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { publicDataNow } from '../counting/current-columns.service.ts';
import { rankInside } from '../understanding/resolving.service.ts';
import type { SearchFilters } from './filters.rules.ts';
import { findMatches, inTurn } from './matches.service.ts';
import { searchDirectory } from './search.service.ts';

let app: TestApp;
let keyById: Map<number, string>;
beforeAll(async () => {
  app = await createTestApp();
  const inserted = await insertExampleBusinesses(app.db, exampleBusinesses, new Date());
  keyById = new Map([...inserted].map(([key, id]) => [id, key]));
});
afterAll(() => app.close());

const matchesFor = async (
  words: string,
  filters: SearchFilters,
  options: { isAsTyped?: boolean; limit?: number } = {},
) => findMatches(await publicDataNow(app.db), seededWords, words, filters, options);

const find = async (words: string) => {
  const { ids, meant } = await matchesFor(words, {});
  return { meant, keys: ids.map((id) => keyById.get(id) ?? `${id}`) };
};

test('a wrongly typed word is corrected, and told as people write it', async () => {
  for (const [typed, meant, key] of [
    ['kepabçı', 'kebapçı', 'koprubasi-zirh'],
    ['kuvaför', 'kuaför', 'makas-payi-kuafor'],
    ['ezcane', 'eczane', 'beyaz-turunc-eczanesi'],
    ['veternr', 'veteriner', 'pati-nobeti-veteriner'],
    ['mor zakum', 'mor zakkum', 'mor-zakkum'],
    ['Seyhan ezcane', 'seyhan eczane', 'beyaz-turunc-eczanesi'],
    ['otoyıkma', 'oto yıkama', 'kopuk-molasi-oto-yikama'],
  ] as const) {
    const found = await find(typed);
    expect(found.keys.slice(0, 10), typed).toContain(key);
    if (typed !== 'otoyıkma') expect(found.meant, typed).toBe(meant);
  }
});

test('a foreign name is found by those who write it as it is heard', async () => {
  const dolphin = await app.given.business({ name: 'Dolphin Yatçılık', category: 'Spor' });
  const harmony = await app.given.business({ name: 'Harmony Pilates', category: 'Spor' });
  expect((await matchesFor('dolfin', {})).ids[0]).toBe(dolphin);
  expect((await matchesFor('harmoni', {})).ids[0]).toBe(harmony);
});

test('one word written as two, and two written as one, are what was meant', async () => {
  for (const [typed, meant, key] of [
    ['ec zane', 'eczane', 'beyaz-turunc-eczanesi'],
    ['çiçek çi', 'çiçekçi', 'saksi-alti-cicekcilik'],
    ['adanakebap', 'adana kebap', 'koprubasi-zirh'],
    ['lahmacunrestoran', 'lahmacun restoran', 'tas-kapak-lahmacun'],
  ] as const) {
    const found = await find(typed);
    expect([found.meant, found.keys[0]], typed).toEqual([meant, key]);
  }
});

test('a word of an address is no mistake for a known one', async () => {
  const { meant, keys } = await find('balcalı kahve');
  expect([meant, keys[0]]).toEqual([undefined, 'vize-haftasi']);
});

test('what is typed rightly is not corrected: no accents, endings, synonyms, names', async () => {
  for (const typed of ['kuafor', 'eczaneden', 'berber', 'mor zakkum', 'oteller', 'kebapcilar'])
    expect((await find(typed)).meant, typed).toBeUndefined();
});

test('a word that somebody has is never corrected away, however much it is like a common one', async () => {
  const own = await app.given.business({ name: 'Tirban Konağı', category: 'Oteller' });
  for (let made = 0; made < 25; made += 1)
    await app.given.business({ name: `Turban Sokağı ${made}`, category: 'Oteller' });
  for (const typed of ['tirban konağı', 'tirban']) {
    const { ids, meant } = await matchesFor(typed, {});
    expect([ids, meant], typed).toEqual([[own], undefined]);
  }
});

test('of a short word another letter makes another word', async () => {
  for (let made = 0; made < 9; made += 1) await app.given.business({ name: `Best Ofis ${made}` });
  expect(await matchesFor('büst', {})).toMatchObject({ ids: [], meant: undefined });
  expect((await matchesFor('bests', {})).meant).toBe('best');
});

test('a short word alone is taken for one that is nearer than what stands beside others', async () => {
  for (let made = 0; made < 9; made += 1)
    await app.given.business({ name: `Vaatlin Konağı ${made}` });
  expect((await matchesFor('vazlin konağı', {})).meant).toBe('vaatlin konağı');
  expect((await matchesFor('vatlin', {})).meant).toBe('vaatlin');
  expect(await matchesFor('vazlin', {})).toMatchObject({ ids: [], meant: undefined });
});

test('of words that are written alike the one that stands beside the others is meant', async () => {
  for (let made = 0; made < 9; made += 1)
    await app.given.business({ name: `Zerle Konağı ${made}`, category: 'Oteller' });
  const pharmacy = await app.given.business({ name: 'Zelre Eczanesi', category: 'Sağlık' });
  const { ids, meant } = await matchesFor('zerre eczanesi', {});
  expect([ids, meant]).toEqual([[pharmacy], 'zelre eczanesi']);
  expect((await matchesFor('zerre konağı', {})).meant).toBe('zerle konağı');
});

test('the business a question is the name of is among more hits than are read', async () => {
  const question = readQuestion(seededWords, 'sakarmeke');
  if (!question) throw new Error('no question');
  const named = new Map<string, number>();
  for (const name of ['sakarmeke bir', 'sakarmeke iki', 'sakarmeke uc', 'sakarmeke dort'])
    named.set(name, await app.given.business({ name, category: 'Oteller' }));
  // Whichever are read first.
  for (const [norm, id] of named) {
    const ask = queryForAll(question);
    const now = await publicDataNow(app.db);
    const [found] = await inTurn(now, [{ ask, norm }], {}, { limit: 2 });
    expect(found?.hits[0], norm).toMatchObject({ id, isNamed: true });
    expect(found?.hits).toHaveLength(2);
    expect(found?.all?.ids).toHaveLength(4);
  }
});

test('of what is too common to be ranked whole all are known inside filters', async () => {
  const now = await publicDataNow(app.db);
  for (const [words, filters] of [
    ['restoran', { district: 'Seyhan' }],
    ['restoran', { category: 'Restoranlar' }],
    ['kahvltı', { district: 'Çukurova' }],
  ] as const) {
    const whole = await matchesFor(words, {});
    const cut = await matchesFor(words, {}, { limit: 5 });
    expect([cut.ids, cut.common?.all.ids.length], words).toEqual([
      whole.ids.slice(0, 5),
      whole.ids.length,
    ]);
    const inside = rankInside(now, cut, filters);
    expect(inside, words).toEqual({ ...rankInside(now, whole, filters), isCut: false });
    expect(inside.ids.length, words).toBeGreaterThan(0);
  }
});

test('what matches is a condition that counts the same', async () => {
  for (const words of ['eczane', 'kuvaför', 'seyhan berber', 'düğün için', 'ucuz iyi terzi']) {
    const { ids, isMatch } = await matchesFor(words, {});
    const counted = await app.db
      .selectFrom('businesses')
      .select('id')
      .where('status', '=', 'approved')
      .where(isMatch)
      .execute();
    expect(new Set(counted.map(({ id }) => id)), words).toEqual(new Set(ids));
    expect(ids.length, words).toBeGreaterThan(0);
  }
  const { isMatch } = await matchesFor('?!', {});
  const none = await app.db.selectFrom('businesses').select('id').where(isMatch).execute();
  expect(none).toEqual([]);
});

test('names that lost letters on their way are found by the right word', async () => {
  const school = await app.given.business({ name: 'G?nes S?r?c? Kursu', category: 'Eğitim' });
  const flowers = await app.given.business({ name: '?zlem ?i?ek?ilik', category: 'Alışveriş' });
  expect((await matchesFor('güneş sürücü kursu', {})).ids[0]).toBe(school);
  expect((await matchesFor('özlem çiçekçilik', {})).ids[0]).toBe(flowers);
});

const vocabulary = async () => (await publicDataNow(app.db)).columns.vocabulary;

test('only words of published businesses are known, at once, and those nobody has are forgotten', async () => {
  const known = async () => (await vocabulary()).known(['serbetci']);
  const id = await app.given.business({ name: 'Kavuklu Şerbetçi', status: 'pending' });
  expect(await known()).toEqual([]);
  await app.db.updateTable('businesses').set({ status: 'approved' }).where('id', '=', id).execute();
  expect((await vocabulary()).beginning('serb', 5)).toEqual([
    { word: 'serbetci', shown: 'şerbetçi', hits: 1 },
  ]);
  await app.db.deleteFrom('businesses').where('id', '=', id).execute();
  expect(await known()).toEqual([]);
});

test('a word is counted, and written as most write it', async () => {
  for (const name of ['CIVCIV Yuvası', 'Civciv Yuvası', 'Civciv Bahçesi'])
    await app.given.business({ name });
  expect((await vocabulary()).known(['civciv'])).toEqual([
    { word: 'civciv', shown: 'civciv', hits: 3 },
  ]);
});

test('rows of older rules are rewritten, a few hundred at a time', async () => {
  const id = await app.given.business({ name: 'Eski Kural Turşucusu' });
  await sql`update businesses set search_version = 0, search_head = '', search_all = '', head_words = ''
    where id = ${id}`.execute(app.db);
  expect((await matchesFor('eski kural', {})).ids).not.toContain(id);
  expect(await rewriteSearchColumns(app.db)).toBe(1);
  expect((await matchesFor('eski kural', {})).ids[0]).toBe(id);
  expect(await rewriteSearchColumns(app.db)).toBe(0);
});

test('a name of a letter and a lost vowel is found by the word it was', async () => {
  const eyes = await app.given.business({ name: 'Bayram G? Hastanesi', category: 'Sağlık' });
  expect((await matchesFor('göz hastanesi', {})).ids[0]).toBe(eyes);
});

test('letters that sound alike, doubled and swapped ones are the nearer mistakes', () => {
  expect(distanceOf('kebab', 'kebap')).toBeLessThan(distanceOf('kebaz', 'kebap'));
  expect(distanceOf('zakum', 'zakkum')).toBeLessThan(distanceOf('zakkum', 'zakkump'));
  expect(distanceOf('ezcane', 'eczane')).toBeLessThan(1);
  expect(distanceOf('xczane', 'eczane')).toBeGreaterThan(distanceOf('eczanx', 'eczane'));
  for (const typed of ['ezcane', 'eczne', 'eczzane', 'eczene'])
    expect(neighboursOf(typed), typed).toContain('eczane');
  expect(isOtherEnding('oteller', 'otelleri')).toBe(true);
  expect(isOtherEnding('veternr', 'veteriner')).toBe(false);
});

test('who deals in something is named after it, not corrected to another word', async () => {
  for (const [typed, ware] of [
    ['yemci', 'yem'],
    ['sucukcular', 'sucuk'],
    ['saraplik', undefined],
    ['ci', undefined],
  ] as const)
    expect(wareOf(typed), typed).toBe(ware);
  const feed = await app.given.business({ name: 'Başak Yem', category: 'Alışveriş' });
  const wine = await app.given.business({ name: 'Asma Şarapları', category: 'Alışveriş' });
  await app.given.business({ name: 'Yeni Saray Konağı', category: 'Oteller' });
  expect((await find('yemci')).keys[0]).toBe(`${feed}`);
  expect((await find('şarapçı')).keys[0]).toBe(`${wine}`);
});

test('a word that many kinds end with is no answer; what has the other word answers a part', async () => {
  const [shelves] = await Promise.all(
    ['Kavak Raf', 'Havuz Sistemleri', 'Perde Sistemleri'].map((name) =>
      app.given.business({ name, category: 'Alışveriş' }),
    ),
  );
  const { items, nearest } = await searchDirectory(
    app.dependencies,
    searchEndpoint.input.parse({ q: 'kavak sistemleri' }),
  );
  expect(items).toEqual([]);
  expect(nearest.map(({ id }) => id)).toEqual([shelves]);
});

test('a day of the calendar is not taken for another word', async () => {
  await app.given.business({ name: 'Etmek Bayramı Berberi', category: 'Güzellik' });
  expect((await matchesFor('etmel bayramı', {})).meant).toBe('etmek bayramı');
  expect(await matchesFor('emek bayramı', {})).toMatchObject({ ids: [], meant: undefined });
});

test('a copy shop is no photographer', async () => {
  const copies = await app.given.business({ name: 'Nokta Fotokopi', category: 'Alışveriş' });
  const pictures = await app.given.business({ name: 'Nokta Fotoğraf', category: 'Alışveriş' });
  const { keys } = await find('nokta fotoğraf');
  expect(keys[0]).toBe(`${pictures}`);
  expect(keys).not.toContain(`${copies}`);
});

test('a word is none that only begins like it, whoever is called so', async () => {
  const other = await app.given.business({ name: 'Planetzonk Evi', category: 'Alışveriş' });
  const { ids, isByOthers } = await matchesFor('planetaryum', {});
  expect(ids).not.toContain(other);
  expect(isByOthers).toBe(true);
  const own = await app.given.business({ name: 'Toros Planetaryumu', category: 'Eğitim' });
  const after = await matchesFor('planetaryum', {});
  expect(after.ids).toContain(own);
  expect(after.ids).not.toContain(other);
});

test('two words are written as one where they stand together', async () => {
  await app.given.business({ name: 'Vumbuk Şenliği', category: 'Alışveriş' });
  await app.given.business({ name: 'Karlama Şenliği', category: 'Alışveriş' });
  expect(await matchesFor('vumbukkarlama', {})).toMatchObject({ ids: [], meant: undefined });
  const both = await app.given.business({ name: 'Karlama ve Vumbuk', category: 'Spor' });
  const found = await matchesFor('vumbukkarlama', {});
  expect(found).toMatchObject({ ids: [both], meant: 'vumbuk karlama' });
});

test('nobody who deals in something is what has grown', async () => {
  expect(await matchesFor('büyücü', {})).toMatchObject({ ids: [], meant: undefined });
});

test('a visitor is answered as one of here', async () => {
  const { input } = searchEndpoint;
  const ask = (q: string) => searchDirectory(app.dependencies, input.parse({ q }));
  const [theirs, ours] = [await ask('hotel mit Parkplatz'), await ask('otoparklı otel')];
  expect(theirs.items.map(({ id }) => id)).toEqual(ours.items.map(({ id }) => id));
  expect(theirs.readings.map(({ kind, value }) => [kind, value])).toEqual(
    ours.readings.map(({ kind, value }) => [kind, value]),
  );
});
