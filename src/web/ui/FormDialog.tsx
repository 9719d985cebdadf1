import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FormSummary } from '#web/ui/FormSummary.tsx';
import { Honeypot } from '#web/ui/Honeypot.tsx';

interface FormDialogProps {
  open: boolean;
  onClose: () => void;
  closeLabel: string;
  texts: { title: string; summary: string; send: string };
  lead: string;
  /** What `useForm` answers. */
  form: Omit<ComponentProps<typeof FormSummary>, 'title'> & {
    values: { homepage: string };
    set(name: 'homepage', value: string): void;
    submit: (event: FormEvent) => Promise<void>;
    isSending: boolean;
  };
  /** Between the summary and the button. */
  children: ReactNode;
  /** What came of it; in the form's place once it is there. */
  sent: ReactNode;
}

/** A form of its own in a dialog, open to everybody. */
export const FormDialog = ({
  open,
  onClose,
  closeLabel,
  texts,
  lead,
  form,
  children,
  sent,
}: FormDialogProps) => (
  <Dialog open={open} onClose={onClose} title={texts.title} closeLabel={closeLabel}>
    {sent || (
      <form
        noValidate
        onSubmit={(event) => void form.submit(event)}
        className="flex flex-col gap-4"
      >
        <p className="text-quiet wrap-anywhere">{lead}</p>
        <FormSummary title={texts.summary} {...form} />
        <Honeypot value={form.values.homepage} onChange={(value) => form.set('homepage', value)} />
        {children}
        <Button type="submit" variant="primary" wide busy={form.isSending}>
          {texts.send}
        </Button>
      </form>
    )}
  </Dialog>
);
