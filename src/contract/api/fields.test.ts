import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  calendarDay,
  coordinate,
  cursor,
  decimalNumber,
  shortText,
  tableOf,
  wholeNumber,
} from './fields.ts';

const read = (text: string) => shortText(200).safeParse(text).data;

test.each(['a\u0000b', 'a\u001bb', 'a\u007fb', 'a\ud800b', '\udc00'])(
  'what is no text is refused: %j',
  (text) => {
    expect(shortText(200).safeParse(text).error?.issues[0]?.message).toBe(
      'Okunamayan karakter var',
    );
  },
);

test('letters, pictures and line breaks stay', () => {
  const text = 'Çiğ köfte 👩‍🍳 İIıi\nikinci satır';
  expect(read(text)).toBe(text);
});

test('what turns the reading direction is taken out, marks do not pile up', () => {
  expect(read('Kebap\u202egnp.exe\u2066 ')).toBe('Kebapgnp.exe');
  expect(read(`a${'\u0301'.repeat(150)}b`)).toBe(`a${'\u0301'.repeat(4)}b`);
});

test('a number is plain digits, within its bounds, as text too', () => {
  const whole = (value: unknown) => wholeNumber(-5, 120).safeParse(value).data;
  expect([7, '7', '-5', 120, '120'].map(whole)).toEqual([7, 7, -5, 120, 120]);
  for (const wrong of ['1e2', ' 7', '7 ', '0x10', '7.0', 7.5, -6, '-6', 121, '121', '', '-'])
    expect(whole(wrong)).toBeUndefined();
  const decimal = (value: unknown) => decimalNumber(0, 5).safeParse(value).data;
  expect([4.5, '4.5', '0', 5].map(decimal)).toEqual([4.5, 4.5, 0, 5]);
  for (const wrong of ['4,5', '4.', '.5', '1e0', '5.1', -1, 'x4', '4x'])
    expect(decimal(wrong)).toBeUndefined();
});

test('a table has at most so many entries, and says it in its schema', () => {
  const table = tableOf(z.string(), z.number(), 2);
  expect(table.safeParse({ a: 1, b: 2 }).success).toBe(true);
  expect(table.safeParse({ a: 1, b: 2, c: 3 }).error?.issues[0]?.message).toBe(
    'En çok 2 tane olabilir',
  );
  expect(z.toJSONSchema(table)).toMatchObject({ maxProperties: 2 });
});

test('a day is one of the calendar, a cursor has signs of its own', () => {
  expect(calendarDay().safeParse('2028-02-29').success).toBe(true);
  for (const wrong of ['2027-02-29', '2026-11-20T00', '20261120'])
    expect(calendarDay('Bir gün seçin').safeParse(wrong).error?.issues[0]?.message).toBe(
      'Bir gün seçin',
    );
  expect(cursor().safeParse('o24_A-z').success).toBe(true);
  for (const wrong of ['', 'a b', ' a', 'a'.repeat(65)])
    expect(cursor().safeParse(wrong).success).toBe(false);
  expect(coordinate().safeParse('36,99').success).toBe(true);
  for (const wrong of [181, -181, '1'.repeat(25)])
    expect(coordinate().safeParse(wrong).success).toBe(false);
});
