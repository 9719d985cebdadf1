import { expect, test } from 'vitest';
import { nameKeyOf, pharmacyName, type RosterDefaults, turnsOf } from './roster.rules.ts';
import { readDay, readTimes } from './roster-dates.rules.ts';
import { readRosterText } from './roster-entries.rules.ts';

const TODAY = '2026-11-25';
const defaults: RosterDefaults = { today: TODAY, from: '09:00', until: '08:30' };
const read = (text: string, more: Partial<RosterDefaults> = {}) => {
  const { entries, unread } = readRosterText(text, TODAY);
  const { turns, problems } = turnsOf(entries, { ...defaults, ...more });
  const clock = (at: Date) => new Date(at.getTime() + 3 * 3_600_000).toISOString().slice(0, 16);
  return {
    turns: turns.map(({ startsAt, endsAt, name, district, phone, address }) =>
      [clock(startsAt), clock(endsAt), district ?? '?', name, phone, address].join(' | '),
    ),
    problems: problems.map(({ line, sentence }) => `${line}: ${sentence}`),
    unread,
  };
};

const EXPECTED = [
  '2026-11-25T19:00 | 2026-11-26T08:30 | Seyhan | Yıldız Eczanesi | 0322 111 22 33 | Reşatbey Mah. 5. Sok. No: 3',
  '2026-11-25T19:00 | 2026-11-26T08:30 | Çukurova | Işıl İnci Eczanesi | 0322 444 55 66 | Toros Mah. 78 Sok. No:1/B',
];

test.each([
  [
    'with semicolons, Turkish headers',
    `Tarih;Başlangıç;Bitiş;Eczane Adı;İlçe;Adres;Telefon
25.11.2026;19:00;08:30;YILDIZ ECZANESİ;SEYHAN;Reşatbey Mah. 5. Sok. No: 3;0322 111 22 33
25.11.2026;19:00;08:30;IŞIL İNCİ ECZ.;ÇUKUROVA;Toros Mah. 78 Sok. No:1/B;(322) 444 55 66`,
  ],
  [
    'with commas, in another order, English headers and dates',
    `phone,name,dist,address,dutyStart,dutyEnd
03221112233,Yıldız Eczanesi,Seyhan,Reşatbey Mah. 5. Sok. No: 3,2026-11-25 19:00,2026-11-26 08:30
+90 322 444 55 66,Işıl İnci Eczanesi,Çukurova/Adana,Toros Mah. 78 Sok. No:1/B,2026-11-25T19:00:00,2026-11-26T08:30:00`,
  ],
  [
    'with times of a clock of twelve hours',
    `name,date,from,until,district,address,phone
Yıldız Eczanesi,11/25/2026,7:00 PM,8:30 AM,Seyhan,Reşatbey Mah. 5. Sok. No: 3,03221112233
Işıl İnci Eczanesi,11/25/2026,7 pm,8:30 a.m.,Çukurova,Toros Mah. 78 Sok. No:1/B,03224445566`,
  ],
  [
    'with moments of other clocks, and parts of a district',
    `name,phone,district,address,from,until
Yıldız Eczanesi,03221112233,Seyhan 1. Bölge,Reşatbey Mah. 5. Sok. No: 3,2026-11-25T16:00:00Z,2026-11-26T05:30:00.000Z
Işıl İnci Eczanesi,03224445566,Çukurova 2. Bölge,Toros Mah. 78 Sok. No:1/B,2026-11-25T19:00:00+03:00,2026-11-26T08:30:00+03:00`,
  ],
  [
    'as a page whose heading names both days',
    `25 Kasım 2026 Çarşamba akşamından 26 Kasım 2026 Perşembe sabahına kadar 19:00 - 08:30
Seyhan İlçesi Nöbetçi Eczaneleri
YILDIZ ECZANESİ - Reşatbey Mah. 5. Sok. No: 3 - 0322 111 22 33
Çukurova İlçesi Nöbetçi Eczaneleri
IŞIL İNCİ ECZANESİ - Toros Mah. 78 Sok. No:1/B - 0322 444 55 66`,
  ],
  [
    'as a page that labels each line',
    `Nöbetçi Eczaneler 25.11.2026
19:00 - 08:30
Eczane Adı: Yıldız
İlçe: Seyhan
Adres: Reşatbey Mah. 5. Sok. No: 3
Telefon: 0322 111 22 33
Eczane Adı: Işıl İnci Eczanesi
İlçe: Çukurova
Adres: Toros Mah. 78 Sok. No:1/B
Telefon: 0322 444 55 66`,
  ],
  [
    'as a page with marks of lists',
    `# Nöbetçi Eczaneler 25.11.2026
19:00 - 08:30
## Seyhan
- **Yıldız Eczanesi** — Reşatbey Mah. 5. Sok. No: 3 — 0322 111 22 33
## Çukurova
• Işıl İnci Eczanesi — Toros Mah. 78 Sok. No:1/B — 0322 444 55 66`,
  ],
  [
    'with tabs, copied from a table below a heading',
    `Nöbetçi Eczaneler\t\t\t
Nöbet Saatleri\tİlçe\tEczane\tAdres\tTel No
19:00-08:30\tSeyhan\tYıldız\tReşatbey Mah. 5. Sok. No: 3\t322 111 22 33
19.00 – 08.30\tÇukurova\tIşıl İnci\tToros Mah. 78 Sok. No:1/B\t322-444 55 66`,
  ],
  [
    'without a header',
    `Seyhan|25 Kasım 2026|19:00|08:30|Yıldız Eczanesi|0322 111 22 33|Reşatbey Mah. 5. Sok. No: 3
Çukurova|25 Kasım 2026|19:00|08:30|Işıl İnci Eczanesi|0322 444 55 66|Toros Mah. 78 Sok. No:1/B`,
  ],
  [
    'as the text of a page',
    `Ana Sayfa
Nöbetçi Eczaneler
25 Kasım 2026 Çarşamba
Nöbet saatleri: 19:00 - 08:30
SEYHAN
1. YILDIZ ECZANESİ
Adres: Reşatbey Mah. 5. Sok. No: 3
Telefon: 0322 111 22 33
Haritada Göster
ÇUKUROVA İLÇESİ
2. IŞIL İNCİ ECZANESİ
0 (322) 444 55 66
Toros Mah. 78 Sok. No:1/B
Yol Tarifi`,
  ],
  [
    'as lines that hold all',
    `25.11.2026 tarihli nöbetçi eczaneler 19.00-08.30
Seyhan
Yıldız Eczanesi - Reşatbey Mah. 5. Sok. No: 3 - Tel: 0322 111 22 33
Çukurova
Işıl İnci Eczanesi - Toros Mah. 78 Sok. No:1/B 0322 444 55 66`,
  ],
])('a roster is read %s', (_, text) => {
  const found = read(text, { day: TODAY });
  expect(found.problems).toEqual([]);
  expect(found.turns).toEqual(EXPECTED);
});

