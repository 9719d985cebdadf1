import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { districtAt } from '#contract/city/district-outlines.ts';
import { DISTRICTS } from '#contract/city/districts.ts';
import { categoryNames } from '#server/imports/rows/category.rules.ts';
import { type GeneratedBusiness, generateBusinesses } from './generated-businesses.rules.ts';

const some = [...generateBusinesses(4000, 1)];
const shareOf = (list: GeneratedBusiness[], is: (business: GeneratedBusiness) => boolean) =>
  list.filter(is).length / list.length;

test('the same seed makes the same businesses, another one others', () => {
  const all = (seed: number) => [...generateBusinesses(50, seed)];
  expect(all(3)).toEqual(all(3));
  expect(all(4).map(({ name }) => name)).not.toEqual(all(3).map(({ name }) => name));
});

test('and makes them tomorrow: a second run knows those of the first by their keys', () => {
  const made = [...generateBusinesses(300, 7)];
  expect(made.slice(0, 2).map(({ key, name, phone }) => [key, name, phone])).toEqual([
    ['uretilen-7-1', 'Meryem Kuzu Kebapçısı', '0322 170 00 22'],
    ['uretilen-7-2', 'Küçük Mersin Lastikçisi', '0322 170 00 23'],
  ]);
  // Whoever makes others on purpose writes their sum down here.
  expect(createHash('sha256').update(JSON.stringify(made)).digest('hex')).toBe(
    'c43eec0d9abf5a2231be7875fd325e26b1e1eaef7ad2c593e4afded110339e07',
  );
});

test('they stand in all districts and categories, each in its district with its own number', () => {
  expect(new Set(some.map(({ district }) => district))).toEqual(new Set(DISTRICTS));
  expect(new Set(some.map(({ category }) => category))).toEqual(new Set(categoryNames));
  expect(new Set(some.flatMap(({ phoneKeys }) => phoneKeys)).size).toBe(some.length);
  for (const { district, latitude, longitude } of some) {
    expect(districtAt(latitude ?? 0, longitude ?? 0)).toBe(district);
  }
});

test('as in a city: more shops than hotels, and most of them where many already are', () => {
  const of = (name: string) => shareOf(some, ({ category }) => category === name);
  expect(of('Alışveriş')).toBeGreaterThan(10 * of('Oteller'));
  const cells = Map.groupBy(
    some,
    ({ latitude, longitude }) =>
      `${Math.floor((latitude ?? 0) * 100)} ${Math.floor((longitude ?? 0) * 100)}`,
  );
  const fullest = [...cells.values()].map(({ length }) => length).toSorted((a, b) => b - a);
  const inForty = fullest.slice(0, 40).reduce((sum, count) => sum + count, 0);
  // Of some two thousand square kilometres, forty hold half of them.
  expect(inForty / some.length).toBeGreaterThan(0.5);
});

test('many have no review, some have many, and good ones are more frequent than bad ones', () => {
  expect(shareOf(some, ({ reviews }) => reviews.length === 0)).toBeGreaterThan(0.25);
  expect(Math.max(...some.map(({ reviews }) => reviews.length))).toBeGreaterThan(25);
  const stars = some.flatMap(({ reviews }) => reviews.map(({ rating }) => rating));
  expect(new Set(stars).size).toBe(5);
  const mean = stars.reduce<number>((sum, one) => sum + one, 0) / stars.length;
  expect(mean).toBeGreaterThan(3.8);
  expect(mean).toBeLessThan(4.6);
  for (const { reviews } of some) {
    expect(new Set(reviews.map(({ author }) => author)).size).toBe(reviews.length);
  }
});

test('names rarely repeat, and carry the endings of a Turkish name', () => {
  expect(new Set(some.map(({ name }) => name)).size).toBeGreaterThan(0.95 * some.length);
  const barber = some.find(({ name }) => name.endsWith('Kuaförü'));
  expect(barber).toMatchObject({ category: 'Güzellik', subcategory: 'Kuaför' });
  expect(some.filter(({ name, subcategory }) => /\/|undefined/.test(name + subcategory))).toEqual(
    [],
  );
  expect(some.some(({ name }) => / Şubesi$/.test(name))).toBe(true);
});
