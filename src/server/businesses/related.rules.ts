import { metresApart } from '#contract/places.ts';
import { NEARBY_METRES, RELATED_LENGTH } from '#contract/related-businesses.ts';

export interface Pin {
  latitude: number;
  longitude: number;
}

/** What decides whether one business stands below another. */
export interface Candidate {
  id: number;
  category: string;
  subcategory: string | null;
  pin: Pin | undefined;
  rating: number;
  reviewCount: number;
}

export interface Chosen {
  id: number;
  /** Metres; null where either place is not known. */
  distance: number | null;
}

/** Whoever looks at one café walks to the next, drives to another district, or takes what there is. */
const BANDS_METRES = [500, 1500, 5000, 15_000];
/** Ratings of few people say little: so many more who found it middling are thought beside them. */
const MIDDLING = { rating: 3.8, reviews: 5 };
/** A street of twelve cafés is one thing to know. */
const MOST_OF_A_CATEGORY = 2;
/** So far away the best place of a street is worth as much as a middling one next door. */
const METRES_PER_STAR = 600;

/** Stars as they are believed: 5,0 of one person counts less than 4,6 of a hundred. */
export const believedRating = ({ rating, reviewCount }: Candidate): number =>
  (rating * reviewCount + MIDDLING.rating * MIDDLING.reviews) / (reviewCount + MIDDLING.reviews);

const between = (one: Candidate, other: Candidate): number | null =>
  one.pin && other.pin ? Math.round(metresApart(one.pin, other.pin)) : null;

const bandOf = (distance: number | null): number => {
  if (distance === null) return BANDS_METRES.length + 1;
  const band = BANDS_METRES.findIndex((metres) => distance <= metres);
  return band < 0 ? BANDS_METRES.length : band;
};

const isSameKind = (one: Candidate, other: Candidate): boolean =>
  one.category === other.category &&
  one.subcategory !== null &&
  one.subcategory === other.subcategory;

/** The first difference that is one. */
const byFirst =
  <Item>(...merits: ((item: Item) => number)[]) =>
  (one: Item, other: Item): number => {
    for (const merit of merits) {
      const difference = merit(one) - merit(other);
      if (difference !== 0) return difference;
    }
    return 0;
  };

/** Of the same kind first, then of the same category; near before far, good before bad. */
export function chooseSimilar(business: Candidate, candidates: Candidate[]): Chosen[] {
  return candidates
    .filter(({ id, category }) => id !== business.id && category === business.category)
    .map((one) => ({ one, id: one.id, distance: between(business, one) }))
    .sort(
      byFirst(
        ({ one }) => (isSameKind(business, one) ? 0 : 1),
        ({ distance }) => bandOf(distance),
        ({ one }) => -believedRating(one),
        ({ distance }) => distance ?? 0,
        ({ id }) => id,
      ),
    )
    .slice(0, RELATED_LENGTH)
    .map(({ id, distance }) => ({ id, distance }));
}

/** Of other categories within a walk, not all of one: the good ones, nearest first. */
export function chooseNearby(business: Candidate, candidates: Candidate[]): Chosen[] {
  const worth = candidates
    .filter(({ id, category }) => id !== business.id && category !== business.category)
    .flatMap((one) => {
      const distance = between(business, one);
      return distance === null || distance > NEARBY_METRES ? [] : [{ one, distance }];
    })
    .sort(
      byFirst(
        ({ one, distance }) => distance / METRES_PER_STAR - believedRating(one),
        ({ one }) => one.id,
      ),
    );
  const taken = new Map<string, number>();
  return worth
    .filter(({ one: { category } }) => {
      const count = (taken.get(category) ?? 0) + 1;
      taken.set(category, count);
      return count <= MOST_OF_A_CATEGORY;
    })
    .slice(0, RELATED_LENGTH)
    .map(({ one, distance }) => ({ id: one.id, distance }))
    .sort(
      byFirst(
        ({ distance }) => distance,
        ({ id }) => id,
      ),
    );
}
