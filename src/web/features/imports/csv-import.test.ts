import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { isCsvFile } from '#contract/imports/imports.ts';
import { keysOf, mappingOf, otherColumns, previewCell, rowsToSend } from './column-mapping.ts';
import { readCsvFile } from './csv-file.ts';
import { countsOf, exampleCsv, resultCsv, withUnread } from './import-results.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const read = async (text: string | Uint8Array) => {
  const file = await readCsvFile('liste.csv', typeof text === 'string' ? utf8(text) : text);
  if (!file) throw new Error('nothing read');
  return file;
};
const sendOf = async (text: string | Uint8Array) => {
  const file = await read(text);
  return rowsToSend(file, mappingOf(file.header));
};

test('a file is told by its type or its name', () => {
  expect(isCsvFile({ name: 'liste', type: 'text/csv' })).toBe(true);
  expect(isCsvFile({ name: 'LİSTE.CSV', type: 'application/vnd.ms-excel' })).toBe(true);
  expect(isCsvFile({ name: 'liste.txt', type: '' })).toBe(true);
  expect(isCsvFile({ name: 'liste.xlsx', type: 'application/zip' })).toBe(false);
  expect(isCsvFile({ name: 'csv', type: 'text/plain' })).toBe(false);
});

test('what nobody corrects is sent under the file’s own names, with its lines', async () => {
  const text =
    '\ufeffİşletme Adı;Kategori;Adres;İlçe;Puan\r\n"Nar\r\nKuaför";Kuaför;"Toros; 5";Çukurova;5\r\n\r\nMesut;Kebapçı;Vali Yolu;;4\r\n';
  expect(await sendOf(text)).toEqual({
    businesses: [
      { 'İşletme Adı': 'Nar\nKuaför', Kategori: 'Kuaför', Adres: 'Toros; 5', İlçe: 'Çukurova' },
      { 'İşletme Adı': 'Mesut', Kategori: 'Kebapçı', Adres: 'Vali Yolu' },
    ],
    lines: [2, 5],
    format: 'standard',
  });
});

test('windows-1254 and tabs are read', async () => {
  const bytes = Uint8Array.from(
    [...'ad\tkategori\tadres\tilçe\nÞirin Çiğ\tKuaför\tx\tSeyhan'].map((letter) => {
      const special = { ç: 0xe7, Ç: 0xc7, ğ: 0xf0, ö: 0xf6, Þ: 0xde }[letter];
      return special ?? letter.charCodeAt(0);
    }),
  );
  expect((await sendOf(bytes)).businesses[0]).toMatchObject({ ad: 'Şirin Çiğ' });
});

test('UTF-8 that was read as windows-1254 on its way is shown and sent as it was written', async () => {
  const bytes = utf8('İşletme Adı;Kategori;Adres;İlçe\nŞirin Çiğköfte;Kuaför;Özler Cad.;Yüreğir\n');
  const file = await read(new TextDecoder('windows-1254').decode(bytes));
  expect(file.header.names).toEqual(['İşletme Adı', 'Kategori', 'Adres', 'İlçe']);
  expect((await sendOf(new TextDecoder('windows-1254').decode(bytes))).businesses[0]).toEqual({
    ...{ 'İşletme Adı': 'Şirin Çiğköfte', Kategori: 'Kuaför' },
    ...{ Adres: 'Özler Cad.', İlçe: 'Yüreğir' },
  });
});

test('a google file is known by its columns; Apify’s hours travel along', async () => {
  const { businesses, format } = await sendOf(
    'title,categoryName,address,openingHours/0/day,openingHours/0/hours,imageUrl\nNar,Kuaför,Seyhan,Monday,9 AM to 5 PM,https://x.example/a.png\n',
  );
  expect(format).toBe('google');
  expect(businesses[0]).toEqual({
    title: 'Nar',
    categoryName: 'Kuaför',
    address: 'Seyhan',
    'openingHours/0/day': 'Monday',
    'openingHours/0/hours': '9 AM to 5 PM',
  });
});