test('a month stands in one table, its districts in columns if they like', () => {
  const found = read(`Tarih;Seyhan;Yüreğir
1 Aralık 2026 Salı;Ada Eczanesi, Bora Eczanesi;Can Ecz.
2 Aralık 2026;Deniz;`);
  expect(found.turns.map((line) => line.split(' | ').slice(0, 4).join(' '))).toEqual([
    '2026-12-01T09:00 2026-12-02T08:30 Seyhan Ada Eczanesi',
    '2026-12-01T09:00 2026-12-02T08:30 Seyhan Bora Eczanesi',
    '2026-12-01T09:00 2026-12-02T08:30 Yüreğir Can Eczanesi',
    '2026-12-02T09:00 2026-12-03T08:30 Seyhan Deniz Eczanesi',
  ]);
});

test('headings of days and districts hold for the rows below them', () => {
  const found = read(`Eczane;Telefon;Adres
30.11.2026 Pazartesi;;
SEYHAN;;
Ada Eczanesi;0322 111 11 11;
01.12.2026 Salı;;
Bora Eczanesi;0322 222 22 22;Yavuzlar Mah. Yüreğir/ADANA`);
  expect(found.turns.map((line) => line.split(' | ').slice(0, 4).join(' '))).toEqual([
    '2026-11-30T09:00 2026-12-01T08:30 Seyhan Ada Eczanesi',
    '2026-12-01T09:00 2026-12-02T08:30 Yüreğir Bora Eczanesi',
  ]);
});

test('what is wrong with a row is said with its line', () => {
  const found = read(`Tarih;Başlangıç;Bitiş;Eczane;İlçe;Telefon
31.11.2026;19:00;08:30;Ada Eczanesi;Seyhan;0322 111 11 11
;19:00;08:30;Bora Eczanesi;Seyhan;0322 111 11 12
30.11.2026;19:00;08:30;;Seyhan;0322 111 11 13
30.11.2026;akşam;08:30;Can Eczanesi;Seyhan;
30.11.2026;19:00;08:30;Deniz Eczanesi;Ceyhan;
30.11.2026 19:00;;29.11.2026 08:30;Ela Eczanesi;Seyhan;
30.11.2026 19:00;;30.12.2026 08:30;Fulya Eczanesi;Seyhan;`);
  expect(found.turns).toEqual([]);
  expect(found.problems).toEqual([
    '2: Takvimde böyle bir gün yok',
    '3: Tarihi yok; listeye tarih yazın ya da günü seçin',
    '4: Eczanenin adı yok',
    '5: Başlangıcı okunamadı: akşam',
    '6: Ceyhan rehberin dışında',
    '7: Bitişi başlangıcından önce',
    '8: Nöbet üç günden uzun görünüyor; tarihleri kontrol edin',
  ]);
});

