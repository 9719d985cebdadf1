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

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, 'form'> {
  form: Pick<FormState, 'isSending'>;
  /** What it does. */
  send: string;
  /** What it says meanwhile, if anything else. */
  sending?: string;
}

/** What a form is sent by, busy meanwhile; where nothing else is said, the one action of its screen. */
export const SubmitButton = ({ form, send, sending = send, ...look }: SubmitButtonProps) => (
  <Button type="submit" variant="primary" {...look} busy={form.isSending}>
    {form.isSending ? sending : send}
  </Button>
);

interface FormButtonsProps extends Pick<SubmitButtonProps, 'form' | 'send' | 'sending' | 'size'> {
  onCancel: () => void;
}

/** What a form ends with that can be left: its one action, and the way out. */
export const FormButtons = ({ onCancel, ...sending }: FormButtonsProps) => (
  <>
    <SubmitButton {...sending} />
    <CancelButton size={sending.size} onClick={onCancel} />
  </>
);
