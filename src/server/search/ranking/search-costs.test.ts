import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { DISTRICTS } from '#contract/city/districts.ts';
import { searchDirectory } from '#contract/search/search.ts';
import { lowerTr } from '#contract/text/turkish-fold.ts';
import { exampleBusinesses } from '#db/seed/example-businesses.ts';
import { rewriteSearchColumns } from '#server/businesses/indexing/search-columns.service.ts';
import { insertExampleBusinesses } from '#server/businesses/submitting/example-businesses.service.ts';
import { tellKinds } from '#server/kinds/kinds.service.ts';
import { times } from '#tests/support/nightly.ts';
import { seededWords } from '#tests/support/seeded-words.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { publicDataNow } from '../counting/current-columns.service.ts';
import { findMatches, MAX_CANDIDATES } from './matches.service.ts';
import { searchDirectory as answer } from './search.service.ts';

/** Of what nobody has: then it is asked in every way, mended, and what comes near is looked for. */
const MOST = 8;

/** Every connection is counted from its first statement on. */
const send = pg.Client.prototype.query;
let sent = 0;
let app: TestApp;
beforeAll(async () => {
  pg.Client.prototype.query = function query(this: pg.Client, ...given: unknown[]) {
    sent += 1;
    return Reflect.apply(send, this, given);
  } as typeof send;
  app = await createTestApp();
  await insertExampleBusinesses(app.db, exampleBusinesses, new Date());
  await tellKinds(app.db);
});
afterAll(async () => {
  pg.Client.prototype.query = send;
  await app.close();
});

async function rename(id: number, name: string) {
  const { db } = app;
  await db.updateTable('businesses').set({ name, searchVersion: 0 }).where('id', '=', id).execute();
  await rewriteSearchColumns(db);
}

test('no question costs more statements than one that means nothing', async () => {
  const input = (q: string) => searchDirectory.input.parse({ q });
  await answer(app.dependencies, input('eczane'));
  const costs: [string, number][] = [];
  for (const q of QUESTIONS) {
    const before = sent;
    await answer(app.dependencies, input(q));
    costs.push([q, sent - before]);
  }
  expect(costs.filter(([, cost]) => cost > MOST)).toEqual([]);
});

/** Ways to say a kind, and what may be chosen beside it. */
const SAID: ((kind: string, district: string) => string)[] = [
  (kind) => kind,
  (kind, district) => `${district} ${kind}`,
  (kind, district) => `${district}’da açık ${kind}`,
  (kind, district) => `${kind} ${district} ucuz`,
  (kind) => `bahçeli ${kind}`,
  (kind, district) => `${district} otoparklı ${kind}`,
  (kind, district) => `${district} wifi olan ucuz ${kind}`,
  (kind) => mistyped(kind),
  (kind, district) => `${district} ${mistyped(kind)}`,
  (kind, district) => `${district} zürafa ${kind}`,
  (kind) => `${kind} qzxw blorp`,
  (kind) => `Baraj Yolu ${kind}`,
  (kind) => `Xyz Caddesi ${kind}`,
  (kind) => `gar yanında ${kind}`,
  (kind) => `bana yakın ${kind}`,
  (kind, district) => `${district} ${kind} kiralama`,
  (kind) => `nöbetçi ${kind}`,
  (kind) => `${kind} telefonu`,
  (kind, district) => `${district} ${kind} arıyorum yarın sabah açık ucuz`,
  (kind) => `en iyi ${kind} nerede`,
];
const CHOSEN: z.input<(typeof searchDirectory)['input']>[] = [
  ...[{}, { open: 'now' }, { price: 'uygun' }, { features: 'wifi' }, { category: 'kafeler' }],
  ...[{ district: 'karaisali' }, { category: 'oteller', district: 'pozanti' }, { rating: '4' }],
  ...[{ sort: 'rating' as const }, { near: '37.0,35.32' }],
];
/** The third letter before the second. */
const mistyped = (kind: string) => `${kind.slice(0, 2)}${kind[3]}${kind[2]}${kind.slice(4)}`;
/** Of some five hundred kinds, so that each way to say one meets many districts and, by night, each choice. */
const EVERY = times(75, 25);

