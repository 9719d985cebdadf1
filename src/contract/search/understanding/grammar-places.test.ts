import { expect, test } from 'vitest';
import { holidaysOf } from '#contract/calendar/holidays.ts';
import { withDays } from '#contract/calendar/holidays-ahead.ts';
import type { PlaceKind } from '#contract/places/place-nouns.ts';
import { categories } from '#db/seed/categories.ts';
import { seededWords } from '#tests/support/seeded-words.ts';
import { readGrammar } from './grammar.ts';
import { placeBookOf } from './place-book.ts';

const NOW = new Date('2026-11-20T09:00:00Z');

const PLACES: [kind: PlaceKind, name: string, aliases?: string][] = [
  ['neighbourhood', 'Güzelyalı'],
  ['neighbourhood', 'Balcalı'],
  ['neighbourhood', 'Yeni Mahalle'],
  ['neighbourhood', 'Huzurevleri'],
  ['neighbourhood', 'Toros'],
  ['neighbourhood', 'Barış'],
  ['neighbourhood', 'Cumhuriyet'],
  ['neighbourhood', '19 Mayıs'],
  ['boulevard', 'Turgut Özal Bulvarı'],
  ['boulevard', 'Adnan Menderes Bulvarı'],
  ['boulevard', 'Ziyapaşa Bulvarı'],
  ['avenue', 'Atatürk Caddesi'],
  ['avenue', 'Toros Caddesi'],
  ['neighbourhood', '2000evler'],
  ['street', '62005 Sokak'],
  ['street', 'Kebap Sokağı'],
  ['mall', 'M1 Adana AVM'],
  ['mall', 'Optimum AVM', 'Optimum Outlet'],
  ['hospital', 'Çukurova Üniversitesi Balcalı Hastanesi'],
  ['hospital', 'Seyhan Devlet Hastanesi'],
  ['hospital', 'Yüreğir Devlet Hastanesi'],
  ['university', 'Çukurova Üniversitesi'],
  ['station', 'Adana Garı'],
  ['market', 'Mobilyacılar Sitesi'],
  ['market', 'Kazancılar Çarşısı'],
  ['market', 'Metal Sanayi Sitesi'],
  ['park', 'Merkez Park'],
  ['park', 'Atatürk Parkı'],
];
const book = placeBookOf(
  PLACES.map(([kind, name, aliases = ''], at) => ({
    ...{ id: at + 1001, kind, name, aliases },
    ...{ members: [], latitude: 37, longitude: 35.3, extent: 150 },
  })),
);

function read(q: string, literal: 'place'[] = []) {
  const places = { by: seededWords, book };
  const { words, readings, unknownPlace } = readGrammar(q, {
    now: NOW,
    categories,
    literal,
    places,
  });
  const said = readings.map(({ kind, value }) => (value ? `${kind}=${value}` : kind));
  return [words, ...said, ...(unknownPlace ? [`?${unknownPlace.value}`] : [])];
}

