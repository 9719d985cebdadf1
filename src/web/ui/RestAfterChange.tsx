import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { useRest } from '#web/ui/use-rest.ts';

interface RestAfterChangeProps {
  /** What the acts are about; another one lets them rest. */
  of: string;
  className?: string | undefined;
  children: ReactNode;
}

const isAct = ({ target }: MouseEvent) =>
  target instanceof Element && target.closest('button, input, label') !== null;

/**
 * Acts about something whose place another takes: a click too many does nothing. A press belongs to what
 * was shown when the pointer went down, and a key that is held presses once. Links lead on as ever.
 */
export function RestAfterChange({ of, className, children }: RestAfterChangeProps) {
  const isResting = useRest(of);
  const pressedOn = useRef<string>(undefined);
  const refuseStray = (event: MouseEvent) => {
    const isByKey = event.detail === 0;
    if (!isAct(event) || (!isResting && (isByKey || pressedOn.current === of))) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const refuseHeld = (event: KeyboardEvent) => {
    if (event.repeat && event.key === 'Enter') event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would take these acts for fields of a form
    <div
      role="group"
      aria-disabled={isResting || undefined}
      className={className}
      onPointerDownCapture={() => {
        pressedOn.current = isResting ? undefined : of;
      }}
      onClickCapture={refuseStray}
      onKeyDownCapture={refuseHeld}
    >
      {children}
    </div>
  );
}
