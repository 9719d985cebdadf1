import { expect, test } from 'vitest';
import { readRosterText } from './roster-entries.rules.ts';
import { readPage } from './roster-page.rules.ts';
import { readSheet } from './roster-sheet.rules.ts';

const TODAY = '2026-11-25';
const sheet = (...rows: string[]) =>
  readSheet(
    rows.map((row, at) => ({ line: at + 1, cells: row.split('|') })),
    TODAY,
  );
const page = (...lines: string[]) => readPage(lines.join('\n'), TODAY);
const nothing = { day: '', from: '', until: '', name: '', district: '', address: '', phone: '' };

const ROW = 'Ada|Seyhan|25.11.2026|19:00|08:30|X Cad. 5|0322 111 22 33';
const READ = {
  ...{ name: 'Ada', district: 'Seyhan', day: '25.11.2026', from: '19:00', until: '08:30' },
  ...{ address: 'X Cad. 5', phone: '0322 111 22 33' },
};

test.each([
  'Eczane Adı|İlçe|Tarih|Başlangıç Saati|Bitiş Saati|Adres|Tel No',
  'pharmacyName|district|date|dutyStart|dutyEnd|address|phoneNumber',
  'Eczanenin Adı|Bölgesi|Nöbet Tarihi|Nöbet Başlangıcı|Nöbet Bitişi|Açık Adresi|Eczane Telefonu',
  'ünvan|semt|GÜN|from|to|Adresi|GSM',
])('a header %s is understood', (header) => {
  expect(sheet(header, ROW).entries).toEqual([{ line: 2, ...READ }]);
});

test.each([
  // One column beside the name is the least, and a word that no header has makes it none.
  'Eczane Adı',
  'Eczane Adı|Eczane',
  'Eczane Adı Soyadı|Mesul Müdürü',
  'Eczane Adı Soyadı|İlçe Müdürü',
  'Notlar|Tarih|Açıklama',
  'Seyhan|Tarih',
  'Tarih|Seyhan',
  'Seyhan|Yüreğir',
])('%s is no header', (header) => {
  const { entries } = sheet(header, 'Ada|25.11.2026');
  expect(entries.map(({ name }) => name)).not.toContain('Ada');
});

test('a header stands within the first fifteen rows, and may come again with other columns', () => {
  const notes = (count: number) => Array.from({ length: count }, () => 'Duyuru');
  expect(sheet(...notes(14), 'Eczane|İlçe', 'Ada|Seyhan').entries).toHaveLength(1);
  const { entries: below } = sheet(...notes(15), 'Eczane|İlçe', 'Ada|Seyhan');
  expect(below.map(({ name }) => name)).not.toContain('Ada');
  const { entries } = sheet('Eczane|İlçe', 'Ada|Seyhan', 'İlçe|Eczane', 'Seyhan|Bora');
  expect(entries.map(({ line, name }) => [line, name])).toEqual([
    [2, 'Ada'],
    [4, 'Bora'],
  ]);
  expect(sheet('Eczane|İlçe', ' | ', 'Ada|Seyhan', '').entries).toHaveLength(1);
});

test.each<[string, string, object]>([
  // Of two columns of an address the first that is filled, of two of a day the last.
  ['Eczane|Adres|Açık Adres', 'Ada|X Cad. 5|Y Cad. 7', { address: 'X Cad. 5' }],
  ['Eczane|Adres|Açık Adres', 'Ada| |Y Cad. 7', { address: 'Y Cad. 7' }],
  ['Eczane|Tarih|Gün', 'Ada|25.11.2026|26.11.2026', { day: '26.11.2026' }],
  ['Eczane|Tarih|Gün', 'Ada|25.11.2026| ', { day: '25.11.2026' }],
  // Both times in one cell are the whole turn, one is its beginning.
  ['Eczane|Tarih|Bitiş|Saat', 'Ada|1.12.2026|x|19:00-08:30', { from: '19:00-08:30', until: '' }],
  ['Eczane|Tarih|Bitiş|Saat', 'Ada|1.12.2026|08:30|19:00', { from: '19:00', until: '08:30' }],
])('under %s, %s says %j', (header, row, said) => {
  expect(sheet(header, row).entries).toEqual([expect.objectContaining({ name: 'Ada', ...said })]);
});

