import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchBusinesses } from '#contract/businesses/businesses.ts';
import { searchDirectory } from '#contract/search/search.ts';
import { exampleBusinesses } from '#db/seed/example-businesses.ts';
import { insertExampleBusinesses } from '#server/businesses/submitting/example-businesses.service.ts';
import { seededWords } from '#tests/support/seeded-words.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { publicDataNow } from '../counting/current-columns.service.ts';
import type { SearchFilters } from './filters.rules.ts';
import { findMatches } from './matches.service.ts';

let app: TestApp;
let keyById: Map<number, string>;

beforeAll(async () => {
  app = await createTestApp();
  const inserted = await insertExampleBusinesses(app.db, exampleBusinesses, new Date());
  keyById = new Map([...inserted].map(([key, id]) => [id, key]));
});
afterAll(() => app.close());

const findMatchingIds = async ({ db }: TestApp, q: string, filters: SearchFilters = {}) =>
  (await findMatches(await publicDataNow(db), seededWords, q, filters)).ids;
const keysFor = async (q: string, filters?: SearchFilters) =>
  (await findMatchingIds(app, q, filters)).map((id) => keyById.get(id) ?? `${id}`);

/** What somebody asks → keys that belong among the first ten. */
const expected: Record<string, string[]> = {
  // Folding, endings, category words
  güzellik: ['ayna-karsisi-guzellik-salonu', 'kese-tasi-hamami'],
  GÜZELLİK: ['ayna-karsisi-guzellik-salonu', 'kese-tasi-hamami'],
  guzellik: ['ayna-karsisi-guzellik-salonu', 'kese-tasi-hamami'],
  kebapcilar: ['koprubasi-zirh'],
  eczane: ['beyaz-turunc-eczanesi', 'misis-yolu-eczanesi', 'toros-etegi-eczanesi'],
  eczanesi: ['beyaz-turunc-eczanesi', 'misis-yolu-eczanesi', 'toros-etegi-eczanesi'],
  eczaneler: ['beyaz-turunc-eczanesi', 'misis-yolu-eczanesi', 'toros-etegi-eczanesi'],
  Oteller: ['otel-tasavlu', 'saathane-otel'],
  barlar: ['ote-yaka-bar', 'cark-rock-bar'],
  kafede: ['islak-pruva-kafe', 'tren-dudugu-kafe'],
  lastikçi: ['yedek-teker-lastik'],
  kitapçı: ['sayfa-arasi-kitabevi'],
  // What it is, also in other words
  berber: ['final-haftasi-berber', 'tepebag-yokusu-berberi', 'cinar-dibi-berberi'],
  kuaför: ['makas-payi-kuafor', 'usta-cirak-erkek-kuaforu'],
  cafe: ['kirk-raf-kitap-kahve', 'islak-pruva-kafe'],
  lokanta: ['misis-yol-lokantasi', 'kuru-biber'],
  dişçi: ['son-azi-dis-klinigi'],
  'diş hekimi': ['son-azi-dis-klinigi'],
  gözlük: ['tam-mercek-optik'],
  ehliyet: ['ilk-debriyaj-surucu-kursu'],
  fitness: ['demir-kantar-spor-salonu'],
  futbol: ['uzatma-dakikasi-hali-saha'],
  'araba tamiri': ['eski-karburator-oto-tamir'],
  'gece kulübü': ['cark-rock-bar'],
  şırdan: ['duvardibi-sirdan'],
  züccaciye: ['yedi-bardak-zuccaciye'],
  'dövüş sporları': ['besinci-raunt-dovus-sporlari'],
  'halı saha': ['uzatma-dakikasi-hali-saha'],
  'çay bahçesi': ['nehirboyu-cay-bahcesi'],
  'bici bici': ['bici-duragi'],
  hamam: ['kese-tasi-hamami'],
  kreş: ['uyku-saati-kres'],
  kına: ['incili-kaftan-kina', 'yazma-oya'],
  damatlık: ['egri-papyon-damatlik'],
  mangal: ['adacik-mangal', 'turunc-golgesi'],
  çekici: ['gece-vinci-oto-cekici'],
  // Names
  'mor zakkum': ['mor-zakkum'],
  'Kıyı Ocakbaşı': ['kiyi-ocakbasi'],
  'beste ciger': ['beste-ciger'],
  'yarım nar': ['yarim-nar'],
  // Features and descriptions
  havuz: ['gol-isiklari-otel', 'ilk-kulac-yuzme-okulu'],
  'havuzlu otel': ['gol-isiklari-otel'],
  'canlı müzik': ['bodrum-kat-caz', 'kor-kandil-meyhane'],
  // Places
  'yüreğir kebap': ['koprubasi-zirh'],
  'sarıçam piknik': ['camkoru', 'rektor-tepesi'],
  'Seyhan’da eczane': ['beyaz-turunc-eczanesi'],
  'Reşatbey Mahallesi': ['kiyi-ocakbasi', 'beyaz-turunc-eczanesi'],
  'tepebağ otel': ['otel-tasavlu'],
  // Still typing
  keba: ['koprubasi-zirh'],
  ecz: ['beyaz-turunc-eczanesi'],
  pila: ['nefes-payi-pilates'],
  // Wrongly typed
  kebab: ['koprubasi-zirh'],
  lokntası: ['misis-yol-lokantasi', 'kuru-biber'],
  resturan: ['turunc-dali', 'kiyi-ocakbasi'],
  koaför: ['makas-payi-kuafor'],
  eczne: ['beyaz-turunc-eczanesi'],
  halısaha: ['uzatma-dakikasi-hali-saha'],
  veternr: ['pati-nobeti-veteriner'],
  'mor zakum': ['mor-zakkum'],
  'karaisali gelnlik': ['sandik-cicegi'],
  // More words than anybody fulfils
  'en iyi ocakbaşı Adana': ['kiyi-ocakbasi'],
};

