import { mapTexts } from '#web/texts/maps.ts';
import { discRadiusPx } from './cluster-pins.ts';

/** Several businesses under one number. */
export const ClusterDisc = ({ count }: { count: number }) => {
  const size = Math.round(2 * discRadiusPx(count));
  return (
    <span
      className="figures grid place-items-center rounded-full bg-seyhan font-bold font-heading text-seyhan-ink text-sm shadow-lift ring-4 ring-seyhan/25 transition-colors hover:bg-seyhan-hover"
      style={{ width: size, height: size }}
    >
      {mapTexts.count(count)}
    </span>
  );
};

export const MapClusterMarker = ({ count, onOpen }: { count: number; onOpen: () => void }) => (
  <button
    type="button"
    className="tap block rounded-full"
    aria-label={mapTexts.clusterName(count)}
    onClick={onOpen}
  >
    <ClusterDisc count={count} />
  </button>
);
