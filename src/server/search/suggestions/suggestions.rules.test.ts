import { expect, test } from 'vitest';
import { NEIGHBOURHOOD_PAGE_LEAST } from '#contract/places/neighbourhoods.ts';
import { type KnownPlace, PLACE_LEAST } from '#contract/places/places.ts';
import { MOST_SUGGESTED } from '#contract/search/search-suggestions.ts';
import { neighbourhoodPlaceKey } from '#server/places/learning.rules.ts';
import {
  askedByStems,
  askedOf,
  asksForDuty,
  asksForHoliday,
  beginningSo,
  calledSo,
  canBeCompleted,
  completedWords,
  districtsBeginning,
  firstOf,
  kindsCalled,
  leastAt,
  mayNamePlace,
  placesCalled,
  readTyped,
  type Typed,
  wayToPlace,
} from './suggestions.rules.ts';

const typed = (text: string): Typed => {
  const read = readTyped(text);
  if (!read) throw new Error(`nothing in ${text}`);
  return read;
};

test.each<[string, Partial<Typed>]>([
  [
    'Seyhan EcZ',
    { norm: 'seyhan ecz', whole: ['seyhan'], last: 'ecz', before: 'Seyhan ', lastShown: 'ecz' },
  ],
  ['IŞIK', { norm: 'isik', whole: [], last: 'isik', before: '', lastShown: 'ışık' }],
  ['oto  yıkama (', { whole: ['oto'], last: 'yikama', before: 'oto  ', lastShown: 'yıkama' }],
  ['a b c d e f g h', { whole: ['a', 'b', 'c', 'd', 'e', 'f'], last: 'h' }],
])('%s is read', (text, expected) => {
  expect(readTyped(text)).toMatchObject(expected);
});

test('a word without end is cut, and nothing is read where nothing stands', () => {
  expect(typed('a'.repeat(80)).last).toHaveLength(60);
  for (const text of ['', '  ', '!?', '💙']) expect(readTyped(text)).toBeUndefined();
});

test('the database is asked for whole words and a beginning', () => {
  expect(askedOf(typed('seyhan ecz'), 7)).toEqual({
    ...{ norm: 'seyhan ecz', whole: ['seyhan'], last: 'ecz' },
    ...{ query: 'seyhan & ecz:*', isShort: false, limit: 7 },
  });
  expect(askedOf(typed('seyhan e'), 7).isShort).toBe(true);
  expect(askedOf(typed('seyhan ec'), 7).isShort).toBe(false);
  expect(askedOf(typed('e'), 7).isShort).toBe(false);
});

test.each([
  ['seyhanda ecz', 'seyha:* & ecz:*'],
  ['oto yıkamacı se', 'oto & yikam:* & se:*'],
  ['adana ecz', undefined],
  ['seyhanda e', undefined],
  ['eczaneler', undefined],
])('%s is asked for by its stems as %s', (text, query) => {
  expect(askedByStems(typed(text))).toBe(query);
});

test('of what several steps found each stands once, by its step, then the best rated', () => {
  const found = [
    { id: 5, step: 2, rating: 5, reviewCount: 9 },
    { id: 4, step: 1, rating: 4, reviewCount: 2 },
    { id: 3, step: 1, rating: 4, reviewCount: 3 },
    { id: 5, step: 3, rating: 5, reviewCount: 9 },
    { id: 1, step: 1, rating: 4, reviewCount: 2 },
    { id: 2, step: 1, rating: 5, reviewCount: 1 },
  ];
  expect(firstOf(found, 9).map(({ id, step }) => [id, step])).toEqual([
    ...[
      [2, 1],
      [3, 1],
      [1, 1],
      [4, 1],
      [5, 2],
    ],
  ]);
  expect(firstOf(found, 2).map(({ id }) => id)).toEqual([2, 3]);
});

