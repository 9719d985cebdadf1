import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaOf, areaOfGrid, boxOfCell, gridOf, MAX_CELLS, placeAt } from './map-grid.rules.ts';

const city = { west: 35.2, south: 36.9, east: 35.5, north: 37.1 };

test('cells lie on the world: a small move of the box keeps them', () => {
  const moved = { ...city, west: city.west + 0.001, east: city.east + 0.001 };
  const [one, other] = [gridOf(areaOf(city), 12), gridOf(areaOf(moved), 12)];
  expect(other.shift).toBe(one.shift);
  const [before, after] = [boxOfCell(one, 0), boxOfCell(other, 0)];
  expect(after.north).toBe(before.north);
  const width = before.east - before.west;
  expect(((after.west - before.west) / width) % 1).toBeCloseTo(0, 3);
});

test('the nearer the map, the smaller the cells', () => {
  const shifts = [9, 11, 13, 15, 17].map((zoom) => {
    const width = 0.3 / 2 ** (zoom - 11);
    const box = { west: 35.3, east: 35.3 + width, south: 37, north: 37 + width * 0.6 };
    return gridOf(areaOf(box), zoom).shift;
  });
  expect(shifts).toEqual(shifts.toSorted((a, b) => b - a));
  expect(new Set(shifts).size).toBe(shifts.length);
});

test('any box gives few cells that cover it, and a place lies in its own cell', () => {
  const longitude = fc.double({ min: -180, max: 180, noNaN: true });
  const latitude = fc.double({ min: -90, max: 90, noNaN: true });
  const zoom = fc.option(fc.double({ min: 0, max: 24, noNaN: true }), { nil: undefined });
  fc.assert(
    fc.property(longitude, longitude, latitude, latitude, zoom, (a, b, c, d, zoom) => {
      const box = {
        ...{ west: Math.min(a, b), east: Math.max(a, b) },
        ...{ south: Math.min(c, d), north: Math.max(c, d) },
      };
      const area = areaOf(box);
      const grid = gridOf(area, zoom);
      expect(grid.columns * grid.rows).toBeLessThanOrEqual(MAX_CELLS);
      const whole = areaOfGrid(grid);
      expect(whole.left <= area.left && whole.right >= area.right).toBe(true);
      expect(whole.top <= area.top && whole.bottom >= area.bottom).toBe(true);
    }),
  );
});

test('a place on the flat map is that place on the globe', () => {
  const { left: x, top: y } = areaOf({ west: 35.32, east: 35.32, south: 37, north: 37 });
  const place = placeAt(x, y);
  expect(place.longitude).toBeCloseTo(35.32, 4);
  expect(place.latitude).toBeCloseTo(37, 4);
});
