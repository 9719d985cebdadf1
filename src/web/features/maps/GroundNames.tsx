import type { Map as LibreMap } from 'maplibre-gl';
import { classNames } from '#web/ui/class-names.ts';
import { groundNames, placeInView } from './ground-names.ts';
import { MapLibreMarker } from './MapLibreMarker.tsx';
import type { View } from './use-spots.ts';

const looks = {
  district: 'font-bold font-heading text-base text-ink/80 tracking-[0.14em] uppercase',
  water: 'text-seyhan text-xs italic tracking-wide',
  landmark:
    'flex items-center gap-1 text-quiet text-xs before:size-1.5 before:rounded-full before:bg-quiet',
};

/** The words of our own ground in a view; decoration, the list says where things are. */
export function GroundNames({ map, view: { zoom, box } }: { map: LibreMap; view: View }) {
  const { clientWidth: width, clientHeight: height } = map.getContainer();
  return groundNames
    .filter(({ from, to }) => zoom >= from && zoom < to)
    .map((word) => {
      const [longitude, latitude] = placeInView(word, box, { width, height });
      return (
        <MapLibreMarker
          key={word.name}
          map={map}
          latitude={latitude}
          longitude={longitude}
          layer={0}
        >
          <span
            aria-hidden="true"
            className={classNames(
              'pointer-events-none whitespace-nowrap [text-shadow:0_0_3px_var(--paper),0_0_6px_var(--paper)]',
              looks[word.kind],
            )}
          >
            {word.name}
          </span>
        </MapLibreMarker>
      );
    });
}