test('whatever kind is asked for, in whatever way, wherever and with whatever is chosen', async () => {
  const kinds = await app.db.selectFrom('kinds').select('name').orderBy('id').execute();
  const told = kinds.filter((_, at) => at % EVERY === 0);
  expect(told.length).toBeGreaterThan(400 / EVERY);
  const over: [string, number][] = [];
  for (const [at, { name }] of told.entries())
    for (const [way, say] of SAID.entries()) {
      const q = say(lowerTr(name), DISTRICTS[(at + way) % DISTRICTS.length] ?? '');
      const chosen = CHOSEN[(at * 3 + way) % CHOSEN.length];
      const before = sent;
      await answer(app.dependencies, searchDirectory.input.parse({ q, ...chosen }));
      if (sent - before > MOST) over.push([`${q} ${JSON.stringify(chosen)}`, sent - before]);
    }
  expect(over).toEqual([]);
}, 300_000);

test('what was found of words is kept until somebody is found, or found no more', async () => {
  const input = searchDirectory.input.parse({ q: 'tirban konağı' });
  const ask = async () => {
    const before = sent;
    const { items } = await answer(app.dependencies, input);
    return { ids: items.map(({ id }) => id), cost: sent - before };
  };
  expect((await ask()).ids).toEqual([]);
  const id = await app.given.business({ name: 'Tirban Konağı', category: 'Oteller' });
  expect((await ask()).ids).toEqual([id]);
  // Whether anything changed: who is shown is as it was read.
  expect(await ask()).toEqual({ ids: [id], cost: 1 });
  const other = await app.given.business({ name: 'Bambaşka Pansiyon', category: 'Oteller' });
  // What changed, how it is counted now, whether the words find it, and who is open.
  expect(await ask()).toEqual({ ids: [id], cost: 4 });
  await rename(other, 'Tirban Konağı');
  expect(new Set((await ask()).ids)).toEqual(new Set([id, other]));
  await rename(id, 'Bambaşka Pansiyon');
  expect((await ask()).ids).toEqual([other]);
});

test('what was found of a common word is kept beyond the ranked ones', async () => {
  const many = Array.from({ length: MAX_CANDIDATES + 20 }, (_, at) =>
    app.given.business({ name: `Vurgun ${at}`, category: 'Oteller', rating: 4, reviewCount: 9 }),
  );
  const ids = await Promise.all(many);
  const input = searchDirectory.input.parse({ q: 'vurgun' });
  const total = async () => (await answer(app.dependencies, input)).total;
  expect(await total()).toBe(ids.length);
  const ranked = await findMatches(await publicDataNow(app.db), seededWords, 'vurgun', {});
  const unranked = ids.find((id) => !ranked.ids.includes(id)) ?? 0;
  await rename(unranked, 'Bambaşka Pansiyon');
  expect(await total()).toBe(ids.length - 1);
  await rename(unranked, 'Vurgun Pansiyon');
  expect(await total()).toBe(ids.length);
}, 60_000);

const QUESTIONS = [
  'eczane',
  'kebapçı',
  'şu an açık kebapçı seyhan',
  'xqzt blorp',
  'zürafa kiralama',
  'adanakebap',
  'kuvaför',
  'mor zakum',
  'Seyhan ezcane',
  'dişim ağrıyor',
  'su tesisatçısı',
  'güzelyalı kuaför',
  'gar yanında otel',
  "Ceyhan'da diş doktoru",
  'Ceyhan diş doktoru',
  'bahçeli kuaför seyhan',
  'uygun fiyatlı temiz pilates salonu',
  'Çukurova Berber',
  'nöbetçi eczane',
  'Karaisalı’da kahvaltı',
  'karaisalı dişçi',
  'karaisalı avukat',
  'seyhan kokoreççi',
  'alberto deri ve testil',
  'mobil tuvalet kiralama',
  '0322 123 45 67',
];
