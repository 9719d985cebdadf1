import { expect, test } from 'vitest';
import { categories } from '#db/seed/categories.ts';
import { type GrammarContext, readGrammar } from './grammar.ts';
import { EMPTY_BOOK } from './place-book.ts';
import { thesaurusOf } from './thesaurus.ts';

/** Friday, 20 November 2026, 12.00 in Adana. */
const NOW = new Date('2026-11-20T09:00:00Z');

function read(q: string, context: Partial<GrammarContext> = {}) {
  const { words, readings } = readGrammar(q, { now: NOW, categories, ...context });
  return [words, ...readings.map(({ kind, value }) => (value ? `${kind}=${value}` : kind))];
}

/** A question → the words that are left, and what was read. */
const CASES: [q: string, words: string, ...readings: string[]][] = [
  // Districts: endings, apostrophes, capitals, ASCII typing
  ['çukurova kuaför', 'kuaför', 'district=Çukurova'],
  ['kuaför çukurova', 'kuaför', 'district=Çukurova'],
  ['CUKUROVA KUAFOR', 'KUAFOR', 'district=Çukurova'],
  ['seyhanda eczane', 'eczane', 'district=Seyhan'],
  ['Seyhan’daki eczaneler', 'eczaneler', 'district=Seyhan'],
  ["Seyhan'da eczane", 'eczane', 'district=Seyhan'],
  ['çukurovadaki diş hekimi', 'diş hekimi', 'district=Çukurova'],
  ['yüreğir ilçesinde kasap', 'kasap', 'district=Yüreğir'],
  ['YÜREĞİR MERKEZDE KASAP', 'KASAP', 'district=Yüreğir'],
  ['yuregirdeki lastikci', 'lastikci', 'district=Yüreğir'],
  ['sarıçam’da halı saha', 'halı saha', 'district=Sarıçam'],
  ['saricam’ın en iyi pidecisi', 'en iyi pidecisi', 'district=Sarıçam'],
  ['KARAİSALI', '', 'district=Karaisalı'],
  ['karaisalıya gelinlikçi', 'gelinlikçi', 'district=Karaisalı'],
  ['Adana Seyhan', '', 'district=Seyhan'],
  ['Seyhan/Adana', '', 'district=Seyhan'],
  ['seyhandaki yerler', '', 'district=Seyhan'],
  // Mistyped
  ['kuafor seyhn', 'kuafor', 'district=Seyhan'],
  ['çukorovada kahvaltı', 'kahvaltı', 'district=Çukurova'],
  ['cukurvoa oto yıkama', 'oto yıkama', 'district=Çukurova'],
  ['yüreyirdeki lastikçi', 'lastikçi', 'district=Yüreğir'],
  ['ceyhan nakliyat', 'ceyhan nakliyat'],
  ['seyhan seyhun kebap', 'seyhun kebap', 'district=Seyhan'],
  // Names of other things
  ['çukurova üniversitesi', 'çukurova üniversitesi'],
  ['seyhan barajı kahvaltı', 'seyhan barajı kahvaltı'],
  ['Seyhan Caddesi berber', 'Seyhan Caddesi berber'],
  ['karaisalı yolu mangal', 'karaisalı yolu mangal'],
  ['seyhan ile yüreğir arası nakliyat', 'seyhan ile yüreğir arası nakliyat'],
  ['seyhanlılar derneği', 'seyhanlılar derneği'],
  // Open
  ['açık', '', 'open=now'],
  ['açık eczane', 'eczane', 'open=now'],
  ['ACIK ECZANE', 'ECZANE', 'open=now'],
  ['AÇIK ECZANE', 'ECZANE', 'open=now'],
  ['şu an açık eczane', 'eczane', 'open=now'],
  ['şuan açık kafe', '', 'open=now', 'category=Kafeler'],
  ['şimdi açık olan berber', 'berber', 'open=now'],
  ['hâlâ açık kebapçı var mı', 'kebapçı', 'open=now'],
  ['eczane açık mı', 'eczane', 'open=now'],
  ['bugün açık fırın', 'fırın', 'open=now'],
  ['pazar günü açık market', 'market', 'open=2026-11-22T12:00'],
  ['pazarları açık kuaför', 'kuaför', 'open=2026-11-22T12:00'],
  ['cuma günü açık kuaför', 'kuaför', 'open=2026-11-27T12:00'],
  ['cumartesi akşam açık meyhane', 'meyhane', 'open=2026-11-21T20:00'],
  ['hafta sonu açık çiçekçi', 'çiçekçi', 'open=2026-11-21T12:00'],
  ['yarın sabah açık fırın', 'fırın', 'open=2026-11-21T09:00'],
  ['sabah açık çorbacı', 'çorbacı', 'open=2026-11-21T09:00'],
  ['bu akşam açık kafeler', '', 'open=2026-11-20T20:00', 'category=Kafeler'],
  ['gece açık eczane', 'eczane', 'open=2026-11-20T23:30'],
  ['gece yarısı açık büfe', 'gece yarısı açık büfe'],
  ['gece yarısı açık market', 'market', 'open=2026-11-21T00:00'],
  ['saat 22’de açık kebapçı', 'kebapçı', 'open=2026-11-20T22:00'],
  ['22:30da açık tatlıcı', 'tatlıcı', 'open=2026-11-20T22:30'],
  ['akşam 8’de açık eczane', 'eczane', 'open=2026-11-20T20:00'],
  ['gece 2’de açık çorbacı', 'çorbacı', 'open=2026-11-21T02:00'],
  ['gece 12 de açık market', 'market', 'open=2026-11-21T00:00'],
  ['öğle arası açık banka', 'banka', 'open=2026-11-20T12:30'],
  ['geç saate kadar açık kahveci', 'kahveci', 'open=2026-11-20T23:30'],
  ['sabaha kadar açık bar', '', 'open=2026-11-21T04:00', 'category=Barlar'],
  ['24 saat açık eczane', 'eczane', 'open=7x24'],
  ['7/24 açık market', 'market', 'open=7x24'],
  ['cuma akşamı açık meyhane', 'meyhane', 'open=2026-11-20T20:00'],
  // Not about hours
  ['açık hava sineması', 'açık hava sineması'],
  ['AÇIK HAVA DÜĞÜN', 'AÇIK HAVA DÜĞÜN'],
  ['açık büfe kahvaltı', 'açık büfe kahvaltı'],
  ['açık öğretim kursu', 'açık öğretim kursu'],
  ['açıköğretim', 'açıköğretim'],
  ['açık otopark', 'açık otopark'],
  ['açık yüzme havuzu', 'açık yüzme havuzu'],
  ['üstü açık araba kiralama', 'üstü açık araba kiralama'],
  ['bayramda açık eczane', 'bayramda açık eczane'],
  ['nöbetçi eczane', 'nöbetçi eczane'],
  ['gece kulübü', 'gece kulübü'],
  ['pazar kahvaltısı', 'pazar kahvaltısı'],
  // Price
  ['ucuz kebapçı', 'kebapçı', 'price=uygun'],
  ['cheap kebab', 'kebab', 'price=uygun'],
  ['günstiges Zimmer', 'Zimmer', 'price=uygun'],
  ['дешёвый кебаб', 'кебаб', 'price=uygun'],
  ['كباب رخيص', 'كباب', 'price=uygun'],
  ['UCUZ OTEL', '', 'price=uygun', 'category=Oteller'],
  ['uygun fiyatlı kuaför', 'kuaför', 'price=uygun'],
  ['fiyatı uygun otel', '', 'price=uygun', 'category=Oteller'],
  ['uygun otel', '', 'price=uygun', 'category=Oteller'],
  ['hesaplı market', 'market', 'price=uygun'],
  ['ucuz ve temiz pansiyon', 'temiz pansiyon', 'price=uygun'],
  ['ekonomik otel', '', 'price=uygun', 'category=Oteller'],
  ['pahalı olmayan restoran', '', 'price=uygun', 'category=Restoranlar'],
  ['orta fiyatlı restoran', '', 'price=orta', 'category=Restoranlar'],
  ['lüks otel', '', 'price=pahali', 'category=Oteller'],
  ['pahalı restoranlar', '', 'price=pahali', 'category=Restoranlar'],
  ['ücretsiz piknik alanı', '', 'price=ucretsiz', 'category=Piknik Alanları'],
  ['bedava halı saha', 'halı saha', 'price=ucretsiz'],
  ['ücretsiz otopark', 'ücretsiz otopark'],
  ['ücretsiz internet olan kafe', '', 'features=Ücretsiz internet', 'category=Kafeler'],
  ['ücretsiz kargo yapan kitapçı', 'ücretsiz kargo yapan kitapçı'],
  ['çocuklara uygun kafe', 'çocuklara uygun kafe'],
  // Near
  ['yakınımda kahvaltı', 'kahvaltı', 'near'],
  ['yakınımdaki eczaneler', 'eczaneler', 'near'],
  ['YAKINIMDAKİ ECZANE', 'ECZANE', 'near'],
  ['en yakın eczane', 'eczane', 'near'],
  ['bana en yakın benzinlik', 'benzinlik', 'near'],
  ['buraya yakın otel', '', 'near', 'category=Oteller'],
  ['yakında berber', 'berber', 'near'],
  ['yakınlardaki kasap', 'kasap', 'near'],
  ['civarımda market', 'market', 'near'],
  ['çevremdeki oteller', '', 'near', 'category=Oteller'],
  ['etrafımdaki lokantalar', 'lokantalar', 'near'],
  ['yakın eczane', 'eczane', 'near'],
  ['benim yakınımdaki berber', 'berber', 'near'],
  ['otogara yakın pansiyon', 'otogara yakın pansiyon'],
  ['hastane yakınındaki eczane', 'hastane yakınındaki eczane'],
  // Categories, whole or not at all
  ['oteller', '', 'category=Oteller'],
  ['seyhan otelleri', '', 'district=Seyhan', 'category=Oteller'],
  ['adanadaki oteller', '', 'category=Oteller'],
  ['Kafelerde', '', 'category=Kafeler'],
  ['gelinlik', '', 'category=Gelinlik'],
  ['PİKNİK ALANLARI', '', 'category=Piknik Alanları'],
  ['piknik alanı çukurova', '', 'district=Çukurova', 'category=Piknik Alanları'],
  ['spor', '', 'category=Spor'],
  ['eğitim', '', 'category=Eğitim'],
  ['saglik', '', 'category=Sağlık'],
  ['spor ayakkabı', 'spor ayakkabı'],
  ['güzellik salonu', 'güzellik salonu'],
  ['barbekü', 'barbekü'],
  ['kafeterya', 'kafeterya'],
  ['otel lobisi', 'otel lobisi'],
  // All together
  ['seyhanda açık ucuz kebapçı', 'kebapçı', 'district=Seyhan', 'open=now', 'price=uygun'],
  // As visitors say it
  ['pharmacy near me', 'pharmacy', 'near'],
  ['nearest pharmacy open now', 'pharmacy', 'open=now', 'near'],
  ['Restaurants nearby, open now', 'Restaurants', 'open=now', 'near'],
  ['restaurant open on Sunday', 'restaurant', 'open=2026-11-22T12:00'],
  ['open late pharmacy', 'pharmacy', 'open=2026-11-20T23:30'],
  ['pharmacy open 24 hours', 'pharmacy', 'open=7x24'],
  ['hotel near station', 'hotel near station'],
  ['open air cinema', 'cinema', 'features=Açık alan'],
  ['Apotheke in der Nähe', 'Apotheke', 'near'],
  ['أقرب صيدلية مفتوحة الآن', 'صيدلية', 'open=now', 'near'],
  ['аптека рядом', 'аптека', 'near'],
  ['ближайшая аптека открыта', 'аптека', 'open=now', 'near'],
  ['yakınımda açık çiçekçi', 'çiçekçi', 'open=now', 'near'],
  ['yakınımda şu an açık kafeler', '', 'open=now', 'near', 'category=Kafeler'],
  [
    'çukurovada pazar günü açık uygun fiyatlı berber',
    'berber',
    'district=Çukurova',
    'open=2026-11-22T12:00',
    'price=uygun',
  ],
  // Nothing at all
  ['', ''],
  ['kebap', 'kebap'],
  ['?!', '?!'],
];

