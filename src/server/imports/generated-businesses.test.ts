import { expect, test } from 'vitest';
import { districtAt } from '#contract/district-outlines.ts';
import { DISTRICTS } from '#contract/districts.ts';
import { removeExamples } from '#server/examples/examples.service.ts';
import { databaseForThisTest } from '../../../tests/support/test-database.ts';
import { categoryNames } from './category.rules.ts';
import { generateBusinesses } from './generated-businesses.rules.ts';
import { addGenerated } from './generated-businesses.service.ts';

const NOW = new Date('2026-11-20T09:00:00Z');

test('the same seed makes the same businesses, another one others', () => {
  const names = (seed: number) => [...generateBusinesses(50, seed)].map(({ name }) => name);
  expect(names(3)).toEqual(names(3));
  expect(names(4)).not.toEqual(names(3));
});

test('they spread over all districts and categories, each in its district with its own number', () => {
  const all = [...generateBusinesses(1000, 1)];
  expect(new Set(all.map(({ district }) => district))).toEqual(new Set(DISTRICTS));
  expect(new Set(all.map(({ category }) => category))).toEqual(new Set(categoryNames));
  expect(new Set(all.flatMap(({ phoneKeys }) => phoneKeys)).size).toBe(1000);
  for (const { district, latitude, longitude } of all) {
    expect(districtAt(latitude ?? 0, longitude ?? 0)).toBe(district);
  }
});

test('a kind is shown as it is called alone, the name carries its ending', () => {
  const all = [...generateBusinesses(2000, 1)];
  const barber = all.find(({ name }) => name.endsWith('Kuaförü'));
  expect(barber).toMatchObject({ category: 'Güzellik', subcategory: 'Kuaför' });
  expect(all.filter(({ name, subcategory }) => /\//.test(`${name}${subcategory}`))).toEqual([]);
});

test('a second run adds nothing, and they leave with the examples', async () => {
  const { db } = await databaseForThisTest();
  const ctx = { db, now: () => NOW };
  expect(await addGenerated(ctx, { count: 620, seed: 1 })).toBe(620);
  expect(await addGenerated(ctx, { count: 620, seed: 1 })).toBe(0);
  expect(await removeExamples(db)).toEqual({ businesses: 620 });
});
