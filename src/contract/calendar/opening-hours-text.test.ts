import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  DAY_KEYS,
  dayText,
  formatDayHours,
  formatHours,
  mergeSpans,
  parseDayHours,
  parseHours,
  type Week,
} from '#contract/calendar/opening-hours-text.ts';

const week = (hours: string) => parseHours(hours).week;
const texts = (hours: string) => week(hours)?.map(formatDayHours);

test('day keys are days, ranges and lists, also round the end of the week', () => {
  expect(texts('{"mon-sun":"09:00-18:00"}')).toEqual(Array(7).fill('09:00-18:00'));
  expect(texts('{"mon-fri":"08:00-17:00","sat,sun":"10:00-14:00"}')).toEqual([
    ...Array(5).fill('08:00-17:00'),
    '10:00-14:00',
    '10:00-14:00',
  ]);
  expect(texts('{"sat-mon":"10:00-14:00"}')).toEqual([
    '10:00-14:00',
    ...Array(4).fill('kapalı'),
    '10:00-14:00',
    '10:00-14:00',
  ]);
  expect(texts('{"mon-wed, fri":"24 saat"}')).toEqual([
    ...['24 saat', '24 saat', '24 saat', 'kapalı', '24 saat', 'kapalı', 'kapalı'],
  ]);
});

test('where keys overlap the narrower one decides, in any order', () => {
  const closedOnSunday = [...Array(6).fill('09:00-18:00'), 'kapalı'];
  expect(texts('{"mon-sun":"09:00-18:00","sun":"kapalı"}')).toEqual(closedOnSunday);
  expect(texts('{"sun":"kapalı","mon-sun":"09:00-18:00"}')).toEqual(closedOnSunday);
});

test('values are read as they are typed and written in one form', () => {
  const seen: [string, string][] = [
    ['09:00-18:00', '09:00-18:00'],
    [' 9.00 – 18.30 ', '09:00-18:30'],
    ['13:00-18:00,09:00-12:00', '09:00-12:00,13:00-18:00'],
    ['09:00-12:00, 12:00-18:00', '09:00-18:00'],
    ['09:00-14:00,13:00-18:00', '09:00-18:00'],
    ['18:00-02:00', '18:00-02:00'],
    ['10:00-00:00', '10:00-24:00'],
    ['10:00-24:00', '10:00-24:00'],
    ['00:00-24:00', '24 saat'],
    ['00:00-00:00', '24 saat'],
    ['24 saat', '24 saat'],
    ['24 Saat Açık', '24 saat'],
    ['KAPALI', 'kapalı'],
    ['Kapali', 'kapalı'],
    ['09:00-12:00,18:00-02:00', '09:00-12:00,18:00-02:00'],
    // As a whole day that does not begin at midnight was written before.
    ['08:30-16:15,16:15-08:30', '08:30-32:30'],
    ['08:30-32:30', '08:30-32:30'],
    ['08:00-33:00', '08:00-33:00'],
    ['09:00-25:00', '09:00-01:00'],
  ];
  for (const [typed, stored] of seen) expect(formatDayHours(parseDayHours(typed))).toBe(stored);
});

test('a value that cannot be read stays the text it was', () => {
  for (const text of [
    'randevu ile',
    '25:00-26:00',
    '09:60-18:00',
    '24:00-02:00',
    '09:00',
    '-',
    '09:00-09:00',
    '08:00-07:00,06:00-05:00',
    '08:00-19:00,19:00-09:00',
    '08:00-48:00',
  ]) {
    expect(parseDayHours(text)).toBe(text);
  }
  expect(week('{"mon-fri":"09:00-18:00","sat":"randevu ile"}')?.[5]).toBe('randevu ile');
});

test('hours that are no map are shown as they are, and no hours are none', () => {
  expect(parseHours('Her gün sabahtan akşama')).toEqual({ text: 'Her gün sabahtan akşama' });
  expect(parseHours('{"pazartesi":"09:00-18:00","salı":"kapalı"}')).toEqual({
    text: 'pazartesi: 09:00-18:00\nsalı: kapalı',
  });
  for (const broken of [
    '{"mon":',
    '["mon"]',
    '{"mon":9}',
    '{"mon-fri-sat":"kapalı"}',
    '"mon"',
    'null',
  ]) {
    expect(parseHours(broken).week).toBeUndefined();
    expect(parseHours(broken).text).toBeTruthy();
  }
  for (const nothing of [null, undefined, '', '  ', '{}']) expect(parseHours(nothing)).toEqual({});
});

test('equal days share one key when a week is written', () => {
  const tidy = (hours: string) => formatHours(week(hours) ?? []);
  expect(tidy('{"mon":"09:00-18:00","tue-sun":"09:00-18:00"}')).toBe('{"mon-sun":"09:00-18:00"}');
  expect(tidy('{"tue-thu":"09:00-18:00","sun":"09:00-18:00"}')).toBe(
    '{"mon,fri-sat":"kapalı","tue-thu,sun":"09:00-18:00"}',
  );
});

test('a day is shown with dots and a long dash', () => {
  expect(dayText(parseDayHours('09:00-12:00,13:00-18:00'))).toBe('09.00–12.00, 13.00–18.00');
  expect(dayText(parseDayHours('18:00-02:00'))).toBe('18.00–02.00');
  expect(dayText(parseDayHours('10:00-00:00'))).toBe('10.00–24.00');
  expect(dayText(parseDayHours('24 saat'))).toBe('24 saat');
  expect(dayText(parseDayHours('08:00-33:00'))).toBe('08.00’den ertesi gün 09.00’a kadar');
  expect(dayText([{ from: 510, to: 510 + 1440 }])).toBe('08.30’dan ertesi gün 08.30’a kadar');
  expect(dayText(parseDayHours('kapalı'))).toBe('Kapalı');
  expect(dayText(parseDayHours('randevu ile'))).toBe('randevu ile');
});

const spans = fc
  .array(
    fc
      // In the last minute of a day nothing can begin twice.
      .record({ from: fc.nat({ max: 1438 }), length: fc.integer({ min: 1, max: 1440 }) })
      .map(({ from, length }) => ({ from, to: from + length })),
    { maxLength: 3 },
  )
  .map(mergeSpans)
  .filter((merged) => merged.every(({ from, to }) => to - from <= 1440));

test('every week survives being written and read', () => {
  fc.assert(
    fc.property(fc.array(spans, { minLength: 7, maxLength: 7 }), (days: Week) => {
      expect(week(formatHours(days))).toEqual(days);
    }),
  );
});

test('no text whatever makes reading fail', () => {
  fc.assert(fc.property(fc.string(), (text) => parseHours(text) !== undefined));
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.oneof(fc.constantFrom(...DAY_KEYS, 'mon-sun', 'sat-mon'), fc.string()),
        fc.string(),
      ),
      (map) => parseHours(JSON.stringify(map)) !== undefined,
    ),
  );
});
