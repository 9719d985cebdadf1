import { expect, test } from 'vitest';
import { answerContest } from './claims.ts';

test('an owner who objects says why; one who agrees need not', () => {
  const taken = (answer: string, text?: string) =>
    answerContest.input.safeParse({ id: 7, answer, text }).success;
  expect([taken('agree'), taken('object', 'Dükkân benim')]).toEqual([true, true]);
  expect([taken('object'), taken('object', ' '), taken('belki', 'x')]).toEqual([
    ...[false, false, false],
  ]);
});
