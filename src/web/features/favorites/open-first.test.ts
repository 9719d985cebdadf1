import { expect, test } from 'vitest';
import type { Business } from '#contract/businesses/businesses.ts';
import type { FavoriteBusiness } from '#contract/favorites.ts';
import { openFirst } from './open-first.ts';

const kept = (name: string, business: Partial<Business> | null): FavoriteBusiness => ({
  ...{ businessId: 1001, name, state: business ? 'public' : 'closed', note: null, listIds: [] },
  business: business && ({ isOpen: true, specialDays: {}, holidays: [], ...business } as Business),
});

test('who is open now stands first, the others in the order they were kept in', () => {
  // A Friday, at noon in Adana.
  const now = new Date('2026-11-20T09:00:00Z');
  const items = [
    kept('gone', null),
    kept('in the evening', { hours: '{"mon-sun":"18:00-23:00"}' }),
    kept('now', { hours: '{"mon-sun":"09:00-18:00"}' }),
    kept('says nothing', { hours: null }),
    kept('soon closed', { hours: '{"mon-sun":"09:00-12:15"}' }),
    kept('closed for now', { hours: '{"mon-sun":"09:00-18:00"}', isOpen: false }),
  ];
  expect(openFirst(items, now).map(({ name }) => name)).toEqual([
    ...['now', 'soon closed', 'gone', 'in the evening', 'says nothing', 'closed for now'],
  ]);
});
