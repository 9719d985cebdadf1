import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daySentence } from './day-sentence.ts';
import {
  type CalendarYear,
  dayPlus,
  daysOffOf,
  holidaysAround,
  holidaysOf,
  nearHoliday,
  ramadansOf,
} from './holidays.ts';
import { isOpenState, openSentence, openStateAt } from './opening-hours.ts';
import { eveText } from './opening-hours-text.ts';

const at = (moment: string) => new Date(`${moment}:00+03:00`);
const year2026: CalendarYear = {
  year: 2026,
  isConfirmed: true,
  periods: [
    { name: 'ramadan', first: '2026-02-19', last: '2026-03-19' },
    { name: 'ramazan', first: '2026-03-20', last: '2026-03-22' },
    { name: 'kurban', first: '2026-05-27', last: '2026-05-30' },
  ],
};
const year2027: CalendarYear = {
  year: 2027,
  isConfirmed: true,
  periods: [
    { name: 'ramazan', first: '2027-03-09', last: '2027-03-11' },
    { name: 'kurban', first: '2027-05-16', last: '2027-05-19' },
  ],
};
const known = () => holidaysOf([year2026, year2027]);
const DAILY = '{"mon-sun":"09:00-18:00"}';
const BAR = '{"mon-sun":"18:00-02:00"}';
const ALWAYS = '{"mon-sun":"24 saat"}';
const said = (hours: string, moment: string, specialDays = {}) =>
  openSentence(openStateAt(hours, at(moment), { holidays: known(), specialDays }));

const BAYRAM = 'Bayramda saati değişebilir · normalde 09.00–18.00';
const NATIONAL = 'Resmî tatilde saati değişebilir · normalde 09.00–18.00';

test.each([
  ['2026-01-01T12:00', NATIONAL],
  ['2026-03-19T12:59', 'Açık · 13.00’ten sonra değişebilir'],
  ['2026-03-19T13:00', BAYRAM],
  ['2026-03-20T12:00', BAYRAM],
  ['2026-03-22T23:59', BAYRAM],
  ['2026-03-23T09:00', 'Açık · 18.00’e kadar'],
  ['2026-04-23T12:00', NATIONAL],
  ['2026-05-01T12:00', NATIONAL],
  ['2026-05-19T12:00', NATIONAL],
  ['2026-05-26T13:00', BAYRAM],
  ['2026-05-30T17:59', BAYRAM],
  ['2026-07-15T12:00', NATIONAL],
  ['2026-08-30T12:00', NATIONAL],
  ['2026-10-28T12:59', 'Açık · 13.00’ten sonra değişebilir'],
  ['2026-10-28T13:00', NATIONAL],
  ['2026-10-29T12:00', NATIONAL],
  ['2026-10-30T09:00', 'Açık · 18.00’e kadar'],
  ['2027-05-15T13:00', BAYRAM],
  // Atatürk’ü Anma is the last day of the bayram in 2027.
  ['2027-05-19T12:00', BAYRAM],
])('a shop of usual hours at %s: %s', (moment, sentence) => {
  expect(said(DAILY, moment)).toBe(sentence);
});

test('days are moved over the ends of months and years', () => {
  expect(dayPlus('2026-12-31', 1)).toBe('2027-01-01');
  expect(dayPlus('2028-03-01', -1)).toBe('2028-02-29');
});

test('before a holiday it is said when the hours end that are certain', () => {
  expect(said(DAILY, '2026-04-22T18:00')).toBe('Kapalı');
  expect(said(DAILY, '2026-10-28T08:00')).toBe('Kapalı · 09.00’da açılır');
  expect(said('{"mon-sun":"09:00-13:00"}', '2026-10-28T12:30')).toBe('Birazdan kapanıyor · 13.00');
  expect(said(BAR, '2026-04-22T20:00')).toBe('Açık · 24.00’ten sonra değişebilir');
  expect(said(ALWAYS, '2026-10-27T14:00')).toBe('Açık · yarın 13.00’ten sonra değişebilir');
  expect(said(ALWAYS, '2026-10-27T12:00')).toBe('24 saat açık');
  expect(said('{"thu":"kapalı"}', '2026-04-23T12:00')).toMatch(/ · normalde kapalı$/);
});

