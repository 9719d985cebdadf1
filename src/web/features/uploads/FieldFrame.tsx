import type { ReactNode } from 'react';
import { FieldError } from '#web/ui/FieldError.tsx';
import { FilePicker, type PickerLook } from './FilePicker.tsx';

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
  picker: PickerLook;
  onFiles: (files: File[]) => void;
  /** The files. */
  children: ReactNode;
}

/** Label, hint, files, the picker and the error below: like `ui/Field`, around several controls. */
export const FieldFrame = ({
  id,
  label,
  labelNote,
  hidesLabel,
  hint,
  error,
  news,
  picker,
  onFiles,
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
    <FilePicker
      {...picker}
      id={id}
      describedBy={`${id}-hint ${id}-error`}
      isInvalid={Boolean(error)}
      onFiles={onFiles}
    />
    <div id={`${id}-error`} role="alert">
      {error && <FieldError>{error}</FieldError>}
    </div>
    <p role="status" className="sr-only">
      {news}
    </p>
  </fieldset>
);
