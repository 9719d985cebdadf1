import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type InboxItem, listInbox } from '#contract/moderation/moderation.ts';
import type { ItemKind } from '#contract/moderation/moderation-words.ts';
import { useApi } from '#web/browser/api-context.ts';
import { type InboxView, itemKey, listKey } from './inbox-address.ts';

export type Counts = Partial<Record<ItemKind, { waiting: number; late: number }>>;

interface Lines {
  items: InboxItem[];
  nextCursor: string | null;
}

export interface Inbox {
  state: 'loading' | 'failed' | 'ready';
  items: InboxItem[];
  counts: Counts;
  hasMore: boolean;
  isFetchingMore: boolean;
  /** Asks for the list from its beginning; what is shown stays until the answer is there. */
  refresh: () => Promise<void>;
  /** True when the next lines came. */
  more: () => Promise<boolean>;
  /** Takes a line out, for what does not belong to this list any more. */
  remove: (key: string) => void;
  /** Changes a line where it stands; with an index puts one (back) that is not there. */
  put: (item: InboxItem, index?: number) => void;
}

/** The lines of a list, page by page, and how many of each kind wait. */
export function useInbox(view: InboxView): Inbox {
  const api = useApi();
  const key = listKey(view);
  const [state, setState] = useState<Inbox['state']>('loading');
  const [lines, setLines] = useState<Lines>({ items: [], nextCursor: null });
  const [counts, setCounts] = useState<Counts>({});
  const [isFetchingMore, setFetchingMore] = useState(false);
  /** Answers of a list that was left are dropped. */
  const asked = useRef(0);

  const ask = (cursor?: string) =>
    api.call(listInbox, {
      kind: view.kind,
      state: view.state === 'waiting' ? 'waiting' : 'decided',
      mine: view.state === 'mine' ? 'true' : 'false',
      urgency: view.urgency,
      q: view.q || undefined,
      cursor,
    });

  const refresh = async () => {
    asked.current += 1;
    const turn = asked.current;
    try {
      const { items, nextCursor, counts: waiting } = await ask();
      if (turn !== asked.current) return;
      setLines({ items, nextCursor });
      setCounts(waiting);
      setState('ready');
    } catch {
      if (turn === asked.current) setState('failed');
    }
  };

  const begin = useEffectEvent(() => {
    setState('loading');
    void refresh();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says when the list is another
  useEffect(() => begin(), [key]);

  const more = async () => {
    if (!lines.nextCursor || isFetchingMore) return false;
    const turn = asked.current;
    setFetchingMore(true);
    try {
      const { items, nextCursor, counts: waiting } = await ask(lines.nextCursor);
      if (turn !== asked.current) return false;
      setLines((before) => {
        const known = new Set(before.items.map(itemKey));
        const fresh = items.filter((item) => !known.has(itemKey(item)));
        return { items: [...before.items, ...fresh], nextCursor };
      });
      setCounts(waiting);
      return true;
    } catch {
      return false;
    } finally {
      setFetchingMore(false);
    }
  };

  const count = (kind: ItemKind, late: boolean, by: 1 | -1) =>
    setCounts((before) => {
      const { waiting = 0, late: lateOnes = 0 } = before[kind] ?? {};
      return {
        ...before,
        [kind]: {
          waiting: Math.max(0, waiting + by),
          late: Math.max(0, lateOnes + (late ? by : 0)),
        },
      };
    });

  return {
    state,
    items: lines.items,
    counts,
    hasMore: lines.nextCursor !== null,
    isFetchingMore,
    refresh,
    more,
    remove(removed) {
      const item = lines.items.find((one) => itemKey(one) === removed);
      if (!item) return;
      setLines(({ items, nextCursor }) => ({
        items: items.filter((one) => itemKey(one) !== removed),
        nextCursor,
      }));
      if (view.state === 'waiting') count(item.kind, item.deadline?.urgency === 'late', -1);
    },
    put(item, index) {
      const isNew = !lines.items.some((one) => itemKey(one) === itemKey(item));
      if (isNew && index === undefined) return;
      setLines(({ items, nextCursor }) => ({
        items: isNew
          ? items.toSpliced(index ?? 0, 0, item)
          : items.map((one) => (itemKey(one) === itemKey(item) ? item : one)),
        nextCursor,
      }));
      if (isNew && view.state === 'waiting') {
        count(item.kind, item.deadline?.urgency === 'late', 1);
      }
    },
  };
}
