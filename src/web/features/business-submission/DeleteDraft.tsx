import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { submissionTexts as texts } from '#web/texts/business-submission.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';

/** Throws away what was typed, after asking: it cannot be taken back. */
export function DeleteDraft({ onDelete, className }: { onDelete: () => void; className?: string }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        icon={<Trash2 aria-hidden="true" />}
        className={className}
        onClick={() => setAsking(true)}
      >
        {texts.draftDelete}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={texts.draftAsk}
        closeLabel={texts.duplicates.close}
      >
        <p className="-mt-2 text-quiet">{texts.draftAskText}</p>
        <div className="flex flex-wrap gap-3">
          <Button variant="danger" className="grow" onClick={onDelete}>
            {texts.draftDelete}
          </Button>
          <Button className="grow" onClick={() => setAsking(false)}>
            {texts.draftStay}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
