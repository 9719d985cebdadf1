import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { ApiAnswers } from './api-answers.ts';

function countingApp() {
  const state = { version: 1, now: 0, asked: 0 };
  const app = new Hono();
  app.get('/api/sayi', (c) => c.json({ asked: ++state.asked }));
  app.get('/api/businesses', (c) => c.json([{ asked: ++state.asked }]));
  app.get('/api/yok', (c) => {
    state.asked += 1;
    return c.json({}, 404);
  });
  const answers = new ApiAnswers(
    app as never,
    {
      count: () => state.version,
      ofAnything: () => 1,
      ofList: ({ category }) => (category === 'Barlar' ? 1 : state.version),
      ofBusiness: () => 1,
      ofLeaving: () => 0,
    },
    () => state.now,
  );
  const ask = async (address: string) =>
    (await answers.fetch(address, { method: 'GET' }, 'test')).json();
  return { state, ask };
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

test('questions that nobody asks twice do not push out what every page asks', async () => {
  const { ask } = countingApp();
  const first = await ask('/api/sayi');
  for (let count = 0; count < 1000; count += 1) {
    await ask(`/api/sayi?q=${count}`);
    if (count % 100 === 0) expect(await ask('/api/sayi')).toEqual(first);
  }
  expect(await ask('/api/sayi?q=0')).not.toEqual({ asked: 2 });
});