/** A question → the words that are left, and what was read. */
const CASES: [q: string, words: string, ...readings: string[]][] = [
  // By their nouns, with endings, capitals, ASCII typing, and what is short for them
  ['Turgut Özal Bulvarı restoran', '', 'place=Turgut Özal Bulvarı', 'category=Restoranlar'],
  ['turgut ozal bulvarinda kebapçı', 'kebapçı', 'place=Turgut Özal Bulvarı'],
  ["TURGUT ÖZAL BULVARI'NDA KUAFÖR", 'KUAFÖR', 'place=Turgut Özal Bulvarı'],
  ['kuaför turgut özal bulvarındaki', 'kuaför', 'place=Turgut Özal Bulvarı'],
  ['turgut özal blv. eczane', 'eczane', 'place=Turgut Özal Bulvarı'],
  ['turgut özal caddesi eczane', 'eczane', 'place=Turgut Özal Bulvarı'],
  ['turgut özl bulvarı eczane', 'eczane', 'place=Turgut Özal Bulvarı'],
  ['turgut özal bulvarı üzerinde eczane', 'eczane', 'place=Turgut Özal Bulvarı'],
  ['ziyapaşa kavşağında eczane', 'eczane', 'place=Ziyapaşa Bulvarı'],
  ['barış kavşağı eczane', 'barış kavşağı eczane', '?Barış Kavşağı'],
  // Both words of it are what people ask for, and the place has just that name.
  ['metal sanayi kuaför', 'kuaför', 'place=Metal Sanayi Sitesi'],
  ['metal kuaför', 'metal kuaför'],
  // Near one that nobody knows.
  ['havaalanına yakın kuaför', 'havaalanına yakın kuaför', '?Havaalanı'],
  ['62005 sokakta kuaför', 'kuaför', 'place=62005 Sokak'],
  ['62005 sk kuaför', 'kuaför', 'place=62005 Sokak'],
  ['atatürk caddesinde açık eczane', 'eczane', 'place=Atatürk Caddesi', 'open=now'],
  ['mobilyacılar sitesinde mobilya', 'mobilya', 'place=Mobilyacılar Sitesi'],
  ['toros mahallesi eczane', 'eczane', 'place=Toros'],
  ['toros caddesi eczane', 'eczane', 'place=Toros Caddesi'],
  ['yeni mahallede fırın', 'fırın', 'place=Yeni Mahalle'],
  // Written as one
  ['turgutözalbulvarında kebapçı', 'kebapçı', 'place=Turgut Özal Bulvarı'],
  ['ATATÜRKCADDESİ fırın', 'fırın', 'place=Atatürk Caddesi'],
  // By their names alone
  ['güzelyalı kuaför', 'kuaför', 'place=Güzelyalı'],
  ['guzelyali kuafor', 'kuafor', 'place=Güzelyalı'],
  ['güzelyalıda kuaför', 'kuaför', 'place=Güzelyalı'],
  ['kuaför güzelyalı', 'kuaför', 'place=Güzelyalı'],
  ['çukurova güzelyalı kuaför', 'kuaför', 'district=Çukurova', 'place=Güzelyalı'],
  ['güzelyalı', '', 'place=Güzelyalı'],
  ['huzurevleri kafe', '', 'place=Huzurevleri', 'category=Kafeler'],
  ['ziyapaşa kafe', '', 'place=Ziyapaşa Bulvarı', 'category=Kafeler'],
  ['toros eczane', 'eczane', 'place=Toros'],
  ['M1 eczane', 'eczane', 'place=M1 Adana AVM yakını'],
  ["M1'de ayakkabıcı", 'ayakkabıcı', 'place=M1 Adana AVM yakını'],
  ['optimum outlet oyuncakçı', 'oyuncakçı', 'place=Optimum AVM yakını'],
  ['2000evler eczane', 'eczane', 'place=2000evler'],
  ['kafe ziyapaşa', '', 'place=Ziyapaşa Bulvarı', 'category=Kafeler'],
  ['güzelyalı nerede', '', 'place=Güzelyalı'],
  ['güzelyalı zonk kuaförde', 'zonk kuaförde', 'place=Güzelyalı'],
  ['adana turgut özal bulvarı eczane', 'eczane', 'place=Turgut Özal Bulvarı'],
  // Near them
  ['M1 içinde ayakkabıcı', 'ayakkabıcı', 'place=M1 Adana AVM'],
  ['kazancılar çarşısı yanında', '', 'place=Kazancılar Çarşısı yakını'],
  ['gar yanında otel', '', 'place=Adana Garı yakını', 'category=Oteller'],
  ['adana garı yakınında otel', '', 'place=Adana Garı yakını', 'category=Oteller'],
  ["M1'e en yakın eczane", 'eczane', 'place=M1 Adana AVM yakını'],
  ['M1 AVM karşısı eczane', 'eczane', 'place=M1 Adana AVM yakını'],
  ['balcalı civarı', '', 'place=Balcalı yakını'],
  [
    'balcalı hastanesi karşısında eczane',
    'eczane',
    'place=Çukurova Üniversitesi Balcalı Hastanesi yakını',
  ],
  [
    'çukurova üniversitesi civarında kafe',
    '',
    'place=Çukurova Üniversitesi yakını',
    'category=Kafeler',
  ],
  ['merkez parkı yanında kafe', '', 'place=Merkez Park yakını', 'category=Kafeler'],
  // Names nobody knows
  ['Xyz Sokağı kuaför', 'Xyz Sokağı kuaför', '?Xyz Sokağı'],
  ['kuaför xyz sokağında', 'kuaför xyz sokağında', '?Xyz Sokağı'],
  ['zonk bulvarı restoran', 'zonk bulvarı restoran', '?Zonk Bulvarı'],
  ['kuğulu saat yanında eczane', 'kuğulu saat yanında eczane', '?Kuğulu Saat'],
  ['otel saat kulesi yakınında', 'otel saat kulesi yakınında', '?Saat Kulesi'],
  ['zonk civarındaki kuaförler', 'zonk civarındaki kuaförler', '?Zonk'],
  ['en yakın eczane', 'eczane', 'near'],
  ['berber yanında kuaför', 'berber yanında kuaför'],
  ['kapı önü paspas', 'kapı önü paspas'],
  ['zonk hastanesi yanında eczane', 'zonk hastanesi yanında eczane', '?Zonk Hastanesi'],
  ['abc zonk xyz sokağı kuaför', 'abc zonk xyz sokağı kuaför', '?Zonk Xyz Sokağı'],
  // What is seen from there
  ['büyük saat manzaralı otel', 'büyük saat manzaralı otel', '?Büyük Saat'],
  ["Sevgi Adası'nı gören otel", "Sevgi Adası'nı gören otel", '?Sevgi Adası'],
  ['taşköprü gören kafe', 'taşköprü gören kafe', '?Taşköprü'],
  ['taşköprü karşısı kafe', 'taşköprü karşısı kafe', '?Taşköprü'],
  ['göl manzaralı kahvaltı', 'göl manzaralı kahvaltı', '?Göl'],
  ['akşam göl kenarında balık', 'akşam göl kenarında balık', '?Göl'],
  ['merkez park manzaralı kafe', '', 'place=Merkez Park yakını', 'category=Kafeler'],
  ['manzaralı kafe', 'manzaralı kafe'],
  ['akşam yemeği manzaralı', 'akşam yemeği manzaralı'],
  ['kuğulu saatin orda otel', 'kuğulu saatin orda otel', '?Kuğulu Saat'],
  ["Kuğulu Saat'in oradaki kafe", "Kuğulu Saat'in oradaki kafe", '?Kuğulu Saat'],
  ['kuğulu saat kulesine yakın otel', 'kuğulu saat kulesine yakın otel', '?Saat Kulesi'],
  ['demirköprünün yanında kafe', 'demirköprünün yanında kafe', '?Demirköprü'],
  ['göle yakın otel', 'göle yakın otel'],
  ['işime yakın kafe', 'işime yakın kafe'],
  ['buraya yakın kafe', '', 'near', 'category=Kafeler'],
  // Near any
  ['hastane yanında eczane', 'hastane yanında eczane', '?Hastane'],
  ['park yanında kafe', 'park yanında kafe', '?Park'],
  ['istasyona yakın pansiyon', 'istasyona yakın pansiyon', '?İstasyon'],
  // What is no place, or may be something else
  ['62005 eczane', '62005 eczane'],
  ['torosspor kuaför', 'torosspor kuaför'],
  ['güzelyalı zonk', 'güzelyalı zonk'],
  ['ziyapaşa', 'ziyapaşa'],
  ['huzurevleri', 'huzurevleri'],
  ['barış içi kargo', 'içi kargo', 'place=Barış'],
  ['M1 AVM', 'M1 AVM'],
  ['balcalı hastanesi', 'balcalı hastanesi'],
  ['devlet hastanesi yanında eczane', 'devlet hastanesi yanında eczane', '?Devlet Hastanesi'],
  ['park', 'park'],
  ['merkez', 'merkez'],
  ['merkezi kafe', 'merkezi kafe'],
  ['yeni kafe', 'yeni kafe'],
  ['kebap', 'kebap'],
  ['kebap salonu', 'kebap salonu'],
  ['oto sanayi sitesi', 'oto sanayi sitesi'],
  // Of a street or a market nobody is one.
  ['kazancılar çarşısı', '', 'place=Kazancılar Çarşısı'],
  ['barış', '', 'place=Barış'],
  ['huzurevi', 'huzurevi'],
  ['xyz hastanesi', 'xyz hastanesi'],
  ['seyhan sokak lezzetleri', 'seyhan sokak lezzetleri'],
  ['sokak lezzetleri', 'sokak lezzetleri'],
];

