import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseHours } from '#contract/calendar/opening-hours-text.ts';
import { readCsv } from '#contract/text/csv-text.ts';
import {
  openingHoursOfColumns,
  openingHoursOfDays,
  readOpeningHours,
} from './opening-hours.rules.ts';

const shared = path.resolve(process.env.SHARED_DATA_DIR ?? '../shared/data');

/** Expected map, or null for a text that must stay as it is. */
const expectReadings = (readings: [string, Record<string, string> | null][]) => {
  for (const [text, map] of readings) {
    expect([text, readOpeningHours(text)]).toEqual([
      text,
      map ? { hours: JSON.stringify(map), isRead: true } : { hours: text.trim(), isRead: false },
    ]);
  }
};
const everyDay = (hours: string) => ({ 'mon-sun': hours });
const weekOf = (monday: string, rest = '10:00-20:00') =>
  Object.fromEntries(
    'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'
      .split(' ')
      .map((day) => [day, day === 'Monday' ? monday : rest]),
  );

test('days without times say nothing, and a holiday only takes its own day', () => {
  const days = (times: string) =>
    JSON.stringify([
      { day: 'Monday (Labor Day)', hours: times },
      { day: 'Tuesday', hours: times },
    ]);
  expect(readOpeningHours(days(''))).toEqual({ hours: null, isRead: false });
  expect(readOpeningHours(days('9 AM to 6 PM'))).toEqual({
    hours: '{"mon,wed-sun":"bilgi yok","tue":"09:00-18:00"}',
    isRead: true,
  });
});

test('the times of every exporter are read', () => {
  const seen: [string, string][] = [
    ['11 AM to 9:30 PM', '11:00-21:30'],
    ['12 to 9:30 AM, 11 AM to 10:30 PM', '00:00-09:30,11:00-22:30'],
    ['Closed', 'kapalı'],
    ['Open 24 hours', '24 saat'],
    ['11AM–2AM', '11:00-02:00'],
    ['7AM-7PM', '07:00-19:00'],
    ['11:30 AM-3 PM,5-10 PM', '11:30-15:00,17:00-22:00'],
    ['12:30–10\u202fpm', '12:30-22:00'],
    ['12–9\u202fpm', '12:00-21:00'],
    ['10\u202fam–12\u202fam', '10:00-24:00'],
    ['7\u202fpm–12:30\u202fam', '19:00-00:30'],
    ['09:00–18:00', '09:00-18:00'],
    ['Kapalı', 'kapalı'],
    ['24 saat açık', '24 saat'],
  ];
  for (const [monday, hours] of seen) {
    const map = { mon: hours, 'tue-sun': '10:00-20:00' };
    expectReadings([
      [JSON.stringify(weekOf(monday)), map],
      [
        JSON.stringify(
          Object.entries(weekOf(monday)).map(([day, times]) => ({ day, hours: times })),
        ),
        map,
      ],
      [JSON.stringify(Object.entries(weekOf(monday)).map((pair) => pair.join(': '))), map],
    ]);
  }
  expectReadings([
    [
      JSON.stringify({ ...weekOf('x'), Monday: ['12–3\u202fpm', '6–11\u202fpm'] }),
      { mon: '12:00-15:00,18:00-23:00', 'tue-sun': '10:00-20:00' },
    ],
    [
      'Monday:7AM-7PM|Tuesday:7AM-7PM|Wednesday:7AM-7PM|Thursday:7AM-7PM|Friday:7AM-9PM|Saturday:Open 24 hours|Sunday:Closed',
      { 'mon-thu': '07:00-19:00', fri: '07:00-21:00', sat: '24 saat', sun: 'kapalı' },
    ],
    [
      "{'Pazartesi': '09:00–18:00', 'Salı': 'Kapalı'}",
      { mon: '09:00-18:00', tue: 'kapalı', 'wed-sun': 'bilgi yok' },
    ],
  ]);
});

test('a row that ends early says nothing about the days it does not name', () => {
  const cell = openingHoursOfColumns({
    'openingHours/0/day': 'Tuesday',
    'openingHours/0/hours': '11 AM to 9:30 PM',
    'openingHours/1/day': 'Wednesday',
    'openingHours/1/hours': 'By appointment',
    'openingHours/2/day': '',
    title: 'Bir yer',
  });
  expect(readOpeningHours(cell ?? '').hours).toBe(
    '{"mon,thu-sun":"bilgi yok","tue":"11:00-21:30","wed":"By appointment"}',
  );
  expect(openingHoursOfColumns({ title: 'Bir yer' })).toBeUndefined();
});