test.each([
  ['Ada Ecz. / Bora Ecz.', ['Ada Ecz.', 'Bora Ecz.']],
  ['Ada + Bora', ['Ada', 'Bora']],
  ['Ada;Bora', ['Ada', 'Bora']],
  ['Ada\nBora\n ', ['Ada', 'Bora']],
  ['Ada,Bora', ['Ada', 'Bora']],
  ['Ada,   Bora', ['Ada', 'Bora']],
  // No two names: a slash or a number inside one.
  ['Ada/Bora', ['Ada/Bora']],
  ['Ada /Bora', ['Ada /Bora']],
  ['Ada/ Bora', ['Ada/ Bora']],
  ['Ada - Bora', ['Ada', 'Bora']],
  ['Ada-Bora', ['Ada-Bora']],
  ['Ada, 5', ['Ada, 5']],
])('in a column of a district, %j names %j', (cell, names) => {
  const { entries } = sheet('Tarih|Seyhan|Yüreğir', `1.12.2026|${cell}| `);
  expect(entries).toEqual(
    names.map((name) => ({ line: 2, ...nothing, day: '1.12.2026', district: 'Seyhan', name })),
  );
});

test.each<[string, object]>([
  ['25.11.2026', { day: '2026-11-25' }],
  ['25 Kasım 2026 Çarşamba günü nöbetçi eczaneler', { day: '2026-11-25' }],
  ['Seyhan İlçesi', { district: 'seyhan' }],
  ['CEYHAN', { district: 'Ceyhan' }],
  ['19:00 - 08:30 saatleri arası', { from: '19:00 - 08:30 saatleri arasi' }],
])('the heading %s says %j of the rows below it', (heading, said) => {
  const { entries } = sheet('Eczane|Telefon', heading, 'Ada|0322 111 22 33');
  expect(entries).toHaveLength(1);
  for (const [field, value] of Object.entries(said))
    expect(entries[0]?.[field as 'day'].toLowerCase()).toBe(String(value).toLowerCase());
});

test('a heading may stand in two cells, and times of a row go before those of its heading', () => {
  const [entry] = sheet('Eczane|Telefon|Adres', '25.11.2026|Çarşamba|', 'Ada|1').entries;
  expect(entry).toMatchObject({ name: 'Ada', day: '2026-11-25' });
  const own = sheet('26.11.2026', '19:00-08:30', 'Ada Eczanesi|25.11.2026|20:00|07:00').entries;
  expect(own).toMatchObject([{ day: '25.11.2026', from: '20:00', until: '07:00' }]);
});

test('another day begins anew; a district and times hold until then', () => {
  const { entries } = sheet(
    'Eczane|Telefon',
    ...['25.11.2026', '19:00-08:30', 'Seyhan', 'Ada|1', '26.11.2026', 'Bora|2', 'Yüreğir', 'Can|3'],
  );
  expect(entries.map(({ day, from, district, name }) => [name, day, from, district])).toEqual([
    ['Ada', '2026-11-25', expect.stringMatching(/^19:00/), expect.stringMatching(/seyhan/i)],
    ['Bora', '2026-11-26', '', ''],
    ['Can', '2026-11-26', '', expect.stringMatching(/y[uü]re[gğ]ir/i)],
  ]);
});

