import { expect, test } from 'vitest';
import { DISTRICT_OUTLINES, districtAt, type LngLat } from '#contract/city/district-outlines.ts';
import type { MapPin } from '#contract/maps/map-businesses.ts';
import { areOverlapping, onScreen } from '../canvas/boxes.ts';
import { drawnAt } from '../canvas/cluster-pins.ts';
import { coversOf } from '../canvas/marker-reach.ts';
import { groundNames, namesInView } from './ground-names.ts';

const corner = { width: 234, height: 58 };
const frame = { width: 358, height: 574, corner };
const box = { west: 35.289, east: 35.351, south: 36.961, north: 37.039 };
const view = { zoom: 12, box };
const wide = { zoom: 12, box: { west: 35.2, east: 35.45, south: 36.9, north: 37.1 } };
const large = { width: 900, height: 900, corner };

const placeOf = (name: string, ...asked: Parameters<typeof namesInView>) =>
  namesInView(...asked).find(({ word }) => word.name === name)?.place;
const homeOf = (name: string) =>
  groundNames.find((word) => word.name === name && word.from > 0)?.place;
const spotAt = (place: LngLat | undefined, count = 900) => {
  if (!place) throw new Error('it has no place');
  return { longitude: place[0], latitude: place[1], count, pins: [] };
};

test('a district whose name stands outside the view is named in the part that is seen', () => {
  const [longitude = 0, latitude = 0] = placeOf('Seyhan', view, frame, []) ?? [];
  expect(longitude).toBeGreaterThan(box.west);
  expect(longitude).toBeLessThan(box.east);
  expect(districtAt(latitude, longitude)).toBe('Seyhan');
});

test('a name that is free stays at its place; a district that is not seen has none', () => {
  expect(placeOf('Seyhan', wide, large, [])).toEqual(homeOf('Seyhan'));
  expect(placeOf('Taşköprü', { ...wide, zoom: 13 }, large, [])).toEqual(homeOf('Taşköprü'));
  expect(placeOf('Karaisalı', view, frame, [])).toBeUndefined();
});

test('a district’s name makes room for a disc, a landmark’s below one is left out', () => {
  const disc = spotAt(homeOf('Seyhan'));
  const moved = placeOf('Seyhan', wide, large, [disc]);
  expect(moved).not.toEqual(homeOf('Seyhan'));
  const { x, y } = onScreen(spotAt(moved), wide.box, large);
  expect(
    areOverlapping(
      { left: x - 37, right: x + 37, top: y - 8, bottom: y + 8 },
      drawnAt(disc.count, onScreen(disc, wide.box, large)),
    ),
  ).toBe(false);
  const bridge = spotAt(homeOf('Taşköprü'));
  expect(placeOf('Taşköprü', { ...wide, zoom: 13 }, large, [bridge])).toBeUndefined();
});

test('a word stands whole on its district where that has the room', () => {
  const [longitude = 0, latitude = 0] = placeOf('Çukurova', view, frame, []) ?? [];
  const half = 45 * ((box.east - box.west) / frame.width);
  expect(districtAt(latitude, longitude - half)).toBe('Çukurova');
  expect(districtAt(latitude, longitude + half)).toBe('Çukurova');
});

test('no name lies on another or below what stands on the map', () => {
  const corners = coversOf(frame);
  for (const zoom of [8, 12, 13]) {
    const names = namesInView({ zoom, box }, frame, []);
    const rects = names.map(({ word: { kind, name }, place }) => {
      const { x, y } = onScreen(spotAt(place), box, frame);
      const half = (name.length * (kind === 'district' ? 10 : 6)) / 2;
      return { left: x - half, right: x + half, top: y - 8, bottom: y + 8 };
    });
    const all = [...corners, ...rects];
    for (const [index, rect] of rects.entries()) {
      const others = all.filter((_, other) => other !== index + corners.length);
      expect(
        others.filter((other) => areOverlapping(rect, other)),
        names[index]?.word.name,
      ).toEqual([]);
    }
    expect(rects.length, `at ${zoom}`).toBeGreaterThan(1);
  }
});

test('no name lies below the scale, nor below whose outlines are drawn', () => {
  // The part that is seen lies north-east of where Seyhan is named otherwise.
  const close = { zoom: 17, box: { west: 35.315, east: 35.319, south: 37.003, north: 37.009 } };
  const { x, y } = onScreen(spotAt(placeOf('Seyhan', close, frame, [])), close.box, frame);
  expect(x - 37 > 100 || y + 8 < frame.height - 32, `${x}, ${y}`).toBe(true);
  const outline = DISTRICT_OUTLINES.Seyhan;
  const nook = { name: 'Reşatbey', kind: 'neighbourhood' as const, outline, from: 12, to: 24 };
  const asked = [close, frame, [], [{ ...nook, place: [35.33, 37] as LngLat }]] as const;
  const corner = onScreen(spotAt(placeOf('Reşatbey', ...asked)), close.box, frame);
  expect(corner.y + 8, `${corner.x}, ${corner.y}`).toBeLessThan(frame.height - 20);
});

test('near enough, a pin has its name below its point; from afar, in a disc and chosen it has none', () => {
  const near = { zoom: 15, box: { west: 35.315, east: 35.325, south: 37, north: 37.01 } };
  const pin = { id: 7, name: 'Köprübaşı Zırh Kebap', longitude: 35.32, latitude: 37.005 } as MapPin;
  const [longitude, latitude] = [pin.longitude, pin.latitude];
  const spot = { longitude, latitude, count: 1, pins: [pin] };
  const place: LngLat = [longitude, latitude];
  expect(placeOf(pin.name, near, large, [spot])).toEqual(place);
  expect(placeOf(pin.name, { ...near, zoom: 14 }, large, [spot])).toBeUndefined();
  expect(placeOf(pin.name, near, large, [{ ...spot, count: 2 }])).toBeUndefined();
  expect(placeOf(pin.name, near, large, [spot], [], 7)).toBeUndefined();
  // Below the point stands another's drop.
  const { x, y } = onScreen(pin, near.box, large);
  const below = near.box.north - ((y + 40) / large.height) * (near.box.north - near.box.south);
  const other = { ...spotAt([longitude, below], 1), pins: [{ ...pin, id: 8, name: 'Nar' }] };
  expect(drawnAt(1, { x, y: y + 40 }).top).toBeLessThan(y);
  expect(placeOf(pin.name, near, large, [spot, other])).toBeUndefined();
});
