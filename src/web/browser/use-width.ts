import { useSyncExternalStore } from 'react';

/** What only the browser draws by how wide it is; how things look is for style sheets. The server says no. */
const useIs = (query: string): boolean => {
  const asked = () => (typeof matchMedia === 'function' ? matchMedia(query) : undefined);
  return useSyncExternalStore(
    (onChange) => {
      const media = asked();
      media?.addEventListener('change', onChange);
      return () => media?.removeEventListener('change', onChange);
    },
    () => asked()?.matches ?? false,
    () => false,
  );
};

/** Below `sm`: a phone in the hand. */
export const useIsNarrow = () => useIs('(width < 40rem)');
/** From `lg` on: two things stand beside each other. */
export const useIsWide = () => useIs('(width >= 64rem)');
