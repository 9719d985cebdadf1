import { expect, test } from 'vitest';
import { namesOf } from './close-ground.ts';
import { namesInView } from './ground-names.ts';

const frame = { width: 900, height: 900, corner: { width: 0, height: 0 } };
const square = (west: number, south: number, side: number): [number, number][] => [
  [west, south],
  [west + side, south],
  [west + side, south + side],
  [west, south + side],
];
const names = namesOf({
  neighbourhoods: [
    { name: 'Reşatbey', outline: square(35.32, 36.99, 0.012) },
    { name: 'Dar', outline: square(35.34, 36.99, 0.0005) },
  ],
  landmarks: Array.from({ length: 30 }, (_, at) => ({
    name: `Yer ${at}`,
    place: [35.31 + at / 1000, 37.0] as [number, number],
  })),
});
const shown = (zoom: number, west: number, side: number) =>
  namesInView(
    { zoom, box: { west, east: west + side, south: 36.985, north: 36.985 + side } },
    frame,
    [],
    names,
  ).map(({ word }) => word.name);

test('a neighbourhood is named as soon as its name fits, a small one later', () => {
  expect(shown(12, 35.3, 0.06)).not.toContain('Reşatbey');
  expect(shown(13.5, 35.31, 0.05)).toContain('Reşatbey');
  expect(shown(13.5, 35.31, 0.05)).not.toContain('Dar');
});

test('of a neighbourhood of which only a part is seen the name stands there', () => {
  expect(shown(16, 35.328, 0.008)).toContain('Reşatbey');
});

test('the landmarks that most name stand first, the others as one comes nearer', () => {
  const landmarks = (zoom: number) =>
    names.filter((one) => one.kind === 'landmark' && one.from <= zoom).length;
  expect([landmarks(12.9), landmarks(13), landmarks(14), landmarks(16)]).toEqual([0, 10, 20, 30]);
});
