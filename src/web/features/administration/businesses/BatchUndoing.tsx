import { useState } from 'react';
import { previewUndoing, undoImportBatch } from '#contract/imports/import-batches.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import { batchTexts as texts } from '#web/texts/administration.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { Button, CancelButton } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { notify } from '#web/ui/notify.ts';
import { PartFailed } from '#web/ui/Part.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { sayFailure } from '../ActButton.tsx';

interface BatchUndoingProps {
  batchId: number;
  onUndone: () => void;
}

/** Takes a whole file back, after saying what goes and what stays. */
export function BatchUndoing({ batchId, onUndone }: BatchUndoingProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.undo}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={texts.undoTitle}>
        <Question
          batchId={batchId}
          onClose={() => setOpen(false)}
          onUndone={() => {
            setOpen(false);
            onUndone();
          }}
        />
      </Dialog>
    </>
  );
}

function Question({ batchId, onUndone, onClose }: BatchUndoingProps & { onClose: () => void }) {
  const api = useApi();
  const preview = useAsked('preview', (signal) =>
    api.call(previewUndoing, { id: batchId }, { signal }),
  );
  const [isActing, setActing] = useState(false);
  if (preview.state === 'loading') {
    return (
      <p role="status" className="flex items-center gap-3">
        <Spinner /> {texts.undoCounting}
      </p>
    );
  }
  if (preview.state === 'failed') {
    return <PartFailed title={texts.undoUnknown} onAgain={preview.again} />;
  }
  const { removable, waitingAgain, kept, keptCount, facts } = preview.data;
  const undo = async () => {
    setActing(true);
    try {
      const done = await api.call(undoImportBatch, { id: batchId });
      const description = texts.undoDoneText(done.removable, done.facts.restorable);
      await notify({ title: texts.undoDone, description, tone: 'success' });
      onUndone();
    } catch (error) {
      await sayFailure(error);
      setActing(false);
    }
  };
  return (
    <>
      <p>{texts.undoText(removable)}</p>
      {waitingAgain > 0 && <p>{texts.undoWaiting(waitingAgain)}</p>}
      {facts.restorable > 0 && <p>{texts.undoFacts(facts.restorable)}</p>}
      {facts.noted > 0 && <p>{texts.undoNoted(facts.noted)}</p>}
      <Businesses
        title={texts.undoStuck(facts.stuckCount)}
        count={facts.stuckCount}
        shown={facts.stuck}
        why={({ facts: of }) => of.map((one) => texts.undoFactNames[one])}
      />
      <Businesses
        title={texts.undoKept(keptCount)}
        count={keptCount}
        shown={kept}
        why={({ reasons }) => reasons.map((reason) => texts.reasons[reason])}
      />
      <div className="flex flex-wrap gap-2">
        {removable + waitingAgain + facts.restorable + facts.noted > 0 && (
          <Button variant="danger" busy={isActing} onClick={() => void undo()}>
            {texts.undoYes(removable)}
          </Button>
        )}
        <CancelButton onClick={onClose} />
      </div>
    </>
  );
}

interface BusinessesProps<One> {
  title: string;
  count: number;
  /** The first of them. */
  shown: One[];
  why: (one: One) => string[];
}

/** Those that are not taken back whole. */
const Businesses = <One extends { id: number; name: string }>(of: BusinessesProps<One>) =>
  of.count > 0 && (
    <div>
      <p className="font-semibold">{of.title}</p>
      <ul className="mt-1 flex max-h-56 flex-col gap-1 overflow-y-auto text-sm">
        {of.shown.map((one) => (
          <li key={one.id}>
            <Anchor href={`/admin/businesses/${one.id}`} className="tap">
              {one.name}
            </Anchor>
            <span className="text-quiet"> ({of.why(one).join(', ')})</span>
          </li>
        ))}
        {of.count > of.shown.length && <li>{texts.undoMore(of.count - of.shown.length)}</li>}
      </ul>
    </div>
  );
