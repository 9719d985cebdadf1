import { useState } from 'react';
import type { BulkTransition, InboxItem } from '#contract/moderation/moderation.ts';
import { BULK_REFUSALS, type ItemKind } from '#contract/moderation/moderation-words.ts';
import { kitTexts } from '#web/texts/kit.ts';
import { moderationTexts as texts } from '#web/texts/moderation.ts';
import { Button } from '#web/ui/Button.tsx';
import { unlessUnsaved } from '#web/ui/LeaveQuestion.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { QuestionDialog } from '#web/ui/QuestionDialog.tsx';
import { ReasonDialog } from '../item/ReasonDialog.tsx';
import { itemKey } from './inbox-address.ts';
import type { Bulk, BulkResult } from './use-bulk.ts';
import { useShortcuts } from './use-shortcuts.ts';

interface BulkBarProps {
  chosen: InboxItem[];
  bulk: Bulk;
  /** The record that is open: decided with the others, it makes way for the next, and so does what is typed in it. */
  open: string | undefined;
  onDecide: (transition: BulkTransition, reason?: string) => void;
  onUndo: (done: BulkResult['done']) => void;
  onDrop: () => void;
}

/** What is selected, what is being done with it, and what became of it. */
export function BulkBar({ chosen, bulk, open, onDecide, onUndo, onDrop }: BulkBarProps) {
  const [asking, setAsking] = useState<'approve' | 'refuse'>();
  const [said, setSaid] = useState<{ kind: ItemKind; reason: string }>();
  const { progress, result } = bulk;
  const count = chosen.length;
  const refusal = refusalOfAll(chosen);
  const isIdle = count > 0 && !progress;
  const takesOpen = chosen.some((item) => itemKey(item) === open);
  const ask = (what: 'approve' | 'refuse') => {
    if (!isIdle) return;
    if (takesOpen) unlessUnsaved(() => setAsking(what));
    else setAsking(what);
  };
  useShortcuts({ A: () => ask('approve'), R: () => refusal && ask('refuse') });
  const stop = () => setAsking(undefined);
  return (
    <div className="bulk-bar">
      {progress && (
        <div className="border-line border-b p-3" role="status">
          <p className="figures text-sm">
            {texts.bulkRunning[progress.kind](progress.done, progress.all)}
          </p>
          <progress
            className="upload-progress mt-1.5"
            max={progress.all}
            value={progress.done}
            aria-label={texts.bulkProgress}
          />
        </div>
      )}
      {result && <Result result={result} onUndo={onUndo} onClose={bulk.forget} />}
      {isIdle && (
        <div className="flex flex-wrap items-center gap-2 border-line border-b bg-seyhan-soft p-2">
          <div className="flex w-full items-center justify-between gap-2">
            <p className="figures px-1 font-semibold text-sm">{texts.selected(count)}</p>
            <Button size="sm" variant="quiet" onClick={onDrop}>
              {texts.dropSelection}
            </Button>
          </div>
          <Button size="sm" variant="river" onClick={() => ask('approve')}>
            {texts.approveSelected}
          </Button>
          {refusal ? (
            <Button size="sm" onClick={() => ask('refuse')}>
              {texts.refuseSelected[refusal.transition]}
            </Button>
          ) : (
            <p className="px-1 text-quiet text-sm">{texts.refuseOneKind}</p>
          )}
        </div>
      )}
      <QuestionDialog
        open={asking === 'approve'}
        onClose={stop}
        title={texts.bulkTitle(count)}
        variant="primary"
        yes={texts.bulkYes(count)}
        onYes={() => {
          stop();
          onDecide('approve');
        }}
      >
        <p>{texts.bulkText}</p>
      </QuestionDialog>
      {refusal && (
        <ReasonDialog
          kind={refusal.kind}
          title={texts.records(count)}
          of={chosen.map(itemKey).join(' ')}
          transition={asking === 'refuse' ? refusal : undefined}
          saidBefore={result?.failed.length && said?.kind === refusal.kind ? said.reason : ''}
          onClose={stop}
          onSend={async ({ transition }, reason) => {
            setSaid({ kind: refusal.kind, reason });
            stop();
            onDecide(transition, reason);
          }}
        />
      )}
    </div>
  );
}

/** How all of them are refused with one reason; undefined where each wants its own. */
export function refusalOfAll(items: Pick<InboxItem, 'kind'>[]) {
  const [kind, ...others] = new Set(items.map((item) => item.kind));
  const refusal = kind && others.length === 0 ? BULK_REFUSALS[kind] : undefined;
  return refusal && kind && { kind, ...refusal };
}

interface ResultProps {
  result: BulkResult;
  onUndo: (done: BulkResult['done']) => void;
  onClose: () => void;
}

function Result({ result, onUndo, onClose }: ResultProps) {
  const { kind, done, failed } = result;
  const undoable = done.filter(({ isUndoable }) => isUndoable);
  return (
    <div className="border-line border-b p-2">
      <Notice
        isNews
        tone={failed.length > 0 ? 'warning' : 'success'}
        title={texts.bulkDone[kind](done.length)}
        action={
          <>
            {undoable.length > 0 && (
              <Button size="sm" onClick={() => onUndo(undoable)}>
                {texts.undo}
              </Button>
            )}
            <Button size="sm" variant="quiet" onClick={onClose}>
              {kitTexts.close}
            </Button>
          </>
        }
      >
        {failed.length > 0 && (
          <>
            <p className="mt-1 font-semibold text-sm">{texts.bulkFailed[kind](failed.length)}</p>
            <ul className="mt-1 flex list-none flex-col gap-1 p-0 text-sm">
              {failed.map(({ item, problem }) => (
                <li key={itemKey(item)} className="wrap-anywhere">
                  <strong>{item.title}</strong>: {problem}
                </li>
              ))}
            </ul>
          </>
        )}
      </Notice>
    </div>
  );
}
