import { useEffect, useRef } from 'react';

/** For what takes the place of something that had the focus. */
export function useFocusWhen<Target extends HTMLElement>(takesFocus: boolean) {
  const ref = useRef<Target>(null);
  useEffect(() => {
    if (takesFocus) ref.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return ref;
}