test('the night of a holiday is uncertain as well, the day behind it is not', () => {
  const bar = 'Resmî tatilde saati değişebilir · normalde 18.00–02.00';
  expect(said(BAR, '2026-04-23T00:30')).toBe(bar);
  expect(said(BAR, '2026-04-24T01:59')).toBe(bar);
  expect(said(BAR, '2026-04-24T02:00')).toBe('Kapalı · 18.00’de açılır');
  expect(said(ALWAYS, '2026-04-24T00:00')).toBe('24 saat açık');
});

test('what a business said of the day is what holds, through its night', () => {
  const days = { '2026-05-27': '20:00-03:00', '2026-05-29': 'kapalı' };
  expect(said(DAILY, '2026-05-27T12:00', days)).toBe('Kapalı · 20.00’de açılır');
  expect(said(DAILY, '2026-05-27T21:00', days)).toBe('Açık · 03.00’e kadar');
  expect(said(DAILY, '2026-05-28T01:00', days)).toBe('Açık · 03.00’e kadar');
  expect(said(DAILY, '2026-05-28T12:00', days)).toBe(BAYRAM);
  expect(said(DAILY, '2026-05-29T12:00', days)).toBe('Kapalı');
  expect(
    openStateAt(DAILY, at('2026-05-28T12:00'), { holidays: known(), isOpen: false }).isPaused,
  ).toBe(true);
});

test('hours of an eve are cut short like those of the week', () => {
  const eve = { '2026-03-19': eveText('08:00-12:00,14:00-20:00') };
  expect(eve).toEqual({ '2026-03-19': '08.00–12.00, 14.00–20.00, bayram arefesi' });
  expect(said(DAILY, '2026-03-19T08:30', eve)).toBe('Açık · 12.00’ye kadar');
  expect(said(DAILY, '2026-03-19T12:30', eve)).toBe('Kapalı');
  expect(said(DAILY, '2026-03-19T14:30', eve)).toBe(
    'Bayramda saati değişebilir · normalde 08.00–12.00, 14.00–20.00',
  );
  const sentence = (hours: string) =>
    daySentence(DAILY, at('2026-03-19T08:30'), {
      ...{ holidays: known(), specialDays: { '2026-03-19': eveText(hours) } },
    });
  expect(sentence('08:00-20:00')).toBe('Bugün 08.00–20.00 · 13.00’ten sonra değişebilir');
  expect(sentence('kapalı')).toBe('Bugün kapalı · 13.00’ten sonra değişebilir');
});

test('what it said of a holiday opens nobody by the usual evening before, which ends on it', () => {
  for (const hours of ['kapalı', '10:00-14:00']) {
    const days = { '2026-04-23': hours };
    expect(said(BAR, '2026-04-22T23:30', days)).toBe('Açık · 24.00’ten sonra değişebilir');
    expect(said(BAR, '2026-04-23T00:30', days)).toMatch(/^Kapalı/);
    expect(said(ALWAYS, '2026-04-23T00:30', days)).toMatch(/^Kapalı/);
  }
  // Its own word for the evening holds through the night.
  const evening = { '2026-04-22': '18:00-02:00', '2026-04-23': 'kapalı' };
  expect(said(BAR, '2026-04-23T00:30', evening)).toBe('Açık · 02.00’ye kadar');
});

test('a bayram that nobody confirmed may come a day earlier or later', () => {
  const likely = holidaysOf([{ ...year2027, isConfirmed: false }]);
  const stateAt = (moment: string) => openStateAt(DAILY, at(moment), { holidays: likely });
  // Likely 9 to 11 March, with the eve on the 8th.
  expect(isOpenState(stateAt('2027-03-06T12:00'))).toBe(true);
  for (const day of ['07', '08', '09', '10', '11', '12'])
    expect(openSentence(stateAt(`2027-03-${day}T10:00`)), day).toBe(BAYRAM);
  expect(isOpenState(stateAt('2027-03-13T12:00'))).toBe(true);
});

