import { expect, test } from 'vitest';
import {
  cutText,
  isNo,
  isYes,
  readAttributes,
  readCid,
  readImages,
  readList,
  readMapsLink,
  readPriceRange,
  readSpecialDays,
  readWebsite,
  splitCoordinates,
} from './cell-values.rules.ts';

const at = (latitude: string, longitude: string) => ({ latitude, longitude });

test.each([
  ['POINT (35.2  37.1 )', at('37.1', '35.2')],
  ['x POINT(35.2 37.1)', undefined],
  ['POINT(35.2 37.1) x', undefined],
  ['lat=37.1 lon=35.2', at('37.1', '35.2')],
  ['lat: 37.1, long: 35.2', at('37.1', '35.2')],
  ['"latitude" : "37.1", "longitude" : "35.2"', at('37.1', '35.2')],
  ['lat: 37.1', undefined],
  ['lng: 35.2', undefined],
  ['(37,1; 35,2)', at('37,1', '35,2')],
  ['37 35', at('37', '35')],
  ['-37.1 , -35.2 ', at('-37.1', '-35.2')],
  ['37.1, 35.2 x', undefined],
  ['x 37.1, 35.2', undefined],
  ['37.1, 35.2, 12', undefined],
])('%s holds the two degrees %j', (cell, degrees) => {
  expect(splitCoordinates(cell)).toEqual(degrees);
});

test.each([
  ['https://maps.google.com/?cid=4739655044276519229', { cid: '4739655044276519229' }],
  ['https://maps.google.com/?hl=tr&cid=4739655044276519229&x', { cid: '4739655044276519229' }],
  ['https://maps.google.com/?acid=4739655044276519229', {}],
  ['https://maps.google.com/?cid=4739655044276519229x', {}],
  ['!3d-37.01!4d-35.31', at('-37.01', '-35.31')],
  ['!3d37!4d35.31', {}],
  // Of several places the last is the one that is shown.
  ['!1s0x1:0x1000001!1s0x2:0x2000002!1s0x3:0x3000003', { cid: '50331651' }],
])('the maps address %s carries %j', (link, carried) => {
  expect(readMapsLink(link)).toEqual(carried);
});

test.each([
  ["'12345", '12345'],
  ['12345.00', '12345'],
  ["12'345", null],
  ['12345.05', null],
  ['1234', null],
  ['012345', null],
  ['1'.repeat(20), '1'.repeat(20)],
  ['1'.repeat(21), null],
  ['x0x41c6a326a7fd813d', null],
  ['0x41c6a326a7fd813d0', null],
])('the number on the map %s is %s', (cell, cid) => {
  expect(readCid(cell)).toBe(cid);
});

test.each([
  ['//kebapci.com', 'https://kebapci.com'],
  ['https://www.google.com/url?sa=t&url=https://kebapci.com', 'https://kebapci.com'],
  ['http://google.com.tr/url?q=kebapci.com', 'https://kebapci.com'],
  ['https://kebapci.com/url?q=https://x.com', 'https://kebapci.com/url?q=https://x.com'],
  ['/url?q=%E0%A4%A', null],
  ['yok; kebapci.com', 'https://kebapci.com'],
  ['a.com,b', null],
  ['http://a.com,http://b.com', 'http://a.com'],
  ['kebapci.com//menu', 'https://kebapci.com//menu'],
  ['kebapci.com/ad:x', 'https://kebapci.com/ad:x'],
  ['shttp://kebapci.com', null],
  ['http://a.com, http://b.com', 'http://a.com'],
  ['http://ayse@kebapci.com', null],
  ['kebapci.com:8080/x', 'https://kebapci.com:8080/x'],
  ['mailto:a@b.com', null],
  ['https://kebapci.com/#x', 'https://kebapci.com/#x'],
  [`kebapci.com/${'a'.repeat(480)}`, `https://kebapci.com/${'a'.repeat(480)}`],
  [`kebapci.com/${'a'.repeat(481)}`, null],
  ['çiğköfte.com', 'https://xn--ikfte-vua6cwlcd.com'],
])('the website of %s is %s', (cell, website) => {
  const read = readWebsite(cell);
  if (website?.includes('xn--')) expect(read.website).toMatch(/^https:\/\/xn--/);
  else expect(read.website).toBe(website);
  expect(read.isDropped).toBe(website === null);
});

test('an empty cell drops nothing', () => {
  expect(readWebsite('')).toEqual({ website: null, isDropped: false });
});