test.each(CASES)('%s', (q, ...read_) => {
  expect(read(q)).toEqual(read_);
});

const NOON = { now: NOW, categories, places: { by: seededWords, book } };

test.each<[q: string, isSure: boolean, isNear: boolean]>([
  ['turgut özal bulvarı eczane', true, false],
  ['gar yanında otel', true, true],
  ['güzelyalıda kuaför', true, false],
  ['balcalı civarı', true, true],
  ["M1'de ayakkabıcı", true, true],
  ['M1 içinde ayakkabıcı', true, false],
  // A name alone may as well be a word, and that of a road is part of many.
  ['güzelyalı kuaför', false, false],
  ['M1 eczane', false, true],
  ['ziyapaşada kafe', false, false],
  ['ziyapaşa civarında kafe', false, true],
])('%s is surely about a place: %s, and about what is around it: %s', (q, isSure, isNear) => {
  expect(readGrammar(q, NOON).place).toMatchObject({ isSure, isNear });
});

test.each<[q: string, name: string, isOfAddress: boolean, isSure: boolean]>([
  ['Xyz Sokağı kuaför', 'xyz', true, true],
  ['kuğulu saat yanında eczane', 'kugulu saat', false, true],
  ['taşköprü gören kafe', 'taskopru', false, true],
  ['zonk hastanesi yanında eczane', 'zonk', true, true],
  ['devlet hastanesi karşısı eczane', 'devlet', true, true],
  // Who is in it is at a place, whatever else its name is.
  ['varda köprüsünde yemek', 'varda', false, true],
  ['rakı göl manzarası', 'gol', false, false],
  // What anybody may tell of is no name.
  ['göl manzaralı kahvaltı', 'gol', false, false],
  ['hastane yanında eczane', 'hastane', false, false],
  ['havaalanı yanında eczane', 'havaalani', false, true],
])('%s names %s, which addresses have %s, surely %s', (q, name, isOfAddress, isSure) => {
  expect(readGrammar(q, NOON).unknownPlace).toMatchObject({
    ...{ name: name.split(' '), isOfAddress, isSure, places: [], isNear: false },
  });
});

