import { FieldError } from '#web/ui/FieldError.tsx';

interface ReasonFieldProps {
  /** Of the first reason: where the summary of errors leads. */
  id: string;
  label: string;
  reasons: Record<string, string>;
  value: string;
  error: string | undefined;
  onChange: (reason: string) => void;
}

/** One of the fixed reasons; the whole line is the target. */
export const ReasonField = ({ id, label, reasons, value, error, onChange }: ReasonFieldProps) => (
  <div
    role="radiogroup"
    aria-labelledby={`${id}-label`}
    aria-required="true"
    aria-describedby={error ? `${id}-error` : undefined}
    aria-invalid={error ? true : undefined}
    className="field"
  >
    <p id={`${id}-label`} className="field-label">
      {label}
    </p>
    {Object.entries(reasons).map(([reason, words], index) => {
      const own = index === 0 ? id : `${id}-${reason}`;
      return (
        <label key={reason} htmlFor={own} className="flex min-h-11 items-center gap-3 py-1">
          <input
            type="radio"
            id={own}
            name={id}
            checked={reason === value}
            onChange={() => onChange(reason)}
            className="size-5 shrink-0"
          />
          {words}
        </label>
      );
    })}
    {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
  </div>
);
