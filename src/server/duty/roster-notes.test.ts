import { expect, test } from 'vitest';
import { TODAY, toldRoster } from '#tests/support/told-roster.ts';
import { readRosterText } from './roster-entries.rules.ts';

test('a day as databases write it has no time', () => {
  const roster = `Tarih;Eczane;İlçe
2026-11-17T00:00:00;YILDIZ;Seyhan
2026-11-17T00:00:00.000Z;NAR;Seyhan
17.11.2026 00:00:00;AY;Seyhan
17.11.2026 00:00;SU;Seyhan`;
  expect(toldRoster(roster)).toEqual([
    ...['Yıldız, Seyhan, 11-17', 'Nar, Seyhan, 11-17', 'Ay, Seyhan, 11-17'],
    'Su, Seyhan, 11-17, 00:00–08:30',
  ]);
});

test('bare names with their numbers are read below a day and a district', () => {
  const names = 'Yıldız 0322 458 12 34\nNar - 0322 233 44 55';
  expect(toldRoster(`17.11.2026 SEYHAN\n${names}`)).toEqual([
    'Yıldız, Seyhan, 0322 458 12 34, 11-17',
    'Nar, Seyhan, 0322 233 44 55, 11-17',
  ]);
  // Whose numbers they are is not said: they may be anybody's.
  const { entries, unread } = readRosterText(`17.11.2026\n${names}`, TODAY);
  expect([entries, unread.map(({ line }) => line)]).toEqual([[], [2, 3]]);
});

test.each([
  ["Not: Nöbetçi eczaneler 19.00'dan sonra açıktır.", 'Su, Seyhan, 11-17', ''],
  ['Nöbetçi eczaneler listesi değişebilir', 'Su, Seyhan, 11-17', ''],
  ['Nöbet listesi değişebilir', 'Su, Seyhan, 11-17', ''],
  ["Saat 13.00'ten sonra nöbetçi", 'Su, Seyhan, 11-17, 13:00–08:30', ''],
  ['Toros Mah. No: 3', 'Su, Seyhan, 11-17', 'Toros Mah. No: 3'],
])('below a name, %j says %j', (note, said, address) => {
  const roster = `17.11.2026\nSeyhan\nSu Eczanesi\n${note}`;
  expect(toldRoster(roster)).toEqual([said]);
  expect(readRosterText(roster, TODAY).entries).toMatchObject([{ address }]);
});

test('times above all days are those of every day that says none', () => {
  const days =
    '17 Kasım 2026 Salı\nSeyhan\nSu Eczanesi\n18 Kasım 2026 Çarşamba\nSeyhan\nAy Eczanesi';
  const [first, second] = ['Su, Seyhan, 11-17, ', 'Ay, Seyhan, 11-18, '];
  expect(toldRoster(`Nöbet saatleri: 19:00 - 09:00\n${days}`)).toEqual([
    `${first}19:00–09:00`,
    `${second}19:00–09:00`,
  ]);
  expect(
    toldRoster(`Nöbet saatleri: 19:00 - 09:00\n${days}\nSaat 13.00'ten sonra nöbetçi`),
  ).toEqual([`${first}19:00–09:00`, `${second}13:00–08:30`]);
  // A part of the day is not all of it.
  expect(toldRoster(`Gündüz 09.00 - 19.00\n${days}`)).toEqual([
    'Su, Seyhan, 11-17',
    'Ay, Seyhan, 11-18',
  ]);
});

const LIST = '17.11.2026\nSeyhan\nSu Eczanesi\nAy Eczanesi';
test.each([
  'Nöbetçi eczaneler 19:00–09:00 saatleri arasında hizmet verir.',
  'Nöbet 19.00’da başlar, ertesi gün 09.00’da biter.',
  'Eczanelerimizin nöbet saatleri 19.00 ile 09.00 arasıdır.',
])('a sentence above the list says when its turns begin and end: %s', (sentence) => {
  expect(toldRoster(`${sentence}\n${LIST}`)).toEqual([
    'Su, Seyhan, 11-17, 19:00–09:00',
    'Ay, Seyhan, 11-17, 19:00–09:00',
  ]);
});

