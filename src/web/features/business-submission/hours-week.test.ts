import { expect, test } from 'vitest';
import {
  addSpan,
  changeDay,
  changeSpan,
  copyDown,
  type DayEntry,
  dayProblem,
  hoursOfWeek,
  isAlikeEveryDay,
  nightNote,
  readTime,
  removeSpan,
  usualWeek,
  weekFromHours,
  weekInWords,
} from './hours-week.ts';
import {
  fromSpecialDays,
  specialDayProblem,
  toSpecialDayNames,
  toSpecialDays,
} from './special-days.ts';

const open = (...spans: string[]): DayEntry => ({
  kind: 'open',
  spans: spans.map((span) => {
    const [from = '', to = ''] = span.split('-');
    return { from, to };
  }),
});
const closed: DayEntry = { kind: 'closed', spans: [] };

test('a new form holds the specified hours of every day', () => {
  expect(hoursOfWeek(usualWeek())).toBe('{"mon-sun":"09:00-18:00"}');
  expect(weekInWords(usualWeek())).toEqual(['Her gün 09.00–18.00']);
});

test('split hours, a closed day and a night are written as the specification has them', () => {
  let week = changeDay(usualWeek(), 4, open('18:00-02:00'));
  week = changeDay(week, 5, open('09:00-12:00', '13:00-18:00'));
  week = changeDay(week, 6, closed);
  const text = hoursOfWeek(week);
  expect(JSON.parse(text)).toEqual({
    'mon-thu': '09:00-18:00',
    fri: '18:00-02:00',
    sat: '09:00-12:00,13:00-18:00',
    sun: 'kapalı',
  });
  expect(weekInWords(week)).toEqual([
    'Pazartesi–Perşembe 09.00–18.00',
    'Cuma 18.00–02.00',
    'Cumartesi 09.00–12.00, 13.00–18.00',
    'Pazar kapalı',
  ]);
  expect(hoursOfWeek(weekFromHours(text) ?? [])).toBe(text);
});

test('what the editor cannot show is not put into it', () => {
  expect(weekFromHours('{"mon":"sabahtan akşama"}')).toBeUndefined();
  expect(weekFromHours('her gün açık')).toBeUndefined();
});

test('a day round the clock and a closing at midnight come back as they were', () => {
  const text = '{"mon-fri":"24 saat","sat-sun":"10:00-24:00"}';
  const week = weekFromHours(text);
  expect(week?.[0]?.kind).toBe('allDay');
  expect(week?.[6]?.spans).toEqual([{ from: '10.00', to: '00.00' }]);
  expect(hoursOfWeek(week ?? [])).toBe(text);
});

test.each([
  ['9', '09.00'],
  ['930', '09.30'],
  ['9.30', '09.30'],
  ['9:30', '09.30'],
  ['0930', '09.30'],
  ['23:59', '23.59'],
  ['24', '00.00'],
  ['24:30', undefined],
  ['9:75', undefined],
  ['sabah', undefined],
  ['', undefined],
])('a time typed as %o is %o', (typed, time) => {
  expect(readTime(typed)).toBe(time);
});

test('times are written in one form however they were typed', () => {
  expect(hoursOfWeek([open('9-18.30')])).toContain('"09:00-18:30"');
  expect(weekInWords([open('9-18.30')])).toEqual(['Pazartesi 09.00–18.30']);
});

test('a span past midnight says until when, a closing at midnight needs no word', () => {
  expect(nightNote({ from: '18:00', to: '02:00' })).toBe('ertesi gün 02.00’ye kadar');
  expect(nightNote({ from: '18:00', to: '00:00' })).toBeUndefined();
  expect(nightNote({ from: '09:00', to: '18:00' })).toBeUndefined();
});

