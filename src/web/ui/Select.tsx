import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Field, type FieldWords } from '#web/ui/Field.tsx';

type SelectProps = Omit<ComponentProps<'select'>, 'className' | 'children'> &
  FieldWords & { options: readonly Option[]; icon?: ReactNode };

/** A word is its own value. */
export type Option = string | { value: string; label: string };

/** The system's own list, in our dress: best on a phone, and it works without JavaScript. */
export const Select = ({ icon, options, ...field }: SelectProps) => (
  <Field {...field}>
    {(control) => (
      <span className="relative block">
        {icon && <span className="field-icon">{icon}</span>}
        <select {...control} className={classNames('control control-select', icon && 'pl-11')}>
          {options.map((option) => {
            const { value, label } =
              typeof option === 'string' ? { value: option, label: option } : option;
            return (
              <option key={value} value={value}>
                {label}
              </option>
            );
          })}
        </select>
      </span>
    )}
  </Field>
);