test('a telephone without a name is told, words around a list are not', () => {
  const found = read(`Nöbetçi eczane listesi her gün yenilenir.
Acil durumlarda 112
0322 999 88 77 numarasını arayın
25.11.2026
Seyhan
Ada Eczanesi
Reşatbey Mah. Barış Eczanesi yanı No:4
0322 111 11 11`);
  expect(found.turns.map((line) => line.split(' | ').slice(2).join(' | '))).toEqual([
    'Seyhan | Ada Eczanesi | 0322 111 11 11 | Reşatbey Mah. Barış Eczanesi yanı No:4',
  ]);
  expect(found.unread.map(({ line }) => line)).toEqual([3]);
});

test.each([
  ['25.11.2026', '2026-11-25'],
  ['25/11/26', '2026-11-25'],
  ['11/25/2026', '2026-11-25'],
  ['2026-11-25T19:00:00', '2026-11-25'],
  ['25 KASIM ÇARŞAMBA', '2026-11-25'],
  ['25.11.99', '2099-11-25'],
  ['3 Ocak', '2027-01-03'],
  ['1 Ağustos 2026', '2026-08-01'],
  ['No: 5/3', undefined],
  ['0322 111 22 33', undefined],
])('%s is the day %s', (text, day) => {
  const found = readDay(text, TODAY);
  expect(typeof found === 'object' ? found.day : found).toBe(day);
});

test.each([
  ['19:00', ['19:00']],
  ['9', ['09:00']],
  ['18.30’dan ertesi gün 08.30’a kadar', ['18:30', '08:30']],
  ['24:00', ['24:00']],
  ['24:30', []],
  ['25.11.2026', []],
  ['24 saat', []],
  ['12:15 am', ['00:15']],
  ['12 PM', ['12:00']],
  ['13:00 pm', ['13:00']],
])('the times of %s are %j', (text, times) => {
  expect(readTimes(text)).toEqual(times);
});

test.each([
  ['YILDIZ ECZANESİ', 'Yıldız Eczanesi'],
  ['ŞİFA ECZ.', 'Şifa Eczanesi'],
  ['Yeni Ada', 'Yeni Ada Eczanesi'],
  ['İKİZLER', 'İkizler Eczanesi'],
  ['Eczane Işık', 'Eczane Işık'],
  ['ADA', 'Ada Eczanesi'],
  ['DENIZ ECZANESI', 'Deniz Eczanesi'],
  ['IRMAK', 'Irmak Eczanesi'],
  ['BP ECZ.', 'BP Eczanesi'],
  ['yeni ışık eczanesi', 'Yeni Işık Eczanesi'],
  ['ADEM', 'Adem Eczanesi'],
  ['ECZANE', 'Eczane'],
  ['  YENİ   ADA  ECZ. ', 'Yeni Ada Eczanesi'],
])('%s is called %s', (text, name) => {
  expect(pharmacyName(text)).toBe(name);
});

test('a pharmacy is told by its name without the word that all have', () => {
  const names = ['Ada Eczanesi', 'ECZANE ADA', 'Ada ecz.', 'Eczacı Ada', 'Yenieczane'];
  expect(names.map(nameKeyOf)).toEqual(['ada', 'ada', 'ada', 'eczaci ada', 'yenieczane']);
});

test('a day is read out of its text; without a year it is the nearest', () => {
  expect(readDay('Nöbet  25.11.2026   akşam 19:00', TODAY)).toEqual({
    ...{ day: '2026-11-25', rest: 'nobet aksam 19:00' },
  });
  expect(readDay('25.11.2026 akşam', TODAY)).toEqual({ day: '2026-11-25', rest: 'aksam' });
  expect(readDay('30 Aralık', '2026-01-05')).toMatchObject({ day: '2025-12-30' });
  expect(readDay('31.11.2026', TODAY)).toBe('wrong');
});

