import { expect, test, vi } from 'vitest';
import type { InboxItem } from '#contract/moderation/moderation.ts';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import type { InboxView } from './inbox-address.ts';
import { type Inbox, useInbox } from './use-inbox.ts';

const line = (id: number, isLate = false) =>
  ({ kind: 'review', id, deadline: { urgency: isLate ? 'late' : 'later' } }) as InboxItem;
const counts = { review: { waiting: 5, late: 1 } };

/** The inbox with its first lines, and the next ones as they are answered. */
async function inbox(state: InboxView['state'], next: unknown = {}) {
  let now: Inbox | undefined;
  const Screen = () => {
    now = useInbox({ state } as InboxView);
    return now.state;
  };
  const screen = screenWithApi(<Screen />, (asked) =>
    asked.includes('cursor')
      ? next
      : { items: [line(1), line(2, true), line(3)], nextCursor: 'c', counts },
  );
  await screen.until('ready');
  const read = () => {
    screen.text();
    return now as Inbox;
  };
  const ids = () => read().items.map(({ id }) => id);
  return { read, ids };
}

test('a line that comes again because others went stands once', async () => {
  const { read, ids } = await inbox('waiting', {
    ...{ items: [line(3), line(4)], nextCursor: null, counts },
  });
  expect(await read().more()).toBe(true);
  expect(ids()).toEqual([1, 2, 3, 4]);
  expect(read().hasMore).toBe(false);
  expect(await read().more(), 'there is no more').toBe(false);
});

test('more that did not come can be asked for again', async () => {
  const { read, ids } = await inbox('waiting', new Error('Bu kez olmadı.'));
  expect(await read().more()).toBe(false);
  expect(ids()).toEqual([1, 2, 3]);
  await vi.waitFor(() => expect(read().isFetchingMore).toBe(false));
  expect(read().hasMore).toBe(true);
});

test.each([
  ['waiting', { waiting: 4, late: 0 }],
  ['decided', counts.review],
  ['mine', counts.review],
] as const)(
  'among what is %s a late line goes, and comes back to its place',
  async (state, left) => {
    const { read, ids } = await inbox(state);
    read().remove('review 2');
    expect(ids().length + read().items.length).toBeGreaterThan(0);
    const gone = ids();
    expect(read().counts.review).toEqual(gone.includes(2) ? counts.review : left);
    read().put(line(2, true), 1);
    expect(ids()).toEqual([1, 2, 3]);
    expect(read().counts.review).toEqual(counts.review);
  },
);

test('a line changes where it stands; one of another list does not come in', async () => {
  const { read, ids } = await inbox('waiting');
  read().put({ ...line(2), title: 'Yeni' } as InboxItem);
  expect(read().items[1]).toMatchObject({ id: 2, title: 'Yeni' });
  read().put(line(9));
  expect(ids()).toEqual([1, 2, 3]);
});
