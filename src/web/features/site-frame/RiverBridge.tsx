import { drawnAt } from '#web/ui/artwork/drawn-outside.ts';

export const WIDTH = 1440;
export const WATER_LINE = 150;
/** How far below it light falls on the water. */
export const LIGHT_DEPTH = 46;

/** The silhouette over the footer; below the water line it is the footer's own colour. */
export const RiverBridge = () => (
  <div className="river-bridge">
    <svg viewBox={`0 0 ${WIDTH} 210`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect y={WATER_LINE - 1} width={WIDTH} height="68" fill="var(--dusk)" />
      <linearGradient id="river-bridge-light" x2="0" y2="1">
        <stop stopColor="var(--dusk-glow)" stopOpacity="0.5" />
        <stop offset="1" stopColor="var(--dusk-glow)" stopOpacity="0.03" />
      </linearGradient>
      {/* A gradient is only found in its own file: the light stands here. */}
      <rect y={WATER_LINE} width={WIDTH} height={LIGHT_DEPTH} fill="url(#river-bridge-light)" />
      <use href={drawnAt('bridge')} />
    </svg>
  </div>
);
