import { expect, test } from 'vitest';
import { holidaysOf } from '#contract/calendar/holidays.ts';
import { dayHours } from './day-hours.ts';

const business = {
  hours: '{"mon-fri":"09:00-18:00","sat":"10:00-14:00,16:00-20:00","sun":"kapalı"}',
  specialDays: { '2026-12-31': '09:00-15:00', '2027-04-23': '10:00-12:00' },
  holidays: holidaysOf([{ year: 2027, isConfirmed: true, periods: [] }]),
};

test.each([
  ['2026-11-20', 'Cuma 09.00–18.00'],
  ['2026-11-21', 'Cumartesi 10.00–14.00, 16.00–20.00'],
  ['2026-11-22', 'Pazar kapalı'],
  ['2026-12-31', 'Perşembe 09.00–15.00'],
  ['2027-01-01', 'Cuma 09.00–18.00; tatilde değişebilir'],
  ['2027-04-23', 'Cuma 10.00–12.00'],
  ['', undefined],
])('the hours of %s: %s', (day, words) => {
  expect(dayHours(business, day)).toBe(words);
});

test('a business without hours says nothing', () => {
  expect(dayHours({ hours: null, specialDays: {}, holidays: [] }, '2026-11-20')).toBeUndefined();
});
