import type { ComponentProps } from 'react';
import { kitTexts } from '#web/texts/kit.ts';

/** A field that people neither see nor reach; what fills it in is a program. */
export const Honeypot = ({
  name,
  value,
  onChange,
}: Pick<ComponentProps<'input'>, 'name' | 'value' | 'onChange'>) => (
  <div className="sr-only" aria-hidden="true">
    <label>
      {kitTexts.leaveEmpty}
      <input {...{ name, value, onChange }} type="text" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
