import { type ComponentProps, type ReactNode, useState } from 'react';
import { ApiError } from '#web/api/api.ts';
import { administrationTexts as texts } from '#web/texts/administration.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { notify } from '#web/ui/notify.ts';

interface ActButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'icon' | 'size'> {
  label: ReactNode;
  /** For screen readers, where several buttons say the same. */
  name?: string;
  /** Asks the server; the answer is said in passing. */
  act: () => Promise<{ title: string; description?: string } | undefined>;
  /** Asks first: what cannot be taken back, or what a slip would hurt. */
  question?: { title: string; text: ReactNode; yes: string; isDanger?: boolean };
}

/** Says why something was not done. */
export const sayFailure = (error: unknown) =>
  notify({
    title: texts.failed,
    description: error instanceof ApiError ? error.detail : String(error),
    tone: 'danger',
  });

/** One thing to do; the server decides whether it is done. */
export function ActButton({
  label,
  name,
  act,
  question,
  variant,
  icon,
  size = 'sm',
}: ActButtonProps) {
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
        size={size}
        variant={variant}
        icon={icon}
        busy={isActing && !question}
        aria-label={name}
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
          <div>{question.text}</div>
          <div className="flex flex-wrap gap-2">
            <Button
              variant={question.isDanger === false ? 'primary' : 'danger'}
              busy={isActing}
              onClick={() => void run()}
            >
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
