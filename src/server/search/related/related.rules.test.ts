import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NEARBY_METRES, RELATED_LENGTH } from '#contract/businesses/related-businesses.ts';
import { metresApart, type Place } from '#contract/city/places.ts';
import { columnsOf, facetRows } from '#tests/support/facet-rows.ts';
import type { FacetRow } from '../counting/facet-columns.rules.ts';
import { type Asked, chooseNearby, chooseSimilar } from './related.rules.ts';

/** Five people who found it middling are thought beside those who rated. */
const believed = ({ rating, reviewCount }: FacetRow) =>
  (rating * reviewCount + 3.8 * 5) / (reviewCount + 5);
const pinOf = ({ latitude, longitude }: FacetRow): Place | undefined =>
  latitude === null || longitude === null ? undefined : { latitude, longitude };

interface Scored {
  row: FacetRow;
  score: number;
  distance: number | null;
}
const byScore = (one: Scored, other: Scored) => one.score - other.score || byDistance(one, other);
const byDistance = (one: Scored, other: Scored) =>
  (one.distance ?? 0) - (other.distance ?? 0) || one.row.id - other.row.id;
const chosen = (found: Scored[]) => found.map(({ row, distance }) => ({ id: row.id, distance }));

/** All of the category, scored and sorted: what the cells and the first looks around only shorten. */
function similarOf(rows: FacetRow[], asked: Asked) {
  const scored = rows
    .filter((row) => row.isOpen && row.category === asked.category && row.id !== asked.id)
    .map((row): Scored => {
      const pin = pinOf(row);
      const metres = asked.pin && pin && metresApart(asked.pin, pin);
      const byPin = [500, 1500, 5000, 15_000].filter((most) => (metres ?? 0) > most).length;
      const band = metres === undefined ? (row.district === asked.district ? 5 : 6) : byPin;
      const isSame = asked.subcategory !== null && row.subcategory === asked.subcategory;
      return {
        row,
        score: (isSame ? 0 : 35) + band * 10 - believed(row),
        distance: metres === undefined ? null : Math.round(metres),
      };
    });
  return chosen(scored.toSorted(byScore).slice(0, RELATED_LENGTH));
}

/** Two of each other category at most, the best of them, nearest first. */
function nearbyOf(rows: FacetRow[], { pin, category, id }: Asked) {
  const scored = rows.flatMap((row): Scored[] => {
    const other = pinOf(row);
    if (!pin || !other || !row.isOpen || row.category === category || row.id === id) return [];
    const metres = metresApart(pin, other);
    if (metres > NEARBY_METRES) return [];
    return [{ row, score: metres / 600 - believed(row), distance: Math.round(metres) }];
  });
  const ofEach = Map.groupBy(scored.toSorted(byScore), ({ row }) => row.category);
  const best = [...ofEach.values()].flatMap((all) => all.slice(0, 2)).toSorted(byScore);
  return chosen(best.slice(0, RELATED_LENGTH).toSorted(byDistance));
}

const asked = fc.record<Asked>({
  id: fc.constantFrom(1001, 1008, 1),
  category: fc.constantFrom('Kafeler', 'Eczaneler', 'Yok'),
  subcategory: fc.constantFrom(null, 'Pastane', 'Kahveci', 'Yok'),
  district: fc.constantFrom('Seyhan', 'Çukurova', 'Yok'),
  pin: fc.constantFrom(
    undefined,
    { latitude: 37, longitude: 35.32 },
    { latitude: 37.02, longitude: 35.33 },
    { latitude: 37.2, longitude: 35.5 },
  ),
});

/** So that often enough they stand within a walk. */
const pulledTogether = (row: FacetRow, closeness: number): FacetRow => ({
  ...row,
  latitude: row.latitude && 37 + (row.latitude - 37) / closeness,
  longitude: row.longitude && 35.32 + (row.longitude - 35.32) / closeness,
});

test('below a business stand the best of its kind and of what is near, as if all were compared', () => {
  fc.assert(
    fc.property(
      facetRows(90, 'max'),
      asked,
      fc.integer({ min: 1, max: 12 }),
      (spread, one, closeness) => {
        const rows = spread.map((row) => pulledTogether(row, closeness));
        const columns = columnsOf(rows);
        expect(chooseSimilar(columns, one)).toEqual(similarOf(rows, one));
        expect(chooseNearby(columns, one)).toEqual(nearbyOf(rows, one));
      },
    ),
    { numRuns: 200 },
  );
});

test('after a change they are as if all were read anew, whatever was asked before', () => {
  const change = fc.record({ at: fc.nat(89), rating: fc.constantFrom(1, 5), isGone: fc.boolean() });
  fc.assert(
    fc.property(facetRows(90, 'max'), asked, fc.array(change), (spread, one, changes) => {
      let rows = spread.map((row) => ({ ...pulledTogether(row, 12), isOpen: true }));
      let columns = columnsOf(rows);
      for (const { at, rating, isGone } of changes) {
        const row = rows[at];
        if (!row) continue;
        expect(chooseSimilar(columns, one)).toEqual(similarOf(rows, one));
        const now = isGone ? [] : [{ ...row, rating, reviewCount: 50 }];
        rows = rows.toSpliced(at, 1, ...now);
        columns = columns.patched([row.id], now);
        expect(chooseSimilar(columns, one)).toEqual(similarOf(rows, one));
        expect(chooseNearby(columns, one)).toEqual(nearbyOf(rows, one));
      }
    }),
    { numRuns: 100 },
  );
});
