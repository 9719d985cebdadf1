import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  contains,
  DISTRICT_LABELS,
  DISTRICT_OUTLINES,
  districtAt,
  type LngLat,
  metresFromOutline,
} from '#contract/city/district-outlines.ts';
import type { District } from '#contract/city/districts.ts';
import { ADANA_BOX, isNearAdana, NEAR_ADANA_BOX } from '#contract/city/near-adana.ts';
import { metresApart } from '#contract/city/places.ts';

const boundaries = path.resolve(
  process.env.SHARED_DATA_DIR ?? '../shared/data',
  'boundaries/adana-districts.geojson',
);
const districts = Object.keys(DISTRICT_OUTLINES) as District[];

test('each district is drawn with at most 40 points of three decimals', () => {
  for (const outline of Object.values(DISTRICT_OUTLINES)) {
    expect(outline.length).toBeLessThanOrEqual(40);
    for (const degrees of outline.flat()) expect(degrees).toBe(Number(degrees.toFixed(3)));
  }
});

test('each name stands inside its district', () => {
  for (const district of districts) {
    const [longitude, latitude] = DISTRICT_LABELS[district];
    expect(districtAt(latitude, longitude)).toBe(district);
  }
});

test('where the whole is drawn on a phone no name runs into another', () => {
  // Letters there are a twentieth of a degree of latitude high, and on average two thirds as wide.
  const height = 0.05;
  const halfWidth = (name: string) => (name.length * height * (2 / 3)) / 2;
  for (const one of districts) {
    for (const other of districts.slice(districts.indexOf(one) + 1)) {
      const [east, north] = DISTRICT_LABELS[one];
      const [otherEast, otherNorth] = DISTRICT_LABELS[other];
      const across = Math.abs(east - otherEast) * Math.cos((37 * Math.PI) / 180);
      const isBeside = across > halfWidth(one) + halfWidth(other);
      const isBelow = Math.abs(north - otherNorth) > height;
      expect(isBeside || isBelow, `${one} and ${other}`).toBe(true);
    }
  }
});

test('known places lie in their districts', () => {
  expect(districtAt(37, 35.32)).toBe('Seyhan');
  expect(districtAt(37.05, 35.28)).toBe('Çukurova');
  expect(districtAt(36.99, 35.36)).toBe('Yüreğir');
  expect(districtAt(37.06, 35.4)).toBe('Sarıçam');
  expect(districtAt(37.26, 35.06)).toBe('Karaisalı');
  expect(districtAt(41.01, 28.98)).toBeUndefined();
});

test('how far a pin is from an outline: to its sides, not to its corners alone', () => {
  const outline = DISTRICT_OUTLINES.Seyhan;
  const metres = (latitude: number, longitude: number) =>
    metresFromOutline('Seyhan', { latitude, longitude });
  for (const [at, [longitude, latitude]] of outline.entries()) {
    expect(metres(latitude, longitude)).toBeCloseTo(0, 3);
    const [east, north] = outline[(at + 1) % outline.length] ?? [longitude, latitude];
    expect(metres((latitude + north) / 2, (longitude + east) / 2)).toBeLessThan(1);
  }
  const steps = Array.from({ length: 201 }, (_, step) => step / 200);
  for (const [longitude, latitude] of [
    ...Object.values(DISTRICT_LABELS),
    [35.32, 37.2],
    [34.9, 36.5],
    [35.9, 36.9],
  ] as const) {
    const sampled = outline.flatMap(([fromEast, fromNorth], at) => {
      const [toEast, toNorth] = outline[(at + 1) % outline.length] ?? [fromEast, fromNorth];
      return steps.map((part) =>
        metresApart(
          { latitude, longitude },
          {
            latitude: fromNorth + part * (toNorth - fromNorth),
            longitude: fromEast + part * (toEast - fromEast),
          },
        ),
      );
    });
    const nearest = Math.min(...sampled);
    expect(Math.abs(metres(latitude, longitude) / nearest - 1)).toBeLessThan(0.01);
  }
});

test('the box of Adana is that of its outlines, the one around it has fifteen hundredths of a degree more', () => {
  const points = Object.values(DISTRICT_OUTLINES).flat();
  const longitudes = points.map(([longitude]) => longitude);
  const latitudes = points.map(([, latitude]) => latitude);
  expect(ADANA_BOX).toEqual({
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  });
  expect(NEAR_ADANA_BOX.west).toBeCloseTo(ADANA_BOX.west - 0.15, 6);
  expect(NEAR_ADANA_BOX.south).toBeCloseTo(ADANA_BOX.south - 0.15, 6);
  expect(NEAR_ADANA_BOX.east).toBeCloseTo(ADANA_BOX.east + 0.15, 6);
  expect(NEAR_ADANA_BOX.north).toBeCloseTo(ADANA_BOX.north + 0.15, 6);
});

