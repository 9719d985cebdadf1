import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Keeps a native dialog in step with `open`; the browser holds the focus inside and gives it back. */
export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  // Before the effects of what is inside: they find a dialog that has its size.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  return ref;
}
