import { expect, test } from 'vitest';
import { cellOf, cellsOf, findShape, formatOf, headerAmong, readHeader } from './import-columns.ts';
import { isCsvFile } from './imports.ts';

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
    ['displayName.text', 'name'],
    ['gps_coordinates.latitude', 'latitude'],
    ['KURUM TİPİ', 'type'],
    ['Main type', 'type'],
    ['placeUrl', 'link'],
    ['data_cid', 'cid'],
  ];
  for (const [name, field] of seen) {
    expect([name, [...readHeader([name]).columns.keys()]]).toEqual([name, [field]]);
  }
});

test('a list without a column of that name has one called as what is listed', () => {
  const nameOf = (names: string) => readHeader(names.split(';')).columns.get('name');
  expect(nameOf('İlçe;Eczane Adı;Adres')).toEqual([1]);
  expect(nameOf('Anlaşmalı Servis Adı;İl')).toEqual([0]);
  expect(nameOf('SIRA;SAĞLIK KURUMU ÜNVANI')).toEqual([1]);
  expect(nameOf('İl;İlçe;Sağlık Kurumu;Telefon')).toEqual([2]);
  expect(nameOf('ECZANE;ADRES;TELEFON')).toEqual([0]);
  // Beside too little else it may be a cell like others; a code or a person is no name of it.
  expect(nameOf('Eczane;Adres')).toBeUndefined();
  expect(nameOf('Kurum Kodu;İlçe;Adres;Telefon')).toBeUndefined();
  expect(nameOf('Servis Yetkilisi Adı;İlçe;Adres;Telefon')).toBeUndefined();
  expect(nameOf('Eczane Adı;Ad;Adres')).toEqual([1]);
});

test('of two columns for one thing the filled one is read', () => {
  const header = readHeader(['phoneUnformatted', 'phone', 'title']);
  expect(cellOf(header, ['+903225912641', '', 'x'], 'phone')).toBe('+903225912641');
  expect(cellOf(header, ['+903225912641', '0322 591 26 41', 'x'], 'phone')).toBe('0322 591 26 41');
  expect(cellOf(header, [' ', ' 0322 591 26 41 ', 'x'], 'phone')).toBe('0322 591 26 41');
  expect(cellOf(header, [], 'phone')).toBe('');
  expect(cellsOf(header, ['1', ' 2 ', 'x'], 'phone')).toEqual(['2', '1']);
  expect(cellsOf(header, ['1', ' '], 'phone')).toEqual(['1']);
  expect(cellsOf(header, [], 'phone')).toEqual([]);
  expect(readHeader([' \ufeff', '\ufeff ad ']).names).toEqual(['', 'ad']);
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
  // The line that knows most columns wins, of equal ones the first; without a name none does.
  const lineOf = (text: string) => findShape(text)?.headerLine;
  expect(lineOf('ad;adres;telefon\nİşletme;Cadde;5')).toBe(1);
  expect(lineOf('ad;adres\nad;adres')).toBe(1);
  expect(lineOf('adres;telefon;web\nad;adres')).toBe(2);
  expect(lineOf(`${'x\n'.repeat(9)}ad;adres`)).toBe(10);
  expect(lineOf(`${'x\n'.repeat(10)}ad;adres`)).toBeUndefined();
  // Of a sheet too, which is not cut before.
  const lineIn = (titles: number) =>
    headerAmong(
      [...Array(titles).fill(['x']), ['ad', 'adres']].map((cells, at) => ({ line: at + 1, cells })),
    )?.line;
  expect([lineIn(9), lineIn(10)]).toEqual([10, undefined]);
});

test('a file is taken by its type, else by its name', () => {
  const taken = (name: string, type = '') => isCsvFile({ name, type });
  expect([taken('liste', 'text/csv'), taken('LİSTE.CSV'), taken('liste.txt')]).toEqual([
    ...[true, true, true],
  ]);
  expect([taken('liste.csv.exe'), taken('liste.xlsx', 'text/plain')]).toEqual([false, false]);
});

test('a file is "google" by its columns', () => {
  expect(formatOf(readHeader(['title', 'address']))).toBe('google');
  expect(formatOf(readHeader(['name', 'cid']))).toBe('google');
  expect(formatOf(readHeader(['name', 'category']))).toBe('standard');
});
