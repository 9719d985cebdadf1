import { useState } from 'react';
import {
  approveItems,
  BULK_MOST,
  type BulkOutcome,
  decideItem,
  type InboxItem,
} from '#contract/moderation.ts';
import { ApiError } from '#web/api/api.ts';
import { useApi } from '#web/browser/api-context.ts';
import { moderationTexts as texts } from '#web/texts/moderation.ts';
import { itemKey } from './inbox-address.ts';

/** Few at a time, so that the bar moves. */
const AT_ONCE = Math.min(20, BULK_MOST);

export interface BulkResult {
  kind: 'approved' | 'undone';
  done: { item: InboxItem; status: string }[];
  failed: { item: InboxItem; problem: string }[];
}

/** Many decisions at once: each its own, in small heaps, with what became of every one. */
export function useBulk() {
  const api = useApi();
  const [progress, setProgress] = useState<{
    kind: BulkResult['kind'];
    done: number;
    all: number;
  }>();
  const [result, setResult] = useState<BulkResult>();

  const run = async (
    kind: BulkResult['kind'],
    items: InboxItem[],
    atOnce: number,
    act: (heap: InboxItem[]) => Promise<Pick<BulkOutcome, 'status' | 'problem'>[]>,
  ) => {
    const sum: BulkResult = { kind, done: [], failed: [] };
    setResult(undefined);
    for (let from = 0; from < items.length; from += atOnce) {
      setProgress({ kind, done: from, all: items.length });
      const heap = items.slice(from, from + atOnce);
      const outcomes = await act(heap).catch((error: unknown) => {
        const problem =
          error instanceof ApiError && error.status > 0 ? error.detail : texts.bulkCut;
        return heap.map(() => ({ status: null, problem }));
      });
      for (const [index, item] of heap.entries()) {
        const { status = null, problem = texts.bulkCut } = outcomes[index] ?? {};
        if (problem === null) sum.done.push({ item, status: status ?? item.status });
        else sum.failed.push({ item, problem });
      }
    }
    setProgress(undefined);
    setResult(sum);
    return sum;
  };

  return {
    progress,
    result,
    forget: () => setResult(undefined),
    approve: (items: InboxItem[]) =>
      run('approved', items, AT_ONCE, async (heap) => {
        const { outcomes } = await api.call(approveItems, {
          items: heap.map(({ kind, id, status, version }) => ({
            kind,
            id,
            seenStatus: status,
            seenVersion: version,
          })),
        });
        return heap.map(
          (item) =>
            outcomes.find((outcome) => itemKey(outcome) === itemKey(item)) ?? {
              status: null,
              problem: texts.bulkCut,
            },
        );
      }),
    undo: (done: BulkResult['done']) =>
      run(
        'undone',
        done.map(({ item, status }) => ({ ...item, status })),
        1,
        async ([item]) => {
          if (!item) return [];
          const { kind, id, status } = item;
          const answer = await api.call(decideItem, { kind, id, move: 'undo', seenStatus: status });
          return [{ status: answer.status, problem: null }];
        },
      ),
  };
}

export type Bulk = ReturnType<typeof useBulk>;
