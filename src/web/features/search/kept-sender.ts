import { type RefObject, useEffect } from 'react';

/** Name of the field the last search was sent from. */
let sender: string | undefined;

/** Notes which field of a form is being used, before sending it draws the page anew. */
export function keepSender(form: HTMLFormElement): void {
  const active = document.activeElement;
  const isInside = active instanceof HTMLElement && form.contains(active);
  sender = isInside ? (active.getAttribute('name') ?? undefined) : undefined;
}

/**
 * Skeletons and results are two pages to React, so the form is made anew between them. Whoever moves
 * by keyboard must not be thrown back to the top of the page: the field gets its focus again.
 */
export function useKeptSender(form: RefObject<HTMLFormElement | null>, isWaiting: boolean): void {
  useEffect(() => {
    const field = sender && form.current?.elements.namedItem(sender);
    if (!isWaiting) sender = undefined;
    if (field instanceof HTMLElement && document.activeElement === document.body) {
      field.focus({ preventScroll: true });
    }
  }, [form, isWaiting]);
}
