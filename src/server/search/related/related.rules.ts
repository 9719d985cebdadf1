import { NEARBY_METRES, RELATED_LENGTH } from '#contract/businesses/related-businesses.ts';
import { boxAround, type Place } from '#contract/city/places.ts';
import type { FacetColumns } from '../counting/facet-columns.rules.ts';
import { distanceTo } from '../counting/facets.rules.ts';
import { areaOf } from '../map/map-grid.rules.ts';
import { MOST_STARS, relatedCells } from './related-cells.rules.ts';

/** The business below which others stand. */
export interface Asked {
  id: number;
  category: string;
  subcategory: string | null;
  district: string;
  pin: Place | undefined;
}

export interface Chosen {
  id: number;
  /** Metres; null where either place is not known. */
  distance: number | null;
}

/** A row of the columns; the least score stands first. */
interface Candidate extends Chosen {
  score: number;
}

/** Whoever looks at one café walks to the next, drives to another district, or takes what there is. */
const BANDS_METRES = [500, 1500, 5000, 15_000];
const BANDS_LOOKED_AT_FIRST = BANDS_METRES.slice(0, 2);
/** Where a pin is missing: in the same district, or elsewhere. */
const BANDS_WITHOUT_PIN = { sameDistrict: 5, elsewhere: 6 };
/** Scores: another kind of the category is worth as much as the same three and a half bands farther. */
const OTHER_KIND = 35;
const BAND = 10;
/** In a dense quarter nobody is looked for farther away. */
const NEARBY_LOOKED_AT_FIRST = 500;
/** A street of twelve cafés is one thing to know. */
const MOST_OF_A_CATEGORY = 2;
/** So far away the best place of a street is worth as much as a middling one next door. */
const METRES_PER_STAR = 600;

const bandOf = (metres: number): number => {
  const band = BANDS_METRES.findIndex((most) => metres <= most);
  return band < 0 ? BANDS_METRES.length : band;
};

const byScore = (one: Candidate, other: Candidate): number =>
  one.score - other.score || byDistance(one, other);

const byDistance = (one: Chosen, other: Chosen): number =>
  (one.distance ?? 0) - (other.distance ?? 0) || one.id - other.id;

/** Puts one among the best, which stay so few. */
function offer(best: Candidate[], one: Candidate, most: number): void {
  const at = best.findIndex((other) => byScore(one, other) < 0);
  best.splice(at < 0 ? best.length : at, 0, one);
  if (best.length > most) best.pop();
}

const toChosen = ({ id, distance }: Candidate): Chosen => ({ id, distance });

/** A published business as it stands in the columns. */
export function askedIn(columns: FacetColumns, id: number): Asked | undefined {
  const row = columns.rowOf(id);
  if (row === undefined) return undefined;
  const [latitude = Number.NaN, longitude = Number.NaN] = [
    columns.latitude[row],
    columns.longitude[row],
  ];
  return {
    id,
    category: columns.categories.texts[columns.category[row] ?? -1] ?? '',
    subcategory: columns.subcategories.texts[columns.subcategory[row] ?? -1] || null,
    district: columns.districts.texts[columns.district[row] ?? -1] ?? '',
    pin: Number.isNaN(latitude) || Number.isNaN(longitude) ? undefined : { latitude, longitude },
  };
}

/** Of the same kind first unless it is far, then of the same category; near before far, good before bad. */
export function chooseSimilar(columns: FacetColumns, asked: Asked): Chosen[] {
  const { pin } = asked;
  const category = columns.categories.known(asked.category) ?? -1;
  const cells = relatedCells(columns);
  // Where enough of the same kind stand close by, nobody farther away comes before them.
  for (const [band, metres] of BANDS_LOOKED_AT_FIRST.entries()) {
    if (!pin) break;
    const area = areaOf(boxAround(pin, metres));
    const best = bestSimilar(columns, asked, cells.around(category, area));
    const worst = best[RELATED_LENGTH - 1];
    if (worst && worst.score < (band + 1) * BAND - MOST_STARS) return best.map(toChosen);
  }
  return bestSimilar(columns, asked, cells.everywhere(category)).map(toChosen);
}