const HEAD = 'Tarih;Başlangıç;Bitiş;Eczane;İlçe;Adres;Telefon';
const turnOf = (row: string) => {
  const { turns, problems } = read(`${HEAD}\n${row}`);
  return turns[0] ?? problems[0];
};

test.each([
  // Both times in one cell, of the day or of the beginning.
  ['25.11.2026 19:00-07:00;;;Ada;Seyhan;;', '2026-11-25T19:00 | 2026-11-26T07:00'],
  ['25.11.2026;19:00 - 08:30;;Ada;Seyhan;;', '2026-11-25T19:00 | 2026-11-26T08:30'],
  // The end of its own cell goes before.
  ['25.11.2026;19:00 - 08:30;09:00;Ada;Seyhan;;', '2026-11-25T19:00 | 2026-11-26T09:00'],
  ['25.11.2026;09:00;19:00;Ada;Seyhan;;', '2026-11-25T09:00 | 2026-11-25T19:00'],
  ['25.11.2026;09:00;09:00;Ada;Seyhan;;', '2026-11-25T09:00 | 2026-11-26T09:00'],
  ['25.11.2026;19:00;24:00;Ada;Seyhan;;', '2026-11-25T19:00 | 2026-11-26T00:00'],
  ['27.05.2026 09:00;;30.05.2026 09:00;Ada;Seyhan;;', '2026-05-27T09:00 | 2026-05-30T09:00'],
])('the turn of %s is %s', (row, times) => {
  expect(turnOf(row)).toBe(`${times} | Seyhan | Ada Eczanesi |  | `);
});

test.each([
  ['25.11.2026;19:00;sabah;Ada;Seyhan;;', '2: Bitişi okunamadı: sabah'],
  ['27.05.2026 09:00;;31.05.2026 08:30;Ada;Seyhan;;', /^2: Nöbet üç günden uzun/],
  ['25.11.2026 09:00;;25.11.2026 09:00;Ada;Seyhan;;', '2: Bitişi başlangıcından önce'],
  ['25.11.2026;19:00;08:30;Ada;;Atatürk Cad. 3 Ceyhan/Adana;', '2: Ceyhan rehberin dışında'],
])('what is wrong with %s is said: %s', (row, sentence) => {
  expect(turnOf(row)).toMatch(sentence);
});

test('a name, an address and the beginning of a row are as long as they may be', () => {
  const long = 'Çok '.repeat(200);
  const { turns, problems } = turnsOf(
    readRosterText(
      `${HEAD}\n;;;${long};Seyhan;;\n25.11.2026;;;${long};Seyhan;  Reşatbey   ${long};`,
      TODAY,
    ).entries,
    defaults,
  );
  expect(turns[0]?.name).toHaveLength(120);
  expect(turns[0]?.address).toHaveLength(300);
  expect(turns[0]?.address).toMatch(/^Reşatbey Çok /);
  expect(problems[0]?.text).toHaveLength(80);
  const [first] = turnsOf(
    readRosterText(`${HEAD}\n25.11.2026;;;Eczane;Seyhan;;`, TODAY).entries,
    defaults,
  ).turns;
  expect(first?.nameKey).toBe('eczane');
  const told = turnsOf(readRosterText(`${HEAD}\n;;;Ada;Seyhan;X Cad. 5;`, TODAY).entries, defaults);
  expect(told.problems[0]?.text).toBe('Ada · X Cad. 5');
});

test('cells without a header say themselves what they are, in any order', () => {
  const row = (cells: string) => read(`${cells}\n${cells}`, { until: '07:00' }).turns[0];
  const whole = '2026-11-25T19:00 | 2026-11-26T08:30 | Seyhan | Yıldız Eczanesi | 0322 111 22 33';
  for (const cells of [
    '25.11.2026 19:00|26.11.2026 08:30|Yıldız Eczanesi|Seyhan|0322 111 22 33|Reşatbey Mah. 5. Sok.',
    'Yıldız Eczanesi|0322 111 22 33|Seyhan|25.11.2026|19:00-08:30|Reşatbey Mah. 5. Sok.',
    'Reşatbey Mah. 5. Sok.|Yıldız Eczanesi|25.11.2026|19:00|08:30|03221112233|Seyhan',
    'Yıldız Eczanesi|25.11.2026 19:00|08:30|03221112233|Seyhan|Reşatbey Mah. 5. Sok.',
    'Yıldız Eczanesi|Seyhan|25.11.2026|19:00|26.11.2026|08:30|03221112233|Reşatbey Mah. 5. Sok.',
  ])
    expect([cells, row(cells)]).toEqual([cells, `${whole} | Reşatbey Mah. 5. Sok.`]);
});
