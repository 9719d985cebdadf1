import { LANDMARKS_MOST, type MapGround } from '#contract/places/map-ground.ts';
import { isPoint, PLACE_KINDS } from '#contract/places/place-nouns.ts';
import { neighbourhoodOutlines } from '#db/seed/neighbourhood-outlines.ts';
import type { Basics } from '#server/platform/context.ts';
import { readOutlines } from './outlines.rules.ts';
import { listPlacesOfKinds } from './places.queries.ts';

const POINTS = PLACE_KINDS.filter(isPoint);
const neighbourhoods = readOutlines(neighbourhoodOutlines).map(({ name, outline }) => ({
  name,
  outline,
}));

/** Five decimals, about a metre. */
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

export async function getMapGround({ db }: Basics): Promise<MapGround> {
  const places = await listPlacesOfKinds(db, POINTS, LANDMARKS_MOST);
  return {
    neighbourhoods,
    landmarks: places.map(({ name, longitude, latitude }) => ({
      name,
      place: [rounded(longitude), rounded(latitude)],
    })),
  };
}
