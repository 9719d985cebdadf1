import { useCategoryLook } from '../category-look.ts';
import { drawnAt } from '../drawn-outside.ts';
import { sceneNameOf } from '../scene-places.ts';
import { frontOf, type Light, landOf } from './front-look.ts';

interface ShopFrontProps {
  business: { name: string; categorySlug: string; district: string };
  /** On its sign. */
  letter: string;
  /** Of its kind; empty where its category's own stands in the window. */
  motif: string | undefined;
  state: Light;
  className?: string;
  /** For boxes wider than 2:1 (a page's hero): nothing is cut off, the land runs on to the right. */
  isWide?: boolean;
}

/**
 * A business as one finds it in the street, 320 × 200, its window in the middle of every box: what it is stands in the
 * window, where it is behind it, its letter on the sign, and the light tells whether it is open. The open line beside
 * it says so in words. Without its light the window is that of a shop of which nobody knows: so it is on kept pages.
 */
export const ShopFront = ({
  business: { name, categorySlug, district },
  letter,
  motif,
  state,
  className = '',
  isWide = false,
}: ShopFrontProps) => {
  const scene = sceneNameOf(useCategoryLook(categorySlug).motif);
  const { front, style, shift } = frontOf(name, scene);
  const light = state !== 'unknown' && <use href={drawnAt(`${style}-${state}`)} data-now="" />;
  return (
    <svg
      className={`scene front ${className}`}
      viewBox="0 0 320 200"
      preserveAspectRatio={isWide ? 'xMinYMid' : 'xMidYMid slice'}
      overflow={isWide ? 'visible' : undefined}
      aria-hidden="true"
    >
      <use href={drawnAt(landOf(district))} x={-shift} />
      <use href={drawnAt(front)} />
      {state !== 'closed' && light}
      <use href={drawnAt(`m-${motif || scene}`)} />
      {state === 'closed' && light}
      <text
        x="160"
        y="52"
        textAnchor="middle"
        fontSize="32"
        className="font-extrabold font-heading"
      >
        {letter}
      </text>
    </svg>
  );
};
