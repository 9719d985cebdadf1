import { describe, expect, test } from 'vitest';
import {
  readFeatures,
  readHours,
  readInstagram,
  readLine,
  readPhones,
  readPin,
  readSpecialDay,
  readText,
  readWhatsapp,
} from './submission-values.rules.ts';

const wrong = { wrong: expect.stringMatching(/./) };
const value = (one: unknown) => ({ value: one });

test('a line is one line, without what turns letters around', () => {
  expect(readLine('  Nar \n  Kuaför\u202e ')).toBe('Nar Kuaför');
  expect(readLine('\u2066\u2069 ')).toBeNull();
  expect(readLine(undefined)).toBeNull();
});

test('a text keeps its paragraphs, and no more than one empty line', () => {
  expect(readText(' Bir\r\niki\rüç\n\n\n\ndört\u202a ')).toBe('Bir\niki\nüç\n\ndört');
  expect(readText('Bir\n\niki')).toBe('Bir\n\niki');
  expect(readText(' \n ')).toBeNull();
  expect(readText(undefined)).toBeNull();
});

test('telephones: three at most, those that can be called', () => {
  const of = (text?: string) => readPhones(text).value?.map(({ display }) => display);
  expect(of('0322 591 26 41')).toEqual(['0322 591 26 41']);
  expect(of('0322 591 26 41, 0322 591 26 42 / 0532 000 12 34; 0322 591 26 43')).toHaveLength(3);
  expect(of('')).toEqual([]);
  expect(of(undefined)).toEqual([]);
  expect(readPhones('yok')).toEqual(wrong);
});

test.each<[string | undefined, unknown]>([
  [undefined, value(null)],
  ['', value(null)],
  ['0532 000 12 34', value('+905320001234')],
  ['+49 30 901820', value('+4930901820')],
  ['12', wrong],
])('WhatsApp %s', (text, read) => {
  expect(readWhatsapp(text)).toEqual(read);
});

test.each<[string | undefined, unknown]>([
  [undefined, value(null)],
  ['', value(null)],
  ['@nar.kuafor_01', value('nar.kuafor_01')],
  ['https://www.instagram.com/nar/?hl=tr', value('nar')],
  ['m.instagram.com/nar', value('nar')],
  ['Instagram.com/Nar#x', value('Nar')],
  ['a'.repeat(30), value('a'.repeat(30))],
  ['a'.repeat(31), wrong],
  ['nar kuaför', wrong],
  ['@', wrong],
  ['x https://instagram.com/nar', wrong],
  ['x@nar', wrong],
  ['http://instagram.com/nar', value('nar')],
])('Instagram %s', (text, read) => {
  expect(readInstagram(text)).toEqual(read);
});

describe('a pin', () => {
  const pin = value({ latitude: 36.9914, longitude: 35.3308 });

  test.each<[number | string | undefined, number | string | undefined, unknown]>([
    [36.9914, 35.3308, pin],
    ['36,9914', '35.3308', pin],
    ['', undefined, value(null)],
    [36.9914, '', { wrong: expect.stringMatching(/birlikte/) }],
    ['', 35.3308, { wrong: expect.stringMatching(/birlikte/) }],
    ['kuzey', '35.3308', { wrong: expect.stringMatching(/36,9914/) }],
    ['36.9914', '35.3308.', { wrong: expect.stringMatching(/36,9914/) }],
    ['x36.9914', 'doğu', { wrong: expect.stringMatching(/36,9914/) }],
    ['-36.9914', '35.3308', { wrong: expect.stringMatching(/dışında/) }],
    [41.0082, 28.9784, { wrong: expect.stringMatching(/dışında/) }],
  ])('%s, %s', (latitude, longitude, read) => {
    expect(readPin(latitude, longitude)).toEqual(read);
  });
});

test('hours are stored in their short form, as they were sent or as text', () => {
  const hours = { mon: '09:00-18:00', 'tue-sun': '09:00-18:00' };
  expect(readHours(hours)).toEqual(value('{"mon-sun":"09:00-18:00"}'));
  expect(readHours(JSON.stringify(hours))).toEqual(value('{"mon-sun":"09:00-18:00"}'));
  expect(readHours('')).toEqual(value(null));
  expect(readHours('sabahtan akşama')).toEqual(wrong);
  expect(readHours({ 'mon-sat': '09:00-18:00', sun: 'belki' })).toEqual(wrong);
  const longest = (length: number) => JSON.stringify(hours).padEnd(length);
  expect(readHours(longest(2000))).toEqual(value('{"mon-sun":"09:00-18:00"}'));
  expect(readHours(longest(2001))).toEqual(wrong);
});

describe('a special day', () => {
  const now = new Date('2026-11-24T00:00:00Z');

  test.each<[string, string, unknown]>([
    ['2026-12-31', 'kapalı', value('kapalı')],
    ['2026-12-31', '10:00-14:00', value('10:00-14:00')],
    ['2026-11-22', 'kapalı', value('kapalı')],
    ['2026-11-21', 'kapalı', { wrong: expect.stringMatching(/geçmişte/) }],
    ['2027-02-29', 'kapalı', { wrong: expect.stringMatching(/Takvimde/) }],
    ['yılbaşı', 'kapalı', { wrong: expect.stringMatching(/Takvimde/) }],
    ['2026-12-31', 'öğlene kadar', { wrong: expect.stringMatching(/09:00-18:00/) }],
  ])('%s %s', (day, hours, read) => {
    expect(readSpecialDay(day, hours, now)).toEqual(read);
  });
});

test('features stand once, as they were spelt first', () => {
  expect(readFeatures(['Otopark', ' otopark ', '', 'İç  Bahçe', 'IC BAHCE', 'Vale'])).toEqual([
    ...['Otopark', 'İç Bahçe', 'Vale'],
  ]);
});
