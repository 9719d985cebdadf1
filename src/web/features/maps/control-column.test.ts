import { expect, test } from 'vitest';
import { isUnderControls } from './control-column.ts';

const view = { zoom: 12, box: { west: 35, east: 36, south: 36, north: 37 } };
const frame = { clientWidth: 400, clientHeight: 600 };
/** A marker whose middle lies there. */
const at = (x: number, y: number, lift = 0) => ({
  longitude: 35 + x / 400,
  latitude: 37 - (y + lift) / 600,
  lift,
});

test('what lies below the buttons cannot be tapped, what keeps its middle free can', () => {
  expect(isUnderControls(at(370, 130), view, frame)).toBe(true);
  expect(isUnderControls(at(345, 130), view, frame)).toBe(true);
  expect(isUnderControls(at(336, 130), view, frame)).toBe(false);
  expect(isUnderControls(at(370, 205), view, frame)).toBe(true);
  expect(isUnderControls(at(370, 215), view, frame)).toBe(false);
});

test('what comes in from outside the map is under nothing', () => {
  expect(isUnderControls(at(420, 130), view, frame)).toBe(false);
  expect(isUnderControls(at(370, -20), view, frame)).toBe(false);
});

test('a pin stands above its place', () => {
  expect(isUnderControls(at(370, 205, 25), view, frame)).toBe(true);
  expect(isUnderControls(at(370, 215, 25), view, frame)).toBe(false);
});
