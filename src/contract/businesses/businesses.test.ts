import { expect, test } from 'vitest';
import { PRICE_RANGES, shownPrice } from './businesses.ts';

test('what costs nothing has no price level to show', () => {
  expect(PRICE_RANGES.map(shownPrice)).toEqual(
    PRICE_RANGES.map((range) => (range === 'Ücretsiz' ? undefined : range)),
  );
  expect(PRICE_RANGES).toContain('Ücretsiz');
  expect(shownPrice(null)).toBeUndefined();
  expect(shownPrice('₺₺₺₺₺')).toBeUndefined();
});