test('Ramadan itself puts no hours in doubt', () => {
  expect(said(DAILY, '2026-03-01T12:00')).toBe('Açık · 18.00’e kadar');
});

test('all of the years stand in their order, Ramadan itself apart', () => {
  expect(known().slice(0, 3)).toEqual([
    { name: 'Yılbaşı', isBayram: false, from: '2026-01-01T00:00', until: '2026-01-02T00:00' },
    {
      ...{ name: 'Ramazan Bayramı', isBayram: true },
      ...{ from: '2026-03-19T13:00', until: '2026-03-23T00:00' },
    },
    {
      ...{ name: 'Ulusal Egemenlik ve Çocuk Bayramı', isBayram: false },
      ...{ from: '2026-04-23T00:00', until: '2026-04-24T00:00' },
    },
  ]);
  const moments = holidaysOf([year2027, year2026]).map(({ from }) => from);
  expect(moments).toEqual(moments.toSorted());
  expect(ramadansOf([year2026, year2027])).toEqual([
    { name: 'Ramazan', isBayram: false, from: '2026-02-19T00:00', until: '2026-03-20T00:00' },
  ]);
});

test('the first that goes on, or begins within ten days, is near', () => {
  const near = (today: string) => nearHoliday(known(), today)?.name;
  expect(near('2026-07-04')).toBeUndefined();
  expect(near('2026-07-05')).toBe('Demokrasi ve Millî Birlik Günü');
  expect(near('2026-07-15')).toBe('Demokrasi ve Millî Birlik Günü');
  expect(near('2026-07-16')).toBeUndefined();
});

test('people are off on whole days, not on eves, and by what is likely', () => {
  const off = daysOffOf([{ ...year2026, isConfirmed: false }]);
  expect([...off].filter((day) => day.startsWith('2026-05')).sort()).toEqual(
    ['01', '19', '27', '28', '29', '30'].map((day) => `2026-05-${day}`),
  );
  expect(off.has('2026-10-29')).toBe(true);
  expect(off.has('2026-10-28')).toBe(false);
});

test('a page knows the coming weeks and the first holiday behind them', () => {
  const names = (day: string) => holidaysAround(known(), day).map(({ name }) => name);
  expect(names('2026-06-15')).toEqual(['Demokrasi ve Millî Birlik Günü']);
  expect(names('2026-05-10')).toEqual([
    'Atatürk’ü Anma, Gençlik ve Spor Bayramı',
    'Kurban Bayramı',
    'Demokrasi ve Millî Birlik Günü',
  ]);
  // In three weeks to the day it is the first behind them.
  expect(names('2026-06-24')).toEqual(['Demokrasi ve Millî Birlik Günü']);
  // The night behind a holiday.
  expect(names('2026-07-16')[0]).toBe('Demokrasi ve Millî Birlik Günü');
  expect(names('2026-07-17')[0]).toBe('Zafer Bayramı');
});

const hours = fc.constantFrom(DAILY, BAR, ALWAYS, '{"mon-fri":"09:00-13:00,14:00-24:00"}', 'sorun');
const minute = fc.nat({ max: 60 * 24 * 40 });

test('on a holiday nobody is open, around it the sentence holds until the moment it names', () => {
  const holidays = known();
  fc.assert(
    fc.property(hours, minute, (week, passed) => {
      const now = new Date(at('2026-04-20T00:00').getTime() + passed * 60_000);
      const state = openStateAt(week, now, { holidays });
      const wall = new Date(now.getTime() + 3 * 3_600_000).toISOString().slice(0, 16);
      const isHoliday = holidays.some(({ from, until }) => from <= wall && wall < until);
      if (isHoliday) expect(isOpenState(state)).toBe(false);
      if (!state.changesAt) return;
      expect(state.changesAt.getTime()).toBeGreaterThan(now.getTime());
      const before = new Date(state.changesAt.getTime() - 60_000);
      expect(openSentence(openStateAt(week, before, { holidays }))).toBe(openSentence(state));
    }),
    { numRuns: 2000 },
  );
});
