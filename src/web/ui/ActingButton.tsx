import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { notify } from '#web/ui/notify.ts';
import { QuestionDialog } from '#web/ui/QuestionDialog.tsx';

type ButtonLook = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'icon' | 'aria-label'>;

export type ActProps = ButtonLook & {
  label: ReactNode;
  /** What came of it is said in a toast, if there is anything to say. */
  act: () => Promise<{ title: string; description?: string } | undefined>;
  /** Asked first: what cannot be taken back, or what a slip would hurt. */
  question?: { title: string; text: ReactNode; yes: string };
};

type ActingButtonProps = ActProps & {
  /** Of the button that leaves the question. */
  keep?: string;
  /** Says why it was not done; the question stays. */
  sayFailure: (error: unknown) => Promise<void>;
};

/** Does one thing, busy meanwhile. */
export function ActingButton({
  label,
  act,
  question,
  keep,
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
        <QuestionDialog
          open={isAsking}
          onClose={() => setAsking(false)}
          title={question.title}
          yes={question.yes}
          no={keep}
          busy={isActing}
          onYes={() => void run()}
        >
          <p>{question.text}</p>
        </QuestionDialog>
      )}
    </>
  );
}
