import { expect, test } from 'vitest';
import { LAKE_OUTLINE, RIVER_LINE, SEA_OUTLINE } from './adana-waters.ts';
import { isNearAdana } from './near-adana.ts';

test('lake and river lie where the city is, and all waters have a shape', () => {
  for (const [longitude, latitude] of [...LAKE_OUTLINE, ...RIVER_LINE])
    expect([longitude, latitude, isNearAdana(latitude, longitude)]).toEqual([
      ...[longitude, latitude, true],
    ]);
  for (const shape of [LAKE_OUTLINE, RIVER_LINE, SEA_OUTLINE])
    expect(shape.length).toBeGreaterThan(2);
});
