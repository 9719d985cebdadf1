import { useEffect, useState } from 'react';
import { getMapGround, type MapGround } from '#contract/places/map-ground.ts';
import { useApi } from '#web/browser/api-context.ts';
import type { GroundName } from './ground-names.ts';

/** From here on neighbourhoods are drawn; from afar their borders would be a grey net. */
export const CLOSE_ZOOM = 12.5;
/** So many landmarks are named at once, and twice as many at each further step. */
const FIRST_LANDMARKS = 10;
const LANDMARKS_FROM = 13;
const NEAREST_ZOOM = 24;
/** A name may be wider than its neighbourhood by as much. */
const WIDER = 1.15;
const LETTER_PX = 6.6;
const TILE_PX = 512;

interface CloseGround extends MapGround {
  names: GroundName[];
}

/** The neighbourhoods and landmarks of our own ground, asked for once somebody looks at it closely. */
export function useCloseGround(isClose: boolean): CloseGround | undefined {
  const api = useApi();
  const [ground, setGround] = useState<CloseGround>();
  const isMissing = isClose && !ground;
  useEffect(() => {
    if (!isMissing) return;
    let isHere = true;
    api.call(getMapGround, {}).then(
      (answer) => {
        if (isHere) setGround({ ...answer, names: namesOf(answer) });
      },
      // Without it the ground is that of the districts.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [api, isMissing]);
  return ground;
}

/** Landmarks first: they have one place, a neighbourhood is named wherever it is seen. */
export const namesOf = ({ neighbourhoods, landmarks }: MapGround): GroundName[] => [
  ...landmarks.map(({ name, place }, index): GroundName => {
    const steps = Math.max(0, Math.ceil(Math.log2((index + 1) / FIRST_LANDMARKS)));
    return { name, place, kind: 'landmark', from: LANDMARKS_FROM + steps * 0.75, to: NEAREST_ZOOM };
  }),
  ...neighbourhoods.map(({ name, outline }): GroundName => {
    const longitudes = outline.map(([longitude]) => longitude);
    const latitudes = outline.map(([, latitude]) => latitude);
    const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
    const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
    const fits = Math.log2((name.length * LETTER_PX * 360) / (TILE_PX * (east - west) * WIDER));
    return {
      ...{ name, outline, kind: 'neighbourhood', to: NEAREST_ZOOM },
      place: [(west + east) / 2, (south + north) / 2],
      from: Math.max(CLOSE_ZOOM, fits),
    };
  }),
];
