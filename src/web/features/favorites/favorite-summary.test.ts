import { expect, test } from 'vitest';
import type { FavoriteBusiness } from '#contract/favorites.ts';
import { favoriteSummary } from './favorite-summary.ts';

const favorite = (category: string, rating: string, reviewCount: number) =>
  ({
    businessId: 1001,
    name: 'Bir Yer',
    state: 'public',
    business: { category, rating, reviewCount },
  }) as FavoriteBusiness;

test('total, categories, and the average of the rated with one decimal', () => {
  expect(
    favoriteSummary([
      favorite('Kafeler', '4.6', 3),
      favorite('Kafeler', '4.1', 1),
      favorite('Oteller', '0.0', 0),
      { businessId: 1, name: 'Kapanan', state: 'closed', business: null, note: null, listIds: [] },
    ]),
  ).toEqual({ total: '4', categories: '2', average: '4,4' });
});

test('nobody has rated any of them: there is no average', () => {
  expect(favoriteSummary([favorite('Spor', '0.0', 0)]).average).toBeUndefined();
  expect(favoriteSummary([])).toEqual({ total: '0', categories: '0', average: undefined });
});
