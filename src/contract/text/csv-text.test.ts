import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvCell, csvLine, csvReader, readCsv } from './csv-text.ts';

const cells = (text: string, separator: ',' | ';' = ',') =>
  readCsv(text, separator).map((record) => (record.isBroken ? 'broken' : record.cells));

test('quoted separators, quotes and line breaks belong to the cell', () => {
  expect(cells('a,"b, c","d ""e"" f"\n"1\n2",3, "4" \n')).toEqual([
    ['a', 'b, c', 'd "e" f'],
    ['1\n2', '3', '4'],
  ]);
  expect(cells('a;"";"""x"""\n', ';')).toEqual([['a', '', '"x"']]);
});

test('rows that end early, empty lines and a missing last line end are fine', () => {
  expect(cells('a,b,c\n1\n\n,,\n2,3')).toEqual([['a', 'b', 'c'], ['1'], ['2', '3']]);
});

test('a lone quote inside a text is a letter', () => {
  expect(cells('12" boru,b\n"Adana "Ocakbaşı" Kebap",c\n')).toEqual([
    ['12" boru', 'b'],
    ['Adana "Ocakbaşı" Kebap', 'c'],
  ]);
});

test('an unclosed quote costs its own line and no other', () => {
  expect(cells('a,"b\n"c",d\ne,f\n')).toEqual(['broken', ['c', 'd'], ['e', 'f']]);
  expect(cells('a,b\n"c,d\ne,f\ng,h')).toEqual([['a', 'b'], 'broken', ['e', 'f'], ['g', 'h']]);
  expect(cells('"Kebapçı,"Restoran","Adres"\nx,y,z\n')).toEqual(['broken', ['x', 'y', 'z']]);
});

test('a quote closed by a later row is noticed by the rows it swallowed', () => {
  const head = 'a,b,c,d,e,f\n';
  const reader = csvReader(',');
  reader.expectColumns(6);
  const records = [
    ...reader.push(
      `${head}1,"2,3,4,5,6\n7,8,9,10,11,12\n13,14" x",15,16,17,18\n19,20,21,22,23,24\n`,
    ),
    ...reader.end(),
  ];
  expect(records.map(({ line, isBroken }) => [line, isBroken ?? false])).toEqual([
    [1, false],
    [2, true],
    [3, false],
    [4, false],
    [5, false],
  ]);
});

test('a line longer than any row costs itself, however the pieces fall', () => {
  const long = 'ş'.repeat(3_000_000);
  for (const row of [`b,${long}`, `b,"${long}"`, `b,"${long}`]) {
    const text = `a,1\n${row}\nc,3\nd,4\n`;
    const reader = csvReader(',');
    const records = [];
    for (let at = 0; at < text.length; at += 262_144)
      records.push(...reader.push(text.slice(at, at + 262_144)));
    records.push(...reader.end());
    expect(records.map(({ line, isBroken }) => [line, isBroken ?? false])).toEqual([
      [1, false],
      [2, true],
      [3, false],
      [4, false],
    ]);
    expect(records[1]).toMatchObject({ isTooLong: true });
    expect(records[3]).toMatchObject({ cells: ['d', '4'] });
  }
});

test('a broken line whose end comes with a later piece costs no other line', () => {
  const reader = csvReader(',');
  const records = [...reader.push('a,"b,"c'), ...reader.push(',d,e'), ...reader.push(',f\ng,h\n')];
  expect([...records, ...reader.end()]).toMatchObject([
    { line: 1, isBroken: true, isTooLong: false },
    { line: 2, cells: ['g', 'h'] },
  ]);
});

test('lines are counted as an editor counts them', () => {
  expect(readCsv('a\n"b\nc"\n\nd', ',').map(({ line }) => line)).toEqual([1, 2, 5]);
});

test('reading piece by piece reads the same', () => {
  const text = 'ad,"tür\n2",x\n"a ""b""",c,d\ne,"f,g",h\n';
  const whole = readCsv(text, ',');
  for (let size = 1; size < text.length; size += 1) {
    const reader = csvReader(',');
    const records = [];
    for (let at = 0; at < text.length; at += size)
      records.push(...reader.push(text.slice(at, at + size)));
    expect([...records, ...reader.end()]).toEqual(whole);
  }
});

test('what is written is read again, whatever it is', () => {
  const text = fc.string({ unit: fc.constantFrom(...'aş"\',;|\t\n =+-@1') });
  fc.assert(
    fc.property(fc.array(text, { minLength: 2, maxLength: 5 }), (row) => {
      fc.pre(row.some((cell) => cell.trim() !== ''));
      const [record] = readCsv(csvLine(row).replaceAll('\r\n', '\n'), ',');
      const written = record?.isBroken ? [] : (record?.cells ?? []);
      expect(written.map((cell) => cell.replace(/^'(?=['=+\-@\t\r])/, ''))).toEqual(row);
    }),
  );
});

test('a spreadsheet finds no formula', () => {
  expect(csvCell('=HYPERLINK("http://x")')).toBe('"\'=HYPERLINK(""http://x"")"');
  expect(csvCell('+90 322')).toBe("'+90 322");
  expect(csvCell(-35.3)).toBe('-35.3');
  expect(csvCell(null)).toBe('');
});
