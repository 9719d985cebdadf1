import { expect, test } from 'vitest';
import { STRUCTURED_LIST_LENGTH } from '#contract/businesses/businesses.ts';
import type { CardBusiness } from './business-list.ts';
import { itemList } from './list-head.ts';

test('a list says how many it has in all, and names its first ones in their order', () => {
  const shown = Array.from({ length: STRUCTURED_LIST_LENGTH + 2 }, (_, at) => ({
    ...({ id: 1001 + at, name: `Kafe ${at}` } as CardBusiness),
  }));
  const list = itemList('Kafeler', shown, 240, 'https://adana.example');
  expect(list).toMatchObject({ name: 'Kafeler', numberOfItems: 240 });
  expect(list.itemListElement).toHaveLength(STRUCTURED_LIST_LENGTH);
  expect(list.itemListElement[1]).toEqual({
    '@type': 'ListItem',
    position: 2,
    name: 'Kafe 1',
    url: 'https://adana.example/business/1002',
  });
});
