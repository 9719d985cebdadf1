import type { Place } from '#contract/places.ts';
import { NEARBY_METRES, RELATED_LENGTH } from '#contract/related-businesses.ts';
import type { FacetColumns } from './facet-columns.rules.ts';
import { distanceTo } from './search-facets.rules.ts';

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
/** Where a pin is missing: in the same district, or elsewhere. */
const BANDS_WITHOUT_PIN = { sameDistrict: 5, elsewhere: 6 };
/** Scores: another kind of the category comes after all of the same, a farther band after all nearer. */
const OTHER_KIND = 100;
const BAND = 10;
/** Ratings of few people say little: so many more who found it middling are thought beside them. */
const MIDDLING = { rating: 3.8, reviews: 5 };
/** A street of twelve cafés is one thing to know. */
const MOST_OF_A_CATEGORY = 2;
/** So far away the best place of a street is worth as much as a middling one next door. */
const METRES_PER_STAR = 600;

/** Stars as they are believed: 5,0 of one person counts less than 4,6 of a hundred. */
function believedRating(columns: FacetColumns, row: number): number {
  const reviews = columns.reviewCount[row] ?? 0;
  const stars = ((columns.rating[row] ?? 0) / 10) * reviews;
  return (stars + MIDDLING.rating * MIDDLING.reviews) / (reviews + MIDDLING.reviews);
}

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

/** Of the same kind first, then of the same category; near before far, good before bad. */
export function chooseSimilar(columns: FacetColumns, asked: Asked): Chosen[] {
  const { id, pin } = asked;
  const category = columns.categories.known(asked.category);
  const kind = asked.subcategory === null ? -1 : columns.subcategories.known(asked.subcategory);
  const district = columns.districts.known(asked.district);
  const metresTo = distanceTo(columns, { near: pin });
  const best: Candidate[] = [];
  for (let row = 0; row < columns.length; row += 1) {
    if (columns.category[row] !== category || !columns.isOpen[row]) continue;
    if (columns.id[row] === id) continue;
    const metres = metresTo?.(row) ?? Number.NaN;
    const isFar = columns.district[row] !== district;
    const band = Number.isNaN(metres)
      ? BANDS_WITHOUT_PIN[isFar ? 'elsewhere' : 'sameDistrict']
      : bandOf(metres);
    const score =
      (columns.subcategory[row] === kind ? 0 : OTHER_KIND) +
      band * BAND -
      believedRating(columns, row);
    if (best.length === RELATED_LENGTH && score > (best.at(-1)?.score ?? 0)) continue;
    const distance = Number.isNaN(metres) ? null : Math.round(metres);
    offer(best, { id: columns.id[row] ?? 0, distance, score }, RELATED_LENGTH);
  }
  return best.map(toChosen);
}

/** Of other categories within a walk, not all of one: the good ones, nearest first. */
export function chooseNearby(columns: FacetColumns, asked: Asked): Chosen[] {
  const metresTo = distanceTo(columns, { near: asked.pin });
  if (!metresTo) return [];
  const own = columns.categories.known(asked.category);
  const bestOf = columns.categories.texts.map((): Candidate[] => []);
  for (let row = 0; row < columns.length; row += 1) {
    const category = columns.category[row] ?? 0;
    if (category === own || !columns.isOpen[row] || columns.id[row] === asked.id) continue;
    const metres = metresTo(row);
    if (!(metres <= NEARBY_METRES)) continue;
    const best = bestOf[category] ?? [];
    const score = metres / METRES_PER_STAR - believedRating(columns, row);
    if (best.length === MOST_OF_A_CATEGORY && score > (best.at(-1)?.score ?? 0)) continue;
    const one = { id: columns.id[row] ?? 0, distance: Math.round(metres), score };
    offer(best, one, MOST_OF_A_CATEGORY);
  }
  return bestOf
    .flat()
    .toSorted(byScore)
    .slice(0, RELATED_LENGTH)
    .map(toChosen)
    .toSorted(byDistance);
}
