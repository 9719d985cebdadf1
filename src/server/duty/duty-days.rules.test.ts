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
  ['a night behind a working day', WEEK, undefined, turn('19:00', '08:30'), '09.00–08.30'],
  [
    'a night of which the day before says nothing',
    null,
    undefined,
    turn('19:00', '08:30'),
    '19.00–08.30',
  ],
  ['a holiday', WEEK, midnight, turn('19:00', '08:30'), '19.00–08.30'],
  [
    'the second day of a holiday',
    WEEK,
    momentInAdana('2026-11-24', '13:00'),
    turn('19:00', '08:30'),
    '19.00–08.30',
  ],
  ['an eve', WEEK, momentInAdana(DAY, '13:00'), turn('19:00', '08:30'), '09.00–13.00, 19.00–08.30'],
  [
    'an eve of which only the evening is usual',
    '{"wed":"14:00-19:00"}',
    momentInAdana(DAY, '13:00'),
    turn('19:00', '08:30'),
    '19.00–08.30',
  ],
  [
    'a night that leaves an hour between',
    WEEK,
    undefined,
    turn('20:00', '08:30'),
    '09.00–19.00, 20.00–08.30',
  ],
  [
    'a whole day and night',
    WEEK,
    undefined,
    turn('09:00', '09:00'),
    '09.00’dan ertesi gün 09.00’a kadar',
  ],
  [
    'a whole night and day, of which nobody is open before it begins',
    null,
    undefined,
    turn('19:00', '19:00'),
    '19.00’dan ertesi gün 19.00’a kadar',
  ],
  ['from midnight to midnight', WEEK, undefined, turn('00:00', '00:00'), '24 saat'],
  [
    'longer than a day',
    '{"mon-fri":"08:00-19:00"}',
    undefined,
    turn('19:00', '09:00'),
    '08.00’den ertesi gün 09.00’a kadar',
  ],
  [
    'until the last minute of the next day',
    WEEK,
    undefined,
    turn('09:00', '23:59'),
    '09.00’dan ertesi gün 23.59’a kadar',
  ],
  [
    'two days and nights, of which the next day says the rest',
    WEEK,
    undefined,
    turn('09:00', '09:00', '2026-11-27'),
    '09.00–24.00',
  ],
  [
    'the second of two days and nights',
    WEEK,
    undefined,
    { ...turn('00:00', '09:00'), startsAt: momentInAdana('2026-11-24', '09:00') },
    '00.00’dan ertesi gün 09.00’a kadar',
  ],
])('%s', (_, hours, holidayFrom, one, read) => {
  const said = hoursOnDuty({ midnight, hours, holidayFrom }, [one]);
  expect(dayText(parseDayHours(said))).toBe(read);
});
