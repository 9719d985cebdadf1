import { groupBy } from '#contract/group-by.ts';
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
  const landmarks = places.map(({ name, longitude, latitude }) => ({
    name,
    place: [rounded(longitude), rounded(latitude)] as [number, number],
  }));
  // Files give one pin to all whose own they do not know: nobody can tell which of those stands there.
  const alone = [...groupBy(landmarks, ({ place }) => place.join()).values()].flatMap((there) =>
    there.length === 1 ? there : [],
  );
  return { neighbourhoods, landmarks: alone };
}
