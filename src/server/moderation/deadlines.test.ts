import { expect, test } from 'vitest';
import { daysOffOf } from '#contract/calendar/holidays.ts';
import { workingDaysDeadline } from '#contract/calendar/working-days.ts';
import { likelyYear } from '#server/calendar/moon.rules.ts';
import { deadlineCalendar, deadlineOf } from './deadlines.rules.ts';
import { emailsAt } from './moderator-emails.rules.ts';

const at = (moment: string) => new Date(`${moment}:00+03:00`);
const holidays = daysOffOf([2024, 2025, 2026, 2027].map(likelyYear));

test.each([
  '2026-01-01',
  '2026-03-20',
  '2026-03-21',
  '2026-03-22',
  '2026-04-23',
  '2026-05-01',
  '2026-05-19',
  '2026-05-27',
  '2026-05-30',
  '2026-07-15',
  '2026-08-30',
  '2026-10-29',
  '2027-01-01',
])('%s is a public holiday', (day) => {
  expect(holidays.has(day)).toBe(true);
});

test.each([
  ['the afternoon before the Ramazan Bayramı', '2026-03-19'],
  ['the afternoon before the Kurban Bayramı', '2026-05-26'],
  ['the afternoon before the Cumhuriyet Bayramı', '2026-10-28'],
])('%s is a half day, which is worked', (_, day) => {
  expect(holidays.has(day)).toBe(false);
});

test('what comes before the Kurban Bayramı of 2026 is due after it', () => {
  expect(workingDaysDeadline(at('2026-05-25T15:00'), 3, holidays)).toEqual(at('2026-06-02T18:00'));
});

test('the calendar of the list says the same as the rule, for every day', () => {
  const now = at('2026-11-20T12:00');
  const days = deadlineCalendar(now, holidays).map(({ day }) => day);
  // From tomorrow back, each once.
  expect([days.length, days[0], days[1], days.at(-1)]).toEqual([
    ...[120, '2026-11-21', '2026-11-20', '2026-07-25'],
  ]);
  for (const { day, updated, reviewed } of deadlineCalendar(now, holidays)) {
    expect(updated).toEqual(workingDaysDeadline(at(`${day}T01:00`), 2, holidays));
    expect(reviewed).toEqual(workingDaysDeadline(at(`${day}T23:00`), 3, holidays));
  }
});

test('a deadline is late from its moment on, and soon in the day before it', () => {
  const item = {
    kind: 'claim' as const,
    promise: 'reviewed' as const,
    at: at('2026-11-24T18:00'),
    waitingSince: at('2026-11-19T10:00'),
  };
  const seen = (now: string) => deadlineOf(item, at(now));
  expect(seen('2026-11-23T17:59')).toMatchObject({ urgency: 'later', hoursLeft: 24 });
  expect(seen('2026-11-23T18:00')).toMatchObject({ urgency: 'soon', hoursLeft: 24 });
  expect(seen('2026-11-24T18:00')).toMatchObject({ urgency: 'late', hoursLeft: 0 });
  expect(seen('2026-11-24T19:30').hoursLeft).toBe(-2);
  expect(seen('2026-11-20T10:00')).toMatchObject({
    promise: '3 iş günü içinde',
    firstAnswerAt: at('2026-11-20T10:00').toISOString(),
  });
  const firstAnswerOf = (more: Partial<typeof item> | { kind: 'review' }) =>
    deadlineOf({ ...item, ...more }, at('2026-11-20T10:00')).firstAnswerAt;
  expect(firstAnswerOf({ kind: 'review' })).toBeNull();
  expect(firstAnswerOf({ at: at('2026-11-20T10:00') })).toBeNull();
  expect(firstAnswerOf({ at: at('2026-11-20T10:01') })).not.toBeNull();
});

test.each([
  ['2026-11-20T08:29', false, false],
  ['2026-11-20T08:30', true, true],
  ['2026-11-20T12:00', false, true],
  ['2026-11-20T17:59', false, true],
  ['2026-11-20T18:00', false, false],
  ['2026-11-21T09:00', false, false],
  ['2026-10-29T09:00', false, false],
])('at %s: digest %s, news %s', (moment, isDigestTime, isWorkingTime) => {
  expect(emailsAt(at(moment), holidays)).toEqual({ isDigestTime, isWorkingTime });
});