test.each([
  ['a missing time', open('09:00-'), /saatini yazın/],
  ['an opening that is its closing', open('09:00-09:00'), /aynı olamaz/],
  ['spans over each other', open('13:00-18:00', '09:00-14:00'), /üstüne biniyor/],
  ['a night that reaches its own morning', open('08:00-12:00', '20:00-09:00'), /üstüne biniyor/],
])('%s is said', (_, day, sentence) => {
  expect(dayProblem(day)).toMatch(sentence);
});

test.each([
  ['a closed day without times', { ...open('-'), kind: 'closed' as const }],
  ['spans that touch', open('09:00-12:00', '12:00-18:00')],
  ['midnight to midnight', open('00:00-00:00')],
])('%s is no problem', (_, day) => {
  expect(dayProblem(day)).toBeUndefined();
});

test('copying goes down: from the first day to the whole week', () => {
  const week = changeDay(usualWeek(), 2, closed);
  expect(copyDown(week, 2).map(({ kind }) => kind)).toEqual([
    ...['open', 'open', 'closed', 'closed', 'closed', 'closed', 'closed'],
  ]);
  expect(copyDown(changeDay(week, 0, closed), 0).every(({ kind }) => kind === 'closed')).toBe(true);
  expect(copyDown(week, 6)).toEqual(week);
});

test('a second span begins an hour after the first and can be taken away again', () => {
  const split = addSpan(open('09:00-12:00'));
  expect(split.spans).toEqual([
    { from: '09:00', to: '12:00' },
    { from: '13.00', to: '' },
  ]);
  expect(changeSpan(split, 1, { to: '19:00' }).spans[1]).toEqual({ from: '13.00', to: '19:00' });
  expect(removeSpan(split, 1)).toEqual(open('09:00-12:00'));
});

const entry = (date: string, until = '', name = '') => ({ ...closed, date, until, name });

test('special days are kept by their date; a date stands once', () => {
  const stored = { '2026-03-20': 'kapalı', '2026-10-29': '10:00-14:00' };
  const days = fromSpecialDays(stored);
  expect(toSpecialDays(days)).toEqual(stored);
  expect(specialDayProblem(days, 1)).toBeUndefined();
  expect(specialDayProblem([...days, entry('2026-03-20')], 2)).toMatch(/iki kez/);
  expect(specialDayProblem([entry('')], 0)).toBe('Tarihi seçin');
});

test('days in a row are one entry with its name; what cannot be is said', () => {
  const bayram = entry('2026-05-26', '2026-05-28', 'Kurban Bayramı');
  expect(toSpecialDays([bayram])).toEqual({
    ...{ '2026-05-26': 'kapalı', '2026-05-27': 'kapalı', '2026-05-28': 'kapalı' },
  });
  expect(toSpecialDayNames([bayram])['2026-05-27']).toBe('Kurban Bayramı');
  expect(fromSpecialDays(toSpecialDays([bayram]), toSpecialDayNames([bayram]))).toMatchObject([
    { date: '2026-05-26', until: '2026-05-28', name: 'Kurban Bayramı', kind: 'closed' },
  ]);
  expect(specialDayProblem([bayram, entry('2026-05-28')], 1)).toMatch(/iki kez/);
  expect(specialDayProblem([bayram, entry('2026-05-20', '2026-05-26')], 1)).toMatch(/iki kez/);
  expect(specialDayProblem([entry('2026-05-26', '2026-05-25')], 0)).toMatch(/önce olamaz/);
  expect(specialDayProblem([entry('2026-05-26', '2036-05-25')], 0)).toMatch(/En fazla 60/);
  expect(specialDayProblem([bayram, entry('2026-05-29')], 1)).toBeUndefined();
});

test('one row says a week without other days', () => {
  expect(isAlikeEveryDay(usualWeek())).toBe(true);
  expect(isAlikeEveryDay(changeDay(usualWeek(), 6, closed))).toBe(false);
  expect(isAlikeEveryDay(changeDay(usualWeek(), 3, open('09:00-12:00', '13:00-18:00')))).toBe(
    false,
  );
});
