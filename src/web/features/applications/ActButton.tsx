import { useState } from 'react';
import { ApiError } from '#web/api/api.ts';
import { applicationsTexts as texts } from '#web/texts/applications.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { notify } from '#web/ui/notify.ts';

interface ActButtonProps {
  label: string;
  /** Asks the server; what it answers is said in a toast. */
  act: () => Promise<{ title: string; description: string }>;
  /** Asks first: what cannot be taken back. */
  question?: { title: string; text: string; yes: string };
  onDone: () => Promise<void>;
}

/** One thing to do about a record. */
export function ActButton({ label, act, question, onDone }: ActButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const [isActing, setActing] = useState(false);
  const run = async () => {
    setActing(true);
    try {
      const done = await act();
      setAsking(false);
      await onDone();
      await notify({ ...done, tone: 'success' });
    } catch (error) {
      const description = error instanceof ApiError ? error.detail : String(error);
      await notify({ title: texts.actionFailed, description, tone: 'danger' });
    } finally {
      setActing(false);
    }
  };
  return (
    <>
      <Button
        size="sm"
        busy={isActing && !question}
        aria-haspopup={question && 'dialog'}
        onClick={() => (question ? setAsking(true) : void run())}
      >
        {label}
      </Button>
      {question && (
        <Dialog
          open={isAsking}
          onClose={() => setAsking(false)}
          title={question.title}
          closeLabel={texts.close}
        >
          <p>{question.text}</p>
          <div className="flex flex-wrap gap-2">
            <Button variant="danger" busy={isActing} onClick={() => void run()}>
              {question.yes}
            </Button>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {texts.keep}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