test.each(CASES)('%s', (q, words, ...readings) => {
  expect(read(q)).toEqual([words, ...readings]);
});

test('a reading keeps the words it was read from', () => {
  const { readings } = readGrammar('Seyhan’daki ŞU AN AÇIK eczane', { now: NOW, categories });
  expect(readings).toEqual([
    { kind: 'district', words: 'Seyhan’daki', value: 'Seyhan' },
    { kind: 'open', words: 'ŞU AN AÇIK', value: 'now' },
  ]);
});

test('a kind that must stay a word is not read', () => {
  expect(read('çukurova ucuz kuaför', { literal: ['district'] })).toEqual([
    'çukurova kuaför',
    'price=uygun',
  ]);
  expect(read('açık oteller', { literal: ['category', 'open'] })).toEqual(['açık oteller']);
});

test('what was chosen beside the words wins over them', () => {
  const chosen = { district: 'Seyhan', prices: ['uygun'] as const, open: 'now' };
  expect(read('seyhanda açık ucuz otel', { chosen })).toEqual(['', 'category=Oteller']);
  expect(read('çukurova lüks kuaför', { chosen })).toEqual(['çukurova lüks kuaför']);
  expect(read('kafe', { chosen: { category: 'Kafeler' } })).toEqual(['']);
  expect(read('kafe', { chosen: { category: 'Spor' } })).toEqual(['kafe']);
});

