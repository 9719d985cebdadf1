import { type ReactNode, useRef, useState } from 'react';
import { errorSentence } from '#contract/errors.ts';
import type { AllowedMove, ItemDetails } from '#contract/moderation.ts';
import { moveWord } from '#contract/moderation-words.ts';
import { detailOf } from '#web/api/api.ts';
import { useAccount } from '#web/browser/account-context.ts';
import { formatMoment } from '#web/browser/moments.ts';
import { moderationTexts as texts } from '#web/texts/moderation.ts';
import { Button } from '#web/ui/Button.tsx';
import { notify } from '#web/ui/notify.ts';
import { RestAfterChange } from '#web/ui/RestAfterChange.tsx';
import { useRest } from '#web/ui/use-rest.ts';
import { DeadlineBadge } from './DeadlineBadge.tsx';
import {
  asksFirst,
  asksInto,
  canBeTakenBack,
  forwardMove,
  inOrder,
  refusalMove,
} from './decision-moves.ts';
import { IntoDialog } from './IntoDialog.tsx';
import { itemKey } from './inbox-address.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { useShortcuts } from './use-shortcuts.ts';

/** What a decision says besides the move. */
export interface Said {
  reason?: string;
  into?: number;
}

interface DecisionPanelProps {
  details: ItemDetails;
  now: Date;
  /** A move that was pointed at elsewhere on the item: merging into a duplicate. */
  pointedAt: { move: AllowedMove; into: number } | undefined;
  onPointedAway: () => void;
  onDecide: (details: ItemDetails, move: AllowedMove, said: Said) => Promise<void>;
  /** What changed while one looked. */
  news: ReactNode;
}

/** What can be done with an item, beside what it says. */
export function DecisionPanel({
  details,
  now,
  pointedAt,
  onPointedAway,
  onDecide,
  news,
}: DecisionPanelProps) {
  const account = useAccount();
  const [asking, setAsking] = useState<AllowedMove>();
  const [sending, setSending] = useState<string>();
  const isSending = useRef(false);
  const forwardButton = useRef<HTMLButtonElement>(null);
  const { item, moves } = details;
  const forward = forwardMove(moves);
  /** The record as it is read: when it has changed, or is another, a press was meant for what it was. */
  const seen = `${itemKey(item)} ${item.version}`;
  const isResting = useRest(seen);
  const isClosed =
    details.isForAdmin && !(account.kind === 'member' && account.account.role === 'admin');

  const make = async (move: AllowedMove, said: Said) => {
    if (isSending.current) return;
    isSending.current = true;
    setSending(move.move);
    try {
      await onDecide(details, move, said);
    } finally {
      isSending.current = false;
      setSending(undefined);
    }
  };
  const begin = (move: AllowedMove | undefined) => {
    if (!move || isClosed) return;
    if (asksFirst(move)) return setAsking(move);
    make(move, {}).catch((error: unknown) => {
      const description = detailOf(error);
      void notify({ title: texts.decisionFailed, description, tone: 'danger' });
    });
  };
  useShortcuts({
    // One key alone makes no decision that stays: there it leads to the button, and Enter decides.
    a: () =>
      !isResting &&
      (forward && !asksFirst(forward) && !canBeTakenBack(item.kind, forward.move)
        ? forwardButton.current?.focus()
        : begin(forward)),
    r: () => !isResting && begin(refusalMove(moves)),
  });
  const stopAsking = () => {
    setAsking(undefined);
    onPointedAway();
  };
  const answer = async (move: AllowedMove, said: Said) => {
    await make(move, said);
    stopAsking();
  };

  return (
    <section aria-label={texts.decision} className="item-decision">
      {news}
      {item.deadline && (
        <p className="flex flex-wrap items-center gap-2 text-quiet text-sm">
          <DeadlineBadge deadline={item.deadline} now={now} />
          {texts.promise(item.deadline.promise, formatMoment(new Date(item.deadline.at)))}
        </p>
      )}
      {item.deadline?.firstAnswerAt && (
        <p className="text-quiet text-sm">
          {texts.firstAnswer(formatMoment(new Date(item.deadline.firstAnswerAt)))}
        </p>
      )}
      {details.isOwn ? (
        <p>{errorSentence.own_record}</p>
      ) : isClosed ? (
        <p>{texts.adminsOnly}</p>
      ) : moves.length === 0 ? (
        <p className="text-quiet">{texts.noMoves}</p>
      ) : (
        <RestAfterChange of={seen} className="item-moves">
          {inOrder(moves).map((move) => (
            <Button
              key={move.move}
              ref={move === forward ? forwardButton : undefined}
              variant={move === forward ? 'primary' : 'plain'}
              busy={sending === move.move}
              onClick={() => begin(move)}
            >
              {moveWord(item.kind, move.move)}
            </Button>
          ))}
        </RestAfterChange>
      )}
      <ReasonDialog
        item={item}
        move={asking && !asksInto(asking) ? asking : undefined}
        onClose={stopAsking}
        onSend={(move, reason) => answer(move, reason ? { reason } : {})}
      />
      <IntoDialog
        details={details}
        move={pointedAt?.move ?? (asking && asksInto(asking) ? asking : undefined)}
        chosen={pointedAt?.into}
        onClose={stopAsking}
        onSend={(move, into) => answer(move, into ? { into } : {})}
      />
    </section>
  );
}
