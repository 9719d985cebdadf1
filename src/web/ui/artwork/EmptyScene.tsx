import { drawnAt } from './drawn-outside.ts';
import type { EmptyKind } from './empty-drawings.tsx';
import { inks } from './inks.ts';

export type { EmptyKind } from './empty-drawings.tsx';

/** A small drawing (200 × 140) over the words of an empty state, in the hue of no category. */
export const EmptyScene = ({ kind, className = '' }: { kind: EmptyKind; className?: string }) => (
  <svg
    className={`scene is-bare ${className}`}
    data-hue=""
    viewBox="0 0 200 140"
    aria-hidden="true"
  >
    <circle {...inks.tint} opacity=".45" cx="100" cy="70" r="64" />
    <use href={drawnAt(`empty-${kind}`)} />
  </svg>
);
