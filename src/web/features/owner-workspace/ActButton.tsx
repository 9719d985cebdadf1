import { type ComponentProps, useState } from 'react';
import { workspaceTexts as texts } from '#web/texts/owner-workspace.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { type Said, useAct } from './use-act.ts';

type ActButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'icon' | 'aria-label'> & {
  label: string;
  work: () => Promise<Said>;
  /** Asked first: what is not taken back with a touch. */
  question?: { title: string; text: string; yes: string };
};

/** One thing to do, asked about once where it takes something away. */
export function ActButton({ label, work, question, ...look }: ActButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const { isActing, act } = useAct();
  const run = async () => {
    if (await act(work)) setAsking(false);
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