test('names that begin so stand before those in which a word does', () => {
  const names = ['Taş Kebap', 'Köftekebap', 'Kebapçı Şıh', 'Kebap Evi', 'Çiçek'];
  const found = beginningSo(
    names.map((name) => ({ name })),
    typed('KEBAP'),
  );
  expect(found.map(({ name }) => name)).toEqual(['Kebapçı Şıh', 'Kebap Evi', 'Taş Kebap']);
});

test('districts are offered by their beginning', () => {
  expect(districtsBeginning(typed('çu'))).toEqual(['Çukurova']);
  expect(districtsBeginning(typed('ova'))).toEqual([]);
  expect(districtsBeginning(typed('s'))).toEqual(['Seyhan', 'Sarıçam']);
  expect(MOST_SUGGESTED.districts).toBeLessThan(5);
});

test('one letter begins too many words', () => {
  expect(canBeCompleted(typed('e'))).toBe(false);
  expect(canBeCompleted(typed('ec'))).toBe(true);
  expect(canBeCompleted(typed('seyhan e'))).toBe(false);
});

const kindOf = (name: string, plural: string, words = '') => ({
  ...{ id: 1, name, plural, slug: '', words, categorySlug: null },
});
const KINDS = kindsCalled([
  kindOf('Diş kliniği', 'Diş klinikleri', 'muayenehane'),
  kindOf('Klinik', 'Klinikler', 'muayenehane'),
  kindOf('Sağlık ocağı', 'Sağlık ocakları', 'ocak, klinik merkezi'),
  kindOf('Ocakbaşı', 'Ocakbaşılar', 'kebap'),
  kindOf('Büfe', 'Tekel büfeleri', 'kiosk'),
]);
const COUNTS: Record<string, number> = { 'Diş kliniği': 9, Klinik: 1, Ocakbaşı: 2, Büfe: 3 };
const calledBy = (text: string, most = 9, counts = COUNTS) =>
  calledSo(KINDS, typed(text), ({ name }) => counts[name] ?? 0, most).map(({ one, count }) => [
    one.name,
    count,
  ]);

test('kinds are offered by their own name, then by another, then by a word in it; the most first', () => {
  const all = { ...COUNTS, 'Sağlık ocağı': 5 };
  expect(calledBy('klinik', 9, all)).toEqual([
    ['Klinik', 1],
    ['Sağlık ocağı', 5],
    ['Diş kliniği', 9],
  ]);
  expect(calledBy('ocak', 9, all)).toEqual([
    ['Ocakbaşı', 2],
    ['Sağlık ocağı', 5],
  ]);
  expect(calledBy('klinik', 2, all)).toHaveLength(2);
  expect(calledBy('muayene')).toEqual([
    ['Diş kliniği', 9],
    ['Klinik', 1],
  ]);
  // Of many or of one, and by a beginning alone.
  expect(calledBy('tekel')).toEqual([['Büfe', 3]]);
  expect(calledBy('fe')).toEqual([]);
  // Two letters are no beginning of another word for it.
  expect(calledBy('ki')).toEqual([]);
  expect(calledBy('kio')).toEqual([['Büfe', 3]]);
  // Of what has none nothing is said.
  expect(calledBy('sağlık')).toEqual([]);
});

const place = (kind: KnownPlace['kind'], name: string, more: Partial<KnownPlace> = {}) =>
  ({ id: 1, kind, name, aliases: '', ...more }) as KnownPlace;

test('places are offered by their name and their other names, hidden ones are not', () => {
  const places = placesCalled([
    place('mall', 'Optimum AVM', { aliases: 'Outlet Center' }),
    place('mall', 'Outlet Park', { isHidden: true }),
  ]);
  const found = (text: string) =>
    calledSo(places, typed(text), () => 1, 9).map(({ one }) => one.name);
  expect([found('opt'), found('outlet')]).toEqual([['Optimum AVM'], ['Optimum AVM']]);
  expect(['a', 'ab', 'abc'].map((text) => mayNamePlace(typed(text)))).toEqual([false, true, true]);
});

