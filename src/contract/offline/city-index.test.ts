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
const read = () => CityIndex.of(BUSINESSES, async () => {});
const asking = async () => {
  const index = await read();
  return (query: string) => [...index.ask(query)].join('');
};

test('a word is asked for in every field, or in those that are named', async () => {
  const asked = await asking();
  expect([asked('yildiz'), asked('kebapci'), asked('resatbey'), asked('lahmacun')]).toEqual([
    ...['101', '110', '100', '000'],
  ]);
  expect(['yildiz:A', 'yildiz:D', 'yildiz:AD'].map(asked)).toEqual(['101', '000', '101']);
  expect(asked('kebapci:B')).toBe('110');
  expect(asked('resatbey:C')).toBe('100');
  expect(asked('resatbey:AB')).toBe('000');
  expect(asked('resatbey:BC')).toBe('100');
});

test('and, or, not, brackets and beginnings are what they are in the database', async () => {
  const asked = await asking();
  expect(asked('yildiz & kebapci')).toBe('100');
  expect(asked('resatbey | bufe')).toBe('101');
  expect(asked('yildiz & (kebapci | bufe)')).toBe('101');
  expect(asked('(kose | bufe) & yildiz')).toBe('001');
  expect(asked('yildiz & kebapci | bufe')).toBe('101');
  expect(asked('bufe | yildiz & kebapci')).toBe('101');
  expect(asked('resatbey | lahmacun | bufe')).toBe('101');
  expect(asked('yildiz & kebapci & bufe')).toBe('000');
  expect(asked('yildiz & !kebapci')).toBe('001');
  expect(asked('!(kebapci | bufe) | kose')).toBe('010');
  expect([asked('yil:*'), asked('yil')]).toEqual(['101', '000']);
  expect([asked('resat:*C'), asked('resat:*A')]).toEqual(['100', '000']);
  expect(asked('')).toBe('000');
});

test('words, how many have them, and names as they are compared', async () => {
  const index = await read();
  expect(index.norms).toEqual(['yildiz kebap', 'kose', 'yildiz bufe']);
  expect([index.count('yildiz'), index.count('resatbey'), index.count('lahmacun')]).toEqual([
    2, 1, 0,
  ]);
  expect(index.words()).toEqual(expect.arrayContaining(['yildiz', 'kebapci', 'resatbey']));
  expect(index.words().every((word) => /^[a-z]/.test(word))).toBe(true);
});

test('a word that stands in several fields of a business counts it once', async () => {
  const same = business('Kebapçı Kebapçı', 'Kebapçı', 'Kebapçı');
  const index = await CityIndex.of([BUSINESSES[1], same, same] as CityBusiness[], async () => {});
  expect(index.count('kebapci')).toBe(3);
  expect(['A', 'B', 'C'].map((field) => [...index.ask(`kebapci:${field}`)].join(''))).toEqual([
    ...['011', '111', '011'],
  ]);
});

test('what is alike in kind or place is not told of those that are not', async () => {
  const rows = [
    business('Bir', 'Kebapçı', 'Reşatbey'),
    business('İki', null, 'Toros'),
    business('Üç', 'Kahveci', null),
  ];
  const index = await CityIndex.of(rows, async () => {});
  const words = ['kebapci', 'kahveci', 'resatbey', 'toros'];
  expect(words.map((word) => [...index.ask(word)].join(''))).toEqual(['100', '001', '100', '010']);
});

test('an answer is kept for a question, and none for the next', async () => {
  const index = await read();
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
