import { expect, test } from 'vitest';
import { isOutOfReach } from './marker-reach.ts';

const view = { zoom: 12, box: { west: 35, east: 36, south: 36, north: 37 } };
const frame = { width: 400, height: 600, corner: { width: 0, height: 0 } };
/** A marker whose middle lies there. */
const at = (x: number, y: number, lift = 0) => ({
  longitude: 35 + x / 400,
  latitude: 37 - (y + lift) / 600,
  lift,
});

test('what lies below the buttons cannot be tapped, what keeps its middle free can', () => {
  expect(isOutOfReach(at(370, 130), view, frame)).toBe(true);
  expect(isOutOfReach(at(335, 130), view, frame)).toBe(true);
  expect(isOutOfReach(at(331, 130), view, frame)).toBe(false);
  expect(isOutOfReach(at(370, 214), view, frame)).toBe(true);
  expect(isOutOfReach(at(370, 217), view, frame)).toBe(false);
});

test('what stands in the other corner covers too', () => {
  const withBar = { ...frame, corner: { width: 234, height: 58 } };
  expect(isOutOfReach(at(120, 40), view, withBar)).toBe(true);
  expect(isOutOfReach(at(120, 40), view, frame)).toBe(false);
  expect(isOutOfReach(at(120, 71), view, withBar)).toBe(false);
  expect(isOutOfReach(at(247, 40), view, withBar)).toBe(false);
});

test('what is drawn beyond an edge of the map cannot be tapped, what is half inside can', () => {
  for (const [x, y] of [
    [420, 400],
    [-20, 400],
    [200, -20],
    [200, 620],
  ] as const) {
    expect(isOutOfReach(at(x, y), view, frame)).toBe(true);
  }
  expect(isOutOfReach(at(2, 400), view, frame)).toBe(false);
  expect(isOutOfReach(at(200, 598), view, frame)).toBe(false);
});

test('a pin stands above its place', () => {
  expect(isOutOfReach(at(370, 205, 25), view, frame)).toBe(true);
  expect(isOutOfReach(at(370, 217, 25), view, frame)).toBe(false);
});
