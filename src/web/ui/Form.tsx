import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { kitTexts } from '#web/texts/kit.ts';
import { Button, CancelButton } from '#web/ui/Button.tsx';
import { FormSummary } from '#web/ui/FormSummary.tsx';
import { Honeypot } from '#web/ui/Honeypot.tsx';

/** What `useForm` answers. */
export interface FormState extends Omit<ComponentProps<typeof FormSummary>, 'title'> {
  values: object;
  field(name: string): ComponentProps<typeof Honeypot>;
  submit: (event: FormEvent) => Promise<void>;
  isSending: boolean;
}

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  form: FormState;
  /** Says that something is wrong; null where the form shows that itself. */
  summary?: string | null;
  /** Above the summary. */
  lead?: ReactNode;
}

/** What is wrong stands on top. Where the values have a `homepage`, programs find it to fill in. */
export const Form = ({
  form,
  summary = kitTexts.formProblems,
  lead,
  children,
  ...rest
}: FormProps) => (
  <form
    className="flex flex-col gap-4"
    {...rest}
    noValidate
    onSubmit={(event) => void form.submit(event)}
  >
    {lead}
    {summary && <FormSummary title={summary} {...form} />}
    {'homepage' in form.values && <Honeypot {...form.field('homepage')} />}
    {children}
  </form>
);

interface FormButtonsProps extends Pick<ComponentProps<typeof Button>, 'size'> {
  form: Pick<FormState, 'isSending'>;
  /** What it does. */
  send: string;
  onCancel: () => void;
}

/** What a form ends with that can be left: its one action, and the way out. */
export const FormButtons = ({ form, send, onCancel, ...size }: FormButtonsProps) => (
  <>
    <Button type="submit" variant="primary" {...size} busy={form.isSending}>
      {send}
    </Button>
    <CancelButton {...size} onClick={onCancel} />
  </>
);
