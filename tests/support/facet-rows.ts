import fc from 'fast-check';
import {
  FacetColumns,
  type FacetRow,
  FEATURE_SIGN,
} from '#server/search/counting/facet-columns.rules.ts';

const near = (middle: number) =>
  fc.option(
    fc.integer({ min: -300, max: 300 }).map((step) => middle + step / 10_000),
    { freq: 8 },
  );

/** A few kinds of everything, close together, so that many of a list have much in common. */
const row = fc.record<Omit<FacetRow, 'id'>>({
  category: fc.constantFrom('Kafeler', 'Eczaneler', 'Oteller', 'Çiçekçiler'),
  subcategory: fc.constantFrom(null, 'Pastane', 'Kahveci', 'Nöbetçi'),
  kindId: fc.constantFrom(null, 7),
  district: fc.constantFrom('Seyhan', 'Çukurova', 'Yüreğir'),
  price: fc.constantFrom(null, '₺', '₺₺', '₺₺₺', 'Ücretsiz'),
  rating: fc.constantFrom(0, 2.9, 3, 3.9, 4, 4.4, 4.5, 5),
  openWeek: fc.constantFrom(null, '{}', '{[0,100)}', '{[40,60),[200,300)}'),
  isOpen: fc.boolean(),
  latitude: near(37),
  longitude: near(35.32),
  features: fc
    .subarray(['Otopark', 'Teras', 'Közde kahve'])
    .map((names) => names.join(FEATURE_SIGN)),
  attributes: fc.constantFrom(
    ...['{}', '{"otopark": true}', '{"otopark": false, "teras": true}', '{"alkol": false}'],
  ),
  words: fc.constantFrom('', 'seyhan', 'kebapci/kebapçı seyhan', 'kebapci/kebapçi'),
  reviewCount: fc.constantFrom(0, 1, 2, 50),
  planRank: fc.constantFrom(0, 1, 2),
});

/** @param size of the lists: `max` for many, up to a hundred */
export const facetRows = (
  maxLength: number,
  size: fc.SizeForArbitrary = 'small',
): fc.Arbitrary<FacetRow[]> =>
  fc
    .array(row, { maxLength, size })
    .map((rows) => rows.map((one, index) => ({ ...one, id: 1001 + 7 * index })));

export function columnsOf(rows: readonly FacetRow[]): FacetColumns {
  const columns = new FacetColumns();
  for (const one of rows) columns.add(one);
  return columns;
}
