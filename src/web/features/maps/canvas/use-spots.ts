import { useMemo } from 'react';
import type { MapCluster, MapPin } from '#contract/maps/map-businesses.ts';
import type { Box } from '#contract/maps/maps.ts';
import { isInBox } from './boxes.ts';
import { clusterPins, type Spot } from './cluster-pins.ts';

export interface View {
  zoom: number;
  box: Box;
}

// Drawn a little beyond the edges, so that a small push of the map shows no gap.
const AROUND_VIEW = 0.25;

const widened = ({ west, south, east, north }: Box): Box => {
  const width = (east - west) * AROUND_VIEW;
  const height = (north - south) * AROUND_VIEW;
  return { west: west - width, south: south - height, east: east + width, north: north + height };
};

/** The spots to draw for a view. The selected business always stands alone, never in a cluster. */
export function useSpots(
  {
    pins,
    clusters,
    selected,
  }: { pins: MapPin[]; clusters: MapCluster[]; selected: MapPin | undefined },
  view: View,
): Spot[] {
  const wholeZoom = Math.floor(view.zoom);
  const spots = useMemo(
    () =>
      clusterPins(
        selected ? pins.filter((pin) => pin.id !== selected.id) : pins,
        wholeZoom,
        clusters,
      ),
    [pins, clusters, selected, wholeZoom],
  );
  return useMemo(() => {
    const box = widened(view.box);
    const seen = spots.filter((spot) => isInBox(spot, box));
    const { latitude, longitude } = selected ?? {};
    if (selected && latitude !== undefined && longitude !== undefined) {
      const alone = { latitude, longitude, count: 1, pins: [selected], boxes: [] };
      seen.push({ key: `${selected.id}-1`, ...alone });
    }
    return seen;
  }, [spots, view.box, selected]);
}
