import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { xlsxFile } from '#tests/support/xlsx-file.ts';

let database: TestDatabase;
let folder: string;
let url: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'directory-duty-'));
  const { connectionString, host, port, user, database: name } = database.connection;
  url =
    connectionString ??
    `postgresql://${user}@localhost:${port}/${name}?host=${encodeURIComponent(String(host))}`;
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const duty = async (name: string, bytes: string | Buffer, ...args: string[]) => {
  const file = path.join(folder, name);
  await writeFile(file, bytes);
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const env = { ...process.env, DATABASE_URL: url, DATA_DIR: path.join(folder, 'site') };
    execFile(process.execPath, [main, 'duty', file, ...args], { env }, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err });
    });
  });
};
const standing = async () =>
  (await database.db.selectFrom('dutyTurns').select('name').orderBy('name').execute()).map(
    ({ name }) => name,
  );

const ROSTER = `Tarih;Eczane;İlçe
25.11.2036;ŞİFA ECZANESİ;Çukurova
25.11.2036;CAN ECZANESİ;Ceyhan`;

test('a roster is looked through, published, and published again without a change', async () => {
  const looked = await duty('liste.csv', ROSTER, '--dry-run');
  expect(looked).toMatchObject({ code: 0, err: '' });
  expect(looked.out).toMatch(/2036-11-25 {2}Çukurova +1 {2}new/);
  expect(looked.out).toContain('Ceyhan rehberin dışında');
  expect(await standing()).toEqual([]);
  expect((await duty('liste.csv', ROSTER)).code).toBe(0);
  expect(await standing()).toEqual(['Şifa Eczanesi']);
  const wrongly = new TextDecoder('windows-1254').decode(Buffer.from(ROSTER));
  expect((await duty('bozuk.csv', wrongly)).out).toMatch(/Çukurova +1 {2}same/);
});

test('a spreadsheet and a page are read, and a file of which nothing is taken ends with 65', async () => {
  const rows = [
    ['Tarih', 'Eczane', 'İlçe'],
    ['26.11.2036', 'Ada Eczanesi', 'Seyhan'],
  ];
  expect((await duty('liste.xlsx', xlsxFile(rows))).code).toBe(0);
  const page = '27.11.2036 Perşembe\nSEYHAN\nBORA ECZANESİ\n0322 111 22 33\n';
  expect((await duty('sayfa.txt', page)).code).toBe(0);
  expect(await standing()).toEqual(['Ada Eczanesi', 'Bora Eczanesi', 'Şifa Eczanesi']);
  const nothing = await duty('metin.txt', 'merhaba\n');
  expect(nothing.code).toBe(65);
  expect(nothing.out).toContain('No pharmacy was found in it');
  expect(await duty('liste.pdf', '%PDF-1.4')).toMatchObject({ code: 65, out: '' });
  expect((await duty('liste.csv', ROSTER, '--day', '2036-13-01')).code).toBe(64);
  expect(await standing()).toHaveLength(3);
});
