import './hero-bridge.css';
import { useEffect, useState } from 'react';
import { drawnAt } from './drawn-outside.ts';
import { type Phase, phaseInAdana } from './phase-in-adana.ts';

/**
 * Taşköprü over the Seyhan, 1440 × 480, cropped to its box from the bottom middle. The server draws
 * the evening; the browser then settles the phase of the day in Adana.
 */
export const HeroBridge = ({ className = '' }: { className?: string }) => {
  const [phase, setPhase] = useState<Phase>('evening');
  useEffect(() => setPhase(phaseInAdana(new Date())), []);
  return (
    <svg
      className={`hero-bridge ${className}`}
      data-phase={phase}
      viewBox="0 0 1440 480"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <use className="stars" href={drawnAt('hero-stars')} />
      <use className="sun" href={drawnAt('hero-sun')} />
      <use href={drawnAt('hero-view')} />
      <use className="shimmer" href={drawnAt('hero-glints')} />
      <use className="shimmer" href={drawnAt('hero-far-glints')} />
      <use href={drawnAt('hero-bank')} />
    </svg>
  );
};
