import { expect, test } from 'vitest';
import {
  DETAIL_MAP_ZOOM,
  GEOLOCATION_ZOOM,
  MAP_CENTER,
  MAP_LOAD_PAUSES_MS,
  MAP_ZOOM,
} from '#contract/maps/maps.ts';

test('the map looks where the specification says', () => {
  expect(MAP_CENTER).toEqual({ latitude: 37, longitude: 35.32 });
  expect([MAP_ZOOM, DETAIL_MAP_ZOOM, GEOLOCATION_ZOOM]).toEqual([12, 16, 15]);
});

test('between the three tries the pauses grow', () => {
  expect(MAP_LOAD_PAUSES_MS).toHaveLength(2);
  const [first, second] = MAP_LOAD_PAUSES_MS;
  expect(second).toBeGreaterThan(first);
});
