import { expect, test, vi } from 'vitest';
import { cursorAfter } from '#contract/api/paging.ts';
import { liveScreen } from '#tests/support/live-screen.ts';
import { toasts } from '#tests/support/told-toasts.ts';
import { workspaceTexts as texts } from '#web/texts/owner-workspace.ts';
import { usePaged } from './use-paged.ts';

/** A list whose second page is as it is told. */
function paged(second: () => Promise<number[]>) {
  const cursors: (string | undefined)[] = [];
  const Part = () => {
    const { asked, more } = usePaged('liste', async (cursor) => {
      cursors.push(cursor);
      const ids = cursor === undefined ? [5, 4] : await second();
      return { items: ids.map((id) => ({ id })), total: 4, hasMore: cursor === undefined };
    });
    if (asked.state !== 'ready') return <p>{asked.state}</p>;
    const { items, hasMore } = asked.data;
    const ids = items.map(({ id }) => id);
    return (
      <>
        <button type="button" onClick={() => asked.set((now) => ({ ...now, items: [{ id: 5 }] }))}>
          tek
        </button>
        {hasMore && (
          <button type="button" onClick={() => void more()}>
            daha
          </button>
        )}
        <p>{`[${ids.join()}]`}</p>
      </>
    );
  };
  return { ...liveScreen(<Part />), cursors };
}

test('the next page goes below, what was pushed onto it is not shown twice', async () => {
  const { until, press, buttons, cursors } = paged(async () => [4, 3]);
  await until('[5,4]');
  press('daha');
  await until('[5,4,3]');
  expect(buttons(), 'no more after the last').toEqual(['tek']);
  expect(cursors).toEqual([undefined, cursorAfter(2)]);
});

test('it is asked for once at a time, and what changed meanwhile stays changed', async () => {
  const { promise, resolve } = Promise.withResolvers<number[]>();
  const { until, press, cursors } = paged(() => promise);
  await until('[5,4]');
  press('daha');
  press('daha');
  press('tek');
  resolve([3]);
  await until('[5,3]');
  expect(cursors).toHaveLength(2);
});

test('what did not come is told, and can be asked for again', async () => {
  const answers = [() => Promise.reject(new Error('anything')), async () => [3]];
  const { until, press, text } = paged(async () => answers.shift()?.() ?? []);
  await until('[5,4]');
  press('daha');
  await vi.waitFor(() => expect(toasts).toEqual([texts.partFailed]));
  expect(text()).toContain('[5,4]');
  press('daha');
  await until('[5,4,3]');
});
