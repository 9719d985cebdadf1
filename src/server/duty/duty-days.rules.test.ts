import { expect, test } from 'vitest';
import { momentInAdana } from '#contract/calendar/days.ts';
import { dayText, parseDayHours } from '#contract/calendar/opening-hours-text.ts';
import { hoursOnDuty } from './duty-days.rules.ts';

/** A Wednesday. */
const DAY = '2026-11-25';
const midnight = momentInAdana(DAY, '00:00');
const turn = (from: string, until: string, untilDay = '2026-11-26') => ({
  startsAt: momentInAdana(DAY, from),
  endsAt: momentInAdana(untilDay, until),
});
const WEEK = '{"mon-fri":"09:00-19:00"}';

test.each([
  ['a night behind a working day', WEEK, false, turn('19:00', '08:30'), '09.00–08.30'],
  [
    'a night of which the day before says nothing',
    null,
    false,
    turn('19:00', '08:30'),
    '19.00–08.30',
  ],
  ['a holiday', WEEK, true, turn('19:00', '08:30'), '19.00–08.30'],
  [
    'a night that leaves an hour between',
    WEEK,
    false,
    turn('20:00', '08:30'),
    '09.00–19.00, 20.00–08.30',
  ],
  ['a whole day and night', WEEK, false, turn('09:00', '09:00'), '09.00–09.00'],
  ['from midnight to midnight', WEEK, false, turn('00:00', '00:00'), '24 saat'],
  ['longer than a day', '{"mon-fri":"08:00-19:00"}', false, turn('19:00', '09:00'), '08.00–08.00'],
])('%s', (_, hours, isHoliday, one, read) => {
  const said = hoursOnDuty({ midnight, hours, isHoliday }, [one]);
  expect(dayText(parseDayHours(said))).toBe(read);
});
