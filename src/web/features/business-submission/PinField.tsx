import type { ReactNode } from 'react';
import { submissionTexts as texts } from '#web/texts/business-submission.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { type Pin, pinText, readPin } from './pin-text.ts';

interface PinFieldProps {
  id: string;
  text: string;
  error: string | undefined;
  /** Null when the field is empty, undefined when it cannot be read. */
  onChange: (text: string, pin: Pin | null | undefined) => void;
  /** The map, which shows the pin and sets it. */
  map: (props: { pin: Pin | undefined; onPin: (pin: Pin) => void }) => ReactNode;
}

/** A pin on the map and as the two numbers that maps copy. */
export function PinField({ id, text, error, onChange, map }: PinFieldProps) {
  const type = (typed: string) => onChange(typed, typed.trim() ? readPin(typed) : null);
  return (
    <div className="flex flex-col gap-4">
      {map({ pin: readPin(text), onPin: (pin) => onChange(pinText(pin), pin) })}
      <div className="flex items-end gap-2">
        <TextField
          id={id}
          className="min-w-0 grow"
          label={texts.pin}
          hint={texts.pinHint}
          placeholder={texts.pinPlaceholder}
          maxLength={60}
          autoComplete="off"
          value={text}
          error={error}
          onChange={(event) => type(event.target.value)}
        />
        {text && (
          <Button className="min-h-12" onClick={() => type('')}>
            {texts.pinRemove}
          </Button>
        )}
      </div>
    </div>
  );
}
