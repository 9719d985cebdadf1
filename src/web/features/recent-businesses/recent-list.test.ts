import { expect, test } from 'vitest';
import { RECENT_LENGTH } from '#web/browser/recent-businesses.ts';
import { parseRecent, withNewest } from './recent-list.ts';

const business = (id: number) => ({
  id,
  name: `İşletme ${id}`,
  category: 'Kafeler',
  categorySlug: 'kafeler',
  district: 'Seyhan',
});

test('the newest stands first, each once, and the oldest of more than twelve goes', () => {
  let list = parseRecent(null);
  for (let id = 1; id <= RECENT_LENGTH + 2; id += 1) list = withNewest(list, business(id));
  list = withNewest(list, business(5));
  expect(list.map(({ id }) => id)).toEqual([5, 14, 13, 12, 11, 10, 9, 8, 7, 6, 4, 3]);
});

test('only what a line needs is kept', () => {
  const phone = { ...business(1), phone: '0322 000 11 01' };
  expect(withNewest([], phone)).toEqual([business(1)]);
});

test('what somebody else wrote there is no list', () => {
  for (const text of ['', '{', '{}', 'null', '7', '["a",null,{"id":"1"}]']) {
    expect(parseRecent(text), text).toEqual([]);
  }
  const others = [{ id: 2 }, { ...business(3), id: '3' }, { ...business(4), district: null }];
  expect(parseRecent(JSON.stringify([business(1), ...others]))).toEqual([business(1)]);
});
