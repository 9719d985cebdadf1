import { csvHead, csvRow } from '#server/exports/exported-businesses.rules.ts';
import { generateBusinesses } from './generated-businesses.rules.ts';

/** Made-up businesses as a CSV file in the product's own columns, for measuring an import. */
export function* generatedCsv(count: number, seed: number): Generator<string> {
  yield csvHead();
  for (const business of generateBusinesses(count, seed)) {
    yield csvRow({
      ...business,
      id: 0,
      isEmailShown: false,
      takesReservations: true,
      specialDays: null,
      latitude: business.latitude === null ? null : String(business.latitude),
      longitude: business.longitude === null ? null : String(business.longitude),
      rating: '0.0',
      reviewCount: 0,
    });
  }
}
