import { expect, test } from 'vitest';
import { madeFromAnswer } from './made-from.ts';

const SIDE = true;
const none = { businesses: [] as number[], lists: [] as object[], neighbours: [] as number[] };

/** What answers of the API tell of: whoever changes that makes old the pages that are made of them. */
test.each([
  ['/api/businesses/5', { id: 5 }, { businesses: [5] }, false],
  ['/api/businesses/5', { id: 9 }, { businesses: [5, 9] }, false],
  ['/api/businesses/5', undefined, { businesses: [5] }, false],
  ['/api/businesses/5/prices', [], { businesses: [5] }, false],
  ['/api/businesses/5/reviews', [], { businesses: [5] }, false],
  [
    '/api/businesses?category=Kafeler&district=Seyhan',
    [],
    { lists: [{ category: 'Kafeler', kind: undefined, district: 'Seyhan' }] },
    false,
  ],
  [
    '/api/businesses/5/related',
    { similar: [{ id: 6 }], nearby: [{ id: 7 }] },
    { businesses: [5], neighbours: [6, 7] },
    SIDE,
  ],
  ['/api/categories', [], {}, SIDE],
  ['/api/holidays', [], {}, false],
  ['/api/something-new', {}, { lists: [{}] }, false],
])('%s that says %o', (address, answer, told, hasSide) => {
  const text = answer === undefined ? undefined : JSON.stringify(answer);
  const { businesses, lists, neighbours, side } = madeFromAnswer(address, 1, text);
  const found = { businesses: [...new Set(businesses)], lists, neighbours };
  expect(found).toEqual({ ...none, ...told });
  expect(side.length > 0).toBe(hasSide);
});
