import { expect, test } from 'vitest';
import { MOST_SUGGESTED } from '#contract/search/search-suggestions.ts';
import {
  askedByStems,
  askedOf,
  beginningSo,
  canBeCompleted,
  completedWords,
  districtsBeginning,
  firstOf,
  readTyped,
  type Typed,
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

test('no numbers, no districts, nothing that stands there already', () => {
  const words = known(['seyhan', 9], ['seyit', 3], ['sey01', 8], ['sey', 7]);
  expect(completedWords(words, typed('SEY'), asked)).toEqual(['seyit']);
  expect(completedWords(words, typed('oto sey'), asked)).toEqual(['oto seyhan', 'oto seyit']);
});
