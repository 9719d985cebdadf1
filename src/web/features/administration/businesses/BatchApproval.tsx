import { useRef, useState } from 'react';
import { approveImportBatch } from '#contract/imports/import-batches.ts';
import { useApi } from '#web/browser/api-context.ts';
import { batchTexts as texts } from '#web/texts/administration.ts';
import { Button, CancelButton } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { notify } from '#web/ui/notify.ts';
import { sayFailure } from '../ActButton.tsx';
import { Bar } from '../Bar.tsx';

interface BatchApprovalProps {
  batchId: number;
  waiting: number;
  onApproved: () => void;
}

/** Approves all that waits of a file, a piece at a time, so that it can be seen and stopped. */
export function BatchApproval({ batchId, waiting, onApproved }: BatchApprovalProps) {
  const api = useApi();
  const [isOpen, setOpen] = useState(false);
  const [progress, setProgress] = useState<{ done: number; all: number }>();
  const isStopped = useRef(false);

  const run = async () => {
    isStopped.current = false;
    let done = 0;
    setProgress({ done, all: waiting });
    try {
      while (!isStopped.current) {
        const { approved, left } = await api.call(approveImportBatch, { id: batchId });
        done += approved;
        setProgress({ done, all: done + left });
        if (approved === 0 || left === 0) break;
      }
      await notify({ title: texts.approved(done), description: '', tone: 'success' });
    } catch (error) {
      await sayFailure(error);
    }
    setProgress(undefined);
    setOpen(false);
    onApproved();
  };
  const close = () => {
    isStopped.current = true;
    setOpen(false);
  };

  return (
    <>
      <Button size="sm" variant="river" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.approve(waiting)}
      </Button>
      <Dialog open={isOpen} onClose={close} title={texts.approveTitle}>
        {progress ? (
          <div role="status" className="flex flex-col gap-3">
            <Bar {...progress} label={texts.approveTitle} />
            <p className="figures">{texts.approving(progress.done, progress.all)}</p>
            <Button className="self-start" onClick={close}>
              {texts.stop}
            </Button>
          </div>
        ) : (
          <>
            <p>{texts.approveText(waiting)}</p>
            <div className="flex flex-wrap gap-2">
              <Button variant="primary" onClick={() => void run()}>
                {texts.approveYes}
              </Button>
              <CancelButton onClick={close} />
            </div>
          </>
        )}
      </Dialog>
    </>
  );
}
