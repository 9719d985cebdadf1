import { expect, test } from 'vitest';
import { termMs, termText } from './retention.ts';

test.each([
  [{ hours: 48 }, 48 * 3_600_000, '48 saat'],
  [{ days: 30 }, 30 * 86_400_000, '30 gün'],
  [{ days: 365 }, 365 * 86_400_000, '1 yıl'],
  [{ days: 730 }, 730 * 86_400_000, '2 yıl'],
])('%j lasts as long as it says', (term, ms, text) => {
  expect(termMs(term)).toBe(ms);
  expect(termText(term)).toBe(text);
});
