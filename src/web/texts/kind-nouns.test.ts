import { expect, test } from 'vitest';
import { singular } from './kind-nouns.ts';

test('one of a category', () => {
  const pairs = {
    Kafeler: 'kafe',
    Oteller: 'otel',
    Barlar: 'bar',
    Restoranlar: 'restoran',
    'Piknik Alanları': 'piknik alanı',
    'Düğün Salonları': 'düğün salonu',
    'Spor Kulüpleri': undefined,
    Sağlık: undefined,
    Alışveriş: undefined,
  };
  for (const [name, one] of Object.entries(pairs)) {
    expect(singular(name), name).toBe(one);
  }
});