test('the ways people here write their hours are read', () => {
  expectReadings([
    ['Pzt-Cum: 08:00-17:00', { 'mon-fri': '08:00-17:00', 'sat-sun': 'kapalı' }],
    ['09:00-19:00 Pts-Cts', { 'mon-sat': '09:00-19:00', sun: 'kapalı' }],
    ['Pzt-Sal 09:00-18:00', { 'mon-tue': '09:00-18:00', 'wed-sun': 'kapalı' }],
    ['09:00-19:00 Pts-Cts, 10:00-16:00 Pz', { 'mon-sat': '09:00-19:00', sun: '10:00-16:00' }],
    ['Hafta içi 09.00-18.00', { 'mon-fri': '09:00-18:00', 'sat-sun': 'kapalı' }],
    ['Hafta içi her gün 9-18', { 'mon-fri': '09:00-18:00', 'sat-sun': 'kapalı' }],
    [
      'HAFTA İÇİ 08:30 - 18:30, CUMARTESİ 09:00 - 13:00, PAZAR KAPALI',
      { 'mon-fri': '08:30-18:30', sat: '09:00-13:00', sun: 'kapalı' },
    ],
    ['Pazartesi–Cumartesi günleri 10.00–20.00 arası', { 'mon-sat': '10:00-20:00', sun: 'kapalı' }],
    ['Her gün 10.00 - 22.00', everyDay('10:00-22:00')],
    ['Hergün: 18:00-02:00.', everyDay('18:00-02:00')],
    ['24 saat açık', everyDay('24 saat')],
    ['7/24', everyDay('24 saat')],
    ['Çalışma saatleri: 09:00-18:00', everyDay('09:00-18:00')],
    ['Salı ve Perşembe 14:00-17:00', { 'mon,wed,fri-sun': 'kapalı', 'tue,thu': '14:00-17:00' }],
    [
      'Pazartesi: 09:00-18:00\nSalı: 09:00-18:00',
      { 'mon-tue': '09:00-18:00', 'wed-sun': 'kapalı' },
    ],
    ['Mo-Sa 08:00-20:00; Su,PH off', { 'mon-sat': '08:00-20:00', sun: 'kapalı' }],
    ['24/7', everyDay('24 saat')],
    [' 09:00-18:00 ;.', everyDay('09:00-18:00')],
    // The last minute of an hour, midnight at both ends, and noon.
    ['09:59-18:59', everyDay('09:59-18:59')],
    ['18:00-24:00', everyDay('18:00-24:00')],
    ['00:00-00:00', everyDay('24 saat')],
    ['1 am-12 pm', everyDay('01:00-12:00')],
    ['9-13', everyDay('09:00-13:00')],
    ['22:00-02:00', everyDay('22:00-02:00')],
    ['12:00-2:00', everyDay('12:00-02:00')],
    ['9:00-05:00', everyDay('09:00-05:00')],
    // What comes after a comma is more, after a semicolon it is instead.
    [
      'Mo-Fr 09:00-12:00, Mo 13:00-17:00',
      {
        ...{ mon: '09:00-12:00,13:00-17:00', 'tue-fri': '09:00-12:00', 'sat-sun': 'kapalı' },
      },
    ],
    [
      'Mo-Fr 09:00-12:00; Mo 13:00-17:00',
      {
        ...{ mon: '13:00-17:00', 'tue-fri': '09:00-12:00', 'sat-sun': 'kapalı' },
      },
    ],
  ]);
});