/** @param lists rows of the category, in each the best rated first */
function bestSimilar(
  columns: FacetColumns,
  asked: Asked,
  lists: (readonly number[])[],
): Candidate[] {
  const kind = asked.subcategory === null ? -1 : columns.subcategories.known(asked.subcategory);
  const district = columns.districts.known(asked.district);
  const metresTo = distanceTo(columns, { near: asked.pin });
  const best: Candidate[] = [];
  for (const rows of lists) {
    for (const row of rows) {
      const stars = columns.weighted[row] ?? 0;
      const isFull = best.length === RELATED_LENGTH;
      const worst = best.at(-1)?.score ?? 0;
      // Those that follow are rated no better: next door they would still come after.
      if (isFull && -stars > worst) break;
      const id = columns.id[row] ?? 0;
      if (id === asked.id) continue;
      const metres = metresTo?.(row) ?? Number.NaN;
      const isFar = columns.district[row] !== district;
      const band = Number.isNaN(metres)
        ? BANDS_WITHOUT_PIN[isFar ? 'elsewhere' : 'sameDistrict']
        : bandOf(metres);
      const score = (columns.subcategory[row] === kind ? 0 : OTHER_KIND) + band * BAND - stars;
      if (isFull && score > worst) continue;
      const distance = Number.isNaN(metres) ? null : Math.round(metres);
      offer(best, { id, distance, score }, RELATED_LENGTH);
    }
  }
  return best;
}

/** Of other categories within a walk, not all of one: the good ones, nearest first. */
export function chooseNearby(columns: FacetColumns, { pin, ...asked }: Asked): Chosen[] {
  if (!pin) return [];
  const first = bestNearby(columns, { ...asked, pin }, NEARBY_LOOKED_AT_FIRST);
  const worst = first[RELATED_LENGTH - 1];
  const isEnough = worst && worst.score < NEARBY_LOOKED_AT_FIRST / METRES_PER_STAR - MOST_STARS;
  const best = isEnough ? first : bestNearby(columns, { ...asked, pin }, NEARBY_METRES);
  return best.map(toChosen).toSorted(byDistance);
}

/** The best that stand no farther away. */
function bestNearby(
  columns: FacetColumns,
  asked: Asked & { pin: Place },
  metres: number,
): Candidate[] {
  const own = columns.categories.known(asked.category);
  const metresTo = distanceTo(columns, { near: asked.pin });
  const area = areaOf(boxAround(asked.pin, metres));
  const cells = relatedCells(columns);
  /** Those of a category that come before `last`. */
  const bestOf = (category: number, last: number): Candidate[] => {
    const best: Candidate[] = [];
    for (const rows of cells.around(category, area)) {
      for (const row of rows) {
        const stars = columns.weighted[row] ?? 0;
        const isFull = best.length === MOST_OF_A_CATEGORY;
        const worst = isFull ? Math.min(last, best.at(-1)?.score ?? last) : last;
        if (-stars > worst) break;
        const distance = metresTo?.(row) ?? Number.NaN;
        const score = distance / METRES_PER_STAR - stars;
        if (!(distance <= metres) || score > worst || columns.id[row] === asked.id) continue;
        const one = { id: columns.id[row] ?? 0, distance: Math.round(distance), score };
        offer(best, one, MOST_OF_A_CATEGORY);
      }
    }
    return best;
  };
  let found: Candidate[] = [];
  for (let category = 0; category < columns.categories.texts.length; category += 1) {
    if (category === own) continue;
    const last = found[RELATED_LENGTH - 1]?.score ?? Number.POSITIVE_INFINITY;
    found = [...found, ...bestOf(category, last)].toSorted(byScore).slice(0, RELATED_LENGTH);
  }
  return found;
}
