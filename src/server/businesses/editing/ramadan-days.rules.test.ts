import { expect, test } from 'vitest';
import { ramadanDays } from './ramadan-days.rules.ts';

/** A Wednesday to a Sunday. */
const PERIOD = { name: 'ramadan', first: '2026-02-18', last: '2026-02-22' } as const;
const HOURS = '{"mon-sat":"11:00-23:00","sun":"kapalı"}';
const daysOf = (
  more: {
    isConfirmed?: boolean;
    from?: string;
    holidays?: Parameters<typeof ramadanDays>[1]['holidays'];
  },
  hours = HOURS,
) => {
  const { isConfirmed = true, from = '2026-01-01', holidays = [] } = more;
  const bayram = { ...PERIOD, name: 'ramazan' } as const;
  return ramadanDays(hours, {
    ...{ from, holidays },
    years: [{ year: 2026, isConfirmed, periods: [bayram, PERIOD] }],
  }).map(({ day, hours: said }) => `${day.slice(8)} ${said}`);
};

test('each day of Ramadan has the hours of its weekday', () => {
  const open = ['18 11:00-23:00', '19 11:00-23:00', '20 11:00-23:00', '21 11:00-23:00'];
  expect(daysOf({})).toEqual([...open, '22 kapalı']);
  expect(daysOf({}, '')).toEqual([18, 19, 20, 21, 22].map((day) => `${day} kapalı`));
});

test('days that are over are left to themselves', () => {
  expect(daysOf({ from: '2026-02-21' })).toEqual(['21 11:00-23:00', '22 kapalı']);
});

test('the ends of a year that nobody has confirmed are unsure by a day on either side', () => {
  const unsure = 'Ramazan’da saati değişebilir';
  expect(daysOf({ isConfirmed: false })).toEqual([
    ...[`17 ${unsure}`, `18 ${unsure}`],
    ...['19 11:00-23:00', '20 11:00-23:00', '21 11:00-23:00'],
    ...[`22 ${unsure}`, `23 ${unsure}`],
  ]);
});

test('a holiday that fills a day is left to itself, and cuts the hours of its eve short', () => {
  const holiday = { name: 'x', from: '2026-02-20T13:00', until: '2026-02-22T00:00' };
  const first = ['18 11:00-23:00', '19 11:00-23:00'];
  expect(daysOf({ holidays: [{ ...holiday, isBayram: true }] })).toEqual([
    ...first,
    ...['20 11.00–23.00, bayram arefesi', '22 kapalı'],
  ]);
  const national = { holidays: [{ ...holiday, isBayram: false }] };
  expect(daysOf(national, '{"fri":"12:00-14:00,20:00-23:00"}')[2]).toBe(
    '20 12.00–14.00, 20.00–23.00, bayram arefesi',
  );
  expect(daysOf(national, '{"fri":"iftardan sonra"}')[2]).toBe('20 iftardan sonra, bayram arefesi');
  const whole = { ...holiday, from: '2026-02-20T00:00', isBayram: true };
  expect(daysOf({ holidays: [whole] })).toEqual([...first, '22 kapalı']);
});