test('what could mean two things, or is not understood whole, stays as it is', () => {
  expectReadings(
    [
      'Pazar kapalı',
      'Sa 10:00-14:00',
      'Pzt-Sa 10:00-14:00',
      'Paz-Cum 08:00-17:00',
      'Pzt/Cum 08:00-17:00',
      '9-5',
      '9:00-5:00',
      '8:30-4:30 pm M-F',
      '11–2 pm',
      'Mo-Fr 09:00-18:00 off',
      'Mo-Fr 16:30+',
      '2019-2025',
      'Mo-Fr 0730-0960',
      'Mo-Fr 07300-2200',
      '09:00/18:00-19:00',
      // Of a day with a pause, or of summer and winter.
      '09:00-12:00/13:00-18:00',
      '09/18',
      'Mo-Fr 09:00-49:00',
      'Mo-Fr 09:60-18:00',
      'Mo-Fr 13:00 pm-14:00 pm',
      'Mo-Fr 08:00-12:00; 13:00-17:00',
      'Mo-Fr 09:00-18:00 (Jun-Aug)',
      'Sa[1] 09:00-12:00',
      '09:00-19:00, Pazar 10:00-12:00',
      '09:00-19:00 Pazar kapalı',
      'Mo, 09:00-12:00, Tu, 10:00-11:00',
      '20:00-45:00',
      'Randevu ile',
      'Pazartesi ve Salı',
      '09:60-18:00',
      '09:00-24:30',
      '24:00-25:00',
      '24:00-24:00',
      '24:00-08:00',
      '9:30-12',
      '09:00-09:00',
      '0 am-5 pm',
      '13 am-5 pm',
      '9 am-18:00',
      '9:00-5',
      '9-12',
      '9-12:00',
      '11:00-2:00',
      '22-02',
      'Weekdays-Sa 09:00-18:00',
      'Mo-weekends 09:00-18:00',
      'Mo-Fr 09:00-12:00 Mo 13:00-17:00',
      'Mo-Fr 09:00-12:00 | Mo 13:00-17:00',
      'Mo; 09:00-12:00',
      'ph 09:00-12:00',
      'hafta içi',
      'Saatler {09:00-18:00}',
    ].map((text) => [text, null]),
  );
});

test('unread exporter JSON becomes lines a person can read', () => {
  expect(readOpeningHours('{"Monday":"By appointment","Tuesday":"?"}')).toEqual({
    hours: 'Monday: By appointment\nTuesday: ?',
    isRead: false,
  });
  expect(readOpeningHours('{"Sunday (Easter)":"9AM-5PM"}').isRead).toBe(false);
});

test.each([
  // As entries, one of them without times, spaces around them.
  [[' Monday : ? ', 'Tuesday:'], 'Monday: ?\nTuesday: '],
  [['Monday'], null],
  [['?', 'Tuesday: 9AM-5PM'], ': \nTuesday: 9AM-5PM'],
  // A day twice says two things.
  [['Monday: 9AM-5PM', 'Monday: 8AM-5PM'], 'Monday: 9AM-5PM\nMonday: 8AM-5PM'],
  [['Holiday: 9AM-5PM'], 'Holiday: 9AM-5PM'],
  [[{ day: 'Monday' }], '[{"day":"Monday"}]'],
  [[{ hours: '9AM-5PM' }], '[{"hours":"9AM-5PM"}]'],
  [[7], '[7]'],
  [[null], '[null]'],
  [{ Monday: 9 }, null],
  [{ 'Monday) x': '9AM-5PM' }, 'Monday) x: 9AM-5PM'],
])('of the entries %j that nobody understands %j is kept', (json, hours) => {
  expect(readOpeningHours(JSON.stringify(json))).toEqual({ hours, isRead: false });
});

test('columns of days are a week from five of them on, each with its beginning and its end', () => {
  const days = ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma'];
  const times = days.map(() => '09:00-18:00');
  const read = (names: string[], cells: string[]) => {
    const cell = openingHoursOfDays(names, cells);
    return cell && JSON.parse(cell);
  };
  const named = (of: readonly string[], text: string) =>
    Object.fromEntries(of.map((day) => [day, text]));
  const folded = ['pazartesi', 'sali', 'carsamba', 'persembe', 'cuma'];
  expect(read(days, times)).toEqual(named(folded, '09:00-18:00'));
  expect(read(days.slice(1), times)).toBeUndefined();
  expect(read(days, [])).toBeUndefined();
  expect(read(days, [' 10:00-12:00 ', ' ', ''])).toEqual({ pazartesi: '10:00-12:00' });
  const both = days.flatMap((day) => [`${day} açılış`, `${day} kapanış`]);
  expect(
    read(
      both,
      days.flatMap(() => ['09:00', '18:00']),
    ),
  ).toEqual(named(folded, '09:00-18:00'));
  // An end alone, or two columns of one day: the last is taken as it is.
  expect(read(both, ['', '18:00', '09:00'])).toEqual({ pazartesi: '18:00', sali: '09:00' });
  expect(read([...days, 'Cuma saatleri'], [...times, '10:00-12:00'])).toMatchObject({
    cuma: '10:00-12:00',
  });
  // Called like no day, or like several.
  expect(read([...days.slice(1), 'Mo', 'Pazartesi-Cuma', 'Ad 1'], [...times, 'x'])).toBeUndefined();
});

