import { type ReactNode, useId } from 'react';
import { kitTexts } from '#web/texts/kit.ts';
import { classNames } from '#web/ui/class-names.ts';
import { FieldError } from '#web/ui/FieldError.tsx';
import { unbroken } from '#web/ui/unbroken.tsx';

export type FieldWords = {
  label: string;
  /** Hides the label from the eye where the place says it already (a search box). */
  hidesLabel?: boolean;
  /** Beside the label. */
  labelNote?: string;
  /** Notes '(isteğe bağlı)' beside the label. */
  optional?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string | undefined;
};

/** What the control itself is given: whatever else the field was, and the ties to its words. */
type ControlProps<Rest> = Rest & {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps<Rest> = FieldWords &
  Rest & { id?: string | undefined; children: (control: ControlProps<Rest>) => ReactNode };

/** Label above, hint before the error, error beside its field: the frame of every form control. */
export function Field<Rest extends object>({
  label,
  hidesLabel,
  optional,
  labelNote = optional ? kitTexts.optional : undefined,
  hint,
  error,
  id,
  className,
  children,
  ...rest
}: FieldProps<Rest>) {
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
          {unbroken(hint)}
        </p>
      )}
      {children({
        ...(rest as unknown as Rest),
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={`${controlId}-error`}>{error}</FieldError>}
    </div>
  );
}
