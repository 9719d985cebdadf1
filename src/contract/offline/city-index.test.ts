import { expect, test, vi } from 'vitest';
import type { CityBusiness } from './city-columns.ts';
import { CityIndex } from './city-index.ts';

const business = (name: string, subcategory: string | null, neighbourhood: string | null = null) =>
  ({
    name,
    subcategory,
    neighbourhood,
    category: 'Restoranlar',
    district: 'Seyhan',
  }) as CityBusiness;
const BUSINESSES = [
  business('Yıldız Kebap', 'Kebapçı', 'Reşatbey'),
  business('Köşe', 'Kebapçı'),
  business('Yıldız Büfe', null),
];
const index = await CityIndex.of(BUSINESSES, async () => {});
const asked = (query: string) => [...index.ask(query)].join('');

test('a word is asked for in every field, or in those that are named', () => {
  expect([asked('yildiz'), asked('kebapci'), asked('resatbey'), asked('lahmacun')]).toEqual([
    ...['101', '110', '100', '000'],
  ]);
  expect(['yildiz:A', 'yildiz:D', 'yildiz:AD'].map(asked)).toEqual(['101', '000', '101']);
  expect(asked('kebapci:B')).toBe('110');
  expect(asked('resatbey:C')).toBe('100');
  expect(asked('resatbey:AB')).toBe('000');
  expect(asked('resatbey:BC')).toBe('100');
});

test('and, or, brackets and beginnings are what they are in the database', () => {
  expect(asked('yildiz & kebapci')).toBe('100');
  expect(asked('resatbey | bufe')).toBe('101');
  expect(asked('yildiz & (kebapci | bufe)')).toBe('101');
  expect(asked('yildiz & kebapci | bufe')).toBe('101');
  expect(asked('bufe | yildiz & kebapci')).toBe('101');
  expect(asked('resatbey | lahmacun | bufe')).toBe('101');
  expect(asked('yildiz & kebapci & bufe')).toBe('000');
  expect([asked('yil:*'), asked('yil')]).toEqual(['101', '000']);
  expect([asked('resat:*C'), asked('resat:*A')]).toEqual(['100', '000']);
  expect(asked('')).toBe('000');
});

test('words, how many have them, and names as they are compared', () => {
  expect(index.norms).toEqual(['yildiz kebap', 'kose', 'yildiz bufe']);
  expect([index.count('yildiz'), index.count('resatbey'), index.count('lahmacun')]).toEqual([
    2, 1, 0,
  ]);
  expect(index.words()).toEqual(expect.arrayContaining(['yildiz', 'kebapci', 'resatbey']));
  expect(index.words().every((word) => /^[a-z]/.test(word))).toBe(true);
});

test('an answer is kept for a question, and none for the next', () => {
  const first = index.ask('yildiz');
  expect(index.ask('yildiz')).toBe(first);
  index.forget();
  expect(index.ask('yildiz')).not.toBe(first);
});

test('a page stays alive meanwhile', async () => {
  const pause = vi.fn(async () => {});
  const many = Array.from({ length: 4000 }, () => business('Köşe', null));
  await CityIndex.of(many.slice(0, 1999), pause);
  expect(pause).not.toHaveBeenCalled();
  await CityIndex.of(many, pause);
  expect(pause).toHaveBeenCalledTimes(2);
});
