import { useState } from 'react';
import { expect, test } from 'vitest';
import { liveScreen } from '#tests/support/live-screen.ts';
import { ApiError } from '#web/api/api.ts';
import { type Asked, useAsked } from './use-asked.ts';

/** A part that asks one of two questions; each answer comes when the test says so. */
function asking() {
  const answers: PromiseWithResolvers<string[]>[] = [];
  let now: Asked<string[]> | undefined;
  const Part = () => {
    const [key, setKey] = useState('bir');
    now = useAsked(key, () => {
      const answer = Promise.withResolvers<string[]>();
      answers.push(answer);
      return answer.promise;
    });
    return (
      <button type="button" onClick={() => setKey('iki')}>
        {now.state === 'ready' ? now.data.join() : now.state}
      </button>
    );
  };
  const screen = liveScreen(<Part />);
  screen.text();
  const ready = () => {
    if (now?.state !== 'ready') throw new Error('not ready');
    return now;
  };
  return { ...screen, answers, ready, asked: () => now };
}

test('two changes of one moment are both there', async () => {
  const { until, text, answers, ready } = asking();
  answers[0]?.resolve(['a', 'b', 'c']);
  await until('a,b,c');
  const { set } = ready();
  set((now) => now.filter((one) => one !== 'a'));
  set((now) => now.filter((one) => one !== 'b'));
  expect(text()).toBe('c');
});

test('what comes after another question was asked says nothing of that one', async () => {
  const { press, until, text, answers, ready } = asking();
  answers[0]?.resolve(['ilk']);
  await until('ilk');
  const before = ready();
  press('ilk');
  expect(text(), 'not the answer before').toBe('loading');
  before.set(['eski']);
  expect(text()).toBe('loading');
  answers[1]?.resolve(['son']);
  await until('son');
  before.set(['eski']);
  expect(text()).toBe('son');
});

test('an answer that is overtaken is not shown', async () => {
  const { press, until, text, answers } = asking();
  press('loading');
  text();
  answers[0]?.resolve(['ilk']);
  answers[1]?.resolve(['son']);
  await until('son');
  await answers[0]?.promise;
  expect(text()).toBe('son');
});

test('what failed is asked again', async () => {
  const { until, text, answers, asked } = asking();
  answers[0]?.reject(new ApiError(503, 'Bu kez olmadı'));
  await until('failed');
  const failed = asked();
  expect(failed).toMatchObject({ status: 503 });
  if (failed?.state === 'failed') failed.again();
  expect(text()).toBe('loading');
  answers[1]?.resolve(['ilk']);
  await until('ilk');
});
