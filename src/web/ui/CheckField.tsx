import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { unbroken } from '#web/ui/unbroken.tsx';

type CheckFieldProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode };

/** A box to tick; the whole line is the target. */
export function CheckField({ label, id, className, ...rest }: CheckFieldProps) {
  const ownId = useId();
  return (
    <label
      htmlFor={id ?? ownId}
      className={classNames('flex min-h-11 items-center gap-3 py-1', className)}
    >
      <input type="checkbox" {...rest} id={id ?? ownId} className="size-5 shrink-0" />
      <span>{unbroken(label)}</span>
    </label>
  );
}
