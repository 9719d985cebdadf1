import { expect, test } from 'vitest';
import { dayInAdana } from '../calendar/days.ts';
import { isWorkingDay, workingDayAfter, workingDaysDeadline } from './working-days.ts';

const none: ReadonlySet<string> = new Set();
const at = (moment: string) => new Date(`${moment}:00+03:00`);

test.each([
  ['2026-11-16T10:00', 3, '2026-11-19T18:00'],
  ['2026-11-20T10:00', 3, '2026-11-25T18:00'],
  ['2026-11-20T23:59', 2, '2026-11-24T18:00'],
  ['2026-11-21T12:00', 2, '2026-11-24T18:00'],
  ['2026-11-22T12:00', 2, '2026-11-24T18:00'],
])('what came %s is due within %i working days until %s', (from, count, until) => {
  expect(workingDaysDeadline(at(from), count, none)).toEqual(at(until));
});

test('a holiday is no working day', () => {
  const holidays = new Set(['2026-10-29']);
  expect(isWorkingDay('2026-10-29', holidays)).toBe(false);
  expect(workingDayAfter('2026-10-27', 2, holidays)).toBe('2026-10-30');
});

/** Every day of two years, with holidays strewn over them by a fixed rule. */
const days = Array.from({ length: 730 }, (_, index) =>
  dayInAdana(new Date(Date.UTC(2026, 0, 1 + index, 6))),
);
const strewn = new Set(days.filter((_, index) => (index * 7919) % 11 === 0 || index % 97 < 4));

test('the deadline is a working day with exactly so many working days up to it', () => {
  for (const day of days) {
    for (const count of [1, 2, 3]) {
      const until = workingDayAfter(day, count, strewn);
      expect(isWorkingDay(until, strewn)).toBe(true);
      const index = days.indexOf(day);
      const between = days.slice(index + 1).filter((one) => one <= until);
      if (days.includes(until)) {
        expect(between.filter((one) => isWorkingDay(one, strewn))).toHaveLength(count);
      }
    }
  }
});

test('what came later is never due sooner, and a holiday more never makes anything due sooner', () => {
  let before = '';
  for (const day of days) {
    const until = workingDayAfter(day, 3, strewn);
    expect(until >= before).toBe(true);
    expect(workingDayAfter(day, 3, new Set([...strewn, until])) > until).toBe(true);
    before = until;
  }
});
