import { expect, test } from 'vitest';
import { Email } from '#contract/accounts/accounts.ts';
import {
  cleanLine,
  cutText,
  readCid,
  readEmail,
  readImages,
  readLife,
  readList,
  readMapsLink,
  readPhones,
  readPin,
  readPriceRange,
  readWebsite,
  splitCoordinates,
  visibleText,
} from './cell-values.rules.ts';

test('texts are composed, visible and without exporters’ words for nothing', () => {
  expect(cleanLine('  Kebapc\u0327ı\u0000  Mesut\u200b \n')).toBe('Kebapçı Mesut');
  expect(cleanLine('Yüreği\u0307r')).toBe('Yüreğir');
  expect(cleanLine('Bah?e \ufffd')).toBe('Bah?e \ufffd');
  expect(cleanLine("'=1+1")).toBe('=1+1');
  for (const nothing of ['null', 'None', 'NaN', 'N/A', '-', 'yok', '[]', '{}']) {
    expect(cleanLine(nothing)).toBe('');
  }
  expect(cutText('bir iki üç dört', 12)).toBe('bir iki üç…');
});

test('pins are read with point or comma and kept only near Adana', () => {
  expect(readPin('37.0007', '35.3137').pin).toEqual({ latitude: 37.0007, longitude: 35.3137 });
  expect(readPin('37,0007', '35,3137').pin).toEqual({ latitude: 37.0007, longitude: 35.3137 });
  expect(readPin('35.3137', '37.0007')).toEqual({
    pin: { latitude: 37.0007, longitude: 35.3137 },
    isSwapped: true,
  });
  expect(readPin('+37.0007', '+35.3137').pin).toEqual({ latitude: 37.0007, longitude: 35.3137 });
  expect(readPin('0', '0.0').problem).toBe('zero');
  expect([readPin('0', '35.3').problem, readPin('37', '0').problem]).toEqual(['far', 'far']);
  expect(readPin('41.01', '28.97').problem).toBe('far');
  expect(readPin('36986286', '35325428').problem).toBe('unreadable');
  expect(readPin('37.0', '').problem).toBe('unreadable');
  expect(readPin('', '')).toEqual({});
});

test('coordinates may share a cell or stand in a maps address', () => {
  expect(splitCoordinates('37.0012, 35.3211')).toEqual({
    latitude: '37.0012',
    longitude: '35.3211',
  });
  expect(splitCoordinates('{"lat": 37.1, "lng": 35.2}')).toEqual({
    latitude: '37.1',
    longitude: '35.2',
  });
  expect(splitCoordinates('POINT(35.2 37.1)')).toEqual({ latitude: '37.1', longitude: '35.2' });
  expect(splitCoordinates('Adana')).toBeUndefined();
  const link =
    'https://www.google.com/maps/place/X/@1,2,15z/data=!4m7!1s0x1528:0x41c6a326a7fd813d!8m2!3d37.01!4d35.31';
  expect(readMapsLink(link)).toEqual({
    latitude: '37.01',
    longitude: '35.31',
    cid: '4739655044276519229',
  });
});

test('a cid keeps all its digits', () => {
  expect(readCid('4739655044276519229')).toBe('4739655044276519229');
  expect(readCid('0x41c6a326a7fd813d')).toBe('4739655044276519229');
  expect(readCid('4,73966E+18')).toBeNull();
  expect(readCid('0x8b')).toBeNull();
  expect(readMapsLink('https://www.google.com/maps/place/x/data=!1s0x0:0x8b')).toEqual({});
});

test('e-mails that scrapers pick up from pages are left out', () => {
  expect(readEmail('Bilgi@Lokanta.com.tr').email).toBe('bilgi@lokanta.com.tr');
  expect(readEmail('["a@b.co","c@d.co"]').email).toBe('a@b.co');
  expect(readEmail("''a@b.co''").email).toBe('a@b.co');
  for (const usual of ['_usta@lokanta.example', "o'neil@pub.com", 'test@ozhas.com.tr']) {
    expect(readEmail(usual).email, 'every form takes it').toBe(Email.parse(usual));
  }
  for (const junk of ['logo@2x.png', 'abc@sentry.io', 'user@domain.com', 'info@', 'yok değil']) {
    expect([junk, readEmail(junk)]).toEqual([junk, { email: null, isJunk: true }]);
  }
  expect(readEmail('')).toEqual({ email: null, isJunk: false });
});

