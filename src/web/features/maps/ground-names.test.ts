import { expect, test } from 'vitest';
import { districtAt } from '#contract/district-outlines.ts';
import { groundNames, placeInView } from './ground-names.ts';

const size = { width: 358, height: 574 };
const box = { west: 35.289, east: 35.351, south: 36.961, north: 37.039 };
const [seyhan, karaisali] = ['Seyhan', 'Karaisalı'].map((name) =>
  groundNames.find((word) => word.name === name && word.from > 0),
);
const bridge = groundNames.find(({ kind }) => kind === 'landmark');
if (!seyhan || !karaisali || !bridge) throw new Error('names are missing');

test('a district whose name stands outside the view is named in the part that is seen', () => {
  const [longitude, latitude] = placeInView(seyhan, box, size);
  expect(longitude).toBeGreaterThan(box.west);
  expect(longitude).toBeLessThan(box.east);
  expect(latitude).toBeCloseTo(seyhan.place[1], 5);
  expect(districtAt(latitude, longitude)).toBe('Seyhan');
});

test('a name that is seen stays, and so does one of a district that is not, and of a landmark', () => {
  const wide = { west: 35.2, east: 35.45, south: 36.9, north: 37.1 };
  expect(placeInView(seyhan, wide, { width: 800, height: 800 })).toEqual(seyhan.place);
  expect(placeInView(karaisali, box, size)).toEqual(karaisali.place);
  expect(placeInView(bridge, { ...box, south: 37 }, size)).toEqual(bridge.place);
});
