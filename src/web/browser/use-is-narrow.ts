import { useSyncExternalStore } from 'react';

/** Below `sm`: a phone in the hand. */
const NARROW = '(width < 40rem)';
const asked = () => (typeof matchMedia === 'function' ? matchMedia(NARROW) : undefined);

function subscribe(onChange: () => void) {
  const media = asked();
  media?.addEventListener('change', onChange);
  return () => media?.removeEventListener('change', onChange);
}

/** For what a phone shows in another order, and only the browser draws; how things look is for style sheets. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => asked()?.matches ?? false,
    () => false,
  );
