import type { ReactNode } from 'react';
import { frontPieces } from './fronts.tsx';
import { lands } from './lands.tsx';
import { windowMotifs } from './motifs/window-motifs.ts';

/** What shop fronts are put together of, by name: land, front, light, and what stands in the window. */
export const frontDrawings: ReadonlyMap<string, ReactNode> = new Map<string, ReactNode>([
  ...Object.entries(lands).map(([name, land]): [string, ReactNode] => [`land-${name}`, land]),
  ...frontPieces,
  ...Object.entries(windowMotifs).map(([name, strokes]): [string, ReactNode] => [
    `m-${name}`,
    <g key={name} transform="translate(128 98)">
      {strokes.map(([ink, path, width]) => (
        <path
          key={`${ink}${path}`}
          className={ink === 'ink' ? undefined : ink}
          strokeWidth={width}
          d={path}
        />
      ))}
    </g>,
  ]),
]);
