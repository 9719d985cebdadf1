import type { ReactNode } from 'react';
import { FieldError } from '#web/ui/FieldError.tsx';

interface FieldFrameProps {
  /** Of the file input. */
  id: string;
  label: string;
  labelNote: string | undefined;
  hidesLabel?: boolean | undefined;
  hint: string;
  error: string | undefined;
  /** Said by screen readers when it changes. */
  news: string;
  children: ReactNode;
}

/** Label, hint, files and the error below: like `ui/Field`, around several controls. */
export const FieldFrame = ({
  id,
  label,
  labelNote,
  hidesLabel,
  hint,
  error,
  news,
  children,
}: FieldFrameProps) => (
  <fieldset className="field min-w-0 gap-2">
    <legend className={hidesLabel ? 'sr-only' : 'field-label mb-1'}>
      {label}
      {labelNote && <span className="font-normal text-quiet"> {labelNote}</span>}
    </legend>
    <p id={`${id}-hint`} className="field-hint">
      {hint}
    </p>
    {children}
    <div id={`${id}-error`} role="alert">
      {error && <FieldError>{error}</FieldError>}
    </div>
    <p role="status" className="sr-only">
      {news}
    </p>
  </fieldset>
);
