import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { InboxItem } from '#contract/moderation/moderation.ts';
import { createApi } from '#web/api/api.ts';
import { ApiContext } from '#web/browser/api-context.ts';
import { useBulk } from './use-bulk.ts';

const items = Array.from({ length: 23 }, (_, at) => ({
  ...({ kind: 'review', id: at + 1, status: 'pending' } as InboxItem),
  version: String(900 + at),
}));

/** The decisions as a screen has them, and what they send. */
function bulkWith(answer: (asked: { items: { id: number }[] }) => Response) {
  const sent: object[] = [];
  const api = createApi((_, { body = '' }) => {
    sent.push(JSON.parse(body));
    return answer(JSON.parse(body));
  });
  let bulk: ReturnType<typeof useBulk> | undefined;
  const Screen = () => {
    bulk = useBulk();
    return null;
  };
  renderToString(
    <ApiContext value={api}>
      <Screen />
    </ApiContext>,
  );
  if (!bulk) throw new Error('not drawn');
  return { sent, ...bulk };
}

const done = { kind: 'review', status: 'approved', problem: null, isUndoable: true };

test('each is decided as it was seen, twenty at a time', async () => {
  const { sent, decide } = bulkWith((asked) =>
    Response.json({ outcomes: asked.items.map(({ id }) => ({ ...done, id })).reverse() }),
  );
  const { done: decided, failed } = await decide(items, 'reject', 'Aynı neden.');
  const seen = items.map(({ id, version }) => ({
    ...{ kind: 'review', id, seenStatus: 'pending', seenVersion: version },
  }));
  expect(sent).toEqual([
    { transition: 'reject', reason: 'Aynı neden.', items: seen.slice(0, 20) },
    { transition: 'reject', reason: 'Aynı neden.', items: seen.slice(20) },
  ]);
  expect(decided.map(({ item }) => item)).toEqual(items);
  expect(failed).toEqual([]);
});

test('what was refused, and what nobody answered for, is not said to be done', async () => {
  const { decide } = bulkWith(({ items: [first] }) =>
    first?.id === 21
      ? Response.json({ detail: 'Bu kez olmadı.' }, { status: 500 })
      : Response.json({
          outcomes: [
            { ...done, id: 1 },
            { ...done, id: 2, problem: 'Efe Demir onayladı.' },
          ],
        }),
  );
  const { done: decided, failed } = await decide(items, 'approve');
  expect(decided.map(({ item }) => item.id)).toEqual([1]);
  expect(failed.map(({ item }) => item.id)).toEqual(items.slice(1).map(({ id }) => id));
  expect(failed[0]?.problem).toBe('Efe Demir onayladı.');
});
