import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Field, type FieldWords } from '#web/ui/Field.tsx';

type TextFieldProps = Omit<ComponentProps<'input'>, 'className'> &
  FieldWords & { icon?: ReactNode };

/** One line of text. */
export const TextField = ({
  label,
  hidesLabel,
  labelNote,
  hint,
  error,
  className,
  icon,
  id,
  ...rest
}: TextFieldProps) => (
  <Field {...{ label, hidesLabel, labelNote, hint, error, className, id }}>
    {(control) => (
      <span className="relative block">
        {icon && <span className="field-icon">{icon}</span>}
        <input
          type="text"
          {...rest}
          {...control}
          className={classNames('control', icon && 'pl-11')}
        />
      </span>
    )}
  </Field>
);

/** Several lines of text. */
export const TextArea = ({
  label,
  hidesLabel,
  labelNote,
  hint,
  error,
  className,
  id,
  ...rest
}: Omit<ComponentProps<'textarea'>, 'className'> & FieldWords) => (
  <Field {...{ label, hidesLabel, labelNote, hint, error, className, id }}>
    {(control) => <textarea rows={4} {...rest} {...control} className="control py-2.5" />}
  </Field>
);
