import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { notify } from '#web/ui/notify.ts';

type ButtonLook = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'icon' | 'aria-label'>;

export type ActProps = ButtonLook & {
  label: ReactNode;
  /** What came of it is said in a toast, if there is anything to say. */
  act: () => Promise<{ title: string; description?: string } | undefined>;
  /** Asked first: what cannot be taken back, or what a slip would hurt. */
  question?: { title: string; text: ReactNode; yes: string };
};

type ActingButtonProps = ActProps & {
  words: { keep: string; close: string };
  /** Says why it was not done; the question stays. */
  sayFailure: (error: unknown) => Promise<void>;
};

/** Does one thing, busy meanwhile. */
export function ActingButton({
  label,
  act,
  question,
  words,
  sayFailure,
  ...look
}: ActingButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const [isActing, setActing] = useState(false);
  const run = async () => {
    setActing(true);
    try {
      const done = await act();
      setAsking(false);
      if (done) await notify({ description: '', ...done, tone: 'success' });
    } catch (error) {
      await sayFailure(error);
    } finally {
      setActing(false);
    }
  };
  return (
    <>
      <Button
        size="sm"
        {...look}
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
          closeLabel={words.close}
        >
          <p>{question.text}</p>
          <div className="flex flex-wrap gap-2">
            <Button variant="danger" busy={isActing} onClick={() => void run()}>
              {question.yes}
            </Button>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {words.keep}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
