import { expect, test } from 'vitest';
import { type Asked, searchTexts } from './search.ts';

const count = (asked: Partial<Asked>, total = '14') =>
  searchTexts.count({ price: [], ...asked }, total);

test('the count is a sentence', () => {
  expect(count({ words: 'eczane', noun: 'eczane', district: 'Seyhan', open: 'now' })).toBe(
    'Seyhan’da şu an açık 14 eczane',
  );
  expect(count({ words: 'kebapçı', noun: 'kebapçı', price: ['uygun'] }, '1.200')).toBe(
    'Adana’da uygun fiyatlı 1.200 kebapçı',
  );
  expect(count({ category: 'Kafeler', district: 'Yüreğir', rating: 4.5 })).toBe(
    'Yüreğir’de en az 4,5 puanlı 14 kafe',
  );
  expect(count({ category: 'Sağlık', open: '2026-11-24T20:30' })).toBe(
    'Adana’da Sağlık kategorisinde 24 Kasım Salı 20.30’da açık 14 işletme',
  );
  expect(count({ within: 3, district: 'Çukurova' })).toBe(
    'Çukurova’da, 3 km yakınınızda 14 işletme',
  );
});

test('what is ordered by nearness says so', () => {
  expect(count({ words: 'eczane', noun: 'eczane', open: 'now', isByDistance: true })).toBe(
    'Yakından uzağa şu an açık 14 eczane',
  );
  expect(count({ words: 'kahve', district: 'Seyhan', isByDistance: true })).toBe(
    'Seyhan’da yakından uzağa “kahve” için 14 işletme',
  );
  expect(count({ category: 'Kafeler', within: 3, isByDistance: true })).toBe(
    '3 km yakınınızda 14 kafe',
  );
});

test('prices are named shortly', () => {
  expect(count({ words: 'kuaför', noun: 'kuaför', price: ['uygun', 'orta'] })).toBe(
    'Adana’da uygun veya orta fiyatlı 14 kuaför',
  );
});

test('where price lists name some, others are what is missing', () => {
  const asked: Asked = { words: 'tantuni', price: ['uygun'] };
  expect(
    [false, true].map((isBesidePrices) => searchTexts.none({ ...asked, isBesidePrices })),
  ).toEqual([
    'Adana’da “tantuni” için uygun fiyatlı işletme bulunamadı',
    'Adana’da “tantuni” için uygun fiyatlı başka işletme bulunamadı',
  ]);
});

test('who is no such kind is not counted by its name', () => {
  expect(count({ words: 'meyhane', noun: null })).toBe('Adana’da “meyhane” için 14 işletme');
  expect(count({ words: 'dişçi', noun: 'diş hekimi' })).toBe('Adana’da 14 diş hekimi');
  expect(count({ words: 'pub', noun: 'pub', category: 'Kafeler' })).toBe(
    'Adana’da Kafeler kategorisinde “pub” için 14 işletme',
  );
});

test('words that do not follow a number stand in quotes', () => {
  expect(count({ words: 'kahve' })).toBe('Adana’da “kahve” için 14 işletme');
  expect(count({ words: 'çay', category: 'Kafeler', district: 'Seyhan' })).toBe(
    'Seyhan’da Kafeler kategorisinde “çay” için 14 işletme',
  );
  expect(count({ words: 'Onbaşılar', price: ['orta', 'pahali'], open: 'now' })).toBe(
    'Adana’da “Onbaşılar” için şu an açık, orta fiyatlı veya pahalı 14 işletme',
  );
});