test('an eighth day of an exporter is none, and a blank one is left out', () => {
  const pair = (index: number, day: string) => ({
    [`openingHours/${index}/day`]: day,
    [`openingHours/${index}/hours`]: 'Closed',
  });
  expect(openingHoursOfColumns(pair(7, 'Monday'))).toBeUndefined();
  expect(openingHoursOfColumns({ ...pair(0, '  '), ...pair(6, ' Sunday ') })).toBe(
    '[{"day":"Sunday","hours":"Closed"}]',
  );
});

test("the product's own form passes, and an empty cell is no hours", () => {
  expectReadings([
    ['{"mon-sun":"09:00-18:00"}', everyDay('09:00-18:00')],
    // A day it does not name is closed; where one cannot be read, nobody knows of the others.
    ['{"mon":"09:00-18:00"}', { mon: '09:00-18:00', 'tue-sun': 'kapalı' }],
    ['{"Monday":"09:00-18:00"}', { mon: '09:00-18:00', 'tue-sun': 'bilgi yok' }],
    [
      '{"mon":"09:00-18:00","tue":"belki"}',
      { mon: '09:00-18:00', tue: 'belki', 'wed-sun': 'bilgi yok' },
    ],
  ]);
  for (const empty of ['', '  ', 'null', '[]', '{}', 'None', '-']) {
    expect(readOpeningHours(empty)).toEqual({ hours: null, isRead: false });
  }
});

test('whatever stands in a cell, it is read into a map or kept', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'Mo',
      'Pzt',
      '-',
      ',',
      ';',
      ':',
      ' ',
      '9',
      '18:00',
      'am',
      'kapalı',
      'off',
      '{',
      '"',
    ),
    fc.string({ maxLength: 3 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const { hours, isRead } = readOpeningHours(pieces.join(''));
      if (isRead) expect(parseHours(hours).week).toHaveLength(7);
      else expect(hours === null || hours.length > 0).toBe(true);
    }),
  );
});

describe.skipIf(!existsSync(shared))('with the real values', () => {
  interface OsmValue {
    value: string;
    accepted: boolean;
    source: string;
  }

  test('nearly all values of OpenStreetMap places are read', () => {
    const values: OsmValue[] = JSON.parse(
      readFileSync(path.join(shared, 'hours/osm-opening-hours.json'), 'utf8'),
    );
    const accepted = values.filter(({ source, accepted }) => source === 'osm place' && accepted);
    const unread = accepted
      .map(({ value }) => value)
      .filter((value) => !readOpeningHours(value).isRead);
    expect(accepted.length).toBeGreaterThan(80);
    // An open end ("19:00+") is no closing time.
    expect(unread.filter((value) => !value.includes('+'))).toEqual([]);
  });

  test('every hours cell of the gosom export is read for all seven days', () => {
    const file = path.join(shared, 'csv-formats/gosom-google-maps-scraper-cyprus.csv');
    const [header = [], ...rows] = readCsv(readFileSync(file, 'utf8'), ',').map((record) =>
      'cells' in record ? record.cells : [],
    );
    const column = header.indexOf('open_hours');
    const cells = rows
      .map((row) => row[column] ?? '')
      .filter((cell) => !/^(?:null|\{\})?$/.test(cell));
    expect(cells.length).toBeGreaterThan(40);
    for (const cell of cells) {
      const { hours, isRead } = readOpeningHours(cell);
      expect([cell, isRead]).toEqual([cell, true]);
      expect(parseHours(hours).week?.every((day) => typeof day !== 'string')).toBe(true);
    }
  });
});
