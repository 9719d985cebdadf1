import { expect, test } from 'vitest';
import { answerOf, publicAuthor } from './reviews.rules.ts';

test.each([
  ['Ayşe Yılmaz', 'Ayşe Y.'],
  ['  Ayşe  Nur   İnce ', 'Ayşe İ.'],
  ['Ayşe', 'Ayşe'],
  ['', ''],
  ['Ali 💙x', 'Ali 💙.'],
])('%s is shown as %s', (name, shown) => {
  expect(publicAuthor(name)).toBe(shown);
});

test('an answer is one with words and a time, and says when it was corrected', () => {
  const at = new Date('2026-11-20T09:00:00Z');
  const row = { ownerAnswer: 'Sağ olun', ownerAnsweredAt: at, ownerAnswerEditedAt: null };
  const content = { content: 'Sağ olun', answeredAt: at.toISOString(), editedAt: null };
  expect(answerOf(row)).toEqual(content);
  expect(answerOf({ ...row, ownerAnswerEditedAt: at })).toEqual({
    ...content,
    editedAt: at.toISOString(),
  });
  expect(answerOf({ ...row, ownerAnswer: null })).toBeNull();
  expect(answerOf({ ...row, ownerAnsweredAt: null })).toBeNull();
});
