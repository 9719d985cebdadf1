import { drawnAt } from './drawn-outside.ts';

/**
 * Taşköprü over the Seyhan, 1440 × 480, cropped to its box from the bottom middle, in the light of the hour
 * (`data-phase` of the root); in that of the evening where no script tells it.
 */
export const HeroBridge = ({ className = '' }: { className?: string }) => (
  <svg
    className={`hero-bridge ${className}`}
    viewBox="0 0 1440 480"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
  >
    <use className="stars" href={drawnAt('hero-stars')} />
    <use className="sun" href={drawnAt('hero-sun')} />
    <use href={drawnAt('hero-view')} />
    <use className="shimmer" href={drawnAt('hero-glints')} />
    {/* On a low desk the search lies over the near bank: of who stands there only a head would be seen. */}
    <use className="lg:[@media(height<51rem)]:hidden" href={drawnAt('hero-bank')} />
  </svg>
);
