import { useState } from 'react';
import {
  BULK_MOST,
  type BulkOutcome,
  type BulkTransition,
  decideItem,
  decideItems,
  type InboxItem,
} from '#contract/moderation/moderation.ts';
import { ApiError } from '#web/api/api.ts';
import { useApi } from '#web/browser/api-context.ts';
import { moderationTexts as texts } from '#web/texts/moderation.ts';
import { itemKey } from './inbox-address.ts';

/** Few at a time, so that the bar moves. */
const AT_ONCE = Math.min(20, BULK_MOST);

export interface BulkResult {
  kind: BulkTransition | 'undo';
  done: { item: InboxItem; status: string; isUndoable: boolean }[];
  failed: { item: InboxItem; problem: string }[];
}

type Outcome = Pick<BulkOutcome, 'status' | 'problem' | 'isUndoable'>;
/** The answer did not come: it may have been decided. */
const CUT: Outcome = { status: null, problem: texts.bulkCut, isUndoable: false };

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
    act: (heap: InboxItem[]) => Promise<Outcome[]>,
  ) => {
    const sum: BulkResult = { kind, done: [], failed: [] };
    setResult(undefined);
    for (let from = 0; from < items.length; from += atOnce) {
      setProgress({ kind, done: from, all: items.length });
      const heap = items.slice(from, from + atOnce);
      const outcomes = await act(heap).catch((error: unknown) => {
        const problem =
          error instanceof ApiError && error.status > 0 ? error.detail : texts.bulkCut;
        return heap.map(() => ({ ...CUT, problem }));
      });
      for (const [index, item] of heap.entries()) {
        const { status, problem, isUndoable } = outcomes[index] ?? CUT;
        if (problem === null) sum.done.push({ item, status: status ?? item.status, isUndoable });
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
    decide: (items: InboxItem[], transition: BulkTransition, reason?: string) =>
      run(transition, items, AT_ONCE, async (heap) => {
        const { outcomes } = await api.call(decideItems, {
          transition,
          reason,
          items: heap.map(({ kind, id, status, version }) => ({
            kind,
            id,
            seenStatus: status,
            seenVersion: version,
          })),
        });
        return heap.map(
          (item) => outcomes.find((outcome) => itemKey(outcome) === itemKey(item)) ?? CUT,
        );
      }),
    undo: (done: BulkResult['done']) =>
      run(
        'undo',
        done.map(({ item, status }) => ({ ...item, status })),
        1,
        async ([item]) => {
          if (!item) return [];
          const { kind, id, status } = item;
          const answer = await api.call(decideItem, {
            kind,
            id,
            transition: 'undo',
            seenStatus: status,
          });
          return [{ status: answer.status, problem: null, isUndoable: false }];
        },
      ),
  };
}

export type Bulk = ReturnType<typeof useBulk>;
