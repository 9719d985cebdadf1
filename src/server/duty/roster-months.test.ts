import { expect, test } from 'vitest';
import { TODAY, toldRoster } from '#tests/support/told-roster.ts';
import { readRosterText } from './roster-entries.rules.ts';

const rosterOf = (...lines: string[]) => lines.join('\n');

test('a month above a column of numbers is what the days are called, beside one district or several', () => {
  expect(toldRoster(rosterOf('Aralık 2026;Karaisalı', '1;Toros', '2 Çarşamba;Nar', '3;'))).toEqual([
    'Toros, Karaisalı, 12-01',
    'Nar, Karaisalı, 12-02',
    'line 4 is told',
  ]);
  expect(toldRoster(rosterOf('Kasım\tSeyhan\tYüreğir', '30\tGül\tNar'))).toEqual([
    'Gül, Seyhan, 11-30',
    'Nar, Yüreğir, 11-30',
  ]);
  // In no calendar, and on another weekday.
  const wrong = rosterOf('Kasım 2026;Seyhan', '31;Gül', '30 Salı;Nar');
  expect(toldRoster(wrong)).toEqual(['line 2 is told', 'line 3 is told']);
  // Of a text with a comma it is a heading.
  expect(toldRoster(rosterOf('Kasım 2026, Seyhan', '30 Pazartesi', 'Gül Eczanesi'))).toEqual([
    'line 3 is told',
  ]);
  expect(toldRoster(rosterOf('Kasım 2026, Seyhan', '30 Kasım Pazartesi', 'Gül Eczanesi'))).toEqual([
    'Gül, Seyhan, 11-30',
  ]);
});

test('a month and a district in any order stand above rows of a number and a name', () => {
  const told = ['Toros, Karaisalı, 12-01', 'Nar, Karaisalı, 12-02'];
  for (const heading of [
    'KARAİSALI;ARALIK 2026',
    '2026 Aralık Ayı;Karaisalı Nöbetçi Eczaneleri',
    'Karaisalı Aralık 2026 nöbet listesi',
  ])
    expect(toldRoster(rosterOf(heading, '1;Toros', '2 Çarşamba;Nar'))).toEqual(told);
});

test('rows of a number and a name that cannot be read are named', () => {
  const unread = (...lines: string[]) =>
    readRosterText(rosterOf(...lines), TODAY).unread.map(({ line }) => line);
  // A word of headings, where a name stands.
  const days = ['1 Aralık;MERKEZ;', '2 Aralık;Çarşamba;', '3 Aralık;SEYHAN;', '4 Aralık;GÜL;'];
  expect(unread('Tarih;Eczane;Telefon', ...days)).toEqual([2]);
  expect(unread('Gün;Karaisalı', '1;Toros', '2;Nar')).toEqual([2, 3]);
  expect(unread('Karaisalı Aralık 2026', '1\tToros', '2 Çarşamba\tNar')).toEqual([2, 3]);
});

test('in a chart of days a sign says who is on duty, and another one says nothing', () => {
  const chart = (...rows: string[]) =>
    toldRoster(rosterOf('Aralık 2026 Karaisalı', 'Eczane;Telefon;1;2;3', ...rows));
  expect(chart('TOROS;0322 458 12 34;X;;x', 'NAR ECZ.;;-;N;')).toEqual([
    'Toros, Karaisalı, 0322 458 12 34, 12-01',
    'Toros, Karaisalı, 0322 458 12 34, 12-03',
    'Nar, Karaisalı, 12-02',
  ]);
  expect(chart('TOROS;;İ;X;')).toEqual(['Toros, Karaisalı, 12-02', 'line 3 is told']);
  expect(toldRoster(rosterOf('İlçe;Eczane;1.12;2.12;3.12', 'Seyhan;Ay;;✓;'))).toEqual([
    'Ay, Seyhan, 12-02',
  ]);
  // The days once more by their weekdays, and names below an empty cell.
  const month = ['Aralık 2026 Karaisalı', 'Eczane;1;2;3', ';Sal;Çar.;Perşembe', 'TOROS;;X;'];
  expect(toldRoster(rosterOf(...month))).toEqual(['Toros, Karaisalı, 12-02']);
  expect(toldRoster(rosterOf(...month.slice(0, 1), ';1;2;3', 'Toros Eczanesi;;X;'))).toEqual([
    'Toros, Karaisalı, 12-02',
  ]);
  // Of which month is not said.
  expect(toldRoster(rosterOf('Eczane;1;2;3', 'TOROS;X;;'))).toEqual(['line 2 is told']);
});