test.each<[string, object]>([
  // In any order; what is alike goes by its place in the row.
  [
    'Ada Eczanesi|Seyhan|25.11.2026|19:00|08:30|0322 111 22 33|X Cad. 5',
    { ...READ, name: 'Ada Eczanesi' },
  ],
  [' Ada Eczanesi | 25.11.2026 | ', { day: '25.11.2026' }],
  ['Ada Eczanesi|25.11.2026|26.11.2026', { day: '25.11.2026', until: '26.11.2026' }],
  ['Ada Eczanesi|25.11.2026|26.11.2026|27.11.2026', { day: '25.11.2026', until: '26.11.2026' }],
  [
    'Ada Eczanesi|25.11.2026 19:00|26.11.2026 08:30',
    { day: '', from: '25.11.2026 19:00', until: '26.11.2026 08:30' },
  ],
  ['Ada Eczanesi|25.11.2026|19:00-08:30', { day: '25.11.2026', from: '19:00-08:30', until: '' }],
  [
    'Ada Eczanesi|25.11.2026|19:00 ve 08:30',
    { day: '25.11.2026', from: '19:00 ve 08:30', until: '' },
  ],
  [
    'Ada Eczanesi|25.11.2026|19:00 ile 08:30',
    { day: '25.11.2026', from: '19:00 ile 08:30', until: '' },
  ],
  // More letters make it an address.
  ['Ada Eczanesi|25.11.2026|saat 19:00', { day: '25.11.2026', from: '', address: 'saat 19:00' }],
  [
    'Ada Eczanesi|25.11.2026|Uzun Cad. 5, 26.11.2026 gününe kadar yolun karşısında',
    { day: '25.11.2026', address: 'Uzun Cad. 5, 26.11.2026 gününe kadar yolun karşısında' },
  ],
  [
    'Ada Eczanesi|Reşatbey Mahallesi 0322 111 22 33',
    { phone: '', address: 'Reşatbey Mahallesi 0322 111 22 33' },
  ],
  ['Ada Eczanesi|19:00|08:30|09:00', { from: '19:00', until: '08:30' }],
  ['Ada Eczanesi|112', { phone: '' }],
  [
    'Ada Eczanesi|25.11.2026|19:00 saat 08:30',
    { day: '25.11.2026', from: '', address: '19:00 saat 08:30' },
  ],
  ['Ada Eczanesi|19:00|26.11.2026|08:30', { from: '19:00', day: '26.11.2026', until: '08:30' }],
  ['Ada Eczanesi|0322 111 22 33|0322 444 55 66', { phone: '0322 111 22 33' }],
  ['Ada Eczanesi|111 22 33|Seyhan', { phone: '111 22 33', district: 'Seyhan' }],
  ['Ada Eczanesi|12345', { phone: '', address: '' }],
  ['Ada Eczanesi|Ceyhan|X', { district: 'Ceyhan', address: 'X' }],
  // The longest of the other texts is the address, and a name that speaks of a place is none.
  ['Kısa|Ada Eczanesi|Uzun bir adres', { address: 'Uzun bir adres' }],
  ['Uzun bir adres|Ada Eczanesi|Kısa', { address: 'Uzun bir adres' }],
  [
    'Bora Eczanesi karşısı|Ada Eczanesi',
    { name: 'Ada Eczanesi', address: 'Bora Eczanesi karşısı' },
  ],
  ['Bora Eczanesi yanı|', { name: 'Bora Eczanesi yanı', address: '' }],
])('without a header %s says %j', (row, said) => {
  const [entry, ...more] = sheet(row).entries;
  expect(more).toEqual([]);
  expect(entry).toEqual({ line: 1, ...nothing, name: 'Ada Eczanesi', ...said });
});

test('a row that names no pharmacy is told where it looks like one', () => {
  expect(sheet('Ada|0322 111 22 33', 'a|b|c', 'a|b', ' | |', 'Duyuru').unread).toEqual([
    { line: 1, text: 'Ada 0322 111 22 33' },
    { line: 2, text: 'a b c' },
  ]);
});

test('of a cell and of a line no more is read than a name or an address has', () => {
  const long = 'a'.repeat(600);
  expect(sheet('Eczane|Adres', `Ada|${long}`).entries[0]?.address).toHaveLength(500);
  expect(page('Ada Eczanesi', long).entries[0]?.address).toHaveLength(500);
});

