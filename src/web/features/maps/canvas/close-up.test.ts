import { expect, test } from 'vitest';
import { closeUpOf } from './close-up.ts';
import { clusterPins } from './cluster-pins.ts';

const pin = (id: number, latitude: number, longitude: number) => ({
  ...{
    id,
    name: '',
    category: '',
    categorySlug: '',
    district: '',
    kind: null,
    phone: null,
  },
  ...{ latitude, longitude },
});

test('neighbours stand apart, and those farther away are all seen', () => {
  const nextDoor: [ReturnType<typeof pin>, ReturnType<typeof pin>] = [
    pin(1, 36.99, 35.33),
    pin(2, 36.9901, 35.3301),
  ];
  const near = closeUpOf(nextDoor);
  expect('zoom' in near && clusterPins(nextDoor, near.zoom)).toHaveLength(2);
  expect(closeUpOf([pin(1, 36.99, 35.33), pin(2, 37.01, 35.35)])).toEqual({
    box: { west: 35.33, south: 36.99, east: 35.35, north: 37.01 },
  });
  expect(closeUpOf([pin(1, 37, 35.3)])).toEqual({
    place: { latitude: 37, longitude: 35.3 },
    zoom: 16,
  });
});
