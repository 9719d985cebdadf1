import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { ApiAnswers, type NeighboursOf } from './api-answers.ts';

/** `version`: when all lists last changed but that of bars; `changed`, `gone`: a business that changed, or left, then. */
interface State {
  version: number;
  now: number;
  asked: number;
  changed?: number;
  gone?: number;
}

function countingApp(neighbours?: NeighboursOf) {
  const state: State = { version: 1, now: 0, asked: 0 };
  const app = new Hono();
  app.get('/api/sayi', (c) => c.json({ asked: ++state.asked }));
  app.get('/api/businesses', (c) => c.json([{ asked: ++state.asked }]));
  app.get('/api/yok', (c) => {
    state.asked += 1;
    return c.json({}, 404);
  });
  app.get('/api/categories', (c) => c.json([{ asked: ++state.asked }]));
  app.get('/api/businesses/:id/neighbourhood', (c) => {
    state.asked += 1;
    return c.json({ district: 'Seyhan', name: 'Reşatbey', slug: 'resatbey' });
  });
  app.get('/api/businesses/:id/related', (c) => {
    state.asked += 1;
    return c.json({ similar: [{ id: 8 }], nearby: [{ id: 9 }] });
  });
  const answers = new ApiAnswers(
    app as never,
    {
      count: () => state.version,
      ofAnything: () => 1,
      ofList: ({ category }) => (category === 'Barlar' ? 1 : state.version),
      ofBusiness: (id) => (id === state.changed ? state.version : 1),
      ofLeaving: (id) => (id === state.gone ? state.version : 0),
    },
    { now: () => state.now, ...(neighbours && { neighboursNow: async () => neighbours }) },
  );
  const ask = async (address: string) =>
    (await answers.fetch(address, { method: 'GET' }, 'test')).json();
  return { state, ask, answers };
}

test('the same question is asked once until the data changes', async () => {
  const { state, ask } = countingApp();
  expect(await ask('/api/sayi')).toEqual({ asked: 1 });
  expect(await ask('/api/sayi')).toEqual({ asked: 1 });
  state.version = 2;
  expect(await ask('/api/sayi')).toEqual({ asked: 2 });
});

test('a list is asked for anew when that list changed', async () => {
  const { state, ask } = countingApp();
  for (const version of [1, 2]) {
    state.version = version;
    expect(await ask('/api/businesses?category=Barlar')).toEqual([{ asked: 1 }]);
  }
  expect(await ask('/api/businesses?category=Kafeler')).toEqual([{ asked: 2 }]);
  state.version = 3;
  expect(await ask('/api/businesses?category=Kafeler')).toEqual([{ asked: 3 }]);
});

test('what stands at the side is known for a minute, but nobody who is gone', async () => {
  const { state, ask } = countingApp();
  state.now = 5000;
  await ask('/api/categories');
  await ask('/api/businesses/7/related');
  state.version = 2;
  state.now = 59_999;
  expect(await ask('/api/categories')).toEqual([{ asked: 1 }]);
  await ask('/api/businesses/7/related');
  expect(state.asked).toBe(2);
  state.gone = 9;
  await ask('/api/businesses/7/related');
  expect(state.asked).toBe(3);
});

test('the same neighbours, none of whom changed, are asked for nothing', async () => {
  let now = [8, 9];
  const { state, answers } = countingApp(() => now);
  const address = '/api/businesses/7/related';
  const { madeFrom } = await answers.fetch(address, { method: 'GET' }, 'test');
  const isSame = async (change: Partial<State>, version = 1) => {
    Object.assign(state, change, { asked: 0 });
    const since = await answers.stillSay(madeFrom.side, { madeFrom, version });
    return { since, asked: state.asked };
  };
  expect(await isSame({ version: 2, now: 70_000 })).toEqual({ since: 70_000, asked: 0 });
  expect(await isSame({ version: 3, changed: 9 })).toEqual({ since: 70_000, asked: 1 });
  expect(await isSame({ changed: 9, version: 3 }, 3)).toEqual({ since: 70_000, asked: 0 });
  now = [9, 8];
  expect(await isSame({ version: 4, changed: 0, gone: 1, now: 200_000 }, 4)).toEqual({
    since: 200_000,
    asked: 1,
  });
});

test('what a whole list is told alike is asked for once', async () => {
  const { state, answers } = countingApp();
  const said = async (id: number) => {
    const address = `/api/businesses/${id}/neighbourhood`;
    return (await answers.fetch(address, { method: 'GET' }, 'test')).madeFrom;
  };
  const pages = [await said(7), await said(8)];
  const askedFor = async (change: Partial<State>) => {
    Object.assign(state, change, { asked: 0 });
    for (const madeFrom of pages)
      expect(await answers.stillSay(madeFrom.listed, { madeFrom, version: 1 })).toBeDefined();
    return state.asked;
  };
  expect(pages[0]?.listed[0]?.sharedBy).toEqual({ district: 'Seyhan', neighbourhood: 'resatbey' });
  expect(await askedFor({ version: 2 })).toBe(1);
  expect(await askedFor({})).toBe(0);
  expect(await askedFor({ version: 3 })).toBe(1);
});

test('an answer grows old with the minute in which it was asked for: it may say who is open', async () => {
  const { state, ask } = countingApp();
  state.now = 59_000;
  await ask('/api/sayi');
  state.now = 59_999;
  expect(await ask('/api/sayi')).toEqual({ asked: 1 });
  state.now = 60_000;
  expect(await ask('/api/sayi')).toEqual({ asked: 2 });
});

test('a refusal is not kept', async () => {
  const { state, ask } = countingApp();
  await ask('/api/yok');
  await ask('/api/yok');
  expect(state.asked).toBe(2);
});

test('what nobody asks twice does not push out what every page asks', async () => {
  const { ask } = countingApp();
  const first = await ask('/api/sayi');
  for (let count = 0; count < 1000; count += 1) {
    await ask(`/api/sayi?page=${count}`);
    if (count % 100 === 0) expect(await ask('/api/sayi')).toEqual(first);
  }
  expect(await ask('/api/sayi?page=0')).not.toEqual({ asked: 2 });
});

test('an answer to a question is not kept: its page is', async () => {
  const { state, ask } = countingApp();
  for (const _ of [1, 2]) await ask('/api/sayi?limit=2&q=kebap');
  expect(state.asked).toBe(2);
});