test('of a month that is not said only the day that was chosen is told', () => {
  const chosen = { day: '2026-11-19', district: 'Seyhan' };
  const chart = rosterOf('Eczane;18;19;20', 'TOROS;X;;X', 'NAR;;X;');
  expect(toldRoster(chart, chosen)).toEqual([
    'Nar, Seyhan, 11-19',
    ...['line 2 is told', 'line 2 is told'],
  ]);
  const rows = rosterOf('Gün;Eczane;Telefon', '19;Toros;', '20 Cuma;Nar;', '19 Cuma;Gül;');
  expect(toldRoster(rows, chosen)).toEqual([
    'Toros, Seyhan, 11-19',
    ...['line 3 is told', 'line 4 is told'],
  ]);
});

test('a chart may have a row for each day and a column for each pharmacy', () => {
  const chart = (...rows: string[]) => toldRoster(rosterOf('Karaisalı', ...rows));
  expect(
    chart('Tarih;Toros Eczanesi;NAR;AY', '01.12.2026;X;;', '02.12.2026;;X;X', '3 Aralık;;;İ'),
  ).toEqual([
    'Toros, Karaisalı, 12-01',
    'Nar, Karaisalı, 12-02',
    'Ay, Karaisalı, 12-02',
    'line 5 is told',
  ]);
});

test('a chart whose columns are lost opens nobody, on the day that was chosen neither', () => {
  const told = (...lines: string[]) => {
    const { entries, unread } = readRosterText(rosterOf(...lines), TODAY);
    return { names: entries.map(({ name }) => name), unread: unread.map(({ line }) => line) };
  };
  const lost = ['Seyhan', '           1  2  3', 'Toros Ecz.  X     X', 'Nar Ecz.       X'];
  expect(told(...lost)).toEqual({ names: [], unread: [3, 4] });
  expect(told('Seyhan', 'Aralık;Toros Eczanesi;Nar Eczanesi', 'Ay Eczanesi;X;')).toMatchObject({
    unread: expect.arrayContaining([3]),
  });
  expect(told('Toros Eczanesi;;X;', 'Nar Eczanesi;X;;', 'Ay Eczanesi;;;X')).toEqual({
    ...{ names: [], unread: [1, 2, 3] },
  });
  // A sign for itself, before a name or behind it, is none of a chart.
  expect(told('Seyhan', '• Toros Eczanesi', 'Nar Eczanesi *').names).toHaveLength(2);
});

test('weekdays in short stand behind a day, in rows and in headings', () => {
  expect(
    toldRoster(rosterOf('Tarih;Eczane;İlçe', '29 Kas Paz;Toros;Seyhan', '30 Kas. Pzt.;Ay;Seyhan')),
  ).toEqual(['Toros, Seyhan, 11-29', 'Ay, Seyhan, 11-30']);
  const page = ['29 Kas Paz', 'Seyhan', 'Toros Eczanesi', '3.12.2026 Prş', 'Seyhan', 'Ay Eczanesi'];
  expect(toldRoster(rosterOf(...page))).toEqual(['Toros, Seyhan, 11-29', 'Ay, Seyhan, 12-03']);
  expect(toldRoster(rosterOf('3.12.2026 Cts', 'Seyhan', 'Ay Eczanesi'))).toEqual([
    'line 3 is told',
  ]);
  expect(
    toldRoster(rosterOf('Aralık', '1 Sal Toros Eczanesi Seyhan', '2 Per Ay Eczanesi Seyhan')),
  ).toEqual(['Toros, Seyhan, 12-01', 'line 3 is told']);
  // Of a name it is a part.
  expect(toldRoster(rosterOf('Seyhan', '3.12.2026 Sal Eczanesi'))).toEqual(['Sal, Seyhan, 12-03']);
});

