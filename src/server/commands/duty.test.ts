import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Operator, openOperator } from '#tests/support/operator-commands.ts';
import { xlsxFile } from '#tests/support/xlsx-file.ts';

let operator: Operator;
beforeAll(async () => {
  operator = await openOperator();
});
afterAll(() => operator.close());

const duty = async (name: string, bytes: string | Buffer, ...args: string[]) => {
  const file = path.join(operator.folder, name);
  await writeFile(file, bytes);
  return operator.run('duty', file, ...args);
};
const standing = async () =>
  (await operator.db.selectFrom('dutyTurns').select('name').orderBy('name').execute()).map(
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
  const published = await duty('liste.csv', ROSTER);
  expect(published.code).toBe(0);
  // Only what stands can be linked.
  expect([looked.out, published.out].map((out) => out.includes('/admin/duty'))).toEqual([
    false,
    true,
  ]);
  expect(await standing()).toEqual(['Şifa Eczanesi']);
  const wrongly = new TextDecoder('windows-1254').decode(Buffer.from(ROSTER));
  expect((await duty('bozuk.csv', wrongly)).out).toMatch(/Çukurova +1 {2}same/);
});

test('rows without a day are of the day in the name of their file, or of the one that is said', async () => {
  const roster = '[{"name":"ÇINAR ECZANESİ","dist":"Sarıçam"}]';
  const told = async (name: string, ...args: string[]) =>
    (await duty(name, roster, '--dry-run', ...args)).out;
  expect(await told('nobetci-2036-11-28.json')).toMatch(/2036-11-28 {2}Sarıçam +1 {2}new/);
  expect(await told('nobetci-2036-11-28.json', '--day', '2036-11-27')).toMatch(/2036-11-27/);
  expect(await told('nobetci.json')).toContain('Tarihi yok');
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