test('the evening that has begun is now, the morning that has passed is tomorrow', () => {
  const at = (time: string) => ({ now: new Date(`2026-11-20T${time}:00+03:00`) });
  expect(read('akşam açık kasap', at('19:00'))).toEqual(['kasap', 'open=2026-11-20T20:00']);
  expect(read('akşam açık kasap', at('21:00'))).toEqual(['kasap', 'open=now']);
  expect(read('sabah açık kasap', at('07:00'))).toEqual(['kasap', 'open=2026-11-20T09:00']);
  expect(read('cuma açık kasap', at('11:00'))).toEqual(['kasap', 'open=2026-11-20T12:00']);
  // Adana's night is still the day before in Greenwich.
  expect(read('yarın açık kasap', at('01:00'))).toEqual(['kasap', 'open=2026-11-21T12:00']);
});

test('a renamed category is read by its name of today', () => {
  const renamed = [{ name: 'Konaklama Yerleri', slug: 'oteller' }];
  expect(read('konaklama yeri', { categories: renamed })).toEqual([
    '',
    'category=Konaklama Yerleri',
  ]);
  expect(read('otel', { categories: renamed })).toEqual(['otel']);
});

test('no text whatever takes long or fails', () => {
  for (const q of ['açık '.repeat(40), 'en yakın ucuz seyhanda '.repeat(9), '’’’ ... ::: ///']) {
    const before = process.cpuUsage();
    expect(readGrammar(q, { now: NOW, categories }).words).toBeTypeOf('string');
    const { user, system } = process.cpuUsage(before);
    expect(user + system, 'microseconds of work').toBeLessThan(200_000);
  }
});

test.each([
  ['restorant', ['', 'category=Restoranlar']],
  ['restoren', ['', 'category=Restoranlar']],
  ['oteler', ['', 'category=Oteller']],
  ['gelincik', ['gelincik']],
  ['barlas', ['barlas']],
])('%s is read as %j', (q, expected) => {
  expect(read(q)).toEqual(expected);
});

test('what visitors call a category alone is its name; what they call others of it too is a word', () => {
  const kind = (name: string, category: string, abroad: string) => ({
    ...{ name, category, abroad },
    ...{ words: '', sells: '', needs: '' },
  });
  const by = thesaurusOf([
    kind('Otel', 'Oteller', 'hotel, فندق, accommodation'),
    kind('Pansiyon', 'Oteller', 'guesthouse, accommodation'),
  ]);
  const places = { by, book: EMPTY_BOOK };
  expect(read('hotelde', { places })).toEqual(['', 'category=Oteller']);
  expect(read('فندق', { places })).toEqual(['', 'category=Oteller']);
  expect(read('accommodation', { places })).toEqual(['accommodation']);
  expect(read('guesthouse', { places })).toEqual(['guesthouse']);
});
