import { addGeneratedBusinesses } from '#server/businesses/imported-businesses.service.ts';
import type { Basics } from '#server/platform/context.ts';
import { csvHead, csvRow } from './exported-businesses.rules.ts';
import { type GeneratedBusiness, generateBusinesses } from './generated-businesses.rules.ts';

const CHUNK_ROWS = 500;

/** Adds made-up businesses, marked as examples; those of the same seed that stand are left. @returns how many were added */
export async function addGenerated(
  ctx: Pick<Basics, 'db' | 'now'>,
  { count, seed, onAdded }: { count: number; seed: number; onAdded?: (rows: number) => void },
): Promise<number> {
  let added = 0;
  let chunk: GeneratedBusiness[] = [];
  const store = async () => {
    if (chunk.length === 0) return;
    added += await addGeneratedBusinesses(ctx.db, chunk, ctx.now());
    onAdded?.(chunk.length);
    chunk = [];
  };
  for (const business of generateBusinesses(count, seed)) {
    chunk.push(business);
    if (chunk.length === CHUNK_ROWS) await store();
  }
  await store();
  return added;
}

/** The same businesses as a CSV file in the product's own columns, for measuring an import. */
export function* generatedCsv(count: number, seed: number): Generator<string> {
  yield csvHead();
  for (const business of generateBusinesses(count, seed)) {
    yield csvRow({
      ...business,
      id: 0,
      is_email_shown: false,
      price_range: business.priceRange,
      latitude: business.latitude === null ? null : String(business.latitude),
      longitude: business.longitude === null ? null : String(business.longitude),
      is_open: business.isOpen,
      rating: '0.0',
      review_count: 0,
    });
  }
}
