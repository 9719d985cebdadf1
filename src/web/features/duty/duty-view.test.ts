import { expect, test } from 'vitest';
import { momentInAdana } from '#contract/calendar/days.ts';
import type { DutyTurn } from '#contract/duty/duty.ts';
import { dutyMessage, dutyPlaces, dutySections, mapAddress } from './duty-view.ts';

const turn = (id: number, district: string, pin?: [number, number]): DutyTurn => ({
  ...{ id, district, name: `${id}. Eczane`, address: 'Bir Sok. No: 1', phone: '0322 111 22 33' },
  startsAt: momentInAdana('2026-11-25', '19:00').toISOString(),
  endsAt: momentInAdana('2026-11-26', '08:30').toISOString(),
  ...{ businessId: null, latitude: pin?.[0] ?? null, longitude: pin?.[1] ?? null },
});
const turns = [
  turn(1, 'Seyhan', [37.0, 35.3]),
  turn(2, 'Yüreğir'),
  turn(3, 'Çukurova', [37.05, 35.28]),
];
const at = momentInAdana('2026-11-25', '22:00');

test('without a place they stand by district, with one the nearest is first, and those without a pin last', () => {
  const sections = dutySections(turns, at, { district: undefined, place: undefined });
  expect(sections.map(({ district, isUnknown }) => [district, isUnknown])).toEqual([
    ['Seyhan', false],
    ['Yüreğir', false],
    ['Çukurova', false],
    ['Sarıçam', true],
    ['Karaisalı', true],
  ]);
  const place = { latitude: 37.049, longitude: 35.28 };
  const near = dutySections(turns, at, { district: undefined, place });
  expect(near[0]?.turns.map(({ id }) => id)).toEqual([3, 1, 2]);
  expect(near[0]?.turns[0]?.metres).toBe(111);
  expect(near.slice(1).map(({ district }) => district)).toEqual(['Sarıçam', 'Karaisalı']);
});

test('on the map is who has a pin in the directory, once, the same ones whoever is near', () => {
  const [one, two, three] = turns as [DutyTurn, DutyTurn, DutyTurn];
  const linked = [{ ...three, businessId: 9 }, two, { ...one, businessId: 8 }];
  const again = { ...three, id: 4, businessId: 9 };
  const placesOf = (place: { latitude: number; longitude: number } | undefined) =>
    dutyPlaces(dutySections([...linked, again], at, { district: undefined, place }));
  expect(placesOf(undefined)).toEqual([
    { id: 8, name: '1. Eczane', place: [35.3, 37.0] },
    { id: 9, name: '3. Eczane', place: [35.28, 37.05] },
  ]);
  expect(placesOf({ latitude: 37.049, longitude: 35.28 })).toEqual(placesOf(undefined));
  expect(dutyPlaces(dutySections(turns, at, { district: undefined, place: undefined }))).toEqual(
    [],
  );
});

test('what is sent on has name, number and end of each', () => {
  const sections = dutySections(turns, at, { district: 'Seyhan', place: undefined });
  expect(dutyMessage('Seyhan’da nöbetçi eczaneler', sections)).toBe(
    'Seyhan’da nöbetçi eczaneler\n1. Eczane (Seyhan) · 0322 111 22 33 · Yarın 08.30’a kadar nöbetçi',
  );
});

// The minutes around midnight, from three nights: the day that ends has the midnight.
test.each([
  ['2026-11-25', '22:00', '2026-11-25', '23:59', '23.59’a kadar nöbetçi'],
  ['2026-11-25', '22:00', '2026-11-26', '00:00', '24.00’e kadar nöbetçi'],
  ['2026-11-25', '22:00', '2026-11-26', '00:01', 'Yarın 00.01’e kadar nöbetçi'],
  ['2026-11-25', '22:00', '2026-11-27', '00:00', 'Yarın 24.00’e kadar nöbetçi'],
  ['2026-11-26', '00:30', '2026-11-26', '08:30', '08.30’a kadar nöbetçi'],
  ['2026-12-31', '23:30', '2027-01-01', '08:30', 'Yarın 08.30’a kadar nöbetçi'],
  ['2026-11-25', '22:00', '2026-11-28', '00:00', 'Cuma 24.00’e kadar nöbetçi'],
])('on %s at %s a duty until %s, %s is told as %s', (day, time, endDay, endTime, words) => {
  const ending = {
    ...turn(1, 'Seyhan'),
    startsAt: momentInAdana(day, '00:00').toISOString(),
    endsAt: momentInAdana(endDay, endTime).toISOString(),
  };
  const now = momentInAdana(day, time);
  const [section] = dutySections([ending], now, { district: 'Seyhan', place: undefined });
  expect(section?.turns[0]?.when).toBe(words);
});

test('the map is asked for the pin, else for name and address', () => {
  expect(decodeURIComponent(mapAddress(turns[0] as DutyTurn))).toContain('query=37,35.3');
  expect(decodeURIComponent(mapAddress(turns[1] as DutyTurn))).toContain('2.+Eczane,+Bir+Sok.');
});
