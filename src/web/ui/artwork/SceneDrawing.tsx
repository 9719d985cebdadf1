import { Backdrop } from './Backdrop.tsx';
import { mirror } from './motif.ts';
import { motifOf } from './scenes.ts';
import { variationOf } from './variation.ts';

export interface SceneDrawingProps {
  slug: string;
  seed: number | string;
  isWide: boolean;
}

/** What stands in a category's scene. */
export function SceneDrawing({ slug, seed, isWide }: SceneDrawingProps) {
  const { Scene, ...place } = motifOf(slug);
  const variation = variationOf(seed);
  return (
    <>
      <Backdrop {...place} variation={variation} isWide={isWide} />
      <g transform={variation.isMirrored ? mirror : undefined}>
        <Scene variation={variation} />
      </g>
    </>
  );
}

/** What stands in a category's icon. */
export function IconDrawing({ slug }: { slug: string }) {
  const { Icon } = motifOf(slug);
  return <Icon />;
}
