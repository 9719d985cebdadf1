import { useEffect, useState } from 'react';
import { listBusinessesInBox, type MapPin } from '#contract/businesses.ts';
import type { Box } from '#contract/maps.ts';
import { useApi } from '#web/browser/api-context.ts';
import type { MapFilters } from './map-filters.ts';

export interface PinAnswer {
  items: MapPin[];
  total: number;
  /** More match than are in `items`. */
  truncated: boolean;
}

/** Rounded outwards to about 100 m, so that small moves ask for the same. */
const rounded = ({ west, south, east, north }: Box): Box => ({
  west: Math.floor(west * 1000) / 1000,
  south: Math.floor(south * 1000) / 1000,
  east: Math.ceil(east * 1000) / 1000,
  north: Math.ceil(north * 1000) / 1000,
});

// A push of the map ends in several moves; only where it comes to rest is asked for.
const REST_MS = 250;

/**
 * The pins to draw: those the page came with, and where they are not all, those of the box the map
 * shows. The old ones stay until the new ones are there, or when asking fails.
 */
export function usePinsInBox(
  answer: PinAnswer,
  filters: MapFilters,
  box: Box | undefined,
): PinAnswer {
  const api = useApi();
  const [inBox, setInBox] = useState<{ of: PinAnswer; pins: PinAnswer }>();
  useEffect(() => {
    if (!answer.truncated || !box) return;
    const asking = new AbortController();
    const timer = setTimeout(() => {
      api
        .call(listBusinessesInBox, { ...filters, ...rounded(box) }, asking)
        .then((pins) => setInBox({ of: answer, pins }))
        // The pins there are stay; the next move asks again.
        .catch(() => {});
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [api, answer, filters, box]);
  return inBox?.of === answer ? inBox.pins : answer;
}
