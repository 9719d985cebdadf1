import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Field, type FieldWords } from '#web/ui/Field.tsx';

type SelectProps = Omit<ComponentProps<'select'>, 'className' | 'children'> &
  FieldWords & { options: { value: string; label: string }[]; icon?: ReactNode };

/** The system's own list, in our dress: best on a phone, and it works without JavaScript. */
export const Select = ({ icon, options, ...field }: SelectProps) => (
  <Field {...field}>
    {(control) => (
      <span className="relative block">
        {icon && <span className="field-icon">{icon}</span>}
        <select {...control} className={classNames('control control-select', icon && 'pl-11')}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
    )}
  </Field>
);