test.each<[string[], object]>([
  [['1. Ada Eczanesi'], {}],
  [[' 12) Ada Eczanesi: X Cad. 5'], { address: 'X Cad. 5' }],
  [['Ada  Eczanesi — X Cad. 5'], { address: 'X Cad. 5' }],
  [
    ['Ada Eczanesi | X Cad. 5 | 0322 111 22 33 | Seyhan'],
    { address: 'X Cad. 5', ...{ phone: '0322 111 22 33', district: 'Seyhan' } },
  ],
  [['Ada Eczanesi - X Cad. 5 • Seyhan'], { address: 'X Cad. 5', district: 'Seyhan' }],
  [
    ['Ada Eczanesi', 'Adres: X Cad. 5', 'Telefon No: 0322 111 22 33'],
    { address: 'X Cad. 5', phone: '0322 111 22 33' },
  ],
  [
    ['Ada Eczanesi', 'Uzun Cad. 5 Tel: 0322 111 22 33'],
    { address: 'Uzun Cad. 5', phone: '0322 111 22 33' },
  ],
  [
    ['Ada Eczanesi', 'Uzun Cad. 5, Telefon . 0322 111 22 33'],
    { address: 'Uzun Cad. 5', phone: '0322 111 22 33' },
  ],
  [
    ['Ada Eczanesi', '0322 111 22 33 - Uzun Cad. 5 ,'],
    { phone: '0322 111 22 33', address: 'Uzun Cad. 5' },
  ],
  [
    ['Ada Eczanesi', 'Uzun Tel Sok. 5 Tel 0322 111 22 33'],
    { address: 'Uzun Tel Sok. 5', phone: '0322 111 22 33' },
  ],
  // Five letters beside a number are no address.
  [['Ada Eczanesi', '0322 111 22 33 abcde'], { phone: '0322 111 22 33', address: '' }],
  [['Ada Eczanesi', '0322 111 22 33 abcdef'], { phone: '0322 111 22 33', address: 'abcdef' }],
  [['Ada Eczanesi', '0322 111 22 33', '0322 444 55 66'], { phone: '0322 111 22 33' }],
  [['Ada Eczanesi', 'Haritada Göster', 'Yol Tarifi Al', 'WhatsApp', 'Adres:'], { address: '' }],
  [['Ada Eczanesi', 'ilçesi: Bilinmeyen'], { district: 'Bilinmeyen' }],
  [['Ada Eczanesi', 'Bölge: Barajyolu'], { district: 'Barajyolu' }],
  [['Ada Eczanesi', 'Tarih: 25.11.2026'], { day: '25.11.2026' }],
  [['Ada Eczanesi', 'Saat: 19:00-08:30'], { from: '19:00-08:30' }],
  [['Ada Eczanesi', 'Saat: 19:00'], { from: '', address: '19:00' }],
  [['Ada Eczanesi', 'X Cad. 5', 'Y Apt. 3'], { address: 'X Cad. 5 Y Apt. 3' }],
  [
    ['Ada Eczanesi', 'X Cad. 5', '0322 111 22 33', 'Y Apt. 3'],
    { phone: '0322 111 22 33', address: 'X Cad. 5' },
  ],
  [['Ada Eczanesi', 'X Cad. 5', '19:00 - 08:30'], { from: '19:00 - 08:30', address: 'X Cad. 5' }],
  [['Ada Eczanesi - Postane yanı'], { address: 'Postane yanı' }],
  // Too long for a district, for times, or for an address of several lines.
  [
    ['Ada Eczanesi', 'Seyhan Belediyesi karşısındaki yeni yapılan bina'],
    { address: 'Seyhan Belediyesi karşısındaki yeni yapılan bina' },
  ],
  [
    ['Ada Eczanesi', 'Eski Adana yolunun sonunda, 09:00 ile 19:00 arasında açık olan pazarın yanı'],
    { address: 'Eski Adana yolunun sonunda, 09:00 ile 19:00 arasında açık olan pazarın yanı' },
  ],
  [['Ada Eczanesi', `X ${'a'.repeat(150)}`, 'b'.repeat(150)], { address: `X ${'a'.repeat(150)}` }],
  // Times below a name are its own; a district is while nothing but the name stands there.
  [['Ada Eczanesi', '19:00 - 08:30'], { from: expect.stringContaining('19:00') }],
  [['Ada Eczanesi', 'Seyhan İlçesi'], { district: expect.stringMatching(/seyhan/i) }],
  [
    ['Seyhan', 'Ada Eczanesi', 'X Cad. 5', 'Seyhan', 'Y Apt.'],
    { address: 'X Cad. 5 Y Apt.', district: expect.stringMatching(/seyhan/i) },
  ],
])('the lines %j say %j of a pharmacy', (lines, said) => {
  const { entries, unread } = page(...lines);
  expect(unread).toEqual([]);
  expect(entries).toEqual([
    { line: expect.any(Number), ...nothing, ...said, name: 'Ada Eczanesi' },
  ]);
});

test('labels of a page are known in capitals', () => {
  const { entries } = page(
    'ADA ECZANESİ',
    'ADRESİ: Uzun Cad. 5',
    'TELEFONU: 0322 111 22 33',
    'TARİH: 25.11.2026',
    'NÖBET SAATİ: 19:00-08:30',
    'İLÇESİ: Seyhan',
  );
  expect(entries).toMatchObject([
    {
      ...{ name: 'ADA ECZANESİ', address: 'Uzun Cad. 5', phone: '0322 111 22 33' },
      ...{ day: '25.11.2026', from: '19:00-08:30', district: 'Seyhan' },
    },
  ]);
});

