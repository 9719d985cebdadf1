import { useState } from 'react';
import { moderationTexts as texts } from '#web/texts/moderation.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { canBeTakenBack } from './decision-moves.ts';
import { itemKey } from './inbox-address.ts';
import type { Bulk, BulkResult } from './use-bulk.ts';

interface BulkBarProps {
  count: number;
  bulk: Bulk;
  onApprove: () => void;
  onUndo: (done: BulkResult['done']) => void;
  onDrop: () => void;
}

/** What is selected, what is being done with it, and what became of it. */
export function BulkBar({ count, bulk, onApprove, onUndo, onDrop }: BulkBarProps) {
  const [isAsking, setAsking] = useState(false);
  const { progress, result } = bulk;
  return (
    <div className="bulk-bar">
      {progress && (
        <div className="border-line border-b p-3" role="status">
          <p className="figures text-sm">
            {progress.kind === 'approved'
              ? texts.bulkRunning(progress.done, progress.all)
              : texts.undoRunning(progress.done, progress.all)}
          </p>
          <progress
            className="upload-progress mt-1.5"
            max={progress.all}
            value={progress.done}
            aria-label={texts.approveSelected}
          />
        </div>
      )}
      {result && <Result result={result} onUndo={onUndo} onClose={bulk.forget} />}
      {count > 0 && !progress && (
        <div className="flex flex-wrap items-center gap-2 border-line border-b bg-seyhan-soft p-2">
          <p className="figures mr-auto px-1 font-semibold text-sm max-sm:w-full">
            {texts.selected(count)}
          </p>
          <Button size="sm" variant="river" onClick={() => setAsking(true)}>
            {texts.approveSelected}
          </Button>
          <Button size="sm" variant="quiet" onClick={onDrop}>
            {texts.dropSelection}
          </Button>
        </div>
      )}
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={texts.bulkTitle(count)}
        closeLabel={texts.close}
      >
        <p>{texts.bulkText}</p>
        <div className="mt-5 flex flex-wrap justify-end gap-2">
          <Button onClick={() => setAsking(false)}>{texts.cancel}</Button>
          <Button
            variant="primary"
            onClick={() => {
              setAsking(false);
              onApprove();
            }}
          >
            {texts.bulkYes(count)}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}

/** Approvals that can be taken back; the others have gone their way. */
const isUndoable = ({ item }: BulkResult['done'][number]) => canBeTakenBack(item.kind, 'approve');

interface ResultProps {
  result: BulkResult;
  onUndo: (done: BulkResult['done']) => void;
  onClose: () => void;
}

function Result({ result, onUndo, onClose }: ResultProps) {
  const { kind, done, failed } = result;
  const isApproval = kind === 'approved';
  return (
    <div className="border-line border-b p-2">
      <Notice
        isNews
        tone={failed.length > 0 ? 'warning' : 'success'}
        title={isApproval ? texts.bulkDone(done.length) : texts.undoneMany(done.length)}
        action={
          <>
            {isApproval && done.some(isUndoable) && (
              <Button size="sm" onClick={() => onUndo(done.filter(isUndoable))}>
                {texts.undo}
              </Button>
            )}
            <Button size="sm" variant="quiet" onClick={onClose}>
              {texts.close}
            </Button>
          </>
        }
      >
        {failed.length > 0 && (
          <>
            <p className="mt-1 font-semibold text-sm">
              {isApproval ? texts.bulkFailed(failed.length) : texts.undoFailedMany(failed.length)}
            </p>
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
