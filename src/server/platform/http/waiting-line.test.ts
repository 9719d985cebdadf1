import { expect, test } from 'vitest';
import { openPageLines, openWaitingLine } from './waiting-line.ts';

const bounds = { atWork: 2, waiting: 3, timeoutMs: 60_000 };
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => error.code,
  );

test('so many are at work, so many wait, whoever comes then is told at once when to come again', async () => {
  const line = openWaitingLine(bounds);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const enter = (index: number) =>
    line(() => {
      begun.push(index);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const all = [0, 1, 2, 3, 4].map((index) => outcome(enter(index)));
  await expect(enter(5)).rejects.toMatchObject({ code: 'too_busy', retryAfterSeconds: 5 });
  expect(begun).toEqual([0, 1]);
  for (let index = 0; index < 5; index += 1) {
    ends[index]?.();
    await all[index];
  }
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  expect(await Promise.all(all)).toEqual(Array(5).fill('done'));
});

test('work that fails gives its place on', async () => {
  const line = openWaitingLine({ ...bounds, atWork: 1 });
  const fail = () => line(() => Promise.reject(Object.assign(new Error('x'), { code: 'own' })));
  expect(await Promise.all([outcome(fail()), outcome(fail())])).toEqual(['own', 'own']);
  expect(await line(() => 'free again')).toBe('free again');
});

test('whoever waits too long is told, and does not begin any more', async () => {
  const line = openWaitingLine({ atWork: 1, waiting: 1, timeoutMs: 5 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = line(() => promise);
  let hasBegun = false;
  const late = line(() => {
    hasBegun = true;
  });
  expect(await outcome(late)).toBe('too_busy');
  resolve();
  await first;
  expect(hasBegun).toBe(false);
  expect(await line(() => 'free again')).toBe('free again');
});

test('a robot has more at work while nothing is made for people', async () => {
  let now = 0;
  const lines = openPageLines(openWaitingLine(), () => now);
  let begun = 0;
  const ends: (() => void)[] = [];
  const enter = () =>
    lines.robot(() => {
      begun += 1;
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const end = () => new Promise<void>((resolve) => setImmediate(resolve, ends.shift()?.()));
  const all = Array.from({ length: 14 }, enter);
  const begunThen = [begun];
  await lines.person(() => 'made');
  for (let one = 0; one < 5; one += 1) {
    await end();
    begunThen.push(begun);
  }
  now = 2000;
  await end();
  begunThen.push(begun);
  // Four of six end before the next begins; when people have gone all places are taken at once.
  expect(begunThen).toEqual([6, 6, 6, 6, 6, 7, 12]);
  while (ends.length > 0) await end();
  await Promise.all(all);
  expect(begun).toBe(14);
});