test('websites become http(s) addresses or go', () => {
  const seen: [string, string | null][] = [
    ['kebapci.com.tr', 'https://kebapci.com.tr'],
    ['http://www.kebapci.com/', 'http://www.kebapci.com'],
    ['/url?q=https://kebapci.com/menu%3Fa%3D1&sa=U', 'https://kebapci.com/menu?a=1'],
    ['http://www.asyafinans.com .tr;http://www.asyafinans.com.tr', 'http://www.asyafinans.com'],
    ['instagram.com/kebapci', 'https://instagram.com/kebapci'],
    ['javascript:alert(1)', null],
    ['yok artık', null],
    ['http://10', null],
  ];
  for (const [text, website] of seen)
    expect([text, readWebsite(text).website]).toEqual([text, website]);
});

test('price levels in every spelling', () => {
  const seen: [string, string | undefined][] = [
    ['$$', '₺₺'],
    ['₺₺₺₺', '₺₺₺'],
    ['Orta', '₺₺'],
    ['₺ (Uygun)', '₺'],
    ['PRICE_LEVEL_EXPENSIVE', '₺₺₺'],
    ['Ücretsiz', 'Ücretsiz'],
    ['€15–20', undefined],
  ];
  for (const [text, price] of seen) expect([text, readPriceRange(text)]).toEqual([text, price]);
});

test('closed for good and closed for a while', () => {
  expect(readLife('CLOSED_PERMANENTLY')).toBe('permanently_closed');
  expect(readLife('Kalıcı olarak kapalı')).toBe('permanently_closed');
  expect(readLife('Temporarily closed')).toBe('temporarily_closed');
  expect(readLife('Geçici olarak kapalı')).toBe('temporarily_closed');
  expect(readLife('Closed ⋅ Opens 8 am Mon')).toBeUndefined();
  expect(readLife('open')).toBe('open');
  expect(readLife('OPERATIONAL')).toBe('open');
  expect(readLife('Açık ⋅ Kapanış saati: 22:00')).toBe('open');
  expect(readLife('Opens at 8 am')).toBeUndefined();
});

test('lists are read from our own files, pictures only of our own', () => {
  expect(readList('Bahçe|bahçe|Otopark', 5, 60)).toEqual(['bahçe', 'Otopark']);
  expect(readList('[{"id":1}]', 5, 60)).toEqual([]);
  expect(readImages('/uploads/a.webp|https://x.com/b.jpg|//x.com/c.jpg|/api/objects/x')).toEqual([
    '/uploads/a.webp',
  ]);
});

test.each([
  ['0322 591 26 41 / 591 26 42', ['+903225912641', '+903225912642']],
  ['0322 5912641-5912642', ['+903225912641', '+903225912642']],
  ['591 26 41', ['+903225912641']],
  ['0324 591 26 41, 591 26 42', ['+903245912641', '+903245912642']],
  // Mobile numbers and short ones have no area that the next could be of.
  ['0532 111 22 33 / 591 26 42', ['+905321112233', '+903225912642']],
  ['444 52 33 / 591 26 42', ['4445233', '+903225912642']],
  ['0322 591 26 41; 0322 591', ['+903225912641']],
  ['444 52 33', ['4445233']],
  ['\u200e0322 591 26 41\u202c', ['+903225912641']],
])('the numbers of %s', (cell, keys) => {
  const { phones, isHalf } = readPhones(visibleText(cell));
  expect(phones.map(({ key }) => key)).toEqual(keys);
  expect(isHalf).toBe(false);
});

test.each([
  '0322 591 26',
  '+90 322 591',
  '90 322 591',
  '0532 111 22 3',
  '322591264',
  '3,22459E+09',
])('half a number is none: %s', (cell) => {
  expect(readPhones(cell)).toEqual({ phones: [], isHalf: true });
});

test('letters that were read wrongly on the way are read right', () => {
  const garbled = (text: string) =>
    new TextDecoder('windows-1252').decode(new TextEncoder().encode(text));
  const text = 'ÇUKUROVA’da şığüöç İĞŞÜÖÇ – 36°';
  expect(cleanLine(garbled(text))).toBe(text);
  expect(cleanLine(garbled(garbled(text)))).toBe(text);
  expect(cleanLine('KÂĞIT ÂŞIK hâlâ Ãlvaro')).toBe('KÂĞIT ÂŞIK hâlâ Ãlvaro');
});

test('marks that nobody sees stand in no name', () => {
  expect(cleanLine('Şi\u00adfa \u200eEcza\u200bnesi\u202c')).toBe('Şifa Ecza nesi');
});
