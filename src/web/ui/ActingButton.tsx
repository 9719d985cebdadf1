import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { notify } from '#web/ui/notify.ts';
import { QuestionDialog } from '#web/ui/QuestionDialog.tsx';
import type { Toast } from '#web/ui/toast.ts';
import { useBusy } from '#web/ui/use-busy.ts';

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
  /** Why it was not done, for a toast; the question stays. */
  failure: (error: unknown) => Toast;
};

/** Does one thing, busy meanwhile. */
export function ActingButton({ label, act, question, keep, failure, ...look }: ActingButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const { isBusy, run } = useBusy();
  const start = () =>
    run(
      async () => {
        const done = await act();
        setAsking(false);
        if (done) await notify({ description: '', ...done, tone: 'success' });
      },
      (error) => notify(failure(error)),
    );
  return (
    <>
      <Button
        size="sm"
        {...look}
        busy={isBusy && !question}
        aria-haspopup={question && 'dialog'}
        onClick={() => (question ? setAsking(true) : void start())}
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
          busy={isBusy}
          onYes={() => void start()}
        >
          <p>{question.text}</p>
        </QuestionDialog>
      )}
    </>
  );
}