test.each([
  ['bir iki üç', 10, 'bir iki üç'],
  ['bir iki üç dört', 11, 'bir iki…'],
  ['bir ikiüçdörtbeş', 10, 'bir ikiüç…'],
  ['abcd efghij', 10, 'abcd efgh…'],
  ['abcde fghij', 10, 'abcde fgh…'],
  ['abcdef ghij', 10, 'abcdef…'],
  ['abcdef  ghij', 10, 'abcdef…'],
  ['abcdefgh💙j', 10, 'abcdefgh…'],
  ['💙 abcdefghij', 10, '💙 abcdef…'],
])('%s is cut to %i letters as %s', (text, longest, cut) => {
  expect(cutText(text, longest)).toBe(cut);
});

test.each([
  ['(₺₺₺) kişi başı', '₺₺₺'],
  ['$', '₺'],
  ['€€€€', '₺₺₺'],
  ['$$$$$', undefined],
  ['0', 'Ücretsiz'],
  ['1', '₺'],
  ['moderately expensive', '₺₺'],
  ['very expensive', '₺₺₺'],
  ['price level very expensive', '₺₺₺'],
  ['ucuz değil', undefined],
  ['çok orta', undefined],
])('the price of %s is %s', (cell, price) => {
  expect(readPriceRange(cell)).toBe(price);
});

test('yes and no are words of their own', () => {
  expect(['true', '1', 'YES', 'evet', 'e', 'Doğru', 'x'].map(isYes)).toEqual(Array(7).fill(true));
  expect(['', 'evet!', 'no', 'xx', 'değil evet'].map(isYes)).toEqual(Array(5).fill(false));
  expect(['false', '0', 'No', 'hayır', 'h', 'yanlis'].map(isNo)).toEqual(Array(6).fill(true));
  expect(['', 'hayır!', 'yes', 'hh', 'a no'].map(isNo)).toEqual(Array(5).fill(false));
});

test('features are those of the directory, each there or not', () => {
  const read = (said: object) => readAttributes(JSON.stringify(said));
  expect(readAttributes('')).toEqual({});
  expect(read({ vale: true, bahce: false })).toEqual({ vale: true, bahce: false });
  expect(read({ vale: true, denizaltı: true })).toBeUndefined();
  expect(read({ vale: 'evet' })).toBeUndefined();
});

test('special days are read whole or not at all', () => {
  const cell = (days: object) => JSON.stringify(days);
  expect(readSpecialDays('')).toEqual([]);
  expect(readSpecialDays(cell({ '2026-10-29': 'kapalı', '2026-12-31': '09:00-13:00' }))).toEqual([
    { day: '2026-10-29', hours: 'kapalı' },
    { day: '2026-12-31', hours: '09:00-13:00' },
  ]);
  for (const wrong of [
    'x',
    'null',
    '7',
    cell({ '2026-13-01': 'kapalı' }),
    cell({ x2026: 'kapalı' }),
  ])
    expect(readSpecialDays(wrong)).toBeUndefined();
  for (const hours of ['belki', 9, null])
    expect(readSpecialDays(cell({ '2026-10-29': 'kapalı', '2026-12-31': hours }))).toBeUndefined();
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => [
      new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10),
      'kapalı',
    ]);
  expect(readSpecialDays(cell(Object.fromEntries(many(60))))).toHaveLength(60);
  expect(readSpecialDays(cell(Object.fromEntries(many(61))))).toBeUndefined();
});

test('lists are cut where their cell is, each once, neither too many nor too long', () => {
  expect(readList('Bahçe, Teras;Vale\nOtopark', 9, 60)).toEqual([
    'Bahçe',
    'Teras',
    'Vale',
    'Otopark',
  ]);
  expect(readList('a,b', 9, 60)).toEqual(['a,b']);
  expect(readList('a, b|c; d', 9, 60)).toEqual(['a, b', 'c; d']);
  expect(readList('a|b|c', 2, 60)).toEqual(['a', 'b']);
  expect(readList('abc|abcd||', 9, 3)).toEqual(['abc']);
  expect(readList('a [b]|{c}', 9, 60)).toEqual(['a [b]', '{c}']);
});

test('pictures are paths of our own, some and not too long', () => {
  const many = Array.from({ length: 40 }, (_, index) => `/p/${index}.webp`).join('|');
  expect(readImages(many).length).toBeLessThan(40);
  expect(readImages(' /p/a.webp | /p/b c.webp |/p/"x"|/api/x|\\p|x/p')).toEqual(['/p/a.webp']);
  const longest = `/${'a'.repeat(499)}`;
  expect(readImages(`${longest}|${longest}a`)).toEqual([longest]);
});
