import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPhone, parsePhones, phoneHref } from '#contract/text/phones.ts';

const keys = (text: string) => parsePhones(text).map((phone) => phone.key);

test('one number is one number in every form it is written in', () => {
  for (const typed of [
    '0(322)591-26-41',
    '03225912641',
    '+90 322 591 26 41',
    '+903225912641',
    '3225912641',
    '0 322 591 26 41',
    '(0322) 591 26 41',
    '+90 (322) 591 2641',
    '+90 0322 591 26 41',
    '90 322 591 2641',
    '0090 322 591 26 41',
    '0322.591.26.41',
    '0322 591 26 41 (pbx)',
    'Tel: 0322 591 26 41 Ahmet Bey',
    '0322 591 26 41 dahili 12',
    '0322\u00a0591\u201126\u201141',
  ]) {
    expect([typed, parsePhones(typed)]).toEqual([
      typed,
      [{ key: '+903225912641', display: '0322 591 26 41', href: 'tel:+903225912641' }],
    ]);
  }
  expect(formatPhone('3229995035')).toBe('0322 999 50 35');
  expect(formatPhone('+90 532 000 00 00')).toBe('0532 000 00 00');
});

test('444 lines have seven digits and no area code', () => {
  for (const typed of [
    '4445233',
    '444 52 33',
    '444 5 233',
    '444-5233',
    '+90 444 5233',
    '0 444 52 33',
  ]) {
    expect(parsePhones(typed)).toEqual([
      { key: '4445233', display: '444 52 33', href: 'tel:4445233' },
    ]);
  }
  expect(keys('444 52 33 - 0322 591 26 41')).toEqual(['4445233', '+903225912641']);
});

test('two numbers in one field are two', () => {
  const both = ['+903225912641', '+905320000000'];
  for (const gap of [' / ', '/', ', ', ';', ' - ', ' ve ', '\n', ' | ', '   ', ' Cep: ']) {
    expect([gap, keys(`0322 591 26 41${gap}0532 000 00 00`)]).toEqual([gap, both]);
    expect([gap, keys(`+90 322 591 26 41${gap}+90 532 000 00 00`)]).toEqual([gap, both]);
  }
  expect(keys('0322 591 26 41 / 0322 591 26 41')).toEqual(['+903225912641']);
  expect(keys('0322 591 26 41/42')).toEqual(['+903225912641']);
  expect(keys('0322 591 26 41-42')).toEqual(['+903225912641']);
  expect(keys('0322 591 26 41/591264')).toEqual(['+903225912641']);
  expect(keys('0322 591 26 41 / 5912642')).toEqual(['+903225912641', '5912642']);
});

test('two numbers without an area code are two where something stands between them', () => {
  for (const gap of [' - ', ' – ', ' ve ', ' veya ', '   ', '/'])
    expect([gap, parsePhones(`591 26 41${gap}591 26 42`).map(({ display }) => display)]).toEqual([
      gap,
      ['591 26 41', '591 26 42'],
    ]);
});

test('a field as long as prose is searched for numbers at its beginning only', () => {
  const words = 'a '.repeat(150);
  expect(keys(`${words.slice(20)}0322 591 26 41`)).toEqual(['+903225912641']);
  expect(keys(`${words}0322 591 26 41`)).toEqual([]);
});

test('a cut second number glued to the first is left out', () => {
  expect(keys('+90 322346422526')).toEqual(['+903223464225']);
  expect(keys('+90 3223516573359')).toEqual(['+903223516573']);
});

test('what is no Turkish number stays as it is', () => {
  expect(parsePhones('+357 22 000000')).toEqual([
    { key: '+35722000000', display: '+357 22 000000', href: 'tel:+35722000000' },
  ]);
  expect(formatPhone('+44 20 7946 0000')).toBe('+44 20 7946 0000');
  expect(formatPhone('0671 233 0000')).toBe('0671 233 0000');
  expect(formatPhone('591 26 41')).toBe('591 26 41');
  expect(phoneHref('591 26 41')).toBe('tel:5912641');
  expect(formatPhone('155')).toBe('155');
  expect(phoneHref('155')).toBe('tel:155');
  expect(formatPhone('+90 322')).toBe('+90 322');
  expect(phoneHref('+90 322')).toBeUndefined();
  expect(phoneHref('+90 3519957')).toBeUndefined();
  expect(phoneHref('3519 95')).toBeUndefined();
  expect(formatPhone(' yok ')).toBe('yok');
  expect(phoneHref('yok')).toBeUndefined();
  expect(parsePhones('')).toEqual([]);
});

test('what is shown is read again as the same number', () => {
  const national = fc
    .tuple(fc.constantFrom('322', '532', '212', '850'), fc.integer({ min: 0, max: 9_999_999 }))
    .map(([area, rest]) => `${area}${String(rest).padStart(7, '0')}`);
  fc.assert(
    fc.property(national, (number) => {
      expect(keys(formatPhone(number))).toEqual([`+90${number}`]);
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => parsePhones(text).every(({ key }) => key !== '')));
});