test('a name that nobody knows is taken for a place where that is asked for', () => {
  const { words, readings } = readGrammar('kuaför xyz sokağında', {
    ...NOON,
    placeRead: readGrammar('kuaför xyz sokağında', NOON).unknownPlace,
  });
  expect(words).toBe('kuaför');
  expect(readings).toEqual([{ kind: 'place', words: 'xyz sokağında', value: 'Xyz Sokağı' }]);
});

test.each<[q: string, ...maybe: string[]]>([
  // Before a noun, the longest name first; a kind of that name is none.
  ['dokumacılar çarşısı', 'dokumacilar Çarşısı'],
  ['bakır sanayi sitesinde torna', 'bakir Sanayi Sitesi'],
  ['eski dokuma pasajında terzi', 'eski dokuma Pasajı', 'dokuma Pasajı'],
  ['kapalı çarşı'],
  ['adana iş merkezi', 'adana İş Merkezi'],
  // A word nobody asks for, alone or beside what is looked for.
  ['yelkonak', 'yelkonak'],
  ['kuaför yelkonakta', 'yelkonak'],
  ['kuaför yelkonak', 'yelkonak'],
  ['yelkonak kuaför', 'yelkonak'],
  ['seyhan yelkonak kuaför'],
  ['kuaför bölgesi'],
  ['kebap'],
  ['M1'],
  // What is read otherwise is none.
  ['güzelyalı kuaför'],
  ['xyz sokağı kuaför'],
])('%s may be about: %s', (q, ...maybe) => {
  const { maybePlaces } = readGrammar(q, NOON);
  expect(
    maybePlaces.map(({ name, noun }) => [...name, noun?.said].filter(Boolean).join(' ')),
  ).toEqual(maybe);
});

test('a place that was taken away is words', () => {
  expect(read('güzelyalı kuaför', ['place'])).toEqual(['güzelyalı kuaför']);
});

test('a national holiday is no neighbourhood that is called as it begins', () => {
  const places = { by: seededWords, book };
  const holidays = holidaysOf([{ year: 2027, isConfirmed: true, periods: [] }]).map((one) =>
    withDays(one, '2026-11-20'),
  );
  const said = (q: string) =>
    readGrammar(q, { now: NOW, categories, places, holidays }).readings.map(
      ({ kind, value }) => `${kind}=${value}`,
    );
  expect(said('cumhuriyet bayramında açık market')).toEqual(['open=2027-10-29T12:00']);
  expect(said('29 ekim cumhuriyet bayramında açık market')).toEqual(['open=2027-10-29T12:00']);
  expect(said('cumhuriyette açık market')).toEqual(['place=Cumhuriyet', 'open=now']);
  expect(said('19 mayısta kuaför')).toEqual(['open=2027-05-19T12:00']);
  expect(said('19 mayıs mahallesinde kuaför')).toEqual(['place=19 Mayıs']);
});

test.each<[q: string, ...others: string[]]>([
  ['toros’ta eczane', 'Toros Caddesi'],
  ['toros mahallesinde eczane'],
  ['güzelyalıda eczane'],
])('in %s the streets that are called so may be meant as well', (q, ...others) => {
  const places = { by: seededWords, book };
  const { place } = readGrammar(q, { now: NOW, categories, places });
  expect(place?.others?.map(({ name }) => name) ?? []).toEqual(others);
});
