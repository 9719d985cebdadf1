import { expect, test } from 'vitest';
import { answersBefore, answersFor } from './bayram-answer.ts';

const day = (number: number, usual: string | null, said: string | null = null) => ({
  ...{ day: `2027-05-${number}`, isEve: number === 15, usual, said },
});
const days = [day(15, '09:00-18:00', 'kapalı'), day(16, 'kapalı'), day(17, null)];

test('“Kapalıyız” closes every day; “Açığız” means the usual hours, where there are some', () => {
  expect(answersFor(days, 'kapali').answers.map(({ hours }) => hours)).toEqual([
    ...['kapalı', 'kapalı', 'kapalı'],
  ]);
  expect(answersFor(days, 'acik')).toEqual({
    answers: [{ day: '2027-05-15', hours: '09:00-18:00' }],
    unknown: ['2027-05-16', '2027-05-17'],
  });
  for (const word of [undefined, '', 'KAPALI'])
    expect(answersFor(days, word)).toEqual({ answers: [], unknown: [] });
});

test('an answer is taken back to what was said before it', () => {
  expect(
    answersBefore(days, [
      { day: '2027-05-15', hours: '10:00-12:00' },
      { day: '2027-05-17', hours: 'kapalı' },
    ]),
  ).toEqual([
    { day: '2027-05-15', hours: 'kapalı' },
    { day: '2027-05-17', hours: null },
  ]);
});