test('people find what they mean among the first ten', async () => {
  const missed: string[] = [];
  let wanted = 0;
  const ask = async (q: string) => (await app.call(searchDirectory, { q })).items;
  for (const [q, keys] of Object.entries(expected)) {
    const first = (await ask(q)).slice(0, 10).map(({ id }) => keyById.get(id));
    wanted += keys.length;
    for (const key of keys) if (!first.includes(key)) missed.push(`${q}: ${key}`);
  }
  const recall = 1 - missed.length / wanted;
  process.stdout.write(
    `search: recall@10 ${recall.toFixed(3)} over ${Object.keys(expected).length} queries\n`,
  );
  expect(missed).toEqual([]);
});

test('what nobody has all of leads to what comes nearest', async () => {
  const q = 'uygun fiyatlı temiz pilates salonu';
  const { items, nearest } = await app.call(searchDirectory, { q });
  expect(items).toEqual([]);
  expect(nearest.map(({ id }) => keyById.get(id))).toContain('nefes-payi-pilates');
});

test('a whole word stands before a longer one with the same beginning', async () => {
  const category = 'Alışveriş';
  const agency = await app.given.business({ name: 'Toros Marketing', category, rating: 5 });
  const shop = await app.given.business({ name: 'Toros Market', category });
  expect(await findMatchingIds(app, 'toros market')).toEqual([shop, agency]);
  const ids = await findMatchingIds(app, 'market');
  expect(ids).toContain(agency);
  expect(ids.indexOf(shop)).toBeLessThan(ids.indexOf(agency));
});

test('a name stands before a mention in a description', async () => {
  const told = await app.given.business({
    name: 'Sakin Köşe',
    description: 'Karşımızda bir lokumcu tezgâhı durur.',
    rating: 5,
  });
  const named = await app.given.business({ name: 'Lokumcu Dünyası' });
  expect(await findMatchingIds(app, 'lokumcu')).toEqual([named, told]);
});

