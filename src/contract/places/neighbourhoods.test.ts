import { expect, test } from 'vitest';
import { neighbourhoodPath } from './neighbourhoods.ts';

test('a neighbourhood has an address below its district, and one for each category in it', () => {
  const toros = { district: 'Çukurova', slug: 'toros' } as const;
  expect(neighbourhoodPath(toros)).toBe('/mahalle/cukurova/toros');
  expect(neighbourhoodPath(toros, { slug: 'kafeler' })).toBe('/mahalle/cukurova/toros/kafeler');
});
