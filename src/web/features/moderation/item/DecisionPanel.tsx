import { type ReactNode, useRef, useState } from 'react';
import { OWN_RECORD_SENTENCE } from '#contract/api/errors.ts';
import type { AllowedTransition, ItemDetails } from '#contract/moderation/moderation.ts';
import { useAccount } from '#web/browser/account-context.ts';
import { failureToast } from '#web/browser/failure-toast.ts';
import { formatMoment } from '#web/browser/moments.ts';
import { transitionWord } from '#web/texts/decision-words.ts';
import { moderationTexts as texts } from '#web/texts/moderation.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { hasUnsaved } from '#web/ui/LeaveQuestion.tsx';
import { notify } from '#web/ui/notify.ts';
import { RestAfterChange } from '#web/ui/RestAfterChange.tsx';
import { useRest } from '#web/ui/use-rest.ts';
import { DeadlineBadge } from '../inbox/DeadlineBadge.tsx';
import { itemKey } from '../inbox/inbox-address.ts';
import { useShortcuts } from '../inbox/use-shortcuts.ts';
import {
  asksFirst,
  asksInto,
  canBeTakenBack,
  forwardTransition,
  inOrder,
  refusalTransition,
} from './decision-transitions.ts';
import { IntoDialog } from './IntoDialog.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';

/** What a decision says besides the transition. */
export interface Said {
  reason?: string;
  into?: number;
}

interface DecisionPanelProps {
  details: ItemDetails;
  now: Date;
  /** A transition that was pointed at elsewhere on the item: merging into a duplicate. */
  pointedAt: { transition: AllowedTransition; into: number } | undefined;
  onPointedAway: () => void;
  onDecide: (details: ItemDetails, transition: AllowedTransition, said: Said) => Promise<void>;
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
  const [asking, setAsking] = useState<AllowedTransition>();
  const [sending, setSending] = useState<string>();
  const isSending = useRef(false);
  const forwardButton = useRef<HTMLButtonElement>(null);
  const formLink = useRef<HTMLAnchorElement>(null);
  const { item, transitions } = details;
  const forward = forwardTransition(transitions);
  const isMadeInForm = (transition: AllowedTransition | undefined) =>
    details.mendedBy !== null && transition?.transition === 'accept';
  /** The record as it is read: when it has changed, or is another, a press was meant for what it was. */
  const seen = `${itemKey(item)} ${item.version}`;
  const isResting = useRest(seen);
  const isClosed =
    details.isForAdmin && !(account.kind === 'member' && account.account.role === 'admin');

  const make = async (transition: AllowedTransition, said: Said) => {
    if (isSending.current) return;
    isSending.current = true;
    setSending(transition.transition);
    try {
      await onDecide(details, transition, said);
    } finally {
      isSending.current = false;
      setSending(undefined);
    }
  };
  const begin = (transition: AllowedTransition | undefined) => {
    if (!transition || isClosed) return;
    // What is typed beside it would be lost, and the decision speak of what was there before.
    if (hasUnsaved()) return void notify({ ...texts.saveFirst, tone: 'danger' });
    if (isMadeInForm(transition)) return formLink.current?.focus();
    if (asksFirst(transition)) return setAsking(transition);
    make(transition, {}).catch((error: unknown) =>
      notify(failureToast(texts.decisionFailed, error)),
    );
  };
  useShortcuts({
    // One key alone makes no decision that stays: there it leads to the button, and Enter decides.
    a: () =>
      !isResting &&
      (forward && !asksFirst(forward) && !canBeTakenBack(item.kind, forward.transition)
        ? forwardButton.current?.focus()
        : begin(forward)),
    r: () => !isResting && begin(refusalTransition(transitions)),
  });
  const stopAsking = () => {
    setAsking(undefined);
    onPointedAway();
  };
  const answer = async (transition: AllowedTransition, said: Said) => {
    await make(transition, said);
    stopAsking();
  };

  return (
    <section aria-label={texts.decision} className="item-decision">
      {news}
      {item.deadline && (
        <p className="flex flex-wrap items-center gap-2 text-quiet text-sm">
          <DeadlineBadge deadline={item.deadline} now={now} />
          {texts.promise(item.deadline.promise, formatMoment(item.deadline.at))}
        </p>
      )}
      {item.deadline?.firstAnswerAt && (
        <p className="text-quiet text-sm">
          {texts.firstAnswer(formatMoment(item.deadline.firstAnswerAt))}
        </p>
      )}
      {details.isOwn ? (
        <p>{OWN_RECORD_SENTENCE}</p>
      ) : isClosed ? (
        <p>{texts.adminsOnly}</p>
      ) : transitions.length === 0 ? (
        <p className="text-quiet">{texts.noTransitions}</p>
      ) : (
        <RestAfterChange of={seen} className="item-transitions">
          {inOrder(transitions).map((transition) =>
            isMadeInForm(transition) ? (
              <ButtonLink
                key={transition.transition}
                ref={formLink}
                variant="primary"
                href={`/admin/businesses/${item.businessId}?report=${item.id}`}
              >
                {texts.mendedBy[details.mendedBy ?? 'form']}
              </ButtonLink>
            ) : (
              <Button
                key={transition.transition}
                ref={transition === forward ? forwardButton : undefined}
                variant={transition === forward ? 'primary' : 'plain'}
                busy={sending === transition.transition}
                onClick={() => begin(transition)}
              >
                {transitionWord(item.kind, transition.transition)}
              </Button>
            ),
          )}
        </RestAfterChange>
      )}
      <ReasonDialog
        {...item}
        of={itemKey(item)}
        transition={asking && !asksInto(asking) ? asking : undefined}
        onClose={stopAsking}
        onSend={(transition, reason) => answer(transition, reason ? { reason } : {})}
      />
      <IntoDialog
        details={details}
        transition={pointedAt?.transition ?? (asking && asksInto(asking) ? asking : undefined)}
        chosen={pointedAt?.into}
        onClose={stopAsking}
        onSend={(transition, into) => answer(transition, into ? { into } : {})}
      />
    </section>
  );
}
