import { X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { kitTexts } from '#web/texts/kit.ts';

/** A speech bubble's content with its ways out: the cross and Escape. The focus stays on the pin. */
export function MapBubble({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => closeOnEscape(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <div className="relative text-ink text-sm">
      {children}
      <button
        type="button"
        className="absolute -top-2.5 -right-3 grid size-11 place-items-center rounded-full text-quiet hover:text-ink"
        aria-label={kitTexts.close}
        onClick={onClose}
      >
        <X className="size-5" aria-hidden="true" />
      </button>
    </div>
  );
}
