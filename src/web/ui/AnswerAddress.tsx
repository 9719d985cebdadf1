import type { ComponentProps } from 'react';
import { emailInput } from '#web/ui/contact-inputs.ts';
import { TextField } from '#web/ui/TextField.tsx';

interface AnswerAddressProps {
  /** What `useForm` answers of the field. */
  field: Omit<ComponentProps<typeof TextField>, 'label'>;
  /** The address of a member; `''` of whom it is not known. */
  known: string;
  texts: { email: string; emailHint: string; answerTo: (email: string) => string };
}

/** Where the answer goes: typed, or said where it is known. */
export const AnswerAddress = ({ field, known, texts }: AnswerAddressProps) =>
  // Whom the server no longer knows as a member is asked after all, and goes on being asked while typing.
  known && !field.error && !field.value ? (
    <p className="text-sm text-quiet wrap-anywhere">{texts.answerTo(known)}</p>
  ) : (
    <TextField {...field} {...emailInput} label={texts.email} hint={texts.emailHint} required />
  );
