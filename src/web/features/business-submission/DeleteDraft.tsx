import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { submissionTexts as texts } from '#web/texts/business-submission.ts';
import { Button } from '#web/ui/Button.tsx';
import { QuestionDialog } from '#web/ui/QuestionDialog.tsx';

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
      <QuestionDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={texts.draftAsk}
        yes={texts.draftDelete}
        onYes={onDelete}
        no={texts.draftStay}
      >
        <p className="-mt-2 text-quiet">{texts.draftAskText}</p>
      </QuestionDialog>
    </>
  );
}