test('a pin on the edge of the box is near Adana, one a step outside it is not', () => {
  const { west, south, east, north } = NEAR_ADANA_BOX;
  for (const [latitude, longitude] of [
    [37, west],
    [37, east],
    [south, 35.32],
    [north, 35.32],
  ] as const) {
    const outwards = (degrees: number, middle: number, step: number) =>
      degrees + Math.sign(Math.round((degrees - middle) * 100)) * step;
    expect(isNearAdana(latitude, longitude)).toBe(true);
    expect(isNearAdana(outwards(latitude, 37, 0.001), outwards(longitude, 35.32, 0.001))).toBe(
      false,
    );
  }
});

test('a ring holds what is inside it; of its own border the south and the west', () => {
  const square: LngLat[] = [
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
  ];
  const slanted: LngLat[] = [
    [0, 0],
    [4, 4],
    [0, 4],
  ];
  const asked: [readonly LngLat[], number, number, boolean][] = [
    [square, 2, 2, true],
    [square, 5, 2, false],
    [square, -1, 2, false],
    [square, 2, 5, false],
    [square, 2, -1, false],
    [square, 0, 2, true],
    [square, 4, 2, false],
    [square, 2, 0, true],
    [square, 2, 4, false],
    [slanted, 1, 3, true],
    [slanted, 3, 1, false],
    [slanted, 1.9, 2, true],
    [slanted, 2.1, 2, false],
    // A corner at its own height counts once.
    [[...square.slice(0, 2), [6, 2], ...square.slice(2)], 3, 2, true],
    [[...square.slice(0, 2), [6, 2], ...square.slice(2)], -1, 2, false],
    [[], 0, 0, false],
  ];
  for (const [outline, longitude, latitude, isInside] of asked)
    expect([outline, longitude, latitude, contains(outline, longitude, latitude)]).toEqual([
      ...[outline, longitude, latitude, isInside],
    ]);
});

test('swapped, zero and far-away coordinates are not near Adana', () => {
  expect(isNearAdana(37, 35.32)).toBe(true);
  expect(isNearAdana(35.32, 37)).toBe(false);
  expect(isNearAdana(0, 0)).toBe(false);
  expect(isNearAdana(41.01, 28.98)).toBe(false);
  expect(isNearAdana(Number.NaN, 35.32)).toBe(false);
});

/** The same numbers on every run (mulberry32). */
const seeded = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
};

const insideRing = (ring: LngLat[], [x, y]: LngLat) =>
  ring.reduce((inside, [ax, ay], index) => {
    const [bx, by] = ring.at(index - 1) as LngLat;
    return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax) ? !inside : inside;
  }, false);

describe.skipIf(!existsSync(boundaries))('against the surveyed boundaries', () => {
  test('at least 95 of 100 points fall into the same district, overall and in each', () => {
    const surveyed: { properties: { name: string }; geometry: { coordinates: LngLat[][] } }[] =
      JSON.parse(readFileSync(boundaries, 'utf8')).features.filter(
        (feature: { properties: { in_product: boolean } }) => feature.properties.in_product,
      );
    const surveyedAt = (point: LngLat) =>
      surveyed.find(({ geometry }) => insideRing(geometry.coordinates[0] as LngLat[], point))
        ?.properties.name;

    const random = seeded(2024);
    const seen: Record<string, { points: number; same: number }> = {};
    for (let i = 0; i < 20_000; i++) {
      const point: LngLat = [34.9 + random() * 0.85, 36.7 + random() * 0.82];
      const ours = districtAt(point[1], point[0]);
      const theirs = surveyedAt(point);
      // Points outside on both sides prove nothing about the drawing.
      for (const name of new Set([ours, theirs])) {
        if (!name) continue;
        seen[name] ??= { points: 0, same: 0 };
        seen[name].points++;
        if (ours === theirs) seen[name].same++;
      }
    }

    const all = Object.values(seen);
    const points = all.reduce((sum, district) => sum + district.points, 0);
    expect(points).toBeGreaterThanOrEqual(5_000);
    expect(all.reduce((sum, district) => sum + district.same, 0) / points).toBeGreaterThan(0.95);
    for (const [name, { points, same }] of Object.entries(seen)) {
      expect(same / points, name).toBeGreaterThan(0.95);
    }
  });
});
