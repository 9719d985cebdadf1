import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchDirectory } from '#contract/search/search.ts';
import { exampleBusinesses } from '#db/seed/example-businesses.ts';
import { insertExampleBusinesses } from '#server/businesses/submitting/example-businesses.service.ts';
import { tellKinds } from '#server/kinds/kinds.service.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
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

test('what was found of words is kept while nothing changes, and found anew after any change', async () => {
  const input = searchDirectory.input.parse({ q: 'tirban konağı' });
  const ask = async () => {
    const before = sent;
    const { items } = await answer(app.dependencies, input);
    return { ids: items.map(({ id }) => id), cost: sent - before };
  };
  expect((await ask()).ids).toEqual([]);
  const id = await app.given.business({ name: 'Tirban Konağı', category: 'Oteller' });
  expect((await ask()).ids).toEqual([id]);
  // Whether anything changed, and who is shown.
  expect(await ask()).toEqual({ ids: [id], cost: 2 });
  await app.given.business({ name: 'Bambaşka Pansiyon', category: 'Oteller' });
  const { ids, cost } = await ask();
  expect(ids).toEqual([id]);
  expect(cost).toBeGreaterThan(2);
});

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
  'bahçeli kuaför seyhan',
  'uygun fiyatlı temiz pilates salonu',
  'Çukurova Berber',
  'nöbetçi eczane',
  '0322 123 45 67',
];
