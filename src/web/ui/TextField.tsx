import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Field, type FieldWords } from '#web/ui/Field.tsx';

type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'children'> &
  FieldWords & { icon?: ReactNode };

/** One line of text. */
export const TextField = ({ icon, ...field }: TextFieldProps) => (
  <Field {...field}>
    {(control) => (
      <span className="relative block">
        {icon && <span className="field-icon">{icon}</span>}
        <input type="text" {...control} className={classNames('control', icon && 'pl-11')} />
      </span>
    )}
  </Field>
);

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'children'> & FieldWords;

/** Several lines of text. */
export const TextArea = (field: TextAreaProps) => (
  <Field {...field}>
    {(control) => <textarea rows={4} {...control} className="control py-2.5" />}
  </Field>
);
