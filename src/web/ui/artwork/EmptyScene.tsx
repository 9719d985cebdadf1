import { island } from '../island/island.ts';
import { whenMadeHere } from '../island/when-made-here.tsx';
import type { EmptyKind } from './EmptyDrawing.tsx';

export type { EmptyKind } from './EmptyDrawing.tsx';

const KeptEmpty = island(
  async () => (await import('./EmptyDrawing.tsx')).EmptyDrawing,
  whenMadeHere('g'),
);

/** A small drawing (200 × 140) over the words of an empty state, in the hue of no category. */
export const EmptyScene = ({ kind, className = '' }: { kind: EmptyKind; className?: string }) => (
  <svg
    className={`scene is-bare ${className}`}
    data-hue=""
    viewBox="0 0 200 140"
    aria-hidden="true"
  >
    <circle className="tint" opacity=".45" cx="100" cy="70" r="64" />
    <KeptEmpty key={kind} kind={kind} />
  </svg>
);
