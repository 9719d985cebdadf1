import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportBusinesses } from '#server/exports/exported-businesses.service.ts';
import type { Db } from '#server/platform/database/database.ts';
import { xlsxFile } from '#tests/support/xlsx-file.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { openImportFile } from './import-file.service.ts';
import { importRows, type RowOutcome } from './import-rows.service.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'directory-import-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function fileOf(content: string | Uint8Array): Promise<string> {
  const file = path.join(folder, `${Math.random()}.csv`);
  await writeFile(file, content);
  return file;
}
async function rowsOf(file: string) {
  const rows = [];
  for await (const row of (await openImportFile(file)).rows()) {
    rows.push(row.isBroken ? [row.line, 'broken'] : [row.line, ...row.cells]);
  }
  return rows;
}

test('files of every origin are read alike', async () => {
  const wanted = [[2, 'Şifa Eczanesi', 'Eczane', '37,0']];
  const text = 'ad;tür;enlem\r\nŞifa Eczanesi;Eczane;37,0\r\n';
  const windows1254 = Uint8Array.from(
    text.replaceAll('Ş', '\u00de').replaceAll('ü', '\u00fc'),
    (letter) => letter.charCodeAt(0),
  );
  const utf16 = new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
  for (const content of [
    text,
    `\ufeff${text}`,
    text.replaceAll('\r\n', '\r'),
    windows1254,
    utf16,
  ]) {
    expect(await rowsOf(await fileOf(content))).toEqual(wanted);
  }
});

test('a file larger than a piece is read whole, line breaks across pieces too', async () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => `Yer ${index},"satır\r\niki",Seyhan`);
  const read = await rowsOf(await fileOf(`name,address,district\r\n${rows.join('\r\n')}`));
  expect(read).toHaveLength(20_000);
  expect(read.at(-1)).toEqual([40_000, 'Yer 19999', 'satır\niki', 'Seyhan']);
});

test('what is no such file is said in one sentence', async () => {
  const sentences: [string, RegExp][] = [
    [path.join(folder, 'yok.csv'), /^Dosya yok/],
    [folder, /^Bu bir dosya değil/],
    [await fileOf(''), /^Dosya boş/],
    [await fileOf('PK\u0003\u0004xxxx'), /Excel.*CSV UTF-8/],
    [await fileOf(xlsxFile([['Kod', 'Tutar']])), /işletme adını taşıyan bir sütun/],
    [await fileOf(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1)), /eski bir Excel dosyası/],
    [await fileOf(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d)), /Bu bir resim/],
    [await fileOf(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)), /Bu bir resim/],
    [await fileOf('%PDF-1.7'), /Bu bir PDF/],
    [await fileOf(gzipSync('ad;ilçe\n')), /Bu sıkıştırılmış bir dosya/],
    [await fileOf(zstdCompressSync('ad;ilçe\n')), /Bu sıkıştırılmış bir dosya/],
    [await fileOf('<?xml version="1.0"?><osm version="0.6">'), /Bu bir XML dosyası/],
    [await fileOf('a,b\n1,2\n'), /sütun/],
    [await fileOf('\ufeff\n<!DOCTYPE html><table>'), /Bu bir web sayfası/],
  ];
  for (const [file, sentence] of sentences)
    await expect(openImportFile(file)).rejects.toThrow(sentence);
});

test.each([
  ['a header alone', 'ad;kategori;adres;ilçe\n', /sütun adlarından başka satır yok/],
  [
    'no place',
    '{"type":"FeatureCollection","generator":"overpass-ide","features":[]}',
    /yok|bulunamadı/,
  ],
])('a file of %s is told so', async (_, text, sentence) => {
  const read = async () => {
    const opened = await openImportFile(await fileOf(text));
    for await (const row of opened.rows()) expect(row).toBeUndefined();
  };
  await expect(read()).rejects.toThrow(sentence);
});

const now = () => new Date('2026-11-20T09:00:00Z');
async function importFile(db: Db, file: string, isApproved = false) {
  const outcomes: RowOutcome[] = [];
  const { rows, format } = await openImportFile(file);
  const summary = await importRows({ db, now }, rows(), {
    fileName: path.basename(file),
    source: format,
    isApproved,
    onOutcome: (outcome) => void outcomes.push(outcome),
  });
  return { summary, outcomes };
}

async function textOf(db: Db, options: { format: 'csv' | 'geojson'; status: 'all' | 'approved' }) {
  let text = '';
  for await (const piece of exportBusinesses(db, { ...options, withExamples: true })) text += piece;
  return text;
}

