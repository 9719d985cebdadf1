import { expect, test } from 'vitest';
import { yearInAdana } from './clock-context.ts';

test('the year begins with midnight in Adana, wherever the machine stands', () => {
  expect(yearInAdana(new Date('2026-12-31T20:59:59Z'))).toBe(2026);
  expect(yearInAdana(new Date('2026-12-31T21:00:00Z'))).toBe(2027);
});
