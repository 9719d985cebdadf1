import { expect, test } from 'vitest';
import { holidaysOf } from '../calendar/holidays.ts';
import { timeProblem } from './reservation-time.ts';

const now = new Date('2026-11-24T20:30:00+03:00');
const business = {
  ...{ hours: '{"mon-sat":"09:00-23:00","sun":"kapalı"}', isOpen: true },
  specialDays: { '2026-11-26': 'kapalı' },
  holidays: holidaysOf([{ year: 2027, isConfirmed: true, periods: [] }]),
};

test.each([
  ['2026-11-24', '20:31', undefined],
  ['2026-11-24', '20:30', ['time', /geçti/]],
  ['2026-11-24', '00:00', ['time', /geçti/]],
  ['2026-11-23', '23:00', ['day', /geçti/]],
  ['2026-11-24', '23:00', ['time', /kapalı/]],
  ['2026-11-26', '12:00', ['time', /kapalı/]],
  ['2026-11-29', '12:00', ['time', /kapalı/]],
  ['2026-12-31', '23:30', ['time', /kapalı/]],
  ['2027-01-01', '23:30', undefined],
  ['2027-02-22', '20:30', undefined],
  ['2027-02-22', '20:31', ['day', /90/]],
] as const)('a table for %s at %s', (day, time, problem) => {
  const found = timeProblem({ day, time }, business, now);
  expect(found && [found.path, found.message]).toEqual(
    problem && [problem[0], expect.stringMatching(problem[1])],
  );
});

test('without hours any time will do, while it is closed until further notice none', () => {
  const asked = { day: '2026-11-25', time: '03:00' };
  expect(timeProblem(asked, { ...business, hours: null, specialDays: null }, now)).toBeUndefined();
  expect(timeProblem(asked, { ...business, isOpen: false }, now)?.path).toBe('day');
});
