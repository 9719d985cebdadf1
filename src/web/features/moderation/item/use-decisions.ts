import { useEffect, useState } from 'react';
import {
  type AllowedTransition,
  decideItem,
  getInboxItem,
  type InboxItem,
  type ItemDetails,
} from '#contract/moderation/moderation.ts';
import { ApiError } from '#web/api/api.ts';
import { useApi } from '#web/browser/api-context.ts';
import { failureToast } from '#web/browser/failure-toast.ts';
import { keepTypedWords } from '#web/browser/typed-words.ts';
import { moderationTexts as texts } from '#web/texts/moderation.ts';
import { notify } from '#web/ui/notify.ts';
import { itemKey } from '../inbox/inbox-address.ts';
import type { Inbox } from '../inbox/use-inbox.ts';
import type { Said } from './DecisionPanel.tsx';
import { forwardTransition, type Made, UNDO_MS, undoTransition } from './decision-transitions.ts';
import { pairDecisions } from './pairs/pair-decisions.ts';

/** Records that go on step by step on the same screen: contacted, prepared, live. */
const STEP_BY_STEP = ['advertisement', 'advertisement_request', 'lead', 'plan_request'];

/** Who decided what, or that somebody edited it: said when the record is not the one that was looked at. */
const wordsOfMeanwhile = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status === 409
    ? error.issues.find(({ path }) => path === 'seenStatus' || path === 'seenVersion')?.message
    : undefined;

interface DecisionsOptions {
  inbox: Inbox;
  /** The record is done with: what now stands at its place in the list is next. */
  onDone: (key: string, index: number) => void;
  /** The record goes on, or is back: shows it as it is now. */
  onChanged: (details: ItemDetails) => void;
  onBack: (item: InboxItem) => void;
}

/** Decisions about the open item, the last one of which can be taken back. */
export function useDecisions({ inbox, onDone, onChanged, onBack }: DecisionsOptions) {
  const api = useApi();
  const [made, setMade] = useState<Made>();
  const [isUndoing, setUndoing] = useState(false);
  /** Somebody else was faster with this record. */
  const [news, setNews] = useState<{ key: string; text: string }>();

  useEffect(() => {
    if (!made) return;
    const over = setTimeout(() => setMade(undefined), Math.max(0, made.until - Date.now()));
    return () => clearTimeout(over);
  }, [made]);

  const look = ({ kind, id }: Pick<InboxItem, 'kind' | 'id'>) =>
    api.call(getInboxItem, { kind, id });

  const tellNews = async (item: InboxItem, text: string) => {
    setNews({ key: itemKey(item), text });
    onChanged(await look(item));
  };

  type Answer = Awaited<ReturnType<typeof api.call<typeof decideItem>>>;
  /** Takes back what was just answered, where that is possible. */
  const takingBack = ({ kind, id }: Pick<InboxItem, 'kind' | 'id'>, answer: Answer) => {
    const undo = undoTransition(answer.transitions);
    if (!undo) return undefined;
    const { transition } = undo;
    return () => api.call(decideItem, { kind, id, transition, seenStatus: answer.status });
  };
  const indexOf = (item: InboxItem) =>
    inbox.items.findIndex((one) => itemKey(one) === itemKey(item));

  return {
    made,
    isUndoing,
    news,
    forget: () => setMade(undefined),
    /** The record was changed on the way: shows it as it is now. */
    lookAgain: async (item: InboxItem) => onChanged(await look(item)),
    /** Throws what the server refuses, but for a decision that somebody else made first. */
    async decide({ item }: ItemDetails, transition: AllowedTransition, said: Said) {
      const key = itemKey(item);
      const index = indexOf(item);
      const { kind, id, status: seenStatus, version: seenVersion } = item;
      let answer: { status: string; transitions: AllowedTransition[] };
      try {
        const wish = {
          kind,
          id,
          transition: transition.transition,
          seenStatus,
          seenVersion,
          ...said,
        };
        answer = await api.call(decideItem, wish);
      } catch (error) {
        const meanwhile = wordsOfMeanwhile(error);
        if (meanwhile === undefined) throw error;
        // The question why goes with the record as it was; asked again, it begins with what was typed.
        keepTypedWords();
        return tellNews(item, meanwhile);
      }
      setNews(undefined);
      setMade({
        item,
        index: Math.max(0, index),
        transition: transition.isUndo ? 'undo' : transition.transition,
        undo: transition.isUndo ? undefined : takingBack(item, answer),
        until: Date.now() + UNDO_MS,
      });
      if (STEP_BY_STEP.includes(kind) && forwardTransition(answer.transitions)) {
        return onChanged(await look(item));
      }
      inbox.remove(key);
      onDone(key, index);
    },
    pairs: pairDecisions({
      ...{ api, inbox, takingBack, look, onChanged, onDone },
      made: (item, transition, undo) =>
        setMade({
          ...{ item, transition, undo },
          index: Math.max(0, indexOf(item)),
          until: Date.now() + UNDO_MS,
        }),
    }),
    async undo() {
      if (!made?.undo || isUndoing) return;
      const { item, index } = made;
      setUndoing(true);
      try {
        await made.undo();
        const back = await look(item);
        inbox.put(back.item, index);
        setMade(undefined);
        onChanged(back);
        onBack(back.item);
      } catch (error) {
        void notify(failureToast(texts.decisionFailed, error));
      } finally {
        setUndoing(false);
      }
    },
  };
}
