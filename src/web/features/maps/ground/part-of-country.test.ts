import { expect, test } from 'vitest';
import { districtAt } from '#contract/city/district-outlines.ts';
import { partOfCountry, STILL } from './part-of-country.ts';
import { latitudeOf, longitudeOf } from './sketch-paths.ts';

const at = (id: number, longitude: number, latitude: number) => ({
  id,
  place: [longitude, latitude] as [number, number],
});

test('results are framed with room at the edges, and those that would lie on each other are one', () => {
  const { spots, outside } = partOfCountry([
    at(1, 35.32, 36.99),
    at(2, 35.3201, 36.9901),
    at(3, 35.29, 37.05),
    at(4, 35.39, 37.01),
  ]);
  expect(spots.map(({ results }) => results.map(({ id }) => id))).toEqual([[1, 2], [3], [4]]);
  expect(outside).toBe(0);
  for (const { x, y } of spots) {
    expect(x).toBeGreaterThanOrEqual(29.9);
    expect(x).toBeLessThanOrEqual(STILL.width - 29.9);
    expect(y).toBeGreaterThanOrEqual(29.9);
    expect(y).toBeLessThanOrEqual(STILL.height - 29.9);
  }
});

test('one alone stands in the middle of the country around it', () => {
  const { part, spots } = partOfCountry([at(1, 35.32, 36.99)]);
  expect(part.height).toBeCloseTo(70);
  expect(spots[0]?.x).toBeCloseTo(STILL.width / 2);
  expect(spots[0]?.y).toBeCloseTo(STILL.height / 2);
});

test('who is far from all others does not make them one disc', () => {
  const city = [0, 1, 2, 3, 4, 5].map((step) => at(step, 35.3 + step / 100, 36.98 + step / 200));
  const { spots, outside } = partOfCountry([...city, at(9, 35.05, 37.25)]);
  expect(outside).toBe(1);
  expect(spots).toHaveLength(6);
});

test('the districts that are seen are named, each on itself and beside the pins', () => {
  const results = [at(1, 35.26, 36.97), at(2, 35.41, 37.06)];
  const { words, part, unit, spots } = partOfCountry(results);
  expect(words.map(({ name }) => name).toSorted()).toEqual([
    'Sarıçam',
    'Seyhan',
    'Yüreğir',
    'Çukurova',
  ]);
  for (const { name, x, y } of words) {
    expect(districtAt(latitudeOf(y), longitudeOf(x))).toBe(name);
    for (const spot of spots)
      expect(
        Math.hypot(spot.x - (x - part.left) / unit, spot.y - (y - part.top) / unit),
      ).toBeGreaterThan(28);
  }
});
