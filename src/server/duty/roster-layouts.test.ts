import { expect, test } from 'vitest';
import { TODAY, toldRoster } from '#tests/support/told-roster.ts';
import { readRosterText } from './roster-entries.rules.ts';

/** Layouts in which something stands beside, below or before what it belongs to. */
test.each<[string, string, string[], object?]>([
  [
    'a calendar with a column for each day',
    `Pazartesi\tSalı\tÇarşamba
16.11.2026\t17.11.2026\t18.11.2026
YILDIZ ECZ\tAY ECZ\tSU ECZ
GÜNEŞ ECZ\tDENİZ ECZ\tNAR ECZ`,
    ['Yıldız, ?, 11-16', 'Ay, ?, 11-17', 'Su, ?, 11-18'].concat([
      'Güneş, ?, 11-16',
      'Deniz, ?, 11-17',
      'Nar, ?, 11-18',
    ]),
    // The day that was chosen for rows without one.
    { day: '2026-11-20' },
  ],
  [
    'a calendar with a row for each district',
    `\t16 Kasım\t17 Kasım\t18 Kasım
SEYHAN\tYILDIZ ECZ\tAY ECZ\tSU ECZ
ÇUKUROVA\tGÜNEŞ ECZ\t\tNAR ECZ`,
    ['Yıldız, Seyhan, 11-16', 'Ay, Seyhan, 11-17', 'Su, Seyhan, 11-18'].concat([
      'Güneş, Çukurova, 11-16',
      'Nar, Çukurova, 11-18',
    ]),
  ],
  [
    'from the evening of one day with its time to the morning of the other',
    `17 Kasım 2026 Salı 18:30 - 18 Kasım 2026 Çarşamba 09:00 arası nöbetçi eczaneler
Yıldız Eczanesi - Seyhan - 0322 458 12 34`,
    ['Yıldız, Seyhan, 0322 458 12 34, 11-17, 18:30–09:00'],
  ],
  [
    'the number before the name, or without its area code behind all else',
    `17 Kasım 2026
0322 458 12 34 - YILDIZ ECZANESİ - SEYHAN
AY ECZANESİ (ÇUKUROVA) TEL: 233 44 55
SU ECZANESİ SEYHAN 453 45 67`,
    [
      'Yıldız, Seyhan, 0322 458 12 34, 11-17',
      'Ay, Çukurova, 0322 233 44 55, 11-17',
      'Su, Seyhan, 0322 453 45 67, 11-17',
    ],
  ],
  [
    'times of the turn below each name',
    `28 Kasım Cumartesi

Güneş Eczanesi
Reşatbey Mah. Atatürk Cad. No: 12/A Seyhan
Nöbet: 28 Kasım 19:00 - 29 Kasım 09:00

Deniz Eczanesi
Güzelyalı Mah. Çukurova
Nöbet: 28 Kasım 19:00 - 29 Kasım 09:00`,
    ['Güneş, Seyhan, 11-28, 19:00–09:00', 'Deniz, Çukurova, 11-28, 19:00–09:00'],
  ],
  [
    'a wrong weekday below a right day is never the night before',
    `27 Kasım 2026 Cuma
SEYHAN
ADA ECZANESİ 0322 458 12 34
28 Kasım 2026 Salı
SEYHAN
BORA ECZANESİ 0322 458 12 35`,
    ['Ada, Seyhan, 0322 458 12 34, 11-27', 'line 6 is told'],
  ],
  [
    'a wrong weekday before a name',
    `KARAİSALI ARALIK 2026
02.12.2026 Çarşamba - YAYLA ECZANESİ
03.12.2026 Cuma - TOROS ECZANESİ
4 Aralık 2026 Perşembe TOROS ECZANESİ`,
    ['Yayla, Karaisalı, 12-02', 'line 3 is told', 'line 4 is told'],
  ],
  [
    'lists by the part of the day, districts before names',
    `29 Kasım 2026 Pazar
GÜNDÜZ NÖBETÇİ (09:00 - 19:00)
SEYHAN: GÜNEŞ ECZANESİ Reşatbey Mah. 0322 458 12 34
GECE NÖBETÇİ (19:00 - 09:00)
ÇUKUROVA: NEHİR ECZANESİ Toros Mah. 0322/234 44 55`,
    [
      'Güneş, Seyhan, 0322 458 12 34, 11-29, 09:00–19:00',
      'Nehir, Çukurova, 0322 234 44 55, 11-29, 19:00–09:00',
    ],
  ],
  [
    'the district of a month, and its days below',
    `ARALIK AYI KARAİSALI NÖBET LİSTESİ

1 Aralık 2026 Salı
TOROS ECZANESİ - 0322 551 20 30
2 Aralık 2026 Çarşamba
YAYLA ECZANESİ - 0322 551 20 31`,
    ['Toros, Karaisalı, 0322 551 20 30, 12-01', 'Yayla, Karaisalı, 0322 551 20 31, 12-02'],
  ],
  [
    'two halves of a month side by side',
    `Tarih;Eczane;Telefon;Tarih;Eczane;Telefon
15.12.2026;GÜNEŞ;322 458 12 34;30.12.2026;CAN;322 453 45 68
16.12.2026;ŞİFA;322 453 45 67;31.12.2026;NUR;322 453 45 71
17.12.2026;AY;322 453 45 69;;;`,
    [
      ...['Güneş, 0322 458 12 34, 12-15', 'Can, 0322 453 45 68, 12-30'],
      ...['Şifa, 0322 453 45 67, 12-16', 'Nur, 0322 453 45 71, 12-31'],
      'Ay, 0322 453 45 69, 12-17',
    ].map((said) => said.replace(', ', ', Seyhan, ')),
    { district: 'Seyhan' },
  ],
  [
    'numbered columns of names',
    `Tarih;İlçe;1. Eczane;2. Eczane;Saat
28.11.2026;Seyhan;GÜNEŞ ECZANESİ;ŞİFA ECZANESİ;18:30 - 09:00`,
    ['Güneş, Seyhan, 11-28, 18:30–09:00', 'Şifa, Seyhan, 11-28, 18:30–09:00'],
  ],
  [
    'notes below a column of names',
    `Tarih;İlçe;Eczane;Telefon
28.11.2026;Seyhan;GÜNEŞ;322 458 12 34
;;Hazırlayan: Nöbet Komisyonu;
;;Eczacı Odası 0322 457 00 00;`,
    ['Güneş, Seyhan, 0322 458 12 34, 11-28', 'line 3 is told', 'line 4 is told'],
  ],
  [
    'cells that span rows',
    `<table><tr><th>Tarih</th><th>İlçe</th><th>Eczane</th><th>Telefon</th></tr>
<tr><td rowspan="3">28.11.2026</td><td rowspan=2>Seyhan</td><td>Güneş Eczanesi</td><td>0322 458 12 34</td></tr>
<tr><td>Şifa Eczanesi</td><td>0322 453 45 67</td></tr>
<tr><td>Çukurova</td><td>Deniz Eczanesi</td><td>0322 233 44 55</td></tr>
<tr><td>29.11.2026</td><td>Seyhan</td><td>Can Eczanesi</td><td>0322 453 45 68</td></tr></table>`,
    [
      'Güneş, Seyhan, 0322 458 12 34, 11-28',
      'Şifa, Seyhan, 0322 453 45 67, 11-28',
      'Deniz, Çukurova, 0322 233 44 55, 11-28',
      'Can, Seyhan, 0322 453 45 68, 11-29',
    ],
  ],
  [
    'a page whose heading follows its navigation',
    `<html><nav><a>Ana Sayfa</a> <a>İletişim</a></nav><h1>28 Kasım 2026 Cumartesi Nöbetçi Eczaneler</h1>
<table><tr><td colspan="2">Seyhan</td></tr><tr><td>Güneş Eczanesi</td><td>0322 458 12 34</td></tr></table></html>`,
    ['Güneş, Seyhan, 0322 458 12 34, 11-28'],
  ],
  [
    'numbers beside columns of names belong to the name they follow',
    `Tarih;Seyhan;Tel;Çukurova;Tel
17.11.2026;YILDIZ;458 12 34;AY;233 44 55`,
    ['Yıldız, Seyhan, 0322 458 12 34, 11-17', 'Ay, Çukurova, 0322 233 44 55, 11-17'],
  ],
  [
    'one number behind two columns of names is of neither',
    `Tarih;1. Eczane;Tel 1;2. Eczane
17.11.2026;YILDIZ;458 12 34;AY`,
    ['Yıldız, ?, 11-17', 'Ay, ?, 11-17'],
  ],
  [
    'numbers of rows without a header are no times',
    `1\tYıldız Eczanesi\tSeyhan\t0322 458 12 34\t17.11.2026
2\tAy Eczanesi\tÇukurova\t0322 233 44 55\t17.11.2026`,
    ['Yıldız, Seyhan, 0322 458 12 34, 11-17', 'Ay, Çukurova, 0322 233 44 55, 11-17'],
  ],
  [
    'days of a month and their weekdays in cells of their own',
    `KASIM 2026 KARAİSALI
1\tPazar\tYILDIZ ECZ\t0322 551 10 10
2\tPazartesi\tAY ECZ\t0322 551 10 11`,
    ['Yıldız, Karaisalı, 0322 551 10 10, 11-01', 'Ay, Karaisalı, 0322 551 10 11, 11-02'],
  ],
  [
    'what a column says together, and lines between the header and the rows',
    `| Tarih | Eczane Adı ve Adresi | Telefonu | İlçesi |
|---|---|---|---|
| 17.11.2026 | YILDIZ ECZANESİ Reşatbey Mah. No:5 | 0322 458 12 34 | Seyhan |
| 17.11.2026 | NUR - Toros Mah. No:7 | 0322 233 44 55 | Çukurova |`,
    ['Yıldız, Seyhan, 0322 458 12 34, 11-17', 'Nur, Çukurova, 0322 233 44 55, 11-17'],
  ],
  [
    'address and number, name and number in one cell',
    `Tarih;Eczane;Adres / Telefon
17.11.2026;YILDIZ;"Reşatbey Mah. Seyhan
0322 458 12 34"
Tarih;Eczane / Telefon;İlçe
17.11;AY (0322 233 44 55);Çukurova
18/11 Çarşamba;SU 0322 233 44 56;Çukurova`,
    [
      'Yıldız, Seyhan, 0322 458 12 34, 11-17',
      'Ay, Çukurova, 0322 233 44 55, 11-17',
      'Su, Çukurova, 0322 233 44 56, 11-18',
    ],
  ],
  [
    'day and time of beginning and end in four columns',
    `ECZANE ADI;İLÇE;NÖBET BAŞLANGIÇ TARİHİ;NÖBET BAŞLANGIÇ SAATİ;NÖBET BİTİŞ TARİHİ;NÖBET BİTİŞ SAATİ
YILDIZ;SEYHAN;17.11.2026;18:30;18.11.2026;09:15`,
    ['Yıldız, Seyhan, 11-17, 18:30–09:15'],
  ],
  [
    'days of a month in one cell',
    `Eczane;İlçe;Nöbet Günleri
YILDIZ;Karaisalı;1, 5, 9 Kasım
AY;Karaisalı;2-6-10 Kasım 2026
SU;Karaisalı;3-4 Kasım`,
    [
      ...['Yıldız, 11-01', 'Yıldız, 11-05', 'Yıldız, 11-09'],
      ...['Ay, 11-02', 'Ay, 11-06', 'Ay, 11-10', 'Su, 11-03'],
    ].map((said) => said.replace(', ', ', Karaisalı, ')),
  ],
  [
    'a sheet whose table does not begin in its corner',
    `;;17.11.2026 SALI;;
;SEYHAN;;;
;1;YILDIZ ECZANESİ;Reşatbey Mah.;0322 458 12 34
;ÇUKUROVA;;;
;1;AY ECZANESİ;Toros Mah.;0322 233 44 55`,
    ['Yıldız, Seyhan, 0322 458 12 34, 11-17', 'Ay, Çukurova, 0322 233 44 55, 11-17'],
  ],
  [
    'a number that a spreadsheet has rounded is none',
    `Tarih;Eczane;İlçe;Telefon
17.11.2026;Yıldız;Seyhan;3,22458E+09
17.11.2026;Ay;Seyhan;3,224581234E+09`,
    ['Yıldız, Seyhan, 11-17', 'Ay, Seyhan, 0322 458 12 34, 11-17'],
  ],
  [
    'weekdays below the days of a week',
    `16-22 Kasım 2026 haftası Seyhan nöbetçi eczaneleri
Pazartesi: Su ve Deniz
Salı: Yıldız, Güneş, Ay
ÇARŞAMBA
Nar Eczanesi
0322 458 12 34`,
    [
      ...['Su, Seyhan, 11-16', 'Deniz, Seyhan, 11-16'],
      ...['Yıldız, Seyhan, 11-17', 'Güneş, Seyhan, 11-17', 'Ay, Seyhan, 11-17'],
      'Nar, Seyhan, 0322 458 12 34, 11-18',
    ],
  ],
  [
    'weekdays in a column, below the days of a week',
    `16-22 Kasım 2026;;
Gün;İlçe;Eczane
Pazartesi;Seyhan;YILDIZ
;Seyhan;AY
Salı;Seyhan;SU`,
    ['Yıldız, Seyhan, 11-16', 'Ay, Seyhan, 11-16', 'Su, Seyhan, 11-17'],
  ],
  [
    'a weekday that may be of any week is the chosen day or none',
    `Salı: Yıldız, Güneş
Çarşamba: Ay, Su`,
    ['Yıldız, ?, 11-17', 'Güneş, ?, 11-17', 'line 2 is told', 'line 2 is told'],
    { day: '2026-11-17' },
  ],
  [
    'names without the word that all have, behind a day or a district',
    `SEYHAN NÖBETÇİ ECZANELER
17 Kasım Salı: Yıldız (0322 458 12 34), Güneş
18 Kasım Çarşamba: Su
19.11.2026 - Çukurova - Nar - 0322 233 44 55
20.11.2026
1) Deniz
2) Irmak`,
    [
      ...['Yıldız, Seyhan, 0322 458 12 34, 11-17', 'Güneş, Seyhan, 11-17', 'Su, Seyhan, 11-18'],
      ...['Nar, Çukurova, 0322 233 44 55, 11-19', 'Deniz, ?, 11-20', 'Irmak, ?, 11-20'],
    ],
  ],
  [
    'names in a sentence',
    `17 Kasım 2026 Salı günü Seyhan ilçesinde Yıldız Eczanesi, Güneş Eczanesi ve Ay Eczanesi nöbetçidir.
17 Kasım 2026 Salı günü Yüreğir ilçesinde Su Eczanesi nöbetçi.`,
    [
      ...['Yıldız, Seyhan, 11-17', 'Güneş, Seyhan, 11-17', 'Ay, Seyhan, 11-17'],
      'Su, Yüreğir, 11-17',
    ],
  ],
  [
    'a message with its sender, and times that have a beginning only',
    `16.11.2026 16:42 - Ayşe: 21 Kasım Cumartesi (resmî tatil)
Saat 13.00'ten sonra nöbetçi eczaneler
Seyhan
Yıldız Ecz 0322 458 12 34`,
    ['Yıldız, Seyhan, 0322 458 12 34, 11-21, 13:00–08:30'],
  ],
  [
    'an address below a name is no list of names',
    `17.11.2026
YILDIZ ECZANESİ
Seyhan - Reşatbey
0322 458 12 34`,
    ['Yıldız, Seyhan, 0322 458 12 34, 11-17'],
  ],
  [
    'answers of services',
    `{"status":"success","data":[{"pharmacyName":"YILDIZ ECZANESİ","district":"Seyhan","town":null,"phone":"03224581234",
"pharmacyDutyStart":"2026-11-17 18:00:00","pharmacyDutyEnd":"2026-11-18 08:00:00","latitude":36.9}]}`,
    ['Yıldız, Seyhan, 0322 458 12 34, 11-17, 18:00–08:00'],
  ],
  [
    'answers that group by day and by district',
    `{"2026-11-17":[{"eczaneAdi":"Yıldız","ilce":{"id":4,"ad":"Seyhan"},"tel":"0322 458 12 34"}],
"2026-11-18":{"Çukurova":[{"eczane_adi":"Ay"}],"Seyhan":["Su","Nar"]}}`,
    [
      ...['Yıldız, Seyhan, 0322 458 12 34, 11-17', 'Ay, Çukurova, 11-18'],
      ...['Su, Seyhan, 11-18', 'Nar, Seyhan, 11-18'],
    ],
  ],
  [
    'one value a line; what one leaves out is not what the one before it said',
    `{"name":"Yıldız Eczanesi","dist":"Seyhan","date":"2026-11-17"}
{"name":"Ay Eczanesi","dist":"Çukurova"}`,
    ['Yıldız, Seyhan, 11-17', 'line 2 is told'],
  ],
  [
    'numbers as pictures, and a heading that says today',
    `Bugünkü nöbetçi eczanelerimiz 17/11/2026
1️⃣ YILDIZ ECZANESİ - SEYHAN ☎️ 03224581234
2️⃣ AY ECZANESİ - ÇUKUROVA ☎️ 03222334455`,
    ['Yıldız, Seyhan, 0322 458 12 34, 11-17', 'Ay, Çukurova, 0322 233 44 55, 11-17'],
  ],
  [
    'days of a month with their weekdays before bare names',
    `KASIM 2026 KARAİSALI
17. Salı: Yıldız
18. Çarşamba: Nar
19. Cuma: Su`,
    ['Yıldız, Karaisalı, 11-17', 'Nar, Karaisalı, 11-18', 'line 4 is told'],
  ],
  [
    'the district in the cell of the name',
    `Tarih;Eczane;Telefon
17.11.2026;YILDIZ ECZANESİ (SEYHAN);0322 458 12 34
17.11.2026;AY ECZANESİ - ÇUKUROVA;0322 233 44 55
17.11.2026;NUR (BARAJYOLU) ECZANESİ;0322 233 44 56`,
    [
      ...['Yıldız, Seyhan, 0322 458 12 34, 11-17', 'Ay, Çukurova, 0322 233 44 55, 11-17'],
      'Nur (Barajyolu), ?, 0322 233 44 56, 11-17',
    ],
  ],
  [
    'words of a heading before one name',
    `17.11.2026
Seyhan Nöbetçi Eczaneler: Yıldız Eczanesi, Ay Eczanesi
Yüreğir Nöbetçi Eczane: Su Eczanesi`,
    ['Yıldız, Seyhan, 11-17', 'Ay, Seyhan, 11-17', 'Su, Yüreğir, 11-17'],
  ],
])('a roster laid out otherwise: %s', (_, text, said, more) => {
  expect(toldRoster(text, more)).toEqual(said);
});

