import { expect, test } from 'vitest';
import { MAX_RESERVATION_PEOPLE } from '#contract/reservations/reservations.ts';
import { reservationProblems } from './reservation-check.ts';

const now = new Date('2026-11-20T12:00:00+03:00');
const business = {
  hours: '{"mon-fri":"09:00-18:00","sat":"10:00-14:00","sun":"kapalı"}',
  ...{ isOpen: true, specialDays: null, holidays: [] },
};
const asked = {
  ...{ day: '2026-11-23', time: '12:00', people: '2' },
  ...{ name: 'Ayşe Yılmaz', phone: '0322 591 26 41', email: 'ayse@ornek.example' },
};
const problems = (changed: Partial<typeof asked>, isMember = false) =>
  reservationProblems({ ...asked, ...changed }, business, { now, isMember });

test('a whole wish has no problem', () => expect(problems({})).toEqual({}));

test.each(['1', '2', String(MAX_RESERVATION_PEOPLE)])('%s people may come', (people) =>
  expect(problems({ people })).toEqual({}),
);

test.each(['', '0', '-2', '2.5', 'iki', String(MAX_RESERVATION_PEOPLE + 1)])(
  '%j is no number of people',
  (people) => expect(problems({ people })).toEqual({ people: '1 ile 100 arasında bir sayı yazın' }),
);

test.each([
  ['day', { day: '' }],
  ['time', { time: '' }],
  ['name', { name: '  ' }],
  ['phone', { phone: ' ' }],
  ['email', { email: 'ayse' }],
  ['time', { day: '2026-11-22' }],
  ['day', { day: '2026-11-19' }],
])('%s is what is wrong with %j', (field, changed) =>
  expect(Object.keys(problems(changed))).toEqual([field]),
);

test('of a member the address is known', () => expect(problems({ email: '' }, true)).toEqual({}));
