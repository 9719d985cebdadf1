import type { ComponentType, SVGProps } from 'react';
import { mirror } from './motif.ts';
import { type ScenePlace, sceneNameOf, scenePlaces } from './scene-places.ts';
import { type MotifVariation, variationOf } from './variation.ts';

/** Draws what scene-pieces.tsx has under a name. */
export type Piece = ComponentType<{ name: string } & Omit<SVGProps<SVGElement>, 'name' | 'ref'>>;

interface SceneDrawingProps {
  slug: string;
  seed: number | string;
  /** Nothing is cut off on the left: the ground and the mountains run on there. */
  isWide: boolean;
  Piece: Piece;
}

/** The name of a motif's piece. What has no letters in it is mirrored where it stands. */
export function motifPiece(
  slug: string,
  { count, isMirrored }: Pick<MotifVariation, 'count' | 'isMirrored'>,
): string {
  const name = sceneNameOf(slug);
  const { isLettered = false }: ScenePlace = scenePlaces[name];
  return `${name}-${count}${isLettered && isMirrored ? 'm' : ''}`;
}

/** What stands in a category's scene: light, horizon, the motif on its ground. The left third stays quiet for a letter. */
export function SceneDrawing({ slug, seed, isWide, Piece }: SceneDrawingProps) {
  const place: ScenePlace = scenePlaces[sceneNameOf(slug)];
  const { disc, ridgeShift, sky, motif } = variationOf(seed);
  // A branch hangs from the corner, and a wide scene has none there.
  const drawn = `sky-${isWide && sky === 'branch' ? 'clouds' : sky}`;
  return (
    <>
      <circle
        fill="var(--tone-lit)"
        opacity="var(--disc-opacity)"
        cx={disc.x}
        cy={disc.y}
        r={disc.r}
      />
      {!place.isSkyTaken && <Piece name={drawn} />}
      {isWide && <Piece name={drawn} transform="translate(-230 14)" />}
      {place.isOutdoors && (
        <Piece
          name={isWide ? 'ridge-wide' : 'ridge'}
          transform={`translate(${ridgeShift * 2} ${place.ground - 166})`}
        />
      )}
      <Piece name={motifPiece(slug, motif)} transform={motif.isMirrored ? mirror : undefined} />
    </>
  );
}
