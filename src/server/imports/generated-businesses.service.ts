import { csvHead, csvRow } from './exported-businesses.rules.ts';
import { generateBusinesses } from './generated-businesses.rules.ts';

/** Made-up businesses as a CSV file in the product's own columns, for measuring an import. */
export function* generatedCsv(count: number, seed: number): Generator<string> {
  yield csvHead();
  for (const business of generateBusinesses(count, seed)) {
    yield csvRow({
      ...business,
      id: 0,
      is_email_shown: false,
      special_days: null,
      price_range: business.priceRange,
      latitude: business.latitude === null ? null : String(business.latitude),
      longitude: business.longitude === null ? null : String(business.longitude),
      is_open: business.isOpen,
      rating: '0.0',
      review_count: 0,
    });
  }
}
