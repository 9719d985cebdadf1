import { expect, test } from 'vitest';
import { walkingMinutes } from '../businesses/related-businesses.ts';
import { boxAround, metresApart, metresFrom, readPlace } from './places.ts';

const clock = { latitude: 36.9856, longitude: 35.3289 };
const bridge = { latitude: 36.9861, longitude: 35.3349 };

test('the stone bridge is half a kilometre from the clock tower, there and back', () => {
  expect(metresApart(clock, bridge)).toBeCloseTo(535.7, 0);
  expect(metresApart(clock, bridge)).toBeCloseTo(metresApart(bridge, clock), 1);
  expect(metresFrom(clock, { latitude: '36.9861', longitude: '35.3349' })).toBe(
    Math.round(metresApart(clock, bridge)),
  );
  expect(metresFrom(clock, { latitude: null, longitude: '35' })).toBeNull();
  expect(metresFrom(clock, { latitude: '36', longitude: null })).toBeNull();
});

test('a box reaches as far to each side', () => {
  const { south, north, west, east } = boxAround(clock, 1000);
  const { latitude, longitude } = clock;
  expect(north > latitude && south < latitude && east > longitude && west < longitude).toBe(true);
  for (const side of [
    { latitude: south },
    { latitude: north },
    { longitude: west },
    { longitude: east },
  ])
    expect(metresApart(clock, { ...clock, ...side })).toBeCloseTo(1000, 5);
});

test('a place is written latitude first', () => {
  expect(readPlace('37.001,35.325')).toEqual({ latitude: 37.001, longitude: 35.325 });
  expect(readPlace('37.001')).toEqual({ latitude: 37.001, longitude: 0 });
});

test.each([
  [0, 1],
  [89, 1],
  [90, 2],
  [400, 7],
  [1829, 30],
  [1830, undefined],
])('%i metres are %s minutes on foot', (metres, minutes) => {
  expect(walkingMinutes(metres)).toBe(minutes);
});
