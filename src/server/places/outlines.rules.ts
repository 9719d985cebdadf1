import type { LngLat } from '#contract/city/district-outlines.ts';
import { metresApart } from '#contract/city/places.ts';
import { findNeighbourhood } from './neighbourhoods.rules.ts';

export interface Outline {
  district: string;
  name: string;
  slug: string;
  outline: LngLat[];
  centre: LngLat;
}

/** Of a ring that is not closed, the point it would balance on. */
export function middleOf(ring: readonly LngLat[]): LngLat {
  let [area, longitude, latitude] = [0, 0, 0];
  const [x0, y0] = ring[0] ?? [0, 0];
  ring.forEach(([fromX, fromY], index) => {
    const [toX, toY] = ring[(index + 1) % ring.length] as LngLat;
    // From the first corner on: differences of large numbers would lose the city in their noise.
    const [ax, ay, bx, by] = [fromX - x0, fromY - y0, toX - x0, toY - y0];
    const cross = ax * by - bx * ay;
    area += cross / 2;
    longitude += ((ax + bx) * cross) / 6;
    latitude += ((ay + by) * cross) / 6;
  });
  return area === 0 ? [x0, y0] : [x0 + longitude / area, y0 + latitude / area];
}

/** Lines `Seyhan | Reşatbey | 35.3226 36.9912, …`; one that names no neighbourhood of ours is an error. */
export const readOutlines = (text: string): Outline[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [district = '', name = '', corners = ''] = line.split(' | ');
      const place = findNeighbourhood(district, name);
      if (!place) throw new Error(`No neighbourhood of this name: ${line.slice(0, 60)}`);
      const outline = corners.split(', ').map((corner) => {
        const [longitude, latitude] = corner.split(' ').map(Number);
        return [longitude, latitude] as LngLat;
      });
      return { ...place, outline, centre: middleOf(outline) };
    });

const metresBetween = (one: LngLat, other: LngLat): number =>
  metresApart({ longitude: one[0], latitude: one[1] }, { longitude: other[0], latitude: other[1] });

/** The nearest of places, nearest first; those without a place are none. */
export const nearestTo = <One extends { centre: LngLat | null }>(
  centre: LngLat,
  places: readonly One[],
  most: number,
): One[] =>
  places
    .flatMap((place) =>
      place.centre ? [{ place, metres: metresBetween(centre, place.centre) }] : [],
    )
    .sort((one, other) => one.metres - other.metres)
    .slice(0, most)
    .map(({ place }) => place);