const OWN = `name,category,address,district,subcategory,description,phone,email,website,priceRange,latitude,longitude,neighbourhood,whatsapp,instagram,hours,specialDays,features,images,isOpen,cid
"Öz ""Has"" Kebap",Restoranlar,"Vali Yolu 12, Kat: 2",Seyhan,Kebapçı,"İki satır
açıklama; virgül, tırnak ""x""",0322 453 11 22,bilgi@ozhas.com.tr,https://ozhas.com.tr/menu?a=1,₺₺,37.000712,35.313736,Reşatbey,0532 453 11 22,ozhas.kebap,"{""mon-sat"":""11:00-23:00"",""sun"":""kapalı""}","{""2026-10-29"":""kapalı"",""2026-12-31"":""11:00-02:00""}",Bahçe|Otopark,/uploads/a.webp|/uploads/b.webp,false,4739655044276519229
=Formül Market,Alışveriş,-5. Sokak,Yüreğir,Pub,,+357 22 000000,formul@market.example,,,,,,,,arayıp sorun,,,,true,
`;

test('what is exported comes back in another directory as it was', async () => {
  const [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  const exported = (db: Db) => textOf(db, { format: 'csv', status: 'all' });
  await importFile(first.db, await fileOf(OWN));
  const text = await exported(first.db);
  expect(text.replace('\ufeff', '').replaceAll('\r\n', '\n')).toContain('"Öz ""Has"" Kebap"');
  expect(text).toContain("'=Formül Market");
  // As it was written: only other files' words for a kind are put into Turkish.
  expect(text).toContain(',Pub,');
  const { summary } = await importFile(second.db, await fileOf(text), true);
  expect(summary).toMatchObject({ imported: 2, refused: 0, duplicates: 0 });
  expect(await exported(second.db)).toBe(text);
  expect((await importFile(second.db, await fileOf(text))).summary).toMatchObject({
    imported: 0,
    duplicates: 2,
  });

  const geojson = JSON.parse(await textOf(second.db, { format: 'geojson', status: 'approved' }));
  expect(geojson.features[0]).toMatchObject({
    geometry: { type: 'Point', coordinates: [35.313736, 37.000712] },
    properties: { name: 'Öz "Has" Kebap', features: ['Bahçe', 'Otopark'], isOpen: false },
  });
  expect(geojson.features[1].geometry).toBeNull();
  await Promise.all([first.drop(), second.drop()]);
});

const shared = path.resolve(process.env.SHARED_DATA_DIR ?? '../shared/data');
const files: [file: string, rows: number, imported: number][] = [
  ['import/import-standard-adana.csv', 131, 129],
  ['csv-formats/gosom-google-maps-scraper-cyprus.csv', 48, 0],
  ['csv-formats/omkar-google-maps-scraper.csv', 7, 0],
  ['csv-formats/excel-tr-cp1254-semicolon.csv', 141, 0],
  ['places/adana-venues-simplegeo.csv', 542, 149],
  ['places/osm-pois-turkish-names-cyprus.csv', 141, 0],
  ['places/turkey-venues-simplegeo-by-category.csv', 1199, 0],
];

describe.skipIf(!existsSync(shared))('files of real rows', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  test('every row of every file ends in, there already or refused with a reason', async () => {
    for (const [file, rows, imported] of files) {
      const { summary, outcomes } = await importFile(database.db, path.join(shared, file));
      expect([file, summary.rows, summary.imported]).toEqual([file, rows, imported]);
      expect(summary.imported + summary.duplicates + summary.refused).toBe(rows);
      expect(
        outcomes.every(({ outcome, sentence }) => outcome === 'imported' || sentence !== ''),
      ).toBe(true);
    }
  });

  test('a second time, nothing is added', async () => {
    for (const [file] of files) {
      expect((await importFile(database.db, path.join(shared, file))).summary.imported).toBe(0);
    }
  });

  test('rows are stored as they should be read', async () => {
    const find = (name: string) =>
      database.db.selectFrom('businesses').selectAll().where('name', '=', name).executeTakeFirst();
    expect(await find('Monateks Giyim San.tic.a.s.')).toMatchObject({
      category: 'Alışveriş',
      subcategory: 'Bebek ürünleri',
      district: 'Seyhan',
      neighbourhood: 'Emek',
      phone: '0322 432 45 87',
      latitude: '36.98628600',
    });
    // The file calls it a sauna.
    expect(await find('Boyut Muhendislik Ltd.sti.')).toMatchObject({
      category: 'Alışveriş',
      subcategory: 'Mühendislik bürosu',
      district: 'Seyhan',
    });
    expect(await find('Akbank Tas')).toBeUndefined();
  });
});

test('a workbook is read as its cells say, with a title above the header', async () => {
  const path = await fileOf(
    xlsxFile([
      ['Anlaşmalı kurumlar'],
      ['Eczane Adı', 'İlçe', 'Adres', 'Telefon', 'cid'],
      ['NAR ECZANESİ', 'Seyhan', 45678, 3224531122, 4.73965504427652e18],
    ]),
  );
  const file = await openImportFile(path);
  expect(file).toMatchObject({ readAs: 'XLSX', format: 'google' });
  const rows = [];
  for await (const row of file.rows()) rows.push(row);
  expect(rows).toMatchObject([
    {
      line: 3,
      // A number of this size is no day here, and one that lost its digits no number of anybody.
      cells: ['NAR ECZANESİ', 'Seyhan', '45678', '3224531122', '4739655044276520000'],
    },
  ]);
});
