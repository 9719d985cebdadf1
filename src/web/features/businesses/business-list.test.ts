import { expect, test } from 'vitest';
import { cursorAfter } from '#contract/api/paging.ts';
import { PAGE_LENGTH } from '#contract/businesses/businesses.ts';
import { loadListPage } from './business-list.ts';

/** A list of `total` businesses that notes what it is asked for. */
function listOf(total: number) {
  const cursors: (string | undefined)[] = [];
  return {
    cursors,
    ask: async ({ cursor }: { limit: number; cursor?: string }) => {
      cursors.push(cursor);
      return { items: [], total, hasMore: false };
    },
  };
}

test('the first page is asked for without a cursor', async () => {
  const { ask, cursors } = listOf(60);
  expect(await loadListPage(ask)).toEqual({ items: [], total: 60, page: 1, pageCount: 3 });
  expect(cursors).toEqual([undefined]);
});

test('a numbered page begins after the ones before it', async () => {
  const { ask, cursors } = listOf(60);
  await loadListPage(ask, 3);
  expect(cursors).toEqual([cursorAfter(2 * PAGE_LENGTH)]);
});

test('a page beyond the end is the last page', async () => {
  const { ask, cursors } = listOf(30);
  expect(await loadListPage(ask, 9999)).toMatchObject({ page: 2, pageCount: 2 });
  expect(cursors.at(-1)).toBe(cursorAfter(PAGE_LENGTH));
});

test('an empty list has one page', async () => {
  expect(await loadListPage(listOf(0).ask, 7)).toMatchObject({ page: 1, pageCount: 1 });
});
