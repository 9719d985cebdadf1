import { useCategoryLook } from './category-look.ts';
import { drawnAt } from './drawn-outside.ts';
import { type Piece, SceneDrawing } from './SceneDrawing.tsx';

type CategorySceneProps = {
  slug: string;
  /** A business's id: two seeds give two drawings of the same scene. */
  seed?: number | string;
  className?: string;
  /** For boxes wider than 2:1 (a page's hero): nothing is cut off, the ground runs on to the left. */
  isWide?: boolean;
};

const NamedPiece: Piece = ({ name, ...place }) => <use href={drawnAt(name)} {...place} />;

/**
 * The drawing of a category, 320 × 200, cropped to its box. The motif stands right of the middle, the
 * left third is quiet: a letter has its place there. Colours: `data-hue` on the element or above it.
 */
export const CategoryScene = ({
  slug,
  seed = 0,
  className = '',
  isWide = false,
}: CategorySceneProps) => (
  <svg
    className={`scene ${className}`}
    viewBox="0 0 320 200"
    preserveAspectRatio={isWide ? 'xMaxYMid' : 'xMaxYMid slice'}
    overflow={isWide ? 'visible' : undefined}
    aria-hidden="true"
  >
    <SceneDrawing
      slug={useCategoryLook(slug).motif}
      seed={seed}
      isWide={isWide}
      Piece={NamedPiece}
    />
  </svg>
);
