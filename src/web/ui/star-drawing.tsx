import { STARS_APART } from './star-measures.ts';

/** A star, 20 × 20, and five in a row: filled and edged as where they are named says. */
export const star = (
  <path d="M10 1.6l2.5 5.3 5.8.7-4.3 4 1.1 5.8L10 14.6l-5.1 2.8L6 11.6 1.7 7.6l5.8-.7z" />
);
export const fiveStars = [0, 1, 2, 3, 4].map((index) => (
  <g key={index} transform={`translate(${index * STARS_APART} 0)`}>
    {star}
  </g>
));