test('a corrected column takes the place of the one it was taken for', async () => {
  const file = await read('ad,telefon,gsm,notlar\nNar,111,0532 000 00 00,0322 230 00 00\n');
  const mapping = { ...mappingOf(file.header), phone: 3 };
  expect(rowsToSend(file, mapping).businesses).toEqual([{ ad: 'Nar', phone: '0322 230 00 00' }]);
  expect(previewCell(['Nar', '111', '', '0322 230 00 00'], mapping, 'phone')).toBe(
    '0322 230 00 00',
  );
  expect(rowsToSend(file, { ...mapping, phone: -1 }).businesses).toEqual([{ ad: 'Nar' }]);
  expect(otherColumns(file.header, mapping)).toEqual({
    alsoRead: [],
    unused: ['telefon', 'gsm'],
  });
});

test('a column may be read twice, and a kind column counts as the category', async () => {
  const file = await read('name,type,adres\nNar,Kuaför,"Toros, Çukurova"\n');
  const mapping = mappingOf(file.header);
  expect(mapping).toMatchObject({ name: 0, category: 1, address: 2, district: -1 });
  expect(rowsToSend(file, { ...mapping, district: 2 }).businesses).toEqual([
    { name: 'Nar', type: 'Kuaför', adres: 'Toros, Çukurova', district: 'Toros, Çukurova' },
  ]);
});

test('a file without a column for the name is read, so that somebody can say which one it is', async () => {
  const file = await read('Kime ait;Nerede\nNar;Toros\n');
  const mapping = mappingOf(file.header);
  expect(mapping.name).toBe(-1);
  expect(keysOf(file.header, { ...mapping, name: 0 })).toEqual([{ key: 'name', column: 0 }]);
  expect(await readCsvFile('bos.csv', utf8('name,category\n'))).toBeUndefined();
  expect(await readCsvFile('bos.csv', utf8(''))).toBeUndefined();
});

test('rows that cannot be read stand in the result beside those that were sent', async () => {
  const file = await read('ad,adres\nNar,x\nBozuk,"y\nSon,z\n');
  expect(rowsToSend(file, mappingOf(file.header)).lines).toEqual([2, 4]);
  const rows = withUnread(
    [
      { row: 2, name: 'Nar', outcome: 'imported', reason: '', warnings: [] },
      {
        row: 4,
        name: '=Son',
        outcome: 'duplicate',
        of: 1042,
        reason: 'Rehberde var',
        warnings: [],
      },
    ],
    file.records,
  );
  expect(rows.map(({ row, outcome }) => [row, outcome])).toEqual([
    [2, 'imported'],
    [3, 'refused'],
    [4, 'duplicate'],
  ]);
  expect(countsOf(rows)).toEqual({ imported: 1, duplicates: 1, refused: 1 });
  expect(resultCsv(rows).split('\r\n')).toEqual([
    '\ufeffsatır;sonuç;ad;numara;açıklama;uyarılar',
    '2;Alındı;Nar;;;',
    expect.stringMatching(/^3;Alınmadı;.*tırnak kapanmamış/),
    "4;Zaten var;'=Son;1042;Rehberde var;",
    '',
  ]);
});

test('the example file is read without a question', async () => {
  const file = await read(exampleCsv());
  expect(Object.values(mappingOf(file.header)).every((column) => column >= 0)).toBe(true);
  expect(rowsToSend(file, mappingOf(file.header)).businesses[0]).toMatchObject({
    name: 'Örnek Lokantası',
    latitude: '36,9914',
  });
});

const shared = path.resolve(process.env.SHARED_DATA_DIR ?? '../shared/data');

describe.skipIf(!existsSync(shared))('files of real rows', () => {
  test.each([
    ['import/import-standard-adana.csv', 131, 'utf-8'],
    ['csv-formats/gosom-google-maps-scraper-cyprus.csv', 48, 'utf-8'],
    ['csv-formats/omkar-google-maps-scraper.csv', 7, 'utf-8'],
    ['csv-formats/excel-tr-cp1254-semicolon.csv', 141, 'windows-1254'],
  ])('%s', async (name, rows, encoding) => {
    const file = await read(new Uint8Array(readFileSync(path.join(shared, name))));
    expect(file.encoding).toBe(encoding);
    const { businesses } = rowsToSend(file, mappingOf(file.header));
    expect(businesses).toHaveLength(rows);
    expect(mappingOf(file.header).name).toBeGreaterThanOrEqual(0);
  });
});