test('a neighbourhood leads to its page, another place to who is there', () => {
  const key = neighbourhoodPlaceKey('Seyhan/resatbey');
  expect(wayToPlace(place('neighbourhood', 'Reşatbey', { key }))).toEqual({
    ...{ district: 'Seyhan', path: '/mahalle/seyhan/resatbey' },
  });
  const searched = (kind: KnownPlace['kind'], name: string) => {
    const way = wayToPlace(place(kind, name));
    return [way.district, new URL(way.path, 'http://a').searchParams.get('q')];
  };
  expect(searched('boulevard', 'Turgut Özal Bulvarı')).toEqual([
    null,
    'Turgut Özal Bulvarı üzerinde',
  ]);
  expect(searched('mall', 'M1')).toEqual([null, 'M1 içinde']);
  expect(leastAt(place('neighbourhood', 'Reşatbey'))).toBe(NEIGHBOURHOOD_PAGE_LEAST);
  expect(leastAt(place('mall', 'M1'))).toBe(PLACE_LEAST);
});

test.each([
  ['nöb', true],
  ['nöbetçi ecz', true],
  ['eczane nöbetçi', true],
  ['eczane nöb', true],
  ['nö', false],
  ['eczane', false],
  ['noter nöb', false],
  ['çi', false],
  ['betçi', false],
])('%s is on the way to who is on duty: %s', (text, isOnTheWay) => {
  expect(asksForDuty(typed(text))).toBe(isOnTheWay);
});

test.each([
  ['bay', true],
  ['bayramda', true],
  ['bayramda açık', true],
  ['açık are', true],
  ['tatilde ecz', true],
  ['ba', false],
  ['ram', false],
  ['berber', false],
  ['kurbanbayram', false],
])('%s is on the way to the holiday: %s', (text, isOnTheWay) => {
  expect(asksForHoliday(typed(text))).toBe(isOnTheWay);
});

const asked = new Set(['kuafor']);
const known = (...words: [shown: string, hits: number, word?: string][]) =>
  words.map(([shown, hits, word = shown]) => ({ word, shown, hits }));

test('a word with an ending counts for the word without it', () => {
  const words = known(
    ['testici', 9],
    ['test', 1],
    ['testi', 5],
    ['testler', 4],
    ['testleri', 4],
    ['testere', 12],
  );
  expect(completedWords(words, typed('Bir tes'), asked)).toEqual([
    'Bir test',
    'Bir testere',
    'Bir testici',
  ]);
});

test('what people ask for stands first, then the commonest, then by letters', () => {
  const words = known(['kuzq', 9], ['kuyq', 9], ['kuxq', 10], ['kuaför', 1, 'kuafor']);
  expect(completedWords(words, typed('ku'), asked)).toEqual(
    ['kuaför', 'kuxq', 'kuyq', 'kuzq'].slice(0, MOST_SUGGESTED.words),
  );
});

test('no question begins with what is only said of a place', () => {
  const words = known(['kenarı', 9, 'kenari'], ['kebapçı', 3, 'kebapci'], ['kenan', 2]);
  expect(completedWords(words, typed('ke'), asked)).toEqual(['kebapçı', 'kenan']);
  expect(completedWords(words, typed('göl ke'), asked)).toContain('göl kenarı');
  expect(completedWords(known(['sokağı', 9, 'sokagi']), typed('sok'), asked)).toEqual([]);
});

test('no numbers, no districts, nothing that stands there already', () => {
  const words = known(['seyhan', 9], ['seyit', 3], ['sey01', 8], ['sey', 7]);
  expect(completedWords(words, typed('SEY'), asked)).toEqual(['seyit']);
  expect(completedWords(words, typed('oto sey'), asked)).toEqual(['oto seyhan', 'oto seyit']);
});
