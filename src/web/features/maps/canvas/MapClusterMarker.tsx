import { mapTexts } from '#web/texts/maps.ts';
import { classNames } from '#web/ui/class-names.ts';
import { isInBox } from './boxes.ts';
import { boxOfSpot, discRadiusPx, type Spot } from './cluster-pins.ts';
import { useIsLit } from './lights.ts';

/** Several businesses under one number. */
export const ClusterDisc = ({ count, isLit = false }: { count: number; isLit?: boolean }) => {
  const size = Math.round(2 * discRadiusPx(count));
  return (
    <span
      data-lit={isLit || undefined}
      className={classNames(
        'figures grid place-items-center rounded-full font-bold font-heading text-seyhan-ink text-sm shadow-lift transition-colors hover:bg-seyhan-hover forced-colors:border',
        isLit ? 'bg-seyhan-hover ring-4 ring-portakal' : 'bg-seyhan ring-4 ring-seyhan/25',
      )}
      style={{ width: size, height: size }}
    >
      {mapTexts.shortCount(count)}
    </span>
  );
};

/** Whether the business that is pointed at is one of those. */
export function useIsSpotLit(spot: Spot): boolean {
  return useIsLit((pin) => {
    if (spot.pins.some(({ id }) => id === pin.id)) return true;
    const box = spot.boxes.length > 0 ? boxOfSpot(spot) : undefined;
    return box !== undefined && isInBox(pin, box);
  });
}

export const MapClusterMarker = ({ spot, onOpen }: { spot: Spot; onOpen: () => void }) => (
  <button
    type="button"
    className="tap block rounded-full"
    aria-label={mapTexts.clusterName(spot.count)}
    onClick={onOpen}
  >
    <ClusterDisc count={spot.count} isLit={useIsSpotLit(spot)} />
  </button>
);
