import { expect, test } from 'vitest';
import { kindWordsOf } from './kind-phrases.ts';
import { alsoOf, kindAgainst, kindOf } from './kind-words.ts';

const kind = (id: number, category: string, name: string, words = '') => ({
  ...{ id, category, name, plural: `${name}ler`, words, files: '' },
});

test('what a dealer does in a name is the dealer, not the thing', () => {
  const pool = kind(2, 'Spor', 'Yüzme havuzu', 'havuz');
  const table = kindWordsOf([
    ...[kind(1, 'Alışveriş', 'Havuzcu'), pool, kind(3, 'Alışveriş', 'Ayakkabıcı', 'ayakkabı')],
    ...[kind(4, 'Alışveriş', 'Ayakkabı tamircisi'), kind(5, 'Barlar', 'Birahane', 'bira')],
    kind(6, 'Güzellik', 'Hamam'),
  ]);
  const against = (name: string, category: string, subcategory: string) =>
    kindAgainst(table, { name, category, subcategory })?.name;
  expect(against('Ak Havuzculuk Ltd. Şti.', 'Güzellik', 'Hamam')).toBe('Havuzcu');
  expect(against('Ak Ayakkabıcılık San.', 'Spor', 'Tenis kortu')).toBe('Ayakkabıcı');
  // Who makes beer serves none: no dealer is called so.
  expect(kindOf(table, { category: 'Barlar', name: 'Ak Biracılık' })).toBeUndefined();
  const also = alsoOf(table, pool, { name: 'Ak Havuzculuk', category: 'Spor' });
  expect(also.map(({ name }) => name)).toEqual(['Havuzcu']);
});

test('what is done to a thing of its own category is a trade by itself', () => {
  const table = kindWordsOf([
    ...[
      kind(1, 'Alışveriş', 'Nakliyatçı', 'taşıma'),
      kind(2, 'Alışveriş', 'Kargo şubesi', 'kargo'),
    ],
    ...[kind(3, 'Güzellik', 'Dövmeci', 'dövme'), kind(4, 'Alışveriş', 'Çelik kapıcı', 'çelik')],
    kind(5, 'Eğitim', 'Sürücü kursu'),
  ]);
  const against = (name: string) =>
    kindAgainst(table, { name, category: 'Eğitim', subcategory: 'Sürücü kursu' })?.name;
  expect(against('Ak Kargo Taşıma Ltd. Şti.')).toBe('Nakliyatçı');
  expect(against('Ak Çelik Dövme')).toBeUndefined();
});

test('a word inside what another kind is called tells nothing, whatever category that is of', () => {
  const table = kindWordsOf([
    kind(1, 'Alışveriş', 'Halıcı', 'halı'),
    kind(2, 'Spor', 'Halı saha'),
    kind(3, 'Eğitim', 'Kurs', 'kursu'),
    kind(4, 'Eğitim', 'Bale kursu'),
  ]);
  const told = (name: string, category: string) => kindOf(table, { name, category })?.name;
  expect(told('Ak Halı Sahası', 'Alışveriş')).toBeUndefined();
  expect(told('Ak Halı', 'Alışveriş')).toBe('Halıcı');
  expect(told('Ak Bale Kursu', 'Eğitim')).toBe('Bale kursu');
});
