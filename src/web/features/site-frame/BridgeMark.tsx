import { drawnAt } from '#web/ui/artwork/drawn-outside.ts';

/** The mark of the site (mark-drawing.tsx). */
export const BridgeMark = ({ className = 'size-10' }: { className?: string }) => (
  <svg viewBox="0 0 48 48" className={className} aria-hidden="true">
    <use href={drawnAt('mark')} />
  </svg>
);
