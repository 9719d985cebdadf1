import { expect, test } from 'vitest';
import {
  openingHoursSpecification,
  specialHoursSpecification,
  usualHoursSpecification,
} from './opening-hours-schema.ts';

const DAILY = '{"mon-sun":"09:00-18:00"}';
const of = (holidays: readonly [from: string, until: string][] = [], isOpen = true) => ({
  ...{ isOpen, hours: DAILY, specialDays: {} },
  holidays: holidays.map(([from, until]) => ({ from, until })),
});
const bounds = (...holidays: [from: string, until: string][]) =>
  usualHoursSpecification(of(holidays)).map((span) => {
    const { validFrom = '', validThrough = '' } = span as Record<string, string>;
    return `${validFrom}..${validThrough}`;
  });

test('days of the same hours are one, a whole day ends a minute early, a night on the next day', () => {
  const spans = openingHoursSpecification(
    '{"mon-tue":"09:00-18:00","wed":"24 saat","thu":"18:00-02:00","fri":"kapalı","sat":"belki"}',
  );
  expect(spans.map(({ dayOfWeek, opens, closes }) => [dayOfWeek.join(), opens, closes])).toEqual([
    ['Monday,Tuesday', '09:00', '18:00'],
    ['Wednesday', '00:00', '23:59'],
    ['Thursday', '18:00', '02:00'],
    ['Friday,Sunday', '00:00', '00:00'],
  ]);
  expect(openingHoursSpecification(null)).toEqual([]);
});

test('usual hours hold between holidays, and nothing is said behind the last one', () => {
  expect(usualHoursSpecification(of())).toEqual(openingHoursSpecification(DAILY));
  expect(bounds(['2027-01-01T00:00', '2027-01-02T00:00'])).toEqual(['..2026-12-31']);
  const bayram: [string, string] = ['2027-03-08T13:00', '2027-03-12T00:00'];
  expect(bounds(['2027-01-01T00:00', '2027-01-02T00:00'], bayram)).toEqual([
    '..2026-12-31',
    '2027-01-02..2027-03-07',
  ]);
  // A day between two is one that holds, none between them is none, whichever ends later.
  expect(bounds(bayram, ['2027-03-13T00:00', '2027-03-14T00:00'])).toEqual([
    '..2027-03-07',
    '2027-03-12..2027-03-12',
  ]);
  expect(bounds(bayram, ['2027-03-12T00:00', '2027-03-13T00:00'])).toEqual(['..2027-03-07']);
  expect(
    bounds(
      bayram,
      ['2027-03-10T00:00', '2027-03-11T00:00'],
      ['2027-03-20T00:00', '2027-03-21T00:00'],
    ),
  ).toEqual(['..2027-03-07', '2027-03-12..2027-03-19']);
});

test('a special day is told of its own date; of who is closed until further notice nothing is', () => {
  const specialDays = {
    '2026-12-31': '09:00-13:00,15:00-17:00',
    '2027-01-01': 'kapalı',
    x: 'belki',
  };
  const said = (isOpen: boolean) => specialHoursSpecification({ ...of([], isOpen), specialDays });
  expect(said(true)).toEqual(
    [
      ['2026-12-31', '09:00', '13:00'],
      ['2026-12-31', '15:00', '17:00'],
      ['2027-01-01', '00:00', '00:00'],
    ].map(([day, opens, closes]) => ({
      ...{ '@type': 'OpeningHoursSpecification', opens, closes },
      ...{ validFrom: day, validThrough: day },
    })),
  );
  expect([said(false), usualHoursSpecification(of([], false))]).toEqual([[], []]);
});
