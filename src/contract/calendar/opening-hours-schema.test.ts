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
  // A day and an hour: nobody may read it as the hour alone.
  const long = openingHoursSpecification('{"mon-sun":"08:00-33:00"}');
  expect(long.map(({ opens, closes }) => [opens, closes])).toEqual([
    ['08:00', '16:00'],
    ['16:00', '09:00'],
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

test('the night before a holiday ends at midnight for machines too, the morning of an eve is sure', () => {
  const said = (hours: string, ...holidays: [string, string][]) =>
    usualHoursSpecification({ ...of(holidays), hours }).flatMap((one) => {
      const { dayOfWeek, opens, closes, validFrom, validThrough } = one as Record<string, string>;
      const said = `${dayOfWeek} ${opens}-${closes} ${validFrom ?? ''}..${validThrough}`;
      return closes === '00:00' && opens === closes ? [] : said;
    });
  const newYear: [string, string] = ['2027-01-01T00:00', '2027-01-02T00:00'];
  // The last of 2026 is a Thursday.
  const night = '{"wed-thu":"18:00-02:00"}';
  expect(said(night, newYear)).toEqual([
    'Wednesday,Thursday 18:00-02:00 ..2026-12-30',
    'Thursday 18:00-23:59 2026-12-31..2026-12-31',
  ]);
  expect(said('{"wed":"18:00-02:00"}', newYear)).toEqual(['Wednesday 18:00-02:00 ..2026-12-30']);
  for (const hours of ['18:00-00:00', '24 saat'])
    expect(said(`{"thu":"${hours}"}`, newYear)).toEqual([
      expect.stringMatching(/ \.\.2026-12-31$/),
    ]);
  const eve: [string, string] = ['2027-01-01T13:00', '2027-01-03T00:00'];
  expect(said(night, eve)).toEqual(['Wednesday,Thursday 18:00-02:00 ..2026-12-31']);
  // Who closes at two in the afternoon is there when the eve begins.
  expect(said('{"thu":"16:00-14:00"}', eve)).toEqual([
    'Thursday 16:00-14:00 ..2026-12-30',
    'Thursday 16:00-23:59 2026-12-31..2026-12-31',
  ]);
  // Of one day between two holidays only its evening is left.
  expect(said(night, ['2026-12-30T00:00', '2026-12-31T00:00'], newYear).slice(1)).toEqual([
    'Thursday 18:00-23:59 2026-12-31..2026-12-31',
  ]);
});

test('on a day of which nobody can read what was said, the usual hours do not hold', () => {
  const specialDays = {
    '2026-12-20': 'Ramazan’da saati değişebilir',
    '2026-12-25': '10:00-14:00',
    '2027-02-01': 'sorun',
  };
  const said = (hours: string, ...holidays: [string, string][]) =>
    usualHoursSpecification({ ...of(holidays), hours, specialDays }).map((one) => {
      const { opens, closes, validFrom = '', validThrough = '' } = one as Record<string, string>;
      return `${opens}-${closes} ${validFrom}..${validThrough}`;
    });
  expect(said(DAILY)).toEqual([
    '09:00-18:00 ..2026-12-19',
    '09:00-18:00 2026-12-21..2027-01-31',
    '09:00-18:00 2027-02-02..',
  ]);
  // Behind the last holiday that is known it says nothing either; the evening before goes on.
  expect(said('{"mon-sun":"18:00-02:00"}', ['2027-01-01T13:00', '2027-01-03T00:00'])).toEqual([
    '18:00-02:00 ..2026-12-19',
    '18:00-02:00 2026-12-21..2026-12-31',
  ]);
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
