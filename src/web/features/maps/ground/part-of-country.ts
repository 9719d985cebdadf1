import { LAKE_OUTLINE } from '#contract/city/adana-waters.ts';
import { contains, districtAt, type LngLat } from '#contract/city/district-outlines.ts';
import { groupBy } from '#contract/group-by.ts';
import { latitudeOf, longitudeOf, x, y } from './sketch-paths.ts';

/** A still map in pixels, as it is drawn at its usual size. */
export const STILL = { width: 352, height: 422 };
/** A pin with room to be touched, so far from the edge and from another. */
const PIN_PX = 28;
const EDGE_PX = 30;
/** In units of the drawing (about 111 m): less is not drawn, since our ground has nothing to show there. */
const LEAST_HEIGHT = 70;
/** Whoever is so many times as far from the middle as half of the others, and farther than this, is left out. */
const TIMES_AS_FAR = 4;
const FAR = 150;

/** Where names are tried, in pixels. */
const TRIED_ACROSS = Array.from({ length: 12 }, (_, step) => 22 + step * 28);
const TRIED_DOWN = Array.from({ length: 14 }, (_, step) => 24 + step * 28);
/** Of those places so many lie in a district, or too little of it is seen to be named. */
const LEAST_SEEN = 5;
/** Half of a letter. */
const LETTER_PX = 5;

type Part = { left: number; top: number };
type Point = { x: number; y: number };
const median = (numbers: number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/** Several that would lie on each other are one. */
interface StillSpot<Result> extends Point {
  results: Result[];
}

/**
 * The part of the country in which most of these are, as a `viewBox`, and where they lie in it, in pixels of `STILL`.
 * Who is far off is counted in `outside`: a picture of all would show one disc for those of the city.
 */
export function partOfCountry<Result extends { place: LngLat }>(results: readonly Result[]) {
  const all = results.map((result) => ({
    result,
    x: x(result.place[0]),
    y: y(result.place[1]),
  }));
  const middle = { x: median(all.map(({ x }) => x)), y: median(all.map(({ y }) => y)) };
  const farOf = (point: Point) => Math.hypot(point.x - middle.x, point.y - middle.y);
  const reach = Math.max(FAR, TIMES_AS_FAR * median(all.map(farOf)));
  const shown = all.filter((one) => farOf(one) <= reach);
  const xs = shown.map(({ x }) => x);
  const ys = shown.map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const unit = Math.max(
    LEAST_HEIGHT / STILL.height,
    (right - left) / (STILL.width - 2 * EDGE_PX),
    (bottom - top) / (STILL.height - 2 * EDGE_PX),
  );
  const part = {
    left: (left + right - STILL.width * unit) / 2,
    top: (top + bottom - STILL.height * unit) / 2,
    width: STILL.width * unit,
    height: STILL.height * unit,
  };
  const spots: StillSpot<Result>[] = [];
  for (const { result, ...point } of shown) {
    const at = { x: (point.x - part.left) / unit, y: (point.y - part.top) / unit };
    const near = spots.find((spot) => Math.hypot(spot.x - at.x, spot.y - at.y) < PIN_PX);
    if (near) near.results.push(result);
    else spots.push({ ...at, results: [result] });
  }
  return {
    part,
    unit,
    spots,
    words: wordsIn(part, unit, spots),
    outside: all.length - shown.length,
  };
}

/** The names of the districts in it, each where most of it is seen and no pin lies. */
function wordsIn({ left, top }: Part, unit: number, spots: readonly Point[]) {
  const places = TRIED_DOWN.flatMap((down) =>
    TRIED_ACROSS.map((across) => {
      const at = { x: left + across * unit, y: top + down * unit };
      const [longitude, latitude] = [longitudeOf(at.x), latitudeOf(at.y)];
      const isWater = contains(LAKE_OUTLINE, longitude, latitude);
      return { across, down, ...at, district: !isWater && districtAt(latitude, longitude) };
    }),
  );
  const ofDistricts = groupBy(places, ({ district }) => district);
  return [...ofDistricts].flatMap(([name, its]) => {
    if (!name || its.length < LEAST_SEEN) return [];
    const middle = {
      across: its.reduce((sum, { across }) => sum + across, 0) / its.length,
      down: its.reduce((sum, { down }) => sum + down, 0) / its.length,
    };
    const half = name.length * LETTER_PX;
    const away = (one: typeof middle) =>
      Math.hypot(one.across - middle.across, one.down - middle.down);
    const [best] = its
      .filter(
        ({ across, down }) =>
          across > half &&
          across < STILL.width - half &&
          spots.every(
            (spot) =>
              Math.abs(spot.x - across) > half + PIN_PX / 2 || Math.abs(spot.y - down) > PIN_PX,
          ),
      )
      .toSorted((one, other) => away(one) - away(other));
    return best ? [{ name, x: best.x, y: best.y }] : [];
  });
}
