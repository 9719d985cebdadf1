import { expect, test } from 'vitest';
import { dayInAdana, isInCalendar, momentInAdana } from './days.ts';
import { isOpenAlways, openWeekOf } from './open-week.ts';

test.each([
  [null, null],
  ['', null],
  ['sabahtan akşama', null],
  ['{"mon":"09:00-12:00,13:00-18:00"}', '{[540,720),[780,1080)}'],
  ['{"sun":"20:00-02:00"}', '{[9840,10080),[0,120)}'],
  ['{"sun":"20:00-24:00"}', '{[9840,10080)}'],
  ['{"sat":"20:00-02:00"}', '{[8400,8760)}'],
  ['{"mon":"kapalı","tue":"belki"}', '{}'],
])('of %s the database knows %s', (hours, week) => {
  expect(openWeekOf(hours)).toBe(week);
});

test.each([
  ['{"mon-sun":"24 saat"}', true],
  ['{"mon-sun":"00:00-24:00"}', true],
  ['{"mon-sat":"24 saat","sun":"09:00-18:00"}', false],
  ['{"mon-sat":"24 saat"}', false],
  ['{"mon-sun":"06:00-04:30"}', false],
  ['sabahtan akşama', false],
  [null, false],
])('%s is open at every hour: %s', (hours, isAlways) => {
  expect(isOpenAlways(hours)).toBe(isAlways);
});

test('the day changes at midnight in Adana', () => {
  expect(dayInAdana(new Date('2026-12-31T20:59:59Z'))).toBe('2026-12-31');
  expect(dayInAdana(new Date('2026-12-31T21:00:00Z'))).toBe('2027-01-01');
  expect(momentInAdana('2027-01-01', '00:30')).toEqual(new Date('2026-12-31T21:30:00Z'));
});

test.each([
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2026-11-31', false],
  ['2026-13-01', false],
  ['bugün', false],
  ['0000-12-31', false],
  ['0099-01-01', false],
  ['1900-01-01', true],
  ['2199-12-31', true],
  ['9999-12-31', false],
])('%s is a day of the calendar: %s', (day, isIn) => {
  expect(isInCalendar(day)).toBe(isIn);
});
