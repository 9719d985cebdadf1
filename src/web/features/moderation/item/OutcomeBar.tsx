import { CircleCheck, X } from 'lucide-react';
import { UNDO_MINUTES } from '#contract/moderation/moderation.ts';
import { outcomeText } from '#web/texts/decision-words.ts';
import { kitTexts } from '#web/texts/kit.ts';
import { moderationTexts as texts } from '#web/texts/moderation.ts';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { RestAfterChange } from '#web/ui/RestAfterChange.tsx';
import { itemKey } from '../inbox/inbox-address.ts';
import type { Made } from './decision-transitions.ts';

interface OutcomeBarProps {
  made: Made;
  isBusy: boolean;
  onUndo: () => void;
  onClose: () => void;
}

/**
 * The last decision and the way back. It stays as long as there is one: ten minutes, unlike a toast,
 * whose five seconds are over before one sees the mistake. What it says is announced by the screen.
 */
export const OutcomeBar = ({ made, isBusy, onUndo, onClose }: OutcomeBarProps) => (
  <section aria-label={texts.undo} className="outcome-bar">
    <RestAfterChange
      of={`${itemKey(made.item)} ${made.until}`}
      className="toast toast-success items-center"
    >
      <CircleCheck className="toast-sign mt-0!" aria-hidden="true" />
      <div className="min-w-0 grow">
        <p className="font-semibold wrap-anywhere">
          {outcomeText(made.item.title, made.item.kind, made.transition)}
        </p>
        {made.undo && <p className="text-quiet text-xs">{texts.undoFor(UNDO_MINUTES)}</p>}
      </div>
      {made.undo && (
        <Button size="sm" className="shrink-0" busy={isBusy} onClick={onUndo} aria-keyshortcuts="u">
          {texts.undo}
        </Button>
      )}
      <IconButton
        label={kitTexts.close}
        icon={<X className="size-4" aria-hidden="true" />}
        className="-mr-2"
        onClick={onClose}
      />
    </RestAfterChange>
  </section>
);