test('what stands behind a district and is no name is told', () => {
  const { entries, unread } = readRosterText(
    '17.11.2026\nSeyhan: bu gece merkezde birkaç yer birden açık',
    TODAY,
  );
  expect([entries, unread.map(({ line }) => line)]).toEqual([[], [2]]);
});

/** Nobody can say whose the lines below are, so none is taken, and each is named. */
test('pharmacies side by side in a text are told', () => {
  const text = `28 KASIM 2026 CUMARTESİ
SEYHAN                    ÇUKUROVA
GÜNEŞ ECZANESİ            DENİZ ECZANESİ
0322 458 12 34            0322 233 44 55`;
  const { entries, unread } = readRosterText(text, TODAY);
  expect([entries, unread.map(({ line }) => line)]).toEqual([[], [3, 4]]);
  // Of two in one line each is taken, and the number below them is of neither.
  const inOneLine = '28 Kasım 2026\nSeyhan\nAda Eczanesi, Bora Eczanesi\n0322 458 12 34';
  expect(toldRoster(inOneLine)).toEqual(['Ada, Seyhan, 11-28', 'Bora, Seyhan, 11-28']);
  expect(readRosterText(inOneLine, TODAY).unread.map(({ line }) => line)).toEqual([4]);
  const beside = readRosterText('28 Kasım 2026\nAda Eczanesi Toros Mah. - Bora Eczanesi', TODAY);
  expect(beside.unread.map(({ text: said }) => said)).toEqual(['Bora Eczanesi']);
});