test('equal hits are ordered by rating, then by age', async () => {
  const fields = { name: 'Simitçi Rauf', category: 'Kafeler' };
  const first = await app.given.business({ ...fields, rating: 4.1 });
  const best = await app.given.business({ ...fields, rating: 4.9 });
  const second = await app.given.business({ ...fields, rating: 4.1 });
  expect(await findMatchingIds(app, 'simitçi rauf')).toEqual([best, first, second]);
});

test('category and district narrow a search', async () => {
  expect(await keysFor('eczane', { district: 'Seyhan' })).not.toContain('misis-yolu-eczanesi');
  expect(await keysFor('eczane', { category: 'Sağlık', district: 'Yüreğir' })).toContain(
    'misis-yolu-eczanesi',
  );
  expect(await keysFor('eczane', { category: 'Spor' })).toEqual([]);
});

test('only what is published is found', async () => {
  for (const status of ['pending', 'rejected', 'suspended', 'closed'] as const) {
    await app.given.business({ name: 'Vızvız Höyükaltı', status });
  }
  expect(await findMatchingIds(app, 'vızvız höyükaltı')).toEqual([]);
});

test('a telephone number or a person finds nobody', async () => {
  await app.given.business({
    name: 'Sessiz Terzi',
    phone: '0322 000 99 99',
    email: 'sessiz@ornek.example',
    submitterName: 'Münevver Tokatlıoğlu',
  });
  for (const q of ['0322 000 99 99', '03220009999', 'Tokatlıoğlu', 'sessiz@ornek.example']) {
    expect(await keysFor(q)).not.toContain('Sessiz Terzi');
  }
  expect(await findMatchingIds(app, 'Tokatlıoğlu')).toEqual([]);
  expect(await findMatchingIds(app, '03220009999')).toEqual([]);
  const { total, nearest } = await app.call(searchDirectory, { q: '0322 000 99 99' });
  expect([total, nearest]).toEqual([0, []]);
});

test('whatever is typed, the answer is a list', async () => {
  const alphabet = [...'abcçdefgğhıijklmnoöprsştuüvyz'].join(' ');
  const hostile = [
    "kebap & | ! ( ) : * <-> 'x'",
    "'; drop table businesses; --",
    '"kıyı" \\ \\\\',
    '%',
    '_',
    '% kebap _',
    ':*A',
    'a',
    'ı',
    'x y',
    '7/24',
    alphabet,
    'adana mah cad sok no seyhan a b c',
    'ş'.repeat(200),
    'qw er ty zx cv bn mm kk',
    '0 00 000',
  ];
  for (const q of hostile) {
    const found = await app.call(searchBusinesses, { q });
    expect(Array.isArray(found), q).toBe(true);
  }
  for (const q of ['?!…', '🙂🔥', '* & |', 'мир']) {
    expect(await app.call(searchBusinesses, { q }), q).toEqual([]);
  }
});

test('the specified search lists nobody who answers a part alone', async () => {
  const q = 'denize sıfır otel';
  const { total, unasked } = await app.call(searchDirectory, { q });
  expect(total).toBeGreaterThan(0);
  expect(unasked).toEqual(['denize', 'sıfır']);
  expect(await app.call(searchBusinesses, { q })).toEqual([]);
  // One misspelt word may be corrected.
  expect(await app.call(searchBusinesses, { q: 'tepebağ bebreri' })).toHaveLength(1);
});

test('the pages of an answer follow each other without a gap', async () => {
  const all = await findMatchingIds(app, 'otopark');
  const answer = await app.request('/api/businesses/search?q=otopark&limit=10');
  expect(answer.headers.get('x-total-count')).toBe(String(all.length));
  const next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1] ?? '';
  const pages = [await answer.json(), await (await app.request(next)).json()].flat();
  expect(pages.map(({ id }: { id: number }) => id)).toEqual(all.slice(0, 20));
});
