import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { districtAt, type LngLat } from '#contract/city/district-outlines.ts';
import { neighbourhoodOutlines } from '#db/seed/neighbourhood-outlines.ts';
import { findNeighbourhood } from './neighbourhoods.rules.ts';
import { middleOf, nearestTo, readOutlines } from './outlines.rules.ts';

const outlines = readOutlines(neighbourhoodOutlines);
const boundaries = path.resolve(
  process.env.SHARED_DATA_DIR ?? '../shared/data',
  'boundaries/adana-neighbourhoods.geojson',
);

test('every outline is one of a neighbourhood that is known, once, and nearly all lie in its district', () => {
  expect(outlines).toHaveLength(164);
  expect(new Set(outlines.map(({ district, slug }) => `${district}/${slug}`)).size).toBe(164);
  for (const { outline } of outlines) expect(outline.length).toBeGreaterThan(2);
  const inside = outlines.filter(
    ({ centre: [longitude, latitude], district }) => districtAt(latitude, longitude) === district,
  );
  expect(inside.length).toBeGreaterThan(155);
});

test('a line with a name that no district has is an error that says it', () => {
  expect(() => readOutlines('Seyhan | Reşatbey | 35.32 36.99')).not.toThrow();
  expect(() => readOutlines('Seyhan | Zürafa | 35.32 36.99')).toThrow('Seyhan | Zürafa');
});

test('the middle of a ring is where it would balance, whichever way round it is drawn', () => {
  const corner: LngLat[] = [
    [35, 37],
    [35.3, 37],
    [35.3, 37.1],
    [35.1, 37.1],
    [35.1, 37.3],
    [35, 37.3],
  ];
  for (const ring of [corner, corner.toReversed()]) {
    const [longitude, latitude] = middleOf(ring);
    expect(longitude).toBeCloseTo(35.11, 6);
    expect(latitude).toBeCloseTo(37.11, 6);
  }
  expect(middleOf([[35, 37]])).toEqual([35, 37]);
});

test('the nearest come first, as many as are asked for; what stands nowhere is not near', () => {
  const place = (name: string, centre: LngLat | null) => ({ name, centre });
  const places = [
    place('far', [35.4, 37]),
    place('near', [35.31, 37]),
    place('nowhere', null),
    // A degree to the north is longer than one to the east.
    place('north', [35.3, 37.09]),
    place('east', [35.4, 37]),
  ];
  const names = (most: number) => nearestTo([35.3, 37], places, most).map(({ name }) => name);
  expect(names(2)).toEqual(['near', 'far']);
  expect(names(9)).toEqual(['near', 'far', 'east', 'north']);
});

test.skipIf(!existsSync(boundaries))('outlines are those of the surveyed boundaries', () => {
  const surveyed: {
    properties: { name: string; district: string };
    geometry: { coordinates: LngLat[][] };
  }[] = JSON.parse(readFileSync(boundaries, 'utf8')).features;
  for (const { district, name, slug, outline } of outlines) {
    const corners = surveyed
      .filter(
        ({ properties }) =>
          properties.district === district &&
          findNeighbourhood(district, properties.name)?.slug === slug,
      )
      .flatMap(({ geometry }) => geometry.coordinates[0] ?? []);
    for (const [longitude, latitude] of outline) {
      const isThere = corners.some(
        ([x, y]) => Math.abs(x - longitude) < 0.0001 && Math.abs(y - latitude) < 0.0001,
      );
      expect(isThere, `${district} ${name}`).toBe(true);
    }
  }
});
