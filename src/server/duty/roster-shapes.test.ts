import { expect, test } from 'vitest';
import { processorMs, slowness } from '#tests/support/processor.ts';
import { toldRoster as read } from '#tests/support/told-roster.ts';

/** Layouts of chambers, health offices and messengers. */
test.each<[string, string, string[], object?]>([
  [
    'dd.mm.yyyy csv semicolons',
    `TARİH;ECZANE;İLÇE;ADRES;TELEFON
17.11.2026;YILDIZ;SEYHAN;Reşatbey Mah.;3224581234
18.11.2026;AY;ÇUKUROVA;Güzelyalı Mah.;3222334455`,
    ['Yıldız, Seyhan, 0322 458 12 34, 11-17', 'Ay, Çukurova, 0322 233 44 55, 11-18'],
  ],
  [
    'whatsapp forward with stars and emoji',
    `*17 Kasım 2026 Salı Nöbetçi Eczaneler*

📍 *SEYHAN*
💊 *Yıldız Eczanesi*
🏠 Reşatbey Mah. Atatürk Cad. No:5
☎️ 0322 458 12 34

📍 *YÜREĞİR*
💊 *Deniz Eczanesi*
🏠 Kışla Mah. Kozan Cad. No:15
☎️ 0322 321 10 20`,
    ['Yıldız, Seyhan, 0322 458 12 34, 11-17', 'Deniz, Yüreğir, 0322 321 10 20, 11-17'],
  ],
  [
    'merged date cells (date only in the first row) tsv',
    `TARİH	GÜN	ECZANE ADI	ADRES	TELEFON
17.11.2026	Salı	YILDIZ ECZANESİ	Reşatbey Mah. Seyhan	0322 458 12 34
		GÜNEŞ ECZANESİ	Kurtuluş Mah. Seyhan	0322 453 45 67
18.11.2026	Çarşamba	AY ECZANESİ	Güzelyalı Mah. Çukurova	0322 233 44 55
		SU ECZANESİ	Toros Mah. Çukurova	0322 234 44 55`,
    [
      'Yıldız, Seyhan, 0322 458 12 34, 11-17',
      'Güneş, Seyhan, 0322 453 45 67, 11-17',
      'Ay, Çukurova, 0322 233 44 55, 11-18',
      'Su, Çukurova, 0322 234 44 55, 11-18',
    ],
  ],
  [
    'merged district cells too',
    `NÖBETÇİ ECZANE LİSTESİ				
Tarih	İlçe	Eczane	Adres	Telefon
17.11.2026	Seyhan	YILDIZ	Reşatbey Mah.	0322 458 12 34
		GÜNEŞ	Kurtuluş Mah.	0322 453 45 67
	Çukurova	AY	Güzelyalı Mah.	0322 233 44 55
18.11.2026	Seyhan	SU	Toros	0322 234 44 55`,
    [
      'Yıldız, Seyhan, 0322 458 12 34, 11-17',
      'Güneş, Seyhan, 0322 453 45 67, 11-17',
      'Ay, Çukurova, 0322 233 44 55, 11-17',
      'Su, Seyhan, 0322 234 44 55, 11-18',
    ],
  ],
  [
    'month heading on a page, "1 Kasım Pazar – NAME"',
    `KARAİSALI KASIM AYI NÖBETÇİ ECZANELERİ
1 Kasım Pazar - Yıldız Eczanesi - 0322 551 10 10
2 Kasım Pazartesi - Ay Eczanesi - 0322 551 20 20`,
    ['Yıldız, Karaisalı, 0322 551 10 10, 11-01', 'Ay, Karaisalı, 0322 551 20 20, 11-02'],
    { district: 'Karaisalı' },
  ],
  [
    'excel day format 17.Kas.26',
    `Tarih;Eczane;İlçe;Tel
17.Kas.26;YILDIZ ECZANESİ;Seyhan;0322 458 12 34
18.Kas.26;AY ECZANESİ;Çukurova;0322 233 44 55`,
    ['Yıldız, Seyhan, 0322 458 12 34, 11-17', 'Ay, Çukurova, 0322 233 44 55, 11-18'],
  ],
  [
    'excel day 17-Kas',
    `Tarih;Eczane;İlçe
17-Kas;YILDIZ ECZANESİ;Seyhan
1-Ara;AY ECZANESİ;Çukurova`,
    ['Yıldız, Seyhan, 11-17', 'Ay, Çukurova, 12-01'],
  ],
  [
    'label blocks',
    `Eczane Adı : YILDIZ
İlçe : Seyhan
Adres : Reşatbey Mah. No: 4
Telefon : 0322 458 12 34
Nöbet Tarihi : 17.11.2026
Nöbet Saati : 18:30 - 08:30

Eczane Adı : AY
İlçe : Çukurova
Adres : Toros Mah. No: 9
Telefon : 0322 233 44 55
Nöbet Tarihi : 17.11.2026
Nöbet Saati : 18:30 - 08:30`,
    [
      'Yıldız, Seyhan, 0322 458 12 34, 11-17, 18:30–08:30',
      'Ay, Çukurova, 0322 233 44 55, 11-17, 18:30–08:30',
    ],
  ],
  [
    'eczaneler.gen.tr like',
    `17 Kasım Salı gününü 18 Kasım Çarşamba gününe bağlayan gece Adana nöbetçi eczaneleri
Yıldız Eczanesi
Reşatbey Mahallesi, Atatürk Caddesi No:5 Seyhan / Adana » Büyük Saat yanı
0 (322) 458 12 34
Ay Eczanesi
Toros Mahallesi, Kenan Evren Bulvarı No:9 Çukurova / Adana
0 (322) 233 44 55`,
    ['Yıldız, Seyhan, 0322 458 12 34, 11-17', 'Ay, Çukurova, 0322 233 44 55, 11-17'],
  ],
  [
    'bölge parts',
    `17/11/2026
SEYHAN 1. BÖLGE
YILDIZ ECZANESİ - Reşatbey Mah. No:5 - 0322 458 12 34
SEYHAN 2. BÖLGE
GÜNEŞ ECZANESİ - Kurtuluş Mah. No:7 - 0322 453 45 67`,
    ['Yıldız, Seyhan, 0322 458 12 34, 11-17', 'Güneş, Seyhan, 0322 453 45 67, 11-17'],
  ],
  [
    'phones without area code',
    `Tarih;Eczane;İlçe;Adres;Telefon
17.11.2026;Yıldız;Seyhan;Reşatbey Mah.;458 12 34`,
    ['Yıldız, Seyhan, 0322 458 12 34, 11-17'],
  ],
  [
    '"17-18 Kasım 2026" night',
    `17-18 Kasım 2026 Nöbetçi Eczaneler
SEYHAN
YILDIZ ECZANESİ
Reşatbey Mah. No:5
0322 458 12 34`,
    ['Yıldız, Seyhan, 0322 458 12 34, 11-17'],
  ],
  [
    'whole month grid',
    `TARİH;SEYHAN;YÜREĞİR
17.11.2026;YILDIZ - GÜNEŞ;DENİZ
18.11.2026;AY, SU;IRMAK / KÖPRÜ`,
    [
      'Yıldız, Seyhan, 11-17',
      'Güneş, Seyhan, 11-17',
      'Deniz, Yüreğir, 11-17',
      'Ay, Seyhan, 11-18',
      'Su, Seyhan, 11-18',
      'Irmak, Yüreğir, 11-18',
      'Köprü, Yüreğir, 11-18',
    ],
  ],
  [
    'weekday column after day column',
    `TARİH;GÜN;NÖBETÇİ ECZANE;TELEFON;İLÇE
17.11.2026;SALI;YILDIZ ECZANESİ;0322 458 12 34;SEYHAN`,
    ['Yıldız, Seyhan, 0322 458 12 34, 11-17'],
  ],
  [
    'address before name line? name last',
    `Adres	Telefon	İlçesi	Eczanenin Adı	Nöbet Günü
Reşatbey Mah.	322 4581234	SEYHAN	yıldız eczanesi	17 Kasım 2026 Salı`,
    ['Yıldız, Seyhan, 0322 458 12 34, 11-17'],
  ],
  [
    'district - name',
    `17.11.2026 SALI NÖBETÇİ ECZANELER
SEYHAN - YILDIZ ECZANESİ - 0322 458 12 34
ÇUKUROVA - AY ECZANESİ - 0322 233 44 55`,
    ['Yıldız, Seyhan, 0322 458 12 34, 11-17', 'Ay, Çukurova, 0322 233 44 55, 11-17'],
  ],
  [
    'days as columns headers',
    `ECZANE;TELEFON;NÖBET GÜNLERİ
YILDIZ ECZANESİ;0322 681 10 10;03.11.2026, 17.11.2026
AY ECZANESİ;0322 681 20 20;04.11.2026, 18.11.2026`,
    [
      'Yıldız, Karataş, 0322 681 10 10, 11-03',
      'Yıldız, Karataş, 0322 681 10 10, 11-17',
      'Ay, Karataş, 0322 681 20 20, 11-04',
      'Ay, Karataş, 0322 681 20 20, 11-18',
    ],
    { district: 'Karataş' },
  ],
  [
    'month page',
    `KASIM 2026 SARIÇAM NÖBETÇİ ECZANE
1 PAZAR YILDIZ ECZANESİ
2 PAZARTESİ AY ECZANESİ`,
    ['Yıldız, Sarıçam, 11-01', 'Ay, Sarıçam, 11-02'],
    {},
  ],
  [
    'hour ranges without minutes "19-09"',
    `Tarih;Eczane;İlçe;Saat
17.11.2026;Yıldız;Seyhan;19-09
17.11.2026;Ay;Seyhan;18.30/08.30`,
    ['Yıldız, Seyhan, 11-17, 19:00–09:00', 'Ay, Seyhan, 11-17, 18:30–08:30'],
  ],
  [
    'times in words',
    `17.11.2026 SALI
SEYHAN
YILDIZ ECZANESİ
Reşatbey Mah. No:5
0322 458 12 34
Saat 00:00'a kadar nöbetçi`,
    ['Yıldız, Seyhan, 0322 458 12 34, 11-17, 09:00–00:00'],
  ],
  [
    'names with days and numbers',
    `17 Kasım 2026 Salı
SEYHAN
5 OCAK ECZANESİ
5 Ocak Mah. No:3
0322 458 12 34
23 NİSAN ECZANESİ
15 Temmuz Şehitler Bulvarı No:5
0322 458 12 35
100. YIL ECZANESİ
81. Sokak No: 2
0322 458 12 36
19 MAYIS MERKEZ ECZANESİ
Baraj Yolu 3. Ara Sokak
0322 458 12 37`,
    [
      '5 Ocak, Seyhan, 0322 458 12 34, 11-17',
      '23 Nisan, Seyhan, 0322 458 12 35, 11-17',
      '100. Yıl, Seyhan, 0322 458 12 36, 11-17',
      '19 Mayıs Merkez, Seyhan, 0322 458 12 37, 11-17',
    ],
  ],
  [
    'stale year',
    `17 Kasım 2025 Salı
SEYHAN
YILDIZ ECZANESİ
0322 458 12 34`,
    ['line 3 is told'],
  ],
  [
    'last year page w/o year',
    `17 Kasım Pazartesi
SEYHAN
YILDIZ ECZANESİ
0322 458 12 34`,
    ['Yıldız, Seyhan, 0322 458 12 34, 11-17'],
  ],
  [
    'weekly range',
    `16-22 Kasım 2026 haftası nöbetçi eczaneler
SEYHAN
YILDIZ ECZANESİ
0322 458 12 34`,
    ['line 3 is told'],
  ],
  [
    'weekly range in cells',
    `Tarih;Eczane;İlçe
16.11.2026 - 22.11.2026;Yıldız;Seyhan`,
    ['line 2 is told'],
  ],
  [
    'unknown region resets district',
    `17.11.2026
YÜREĞİR
DENİZ ECZANESİ
Kışla Mah.
0322 321 10 20
BARAJYOLU BÖLGESİ
YILDIZ ECZANESİ
Toros Mah. No:3
0322 458 12 34`,
    ['Deniz, Yüreğir, 0322 321 10 20, 11-17', 'Yıldız, ?, 0322 458 12 34, 11-17'],
  ],
  [
    'html page',
    `<!DOCTYPE html><html><head><title>Nöbetçi</title><style>.a{}</style><script>var x="A ECZANESİ";</script></head><body><h2>17 Kas&#305;m 2026 Sal&#305;</h2><table><tr><th>Eczane</th><th>İlçe</th><th>Adres</th><th>Telefon</th></tr><tr><td><b>YILDIZ ECZANES&#304;</b></td><td>Seyhan</td><td>Re&#351;atbey Mah.<br>No:5</td><td><a href="tel:03224581234">0322 458 12 34</a></td></tr><tr><td>G&Uuml;NE&#350;</td><td>Seyhan</td><td>Kurtuluş Mah.&nbsp;No:7</td><td>0322 453 45 67</td></tr></table></body></html>`,
    ['Yıldız, Seyhan, 0322 458 12 34, 11-17', 'Güneş, Seyhan, 0322 453 45 67, 11-17'],
  ],
  [
    'html divs',
    `<div class="card"><h3>17.11.2026</h3><h4>SEYHAN</h4><div><strong>YILDIZ ECZANESİ</strong><p>Reşatbey Mah. No:5</p><p>Tel: 0322 458 12 34</p></div></div>`,
    ['Yıldız, Seyhan, 0322 458 12 34, 11-17'],
  ],
  [
    'guessed merged date',
    `17.11.2026 Salı	SEYHAN	YILDIZ ECZANESİ	Reşatbey Mah.	0322 458 12 34
	SEYHAN	GÜNEŞ ECZANESİ	Kurtuluş Mah.	0322 453 45 67
18.11.2026 Çarşamba	SEYHAN	AY ECZANESİ	5 Ocak Mah.	0322 233 44 55`,
    [
      'Yıldız, Seyhan, 0322 458 12 34, 11-17',
      'Güneş, Seyhan, 0322 453 45 67, 11-17',
      'Ay, Seyhan, 0322 233 44 55, 11-18',
    ],
  ],
  [
    'block with İlçe first',
    `17.11.2026
İlçe: Seyhan
Eczane: Yıldız
Telefon: 0322 458 12 34
İlçe: Çukurova
Eczane: Ay
Telefon: 0322 233 44 55`,
    ['Yıldız, Seyhan, 0322 458 12 34, 11-17', 'Ay, Çukurova, 0322 233 44 55, 11-17'],
  ],
  [
    'merged weekday contradicts',
    `TARİH;GÜN;ECZANE;İLÇE
17.11.2026;Salı;Yıldız;Seyhan
;Çarşamba;Ay;Seyhan`,
    ['Yıldız, Seyhan, 11-17', 'line 3 is told'],
  ],
  [
    'until only list',
    `17.11.2026 Salı
SABAHA KADAR NÖBETÇİ ECZANELER
SEYHAN
YILDIZ ECZANESİ
0322 458 12 34
SAAT 24:00'E KADAR NÖBETÇİ ECZANELER
SEYHAN
AY ECZANESİ
0322 233 44 55`,
    ['Yıldız, Seyhan, 0322 458 12 34, 11-17', 'Ay, Seyhan, 0322 233 44 55, 11-17, 09:00–00:00'],
  ],
  [
    'day heading among unknown words',
    `16 KASIM 2026 PAZARTESİ NÖBETÇİ ECZANELER
SEYHAN
AY ECZANESİ
0322 233 44 55
17 KASIM 2026 SALI İLÇEMİZ NÖBETÇİ SAĞLIK GÖREVLİLERİ
SEYHAN
YILDIZ ECZANESİ
0322 458 12 34`,
    ['Ay, Seyhan, 0322 233 44 55, 11-16', 'line 7 is told'],
  ],
  [
    'Saat column with start only',
    `Tarih;Eczane;İlçe;Saat
17.11.2026;Yıldız;Seyhan;18:30`,
    ['Yıldız, Seyhan, 11-17, 18:30–08:30'],
  ],
  [
    '"Eczane" spelled ECZANESI / Eczahanesi',
    `17.11.2026
SEYHAN
YILDIZ ECZAHANESİ
0322 458 12 34
GÜNEŞ ECZANESI
0322 453 45 67`,
    ['Yıldız, Seyhan, 0322 458 12 34, 11-17', 'Güneş, Seyhan, 0322 453 45 67, 11-17'],
  ],
  [
    'matrix with phones',
    `TARİH;SEYHAN;YÜREĞİR
17.11.2026;YILDIZ ECZANESİ - 0322 458 12 34;DENİZ ECZANESİ
Kışla Mah.`,
    ['Yıldız, Seyhan, 0322 458 12 34, 11-17', 'Deniz, Yüreğir, 11-17', 'line 3 is told'],
  ],
])('a roster as it is sent: %s', (_, text, said, more) => {
  expect(read(text, more)).toEqual(said);
});

test('markup that never ends is read in no time', async () => {
  const { ms } = await processorMs(() => {
    for (const piece of ['<script>', '<td>', '<div>&', '<!--'])
      expect(read(`<table>${piece.repeat(250_000)}`)).toEqual([]);
  });
  expect(ms / (await slowness())).toBeLessThan(10_000);
});
