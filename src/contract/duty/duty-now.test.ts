import { expect, test } from 'vitest';
import { momentInAdana } from '../calendar/days.ts';
import { dutyAt, dutyChangesAt, isOnDuty, onClock } from './duty-now.ts';

const turn = (name: string, district: string, from: string, until: string) => ({
  ...{ name, district },
  startsAt: momentInAdana(from.slice(0, 10), from.slice(11)).toISOString(),
  endsAt: momentInAdana(until.slice(0, 10), until.slice(11)).toISOString(),
});
const turns = [
  turn('Dün', 'Seyhan', '2026-11-24T19:00', '2026-11-25T08:30'),
  turn('Bu gece', 'Seyhan', '2026-11-25T19:00', '2026-11-26T08:30'),
  turn('Geceyarısına kadar', 'Seyhan', '2026-11-25T19:00', '2026-11-25T23:59'),
  turn('Pazar', 'Çukurova', '2026-11-29T09:00', '2026-11-30T09:00'),
];
const at = (day: string, time: string) => momentInAdana(day, time);
const said = (day: string, time: string, district = 'Seyhan') => {
  const found = dutyAt(turns, at(day, time)).find((one) => one.district === district);
  return `${found?.state}: ${found?.turns.map(({ name }) => name).join(', ')}`;
};

test.each([
  ['2026-11-25', '08:29', 'now: Dün'],
  ['2026-11-25', '08:30', 'later: Bu gece, Geceyarısına kadar'],
  ['2026-11-25', '18:59', 'later: Bu gece, Geceyarısına kadar'],
  ['2026-11-25', '19:00', 'now: Bu gece, Geceyarısına kadar'],
  ['2026-11-25', '23:58', 'now: Bu gece, Geceyarısına kadar'],
  ['2026-11-25', '23:59', 'now: Bu gece'],
  ['2026-11-26', '00:00', 'now: Bu gece'],
  ['2026-11-26', '08:29', 'now: Bu gece'],
  ['2026-11-26', '08:30', 'unknown: '],
  ['2026-11-24', '00:59', 'unknown: '],
  ['2026-11-24', '01:00', 'later: Dün'],
])('on %s at %s the duty in Seyhan is %s', (day, time, expected) => {
  expect(said(day, time)).toBe(expected);
});

test('of a district without a roster nothing is said, whatever the others have', () => {
  expect(said('2026-11-25', '22:00', 'Karaisalı')).toBe('unknown: ');
  expect(said('2026-11-29', '22:00', 'Çukurova')).toBe('now: Pazar');
  expect(dutyAt(turns, at('2026-11-25', '22:00'))).toHaveLength(5);
});

test('of turns that are to come those of the first hour are told', () => {
  const coming = [
    turn('Sonra', 'Yüreğir', '2026-11-25T21:00', '2026-11-26T08:30'),
    turn('Önce', 'Yüreğir', '2026-11-25T19:00', '2026-11-25T21:00'),
  ];
  const [told] = dutyAt(coming, at('2026-11-25', '18:00')).filter(({ turns }) => turns.length > 0);
  expect(told).toEqual({ district: 'Yüreğir', state: 'later', turns: [coming[1]] });
});

test('what is said changes at no other minute than the one that is named', () => {
  const names = (moment: Date) => JSON.stringify(dutyAt(turns, moment));
  const changes: string[] = [];
  let now: Date | undefined = at('2026-11-24', '00:00');
  while (now) {
    const next: Date | undefined = dutyChangesAt(turns, now);
    if (next) {
      expect(names(new Date(next.getTime() - 60_000))).toBe(names(now));
      changes.push(next.toLocaleString('tr-TR', { timeZone: 'Europe/Istanbul' }).slice(0, 16));
    }
    now = next;
  }
  expect(changes).toEqual([
    ...['24.11.2026 01:00', '24.11.2026 19:00', '25.11.2026 01:00', '25.11.2026 08:30'],
    ...['25.11.2026 19:00', '25.11.2026 23:59', '26.11.2026 08:30'],
    ...['28.11.2026 15:00', '29.11.2026 09:00', '30.11.2026 09:00'],
  ]);
});

test('the minute of its end is no part of a turn', () => {
  const one = turn('Bir', 'Seyhan', '2026-11-25T19:00', '2026-11-26T08:30');
  expect(isOnDuty(one, new Date(Date.parse(one.endsAt) - 1))).toBe(true);
  expect(isOnDuty(one, new Date(one.endsAt))).toBe(false);
});

test('a moment is told by the clock in Adana', () => {
  const now = at('2026-11-25', '23:30');
  expect(onClock(at('2026-11-26', '08:30').toISOString(), now)).toEqual({
    minutes: 510,
    daysAhead: 1,
  });
  expect(onClock(at('2026-11-25', '23:45').toISOString(), now)).toEqual({
    minutes: 1425,
    daysAhead: 0,
  });
});
