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

const readWith = (columns: number, ...pieces: string[]) => {
  const reader = csvReader(',');
  reader.expectColumns(columns);
  const records = [...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()];
  return records.map((record) => (record.isBroken ? record.text : record.cells));
};

test('a cell of several lines has swallowed rows where one of its lines has as many columns', () => {
  const inner = '1,2,3,4,5,6';
  const cell = (...lines: string[]) => `"a\n${lines.join('\n')}\nb"`;
  const rest = ',c,d,e,f,g\n';
  expect(readWith(6, `${cell(inner)}${rest}`)).toEqual([
    '"a',
    inner.split(','),
    ['b"', ...'cdefg'],
  ]);
  expect(readWith(6, `${cell('1,2,3,4,5')}${rest}`)).toEqual([
    ['a\n1,2,3,4,5\nb', 'c', 'd', 'e', 'f', 'g'],
  ]);
  // Its first and its last line are its own.
  expect(readWith(6, `"${inner}\nb"${rest}`)).toEqual([[`${inner}\nb`, ...'cdefg']]);
  expect(readWith(6, `"a\n${inner}"${rest}`)).toEqual([[`a\n${inner}`, ...'cdefg']]);
  // With five columns a line of prose looks like a row.
  expect(readWith(5, '"a\n1,2,3,4,5\nb",c,d,e,f\n')).toEqual([['a\n1,2,3,4,5\nb', ...'cdef']]);
});

test('a row of more columns than the header is broken only where a cell has several lines', () => {
  expect(readWith(2, '"a\nb",c,d\ne,f\n')).toEqual(['"a', ['b"', 'c', 'd'], ['e', 'f']]);
  expect(readWith(2, 'a,"b\nc",d\n')[0]).toBe('a,"b');
  expect(readWith(3, '"a\nb",c,d\n')).toEqual([['a\nb', 'c', 'd']]);
  expect(readWith(2, 'a,c,d\n')).toEqual([['a', 'c', 'd']]);
});

test('a record is complete with its line end; a quote, when it is known what follows', () => {
  const reader = csvReader(',');
  const pieces = ['a', ',"b', '"', ' ', '"c"', '\n', ' \n,\n', 'd', '\ne'];
  expect(pieces.map((piece) => reader.push(piece).length)).toEqual([0, 0, 0, 0, 0, 1, 0, 0, 1]);
  expect(reader.end()).toEqual([{ line: 5, cells: ['e'] }]);
});

test('of a broken line two hundred letters are told, and whether it was too long', () => {
  const long = `"${'x'.repeat(300)}`;
  expect(readCsv(`a\n${long}\nb`, ',')[1]).toEqual({
    ...{ line: 2, isBroken: true, isTooLong: false, text: long.slice(0, 200) },
  });
  expect(readCsv('"x\nb', ',')[0]).toMatchObject({ text: '"x' });
  const million = 1024 * 1024;
  const tooLong = (letters: number) => {
    const reader = csvReader(',');
    const records = reader.push(`a\n"${'x'.repeat(letters - 1)}`);
    return records.map(({ line, isBroken }) => [line, isBroken ?? false]);
  };
  expect(tooLong(million - 1)).toEqual([[1, false]]);
  expect(tooLong(million)).toEqual([
    [1, false],
    [2, true],
  ]);
  const [, exact] = readCsv(`a\n"${'x'.repeat(million - 1)}\nb`, ',');
  expect(exact).toMatchObject({ isTooLong: true });
  const [, below] = readCsv(`a\n"${'x'.repeat(million - 2)}\nb`, ',');
  expect(below).toMatchObject({ isTooLong: false });
});

test('a row of blanks is none; what is not there is an empty cell', () => {
  expect(cells(' , \n a ,\n')).toEqual([[' a ', '']]);
  expect(csvCell(undefined)).toBe('');
  expect(csvLine([undefined, null, true, 0])).toBe(',,true,0\r\n');
});