test('moments that programs count are read as days and times', () => {
  const of = (start: number, end: number) =>
    toldRoster(
      JSON.stringify([
        { name: 'Toros Eczanesi', district: 'Seyhan', dutyStart: start, dutyEnd: end },
      ]),
    );
  const seconds = Date.parse('2026-11-30T19:00:00+03:00') / 1000;
  const told = ['Toros, Seyhan, 11-30, 19:00–08:00'];
  expect(of(seconds, seconds + 13 * 3600)).toEqual(told);
  expect(of(seconds * 1000, (seconds + 13 * 3600) * 1000)).toEqual(told);
});

test('when all turns begin and end may stand once above all names', () => {
  const bounds = ['Nöbet Başlangıç: 29.11.2026 19:00', 'Nöbet Bitiş: 30.11.2026 09:00'];
  const names = ['Seyhan', 'Toros Eczanesi 0322 458 12 34', 'Ay Eczanesi'];
  const told = [
    'Toros, Seyhan, 0322 458 12 34, 11-29, 19:00–09:00',
    'Ay, Seyhan, 11-29, 19:00–09:00',
  ];
  expect(toldRoster(rosterOf(...bounds, ...names))).toEqual(told);
  // What they are called may stand in a line of its own.
  const alone = bounds.map((line) => line.replace(': ', ':\n'));
  expect(toldRoster(rosterOf(...alone, ...names))).toEqual(told);
  const below = ['Toros Eczanesi', 'Ay Eczanesi'].flatMap((name) => [name, 'Seyhan', ...alone]);
  expect(toldRoster(rosterOf(...below))).toEqual(
    told.map((one) => one.replace(' 0322 458 12 34,', '')),
  );
  // A heading with their day says nothing against them, another day does.
  expect(toldRoster(rosterOf(...bounds, '29 Kasım 2026 Pazar', ...names))).toEqual(told);
  expect(
    toldRoster(rosterOf(...bounds, ...names, '30 Kasım Pazartesi', 'Seyhan', 'Nar Eczanesi')),
  ).toEqual([...told, 'Nar, Seyhan, 11-30']);
  // Without a day of their own they are those of every day.
  const times = ['Başlangıç: 19:00', 'Bitiş: 09:00'];
  const days = ['29 Kasım', 'Seyhan', 'Toros Eczanesi', '30 Kasım', 'Seyhan', 'Ay Eczanesi'];
  expect(toldRoster(rosterOf(...times, ...days))).toEqual([
    'Toros, Seyhan, 11-29, 19:00–09:00',
    'Ay, Seyhan, 11-30, 19:00–09:00',
  ]);
  // In blocks that begin with them the next one's are not those of the name before it.
  const blockBehind = (from: string, name: string) =>
    rosterOf(`Başlangıç: ${from}`, `Bitiş: 30.11.2026 09:00`, `Eczane: ${name}`, 'İlçe: Seyhan');
  const blocks = [blockBehind('29.11.2026 19:00', 'Toros'), blockBehind('29.11.2026 20:00', 'Ay')];
  expect(toldRoster(rosterOf(...blocks))).toEqual([
    'Toros, Seyhan, 11-29, 19:00–09:00',
    'Ay, Seyhan, 11-29, 20:00–09:00',
  ]);
  // Within a block of labels they are those of its pharmacy, and no address.
  const block = (name: string) => rosterOf(`Eczane: ${name}`, 'İlçe: Seyhan', ...bounds);
  const { entries } = readRosterText(rosterOf(block('Toros'), block('Ay')), TODAY);
  expect(entries.map(({ address }) => address)).toEqual(['', '']);
  expect(toldRoster(rosterOf(block('Toros'), block('Ay')))).toEqual(
    told.map((one) => one.replace(' 0322 458 12 34,', '')),
  );
});
