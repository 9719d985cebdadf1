import { expect, test } from 'vitest';
import { holidaysOf } from '#contract/calendar/holidays.ts';
import { hoursFacts } from './hours-rows.ts';

/** Half past midnight on Friday in Adana, still Thursday in UTC. */
const now = new Date('2026-11-20T00:30:00+03:00');
const hours = JSON.stringify({ 'mon-fri': '09:00-12:00,13:00-18:00', sat: '24 saat' });

test('seven rows from Monday on, with the day in Adana marked', () => {
  const { rows } = hoursFacts({ hours, specialDays: {}, specialDayNames: {}, holidays: [] }, now);
  expect(rows.map(({ day, text }) => `${day} ${text}`)).toEqual([
    'Pazartesi 09.00–12.00, 13.00–18.00',
    'Salı 09.00–12.00, 13.00–18.00',
    'Çarşamba 09.00–12.00, 13.00–18.00',
    'Perşembe 09.00–12.00, 13.00–18.00',
    'Cuma 09.00–12.00, 13.00–18.00',
    'Cumartesi 24 saat',
    'Pazar Kapalı',
  ]);
  expect(rows.filter((row) => row.isToday).map((row) => row.day)).toEqual(['Cuma']);
});

test('a special day stands in for today; past ones are gone, coming ones are listed', () => {
  const specialDays = {
    '2026-11-19': 'kapalı',
    '2027-01-01': 'kapalı',
    '2026-11-20': '10:00-14:00',
  };
  const facts = hoursFacts({ hours, specialDays, specialDayNames: {}, holidays: [] }, now);
  expect(facts.rows[4]).toMatchObject({ text: '10.00–14.00', isSpecial: true });
  expect(facts.specialDays).toEqual([
    { date: '2026-11-20', label: '20 Kasım Cuma', text: '10.00–14.00' },
    { date: '2027-01-01', label: '1 Ocak Cuma', text: 'Kapalı' },
  ]);
});

test('what is said of today ends at midnight in Adana', () => {
  const { endsAt } = hoursFacts({ hours, specialDays: {}, specialDayNames: {}, holidays: [] }, now);
  expect(endsAt.toISOString()).toBe('2026-11-20T21:00:00.000Z');
});

test('what a day has of its own is listed until its last minute, and no longer', () => {
  const on = (moment: string, today: string) =>
    hoursFacts(
      {
        ...{ hours, specialDays: { '2026-11-20': today }, holidays: [] },
        specialDayNames: { '2026-11-20': 'Nöbetçi' },
      },
      new Date(`2026-11-20T${moment}:00+03:00`),
    );
  const duty = '09:00-19:00';
  expect(on('18:59', duty).specialDays.map(({ label }) => label)).toEqual([
    'Nöbetçi, 20 Kasım Cuma',
  ]);
  expect(on('18:59', duty).endsAt.toISOString()).toBe('2026-11-20T16:00:00.000Z');
  expect(on('19:00', duty).specialDays).toEqual([]);
  expect(on('19:00', duty).endsAt.toISOString()).toBe('2026-11-20T21:00:00.000Z');
  for (const other of ['19:00-09:00', 'kapalı', 'randevuyla'])
    expect(on('23:59', other)).toMatchObject({
      ...{ specialDays: [{ date: '2026-11-20' }] },
      endsAt: new Date('2026-11-20T21:00:00.000Z'),
    });
});

test('hours that nobody can read are shown as they were written', () => {
  const facts = hoursFacts(
    { hours: 'Sabah ezanından sonra', specialDays: {}, specialDayNames: {}, holidays: [] },
    now,
  );
  expect(facts).toMatchObject({ rows: [], text: 'Sabah ezanından sonra' });
  expect(
    hoursFacts({ hours: null, specialDays: {}, specialDayNames: {}, holidays: [] }, now).text,
  ).toBeUndefined();
});

test('days in a row under one name are one line from today on, which begins with the name', () => {
  const bayram = ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'];
  const specialDays = Object.fromEntries(
    [...bayram, '2026-11-30', '2026-12-01', '2026-12-31'].map((day) => [day, 'kapalı']),
  );
  const specialDayNames = {
    ...Object.fromEntries(bayram.map((day) => [day, 'Kurban Bayramı'])),
    '2026-12-31': 'Sayım',
  };
  const facts = hoursFacts({ hours, specialDays, specialDayNames, holidays: [] }, now);
  expect(facts.specialDays.map(({ label }) => label)).toEqual([
    'Kurban Bayramı, 20–22 Kasım',
    '30 Kasım – 1 Aralık',
    'Sayım, 31 Aralık Perşembe',
  ]);
  expect(facts.rows[4]).toMatchObject({ isSpecial: true, name: 'Kurban Bayramı' });
});

test('what goes on under today’s name stands in the rows of its days, and no other', () => {
  const ramadan = (days: string[], hours = '16:00-02:00') => ({
    specialDays: Object.fromEntries(days.map((day) => [day, hours])),
    specialDayNames: Object.fromEntries(days.map((day) => [day, 'Ramazan saatleri'])),
  });
  const rowsOf = (facts: ReturnType<typeof ramadan>) =>
    hoursFacts({ hours, holidays: [], ...facts }, now).rows.map(({ text, name }) => [text, name]);
  const all = Array.from({ length: 8 }, (_, day) => `2026-11-${19 + day}`);
  expect(rowsOf(ramadan(all))).toEqual(Array(7).fill(['16.00–02.00', 'Ramazan saatleri']));
  // It ends with Saturday: behind it the usual week.
  const usual = '09.00–12.00, 13.00–18.00';
  expect(rowsOf(ramadan(all.slice(0, 3)))).toEqual([
    ...Array(4).fill([usual, undefined]),
    ...Array(2).fill(['16.00–02.00', 'Ramazan saatleri']),
    ['Kapalı', undefined],
  ]);
  // What has not begun today changes nothing yet.
  expect(rowsOf(ramadan(all.slice(2)))[4]).toEqual([usual, undefined]);
  expect(rowsOf(ramadan(all.slice(2)))[6]).toEqual(['Kapalı', undefined]);
});

test('a holiday marks its row, and those to come are named without what was said of them', () => {
  const holidays = holidaysOf([
    {
      ...{ year: 2026, isConfirmed: true },
      periods: [{ name: 'kurban', first: '2026-05-27', last: '2026-05-30' }],
    },
  ]);
  const on = (moment: string, specialDays = {}) =>
    hoursFacts({ hours, holidays, specialDays, specialDayNames: {} }, new Date(`${moment}+03:00`));
  expect(on('2026-05-20T12:00').holidays).toEqual([
    { date: '2026-05-26', label: 'Kurban Bayramı, 26–30 Mayıs' },
  ]);
  const during = on('2026-05-27T12:00', { '2026-05-28': 'kapalı' });
  expect(during.rows.filter(({ isDoubted }) => isDoubted)).toMatchObject([
    { day: 'Çarşamba', text: '09.00–12.00, 13.00–18.00', name: 'Kurban Bayramı' },
  ]);
  expect(during.holidays.map(({ label }) => label)).toEqual([
    'Kurban Bayramı, 27 Mayıs Çarşamba',
    'Kurban Bayramı, 29–30 Mayıs',
  ]);
  const said = on('2026-05-28T12:00', { '2026-05-28': 'kapalı' });
  expect(said.rows.some(({ isDoubted }) => isDoubted)).toBe(false);
  // Farther than three weeks away.
  expect(on('2026-06-01T12:00').holidays).toEqual([]);
});
