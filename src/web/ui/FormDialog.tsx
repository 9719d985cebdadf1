import type { ComponentProps, ReactNode } from 'react';
import { kitTexts } from '#web/texts/kit.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Dialog, type DialogProps } from '#web/ui/Dialog.tsx';
import { Form, type FormState, SubmitButton } from '#web/ui/Form.tsx';
import type { LateDialogState } from '#web/ui/island/use-asked-island.ts';
import { Outcome } from '#web/ui/Outcome.tsx';

interface FormDialogProps extends Omit<DialogProps, 'open'>, LateDialogState {
  texts: { summary?: string; send: string };
  lead: ReactNode;
  form: FormState;
  /** What came of it; in the form's place once it is there. */
  sent:
    | { title: string; text: string; note?: string; link?: ComponentProps<typeof ButtonLink> }
    | undefined;
  /** It was sent and closed. */
  onOver?: () => void;
}

/** A form of its own in a dialog; `children` stand between the summary and the button. */
export function FormDialog({
  isOpen,
  texts,
  lead,
  form,
  children,
  sent,
  onOver,
  ...dialog
}: FormDialogProps) {
  const close = () => {
    dialog.onClose();
    if (sent) onOver?.();
  };
  return (
    <Dialog {...dialog} open={isOpen} onClose={close}>
      {sent ? (
        <Outcome
          title={sent.title}
          action={
            <>
              {sent.link && <ButtonLink {...sent.link} />}
              <Button variant="quiet" onClick={close}>
                {kitTexts.close}
              </Button>
            </>
          }
        >
          <p className="wrap-anywhere">{sent.text}</p>
          {sent.note && <p className="text-quiet">{sent.note}</p>}
        </Outcome>
      ) : (
        <Form
          form={form}
          summary={texts.summary}
          lead={<p className="text-quiet wrap-anywhere">{lead}</p>}
        >
          {children}
          <SubmitButton form={form} send={texts.send} wide />
        </Form>
      )}
    </Dialog>
  );
}
