import type { ComponentProps, FormEvent } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FormSummary } from '#web/ui/FormSummary.tsx';
import { TextArea } from '#web/ui/TextField.tsx';

interface ReasonDialogProps {
  open: boolean;
  onClose: () => void;
  words: {
    title: string;
    text?: string;
    summary: string;
    reason: string;
    /** Beside the label. */
    note?: string;
    hint: string;
    send: string;
    keep: string;
    close: string;
  };
  maxLength: number;
  /** What `useForm` answers. */
  form: Omit<ComponentProps<typeof FormSummary>, 'title'> & {
    field: (name: 'reason') => Omit<ComponentProps<typeof TextArea>, 'label'>;
    submit: (event: FormEvent) => Promise<void>;
    isSending: boolean;
  };
}

/** Asks once, and for the words that the other side reads. */
export const ReasonDialog = ({ open, onClose, words, maxLength, form }: ReasonDialogProps) => (
  <Dialog open={open} onClose={onClose} title={words.title} closeLabel={words.close}>
    <form noValidate onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-4">
      {words.text && <p>{words.text}</p>}
      <FormSummary title={words.summary} {...form} />
      <TextArea
        {...form.field('reason')}
        label={words.reason}
        labelNote={words.note}
        hint={words.hint}
        rows={3}
        maxLength={maxLength}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="danger" busy={form.isSending}>
          {words.send}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {words.keep}
        </Button>
      </div>
    </form>
  </Dialog>
);
