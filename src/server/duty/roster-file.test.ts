import { expect, test } from 'vitest';
import { xlsxFile, zipFile } from '#tests/support/xlsx-file.ts';
import { turnsOf } from './roster.rules.ts';
import { readRosterFile } from './roster-file.service.ts';

const TODAY = '2026-11-25';
const read = (bytes: Buffer) => {
  const { entries } = readRosterFile(bytes, TODAY);
  const { turns, problems } = turnsOf(entries, { today: TODAY, from: '09:00', until: '08:30' });
  return {
    problems,
    turns: turns.map(({ line, startsAt, endsAt, name, district, phone }) =>
      [line, startsAt.toISOString(), endsAt.toISOString(), district, name, phone].join(' '),
    ),
  };
};

const EXPECTED = [
  '3 2026-11-25T16:00:00.000Z 2026-11-26T05:30:00.000Z Seyhan Işık Eczanesi 0322 111 22 33',
  '4 2026-11-25T16:00:00.000Z 2026-11-26T05:30:00.000Z Yüreğir A & B Eczanesi 0322 444 55 66',
];

test('dates and times of a spreadsheet are its numbers, whatever the columns are called', () => {
  const day = 46_351;
  const [from, until] = [19 / 24, 8.5 / 24];
  const rows = [
    ['Kasım ayı nöbet çizelgesi'],
    ['Tarih', 'Başlangıç', 'Bitiş', '', 'Nöbetçi Eczane', 'İlçe', 'Telefon'],
    [day, from, until, '', 'IŞIK ECZANESİ', 'Seyhan', 3221112233],
    [day, from, until, '', 'A & B Eczanesi', 'Yüreğir', '0 322 444 55 66'],
  ];
  expect(read(xlsxFile(rows))).toEqual({ problems: [], turns: EXPECTED });
  const together = [
    ['Eczane', 'İlçe', 'Tel', 'Nöbet Başlangıcı', 'Nöbet Bitişi'],
    [],
    ['Işık', 'SEYHAN', '3221112233', day + from, day + 1 + until],
    ['A & B', 'YÜREĞİR', '3224445566', day + from, day + 1 + until],
  ];
  expect(read(xlsxFile(together)).turns).toEqual(EXPECTED);
});

test('what was UTF-8 and read as windows-1254 on its way is read right, as text and as a spreadsheet', () => {
  const cells = [
    ['Tarih', 'Saat', 'Eczane', 'İlçe', 'Telefon'],
    ['25.11.2026', '19:00-08:30', 'IŞIK ECZANESİ', 'SEYHAN', '322 111 22 33'],
    ['25.11.2026', '19:00-08:30', 'A & B Eczanesi', 'YÜREĞİR', '322 444 55 66'],
  ];
  const wrongly = (text: string) => new TextDecoder('windows-1254').decode(Buffer.from(text));
  const expected = EXPECTED.map((line) => line.replace(/^\d/, (at) => String(Number(at) - 1)));
  const text = wrongly(cells.map((row) => row.join(';')).join('\n'));
  expect(text).toContain('Ä°lÃ§e');
  expect(read(Buffer.from(text)).turns).toEqual(expected);
  expect(read(xlsxFile(cells.map((row) => row.map(wrongly)))).turns).toEqual(expected);
});

test('a text file is read in the letters of the spreadsheets of this country', () => {
  const text =
    '\nTarih;Saat;Eczane;İlçe;Telefon\n25.11.2026;19:00-08:30;IŞIK ECZANESİ;SEYHAN;322 111 22 33\n25.11.2026;19.00-08.30;A & B;YÜREĞİR;322 444 55 66\n';
  const letters: Record<string, number> = { İ: 0xdd, ı: 0xfd, Ş: 0xde, ş: 0xfe, Ğ: 0xd0, ğ: 0xf0 };
  const bytes = Buffer.from([...text].map((letter) => letters[letter] ?? letter.charCodeAt(0)));
  expect(read(bytes).turns).toEqual(EXPECTED);
  expect(read(Buffer.from(`\ufeff${text}`)).turns).toEqual(EXPECTED);
});

test.each([
  ['an empty file', Buffer.alloc(0), 'Dosya boş.'],
  ['an old spreadsheet', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), '.xls'],
  ['a PDF', Buffer.from('%PDF-1.7'), 'PDF'],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 'bir liste değil'],
  ['half an archive', xlsxFile([['Eczane', 'İlçe']]).subarray(0, 200), 'bozuk'],
  ['an archive of something else', zipFile({ 'a.txt': 'Eczane' }), 'bozuk'],
  [
    'an archive that unpacks to more than any roster',
    zipFile({ 'xl/worksheets/sheet1.xml': ' '.repeat(30_000_000) }),
    'bozuk',
  ],
])('%s is refused with its sentence', (_, bytes, sentence) => {
  expect(() => readRosterFile(bytes, TODAY)).toThrow(sentence);
});

test('a file without ends, or a line without an end, is read in no time', () => {
  const cells = zipFile({ 'xl/worksheets/sheet1.xml': '<row><c><v>5'.repeat(400_000) });
  const numbers = Buffer.from(`Ada Eczanesi ${'0322 111 22 33 ve '.repeat(80_000)}`);
  const startedAt = performance.now();
  expect(() => readRosterFile(cells, TODAY)).toThrow('çok uzun');
  expect(read(numbers).problems).toHaveLength(1);
  expect(performance.now() - startedAt).toBeLessThan(10_000);
});

test('a long text that every cell names is read in no time', () => {
  const cells = `<row>${'<c t="s"><v>0</v></c>'.repeat(60)}</row>`.repeat(1500);
  const file = zipFile({
    'xl/sharedStrings.xml': `<sst><si><t>${' '.repeat(2_000_000)}</t></si></sst>`,
    'xl/worksheets/sheet1.xml': cells,
  });
  const startedAt = performance.now();
  expect(read(file).turns).toEqual([]);
  expect(performance.now() - startedAt).toBeLessThan(10_000);
});

test('a cell stands where it says, or behind the one before', () => {
  const cell = (text: string | number, at = '') =>
    typeof text === 'number'
      ? `<c${at}><v>${text}</v></c>`
      : `<c${at} t="inlineStr"><is><t>${text}</t></is></c>`;
  const rows = [
    `${cell('Tarih')}${cell('Başlangıç', ' r="C1"')}${cell('Bitiş')}${cell('Eczane')}${cell('İlçe')}`,
    `${cell(46_351)}${cell(19 / 24, ' r="C2"')}${cell(8.5 / 24)}${cell('Işık')}${cell('Seyhan')}`,
    `${cell(46_351)}<c/>${cell(19 / 24)}${cell(8.5 / 24)}${cell('Işık')}${cell('Seyhan')}`,
  ];
  const sheet = rows.map((cells) => `<row>${cells}</row>`).join('');
  const { turns } = read(zipFile({ 'xl/worksheets/sheet1.xml': sheet }));
  const turn = '2026-11-25T16:00:00.000Z 2026-11-26T05:30:00.000Z Seyhan Işık Eczanesi';
  expect(turns.map((one) => one.trim())).toEqual([`2 ${turn}`, `3 ${turn}`]);
});

test('what unpacks to more than any roster in several parts is too long', () => {
  const parts = [1, 2, 3].map((at) => [`xl/worksheets/sheet${at}.xml`, ' '.repeat(10_000_000)]);
  expect(() => readRosterFile(zipFile(Object.fromEntries(parts)), TODAY)).toThrow('bozuk');
});