test('a district behind an address is that of the next pharmacy', () => {
  const { entries } = page('Ada Eczanesi', 'X Cad. 5', 'Yüreğir', 'Bora Eczanesi', 'Y Cad. 7');
  expect(entries.map(({ line, name, address }) => [line, name, address])).toEqual([
    [1, 'Ada Eczanesi', 'X Cad. 5'],
    [4, 'Bora Eczanesi', 'Y Cad. 7'],
  ]);
  expect(entries.map(({ district }) => /y[uü]re[gğ]ir/i.test(district))).toEqual([false, true]);
});

test('on a page, too, another day begins anew', () => {
  const { entries } = page(
    ...['25.11.2026', '19:00-08:30', 'Seyhan', 'Ada Eczanesi', '26.11.2026', 'Bora Eczanesi'],
  );
  expect(entries.map(({ day, from, district }) => [day, from === '', district === ''])).toEqual([
    ['2026-11-25', false, false],
    ['2026-11-26', true, true],
  ]);
});

test.each(['Bir İki Üç Dört Beş Altı Eczanesi', 'Ada 2 Eczanesi'])('%s is a pharmacy', (line) => {
  expect(page(line).entries).toMatchObject([{ name: line }]);
});

test.each([
  'Bugün nöbetçi eczane var',
  'Çok uzun bir ad taşıyan güzel mahallemizin Ada Eczanesi',
  'Eczane',
  'X Cad. No 5 Ada Eczanesi',
  'X: Ada Eczanesi',
  'Yıldız Eczane yanı',
  'Yıldız Eczanesi  karşısı',
])('%s begins no pharmacy', (line) => {
  expect(page(line).entries).toEqual([]);
});

test.each([
  // Any separator, a byte order mark, and line ends of any system.
  ['\ufeffEczane;İlçe\r\nAda;Seyhan', ['Ada']],
  ['Eczane|İlçe\rAda|Seyhan', ['Ada']],
  ['Not\nEczane\tİlçe\nAda\tSeyhan', ['Ada']],
  // Without a header, where three of five lines are rows.
  [
    'Ada Eczanesi;Seyhan;X\nBora Eczanesi;Seyhan;X\nCan Eczanesi;Seyhan;X\nNot\nNot',
    ['Ada Eczanesi', 'Bora Eczanesi', 'Can Eczanesi'],
  ],
  [
    '25.11.2026,Ada Eczanesi,Seyhan\n26.11.2026,Bora Eczanesi,Seyhan',
    ['Ada Eczanesi', 'Bora Eczanesi'],
  ],
  // Prose with commas is a page.
  [
    'Ada Eczanesi\nX Mah., Y Cad., No 5\nBora Eczanesi\nX Mah., Y Cad., No 7',
    ['Ada Eczanesi', 'Bora Eczanesi'],
  ],
])('the text %j names %j', (text, names) => {
  expect(readRosterText(text, TODAY).entries.map(({ name }) => name)).toEqual(names);
});

test.each([
  // Three cells in most lines are a table without a header.
  ['Ada Eczanesi;Seyhan;X\nBora Eczanesi;Seyhan;Y', 'Seyhan', 'X'],
  ['Ada Eczanesi;Seyhan;X\nNot\nNot', '', 'Seyhan;X Not Not'],
  ['Ada Eczanesi;Seyhan; \nBora Eczanesi;;', 'Seyhan;', ''],
  // With commas each of them names a pharmacy and a day.
  ['25.11.2026,Ada Eczanesi,Seyhan,X\n\n\n26.11.2026,Bora Eczanesi,Seyhan,Y', 'Seyhan', 'X'],
  ['Ada Eczanesi,Seyhan,X\nBora Eczanesi,Seyhan,Y', '', 'Seyhan,X'],
  ['Ada Eczanesi,26.11.2026\nBora Eczanesi,26.11.2026', '', '26.11.2026'],
  ['Ada Eczanesi,26.11.2026,X\nNot\nNot', '', '26.11.2026,X Not Not'],
])('in %j the first district is %j, the address %j', (text, district, address) => {
  expect(readRosterText(text, TODAY).entries[0]).toMatchObject({ district, address });
});

test('a broken line of a table costs itself and is told', () => {
  const { entries, unread } = readRosterText('Eczane;İlçe\nAda;"Seyhan\nBora;Yüreğir', TODAY);
  expect(entries.map(({ name }) => name)).toEqual(['Bora']);
  expect(unread).toEqual([{ line: 2, text: 'Ada;"Seyhan' }]);
});
