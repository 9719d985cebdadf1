import { type ReactNode, useId } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { FieldError } from '#web/ui/FieldError.tsx';

export type FieldWords = {
  label: string;
  /** Hides the label from the eye where the place says it already (a search box). */
  hidesLabel?: boolean;
  /** Beside the label, e.g. '(isteğe bağlı)'. */
  labelNote?: string;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string | undefined;
};

type FieldProps = FieldWords & {
  id?: string | undefined;
  children: (control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
};

/** Label above, hint before the error, error beside its field: the frame of every form control. */
export function Field({
  label,
  hidesLabel,
  labelNote,
  hint,
  error,
  id,
  className,
  children,
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const describedBy = classNames(hint && `${controlId}-hint`, error && `${controlId}-error`);
  return (
    <div className={classNames('field', className)}>
      <label htmlFor={controlId} className={hidesLabel ? 'sr-only' : 'field-label'}>
        {label}
        {labelNote && <span className="font-normal text-quiet"> {labelNote}</span>}
      </label>
      {hint && (
        <p id={`${controlId}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={`${controlId}-error`}>{error}</FieldError>}
    </div>
  );
}