test('below the list it says the same of all, where it speaks of pharmacies and not of the one above', () => {
  const [first, second] = ['Su, Seyhan, 11-17', 'Ay, Seyhan, 11-17'];
  const below = (text: string) => toldRoster(`${LIST}\n${text}`);
  expect(below('Nöbetçi eczaneler 19.00 - 09.00 arasında açıktır')).toEqual([
    `${first}, 19:00–09:00`,
    `${second}, 19:00–09:00`,
  ]);
  expect(below('Nöbet 19.00 - 09.00')).toEqual([first, `${second}, 19:00–09:00`]);
  // Of some days, of pharmacies that are not on duty, and of two turns nobody can say which.
  for (const other of [
    'Nöbetçi eczaneler hafta sonu 09.00 - 09.00 arasında açıktır',
    'Eczaneler 08.30 - 19.00 arasında açıktır',
    'Nöbetçi eczaneler 09.00 - 19.00 ve 19.00 - 09.00 arasında açıktır',
  ])
    expect(below(other)).toEqual([first, second]);
});

test.each(['Nöbet saatleri: 19.00–09.00', 'Nöbet Saatleri 19:00 - 09:00'])(
  'below the list, %j is of all, and of one that says it among its lines',
  (line) => {
    const [turn, phone] = ['19:00–09:00', '0322 458 12 34'];
    const [first, second] = ['Su, Seyhan', 'Ay, Seyhan'];
    expect(
      toldRoster(`${LIST}\nToros Mah. No: 3\n${phone}\n\n${line}\nAdana Eczacı Odası`),
    ).toEqual([`${first}, 11-17, ${turn}`, `${second}, ${phone}, 11-17, ${turn}`]);
    // More of the same pharmacy stands below it.
    expect(toldRoster(`${LIST}\n${line}\n${phone}`)).toEqual([
      `${first}, 11-17`,
      `${second}, ${phone}, 11-17, ${turn}`,
    ]);
    // Another one follows, or has its own.
    expect(toldRoster(`${LIST}\n${line}\nNar Eczanesi`)).toEqual([
      `${first}, 11-17`,
      `${second}, 11-17, ${turn}`,
      'Nar, Seyhan, 11-17',
    ]);
    expect(
      toldRoster(
        `17.11.2026\nSeyhan\nSu Eczanesi\n13.00–20.00\nNar Eczanesi\nAy Eczanesi\n${line}`,
      ),
    ).toEqual([`${first}, 11-17, 13:00–20:00`, 'Nar, Seyhan, 11-17', `${second}, 11-17, ${turn}`]);
  },
);

test('below the list, a day of duty is of all, and one that may be that of the list of nobody', () => {
  const list = ['SEYHAN', 'Su Eczanesi', 'Toros Mah. No: 3', '0322 458 12 34', 'Ay Eczanesi'].join(
    '\n',
  );
  expect(toldRoster(`${list}\nNöbet tarihi: 17.11.2026 Saat: 18:30 - 08:30`)).toEqual([
    'Su, Seyhan, 0322 458 12 34, 11-17, 18:30–08:30',
    'Ay, Seyhan, 11-17, 18:30–08:30',
  ]);
  const none = ['line 2 is told', 'line 5 is told'];
  expect(toldRoster(`${list}\nTarih: 17.11.2026`)).toEqual(none);
  expect(toldRoster(`${list}\n17.11.2026 Salı`)).toEqual(none);
  // Each has its own, or there is only one.
  const each = 'Su Eczanesi\nTarih: 17.11.2026\nAy Eczanesi\nTarih: 18.11.2026';
  expect(toldRoster(`SEYHAN\n${each}`)).toEqual(['Su, Seyhan, 11-17', 'Ay, Seyhan, 11-18']);
  expect(toldRoster('SEYHAN\nSu Eczanesi\nTarih: 17.11.2026')).toEqual(['Su, Seyhan, 11-17']);
});
