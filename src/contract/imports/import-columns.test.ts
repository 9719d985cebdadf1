import { expect, test } from 'vitest';
import { cellOf, findShape, formatOf, readHeader } from './import-columns.ts';

test('exporters and people name the same columns differently', () => {
  const seen: [string, string][] = [
    ['title', 'name'],
    ['İşletme Adı', 'name'],
    ['AD', 'name'],
    ['tür', 'type'],
    ['categoryName', 'category'],
    ['location/lat', 'latitude'],
    ['Enlem', 'latitude'],
    ['longtitude', 'longitude'],
    ['full_address', 'address'],
    ['web_site', 'website'],
    ['Web Sitesi', 'website'],
    ['open_hours', 'hours'],
    ['working_hours', 'hours'],
    ['Çalışma Saatleri', 'hours'],
    ['İlçe', 'district'],
    ['osm_value', 'osmValue'],
    ['addr:street', 'street'],
    ['priceRange', 'priceRange'],
    ['permanentlyClosed', 'permanentlyClosed'],
  ];
  for (const [name, field] of seen) {
    expect([name, [...readHeader([name]).columns.keys()]]).toEqual([name, [field]]);
  }
});

test('of two columns for one thing the filled one is read', () => {
  const header = readHeader(['phoneUnformatted', 'phone', 'title']);
  expect(cellOf(header, ['+903225912641', '', 'x'], 'phone')).toBe('+903225912641');
  expect(cellOf(header, ['+903225912641', '0322 591 26 41', 'x'], 'phone')).toBe('0322 591 26 41');
  expect(cellOf(header, [], 'phone')).toBe('');
});

test('separator and header are found behind titles, hints and quoted commas', () => {
  const seen: [string, string, number][] = [
    ['name,category,address\nA,B,C', ',', 1],
    ['ad;tür;enlem;boylam\nPaşa;cafe;35,33;33,35', ';', 1],
    ['"ad, soyad";"ad";"ilçe"\nx;y;z', ';', 1],
    ['sep=;\nad;adres\nx;y', ';', 2],
    ['Adana işletmeleri, 2024\n\nAd\tAdres\tTelefon\nx\ty\tz', '\t', 3],
    ['\ufeffname|address\nx|y', '|', 1],
  ];
  for (const [text, separator, headerLine] of seen) {
    expect([text, findShape(text)]).toEqual([
      text,
      expect.objectContaining({ separator, headerLine }),
    ]);
  }
  expect(findShape('a,b,c\n1,2,3')).toBeUndefined();
});

test('a file is "google" by its columns', () => {
  expect(formatOf(readHeader(['title', 'address']))).toBe('google');
  expect(formatOf(readHeader(['name', 'cid']))).toBe('google');
  expect(formatOf(readHeader(['name', 'category']))).toBe('standard');
});
