import type { Map as LibreMap } from 'maplibre-gl';
import { useMemo } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import type { Spot } from '../canvas/cluster-pins.ts';
import { MapLibreMarker } from '../canvas/MapLibreMarker.tsx';
import type { Frame } from '../canvas/marker-reach.ts';
import type { View } from '../canvas/use-spots.ts';
import { type GroundName, namesInView } from './ground-names.ts';

const looks = {
  neighbourhood: 'text-ink/75 text-xs font-semibold',
  district: 'font-bold font-heading text-base text-ink/80 tracking-[0.14em] uppercase',
  water: 'text-seyhan text-xs italic tracking-wide',
  landmark:
    'flex items-center gap-1 text-quiet text-xs before:size-1.5 before:rounded-full before:bg-quiet',
  business: 'block max-w-40 truncate text-ink text-xs',
};

interface GroundNamesProps {
  map: LibreMap;
  view: View;
  /** What is drawn above the words. */
  spots: Spot[];
  frame: Frame;
  /** Of neighbourhoods and landmarks, where they are known. */
  closeUp: readonly GroundName[] | undefined;
  /** Whose bubble is open. */
  chosen: number | undefined;
}

/** The words of our own ground in a view; decoration, the list says where things are. */
export function GroundNames({ map, view, spots, frame, closeUp, chosen }: GroundNamesProps) {
  const { width, height, corner } = frame;
  const names = useMemo(
    () => namesInView(view, { width, height, corner }, spots, closeUp, chosen),
    [view, spots, width, height, corner, closeUp, chosen],
  );
  return names.map(({ word: { name, kind, place: home }, place: [longitude, latitude] }) => (
    <MapLibreMarker
      key={`${name} ${home}`}
      map={map}
      latitude={latitude}
      longitude={longitude}
      anchor={kind === 'business' ? 'top' : 'center'}
      layer={0}
    >
      <span
        aria-hidden="true"
        className={classNames(
          'pointer-events-none whitespace-nowrap [text-shadow:0_0_3px_var(--paper),0_0_6px_var(--paper)]',
          looks[kind],
        )}
      >
        {name}
      </span>
    </MapLibreMarker>
  ));
}
