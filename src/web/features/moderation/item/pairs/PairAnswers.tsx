import { useState } from 'react';
import type { ItemDetails, SimilarBusiness } from '#contract/moderation/moderation.ts';
import { failureToast } from '#web/browser/failure-toast.ts';
import { moderationTexts as texts } from '#web/texts/moderation.ts';
import { Button } from '#web/ui/Button.tsx';
import { notify } from '#web/ui/notify.ts';
import { RestAfterChange } from '#web/ui/RestAfterChange.tsx';
import { itemKey } from '../../inbox/inbox-address.ts';

export type Stays = 'this' | 'other';

/** What is made of an answer about two that may be one. */
export interface PairOf {
  same: (details: ItemDetails, other: SimilarBusiness, stays: Stays) => Promise<void>;
  apart: (details: ItemDetails, other: SimilarBusiness) => Promise<void>;
}

interface PairAnswersProps {
  details: ItemDetails;
  other: SimilarBusiness;
  pairs: PairOf;
}

/** One press says whether two are one, and which of them stays. */
export function PairAnswers({ details, other, pairs }: PairAnswersProps) {
  const [sending, setSending] = useState<Stays | 'apart'>();
  const { item } = details;
  const send = async (answer: Stays | 'apart') => {
    if (sending) return;
    setSending(answer);
    try {
      if (answer === 'apart') await pairs.apart(details, other);
      else await pairs.same(details, other, answer);
    } catch (error) {
      void notify(failureToast(texts.decisionFailed, error));
    } finally {
      setSending(undefined);
    }
  };
  const canMerge = ['approved', 'pending'].includes(other.status);
  const answer = (which: Stays | 'apart', label: string) => (
    <Button size="sm" busy={sending === which} onClick={() => void send(which)}>
      {label}
    </Button>
  );
  return (
    <RestAfterChange
      of={`${itemKey(item)} ${item.version} ${other.id}`}
      className="mt-3 flex flex-wrap gap-2"
    >
      {canMerge && answer('other', texts.sameOther(other.id))}
      {canMerge && answer('this', texts.sameThis)}
      {answer('apart', texts.apart)}
    </RestAfterChange>
  );
}
