import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MapCluster, MapPin } from '#contract/maps/map-businesses.ts';
import { areOverlapping, boxAround, isInBox } from './boxes.ts';
import {
  boxOfSpot,
  CLOSEST_ZOOM,
  closerLook,
  clusterPins,
  drawnAt,
  toScreen,
} from './cluster-pins.ts';

const pin = (id: number, latitude: number, longitude: number): MapPin => ({
  id,
  name: `İşletme ${id}`,
  category: 'Kafeler',
  categorySlug: 'kafeler',
  district: 'Seyhan',
  latitude,
  longitude,
  kind: null,
  phone: null,
});

test('pins far apart on the screen stay single', () => {
  const spots = clusterPins([pin(1, 37, 35.3), pin(2, 37.1, 35.4)], 12);
  expect(spots.map((spot) => spot.pins.length)).toEqual([1, 1]);
});

test('neighbours become one at a low zoom and part at a high one', () => {
  const neighbours = [pin(1, 37, 35.32), pin(2, 37.001, 35.321)];
  const [cluster] = clusterPins(neighbours, 12);
  expect(cluster?.pins).toHaveLength(2);
  expect(cluster?.latitude).toBeCloseTo(37.0005);
  const look = cluster && closerLook(cluster, 12);
  const splits = look && 'zoom' in look ? look.zoom : 0;
  expect(splits).toBeGreaterThan(12);
  expect(clusterPins(neighbours, splits)).toHaveLength(2);
});

test('businesses on the very same pin never part', () => {
  const [cluster] = clusterPins([pin(1, 37, 35.32), pin(2, 37, 35.32)], CLOSEST_ZOOM);
  expect(cluster?.pins).toHaveLength(2);
  expect(cluster && closerLook(cluster, 12)).toBeUndefined();
});

test('no business is lost or drawn twice', () => {
  const many = Array.from({ length: 900 }, (_, i) =>
    pin(i, 36.9 + ((i * 37) % 200) / 1000, 35.2 + ((i * 53) % 300) / 1000),
  );
  for (const zoom of [8, 11, 13, 18]) {
    const ids = clusterPins(many, zoom).flatMap((spot) => spot.pins.map(({ id }) => id));
    expect(new Set(ids).size).toBe(many.length);
    expect(ids).toHaveLength(many.length);
  }
});

test('a disc that would lie over a neighbour takes it too', () => {
  // At zoom 12 a thousandth of a degree of latitude is 7.3 px: the third is no neighbour of the first,
  // but its drop stands behind the disc of the first two.
  const row = [pin(1, 37, 35.32), pin(2, 36.9945, 35.32), pin(3, 36.9935, 35.32)];
  expect(clusterPins(row, 12).map((spot) => spot.pins.length)).toEqual([3]);
});

/** Places of a quarter as crowded as the middle of the city. */
const crowd = fc.array(
  fc.record({
    latitude: fc.double({ min: 36.98, max: 37.02, noNaN: true }),
    longitude: fc.double({ min: 35.3, max: 35.35, noNaN: true }),
  }),
  { minLength: 60, maxLength: 120 },
);

test('nothing reaches over the middle of anything, from any side', () => {
  fc.assert(
    fc.property(crowd, fc.integer({ min: 9, max: CLOSEST_ZOOM - 1 }), (places, zoom) => {
      const spots = clusterPins(
        places.map(({ latitude, longitude }, id) => pin(id, latitude, longitude)),
        zoom,
      );
      const drawn = spots.map((spot) => drawnAt(spot.count, toScreen(spot, zoom)));
      for (const one of drawn) {
        const x = (one.left + one.right) / 2;
        const y = (one.top + one.bottom) / 2;
        const middle = { left: x - 11.9, right: x + 11.9, top: y - 11.9, bottom: y + 11.9 };
        const over = drawn.filter((other) => other !== one && areOverlapping(middle, other));
        expect(over).toEqual([]);
      }
    }),
  );
});

test('the box around pins holds them all', () => {
  const pins = [pin(1, 37, 35.3), pin(2, 37.1, 35.4)];
  const box = boxAround(pins);
  expect(box).toEqual({ west: 35.3, south: 37, east: 35.4, north: 37.1 });
  expect(pins.every((each) => box && isInBox(each, box))).toBe(true);
  expect(boxAround([])).toBeUndefined();
});

const counted = (longitude: number, count: number): MapCluster => ({
  ...{ latitude: 37, longitude, count },
  box: { west: longitude - 0.01, east: longitude + 0.01, south: 36.99, north: 37.01 },
});

test('what the server has counted stays together and takes what it would hide', () => {
  const spots = clusterPins([pin(1, 37, 35.3), pin(2, 37.2, 35.3)], 12, [
    counted(35.3001, 40),
    counted(35.4, 7),
  ]);
  expect(spots.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual([1, 7, 41]);
  const joined = spots.find(({ count }) => count === 41);
  expect(joined?.longitude).toBeCloseTo(35.3001, 4);
  expect(joined && boxOfSpot(joined)).toMatchObject({ west: 35.2901, east: 35.3101 });
});

test('a counted corner opens by looking at it, until the map cannot come nearer', () => {
  const [spot] = clusterPins([], 12, [counted(35.3, 40)]);
  expect(spot && closerLook(spot, 12)).toEqual({ box: counted(35.3, 40).box });
  expect(spot && closerLook(spot, CLOSEST_ZOOM)).toBeUndefined();
});

test.each([
  [35.2, 37, true],
  [35.1, 37, false],
  [35.5, 37, false],
  [35.3, 36.9, false],
  [35.3, 37.2, false],
])('a place at %d, %d is in the box: %s', (longitude, latitude, isIn) => {
  const box = { west: 35.2, east: 35.4, south: 36.95, north: 37.1 };
  expect(isInBox({ latitude, longitude }, box)).toBe(isIn);
});
