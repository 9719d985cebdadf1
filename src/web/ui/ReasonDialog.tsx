import type { ComponentProps } from 'react';
import { kitTexts } from '#web/texts/kit.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Form, type FormState, SubmitButton } from '#web/ui/Form.tsx';
import { TextArea } from '#web/ui/TextField.tsx';

interface ReasonDialogProps {
  open: boolean;
  onClose: () => void;
  words: {
    title: string;
    text?: string;
    summary: string;
    reason: string;
    hint: string;
    send: string;
    /** Of the button that leaves it. */
    keep?: string;
  };
  maxLength: number;
  optional?: boolean;
  /** What `useForm` answers. */
  form: FormState & { field: (name: 'reason') => Omit<ComponentProps<typeof TextArea>, 'label'> };
}

/** Asks once, and for the words that the other side reads. */
export const ReasonDialog = ({
  open,
  onClose,
  words,
  maxLength,
  optional,
  form,
}: ReasonDialogProps) => (
  <Dialog open={open} onClose={onClose} title={words.title}>
    <Form form={form} summary={words.summary} lead={words.text && <p>{words.text}</p>}>
      <TextArea
        {...form.field('reason')}
        label={words.reason}
        optional={optional}
        hint={words.hint}
        rows={3}
        maxLength={maxLength}
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton form={form} send={words.send} variant="danger" />
        <Button variant="quiet" onClick={onClose}>
          {words.keep ?? kitTexts.cancel}
        </Button>
      </div>
    </Form>
  </Dialog>
);
