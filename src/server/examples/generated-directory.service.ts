import { addGeneratedBusinesses } from '#server/businesses/submitting/generated-businesses.service.ts';
import type { Basics } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database/database.ts';
import { insertGeneratedReviews } from '#server/reviews/example-reviews.service.ts';
import { ensureGeneratedUsers, settleTables } from './examples.queries.ts';
import { type GeneratedBusiness, generateBusinesses } from './generated-businesses.rules.ts';
import { madeUpPerson } from './generated-names.rules.ts';
import { MADE_UP_PEOPLE } from './generated-reviews.rules.ts';
import { seededDraw } from './seeded-draw.rules.ts';

const CHUNK_ROWS = 500;

/**
 * Adds made-up businesses and what is said about them, marked as examples; those of the same seed that
 * stand are left. A stopped run has added whole chunks, and the next one goes on there.
 * @returns how many were added
 */
export async function addGenerated(
  ctx: Pick<Basics, 'db' | 'now'>,
  { count, seed, onAdded }: { count: number; seed: number; onAdded?: (rows: number) => void },
): Promise<number> {
  const authors = await ensureAuthors(ctx.db, seed);
  let added = 0;
  let chunk: GeneratedBusiness[] = [];
  const store = async () => {
    if (chunk.length === 0) return;
    added += await ctx.db.transaction().execute((trx) => addChunk(trx, chunk, authors, ctx.now()));
    onAdded?.(chunk.length);
    chunk = [];
  };
  for (const business of generateBusinesses(count, seed)) {
    chunk.push(business);
    if (chunk.length === CHUNK_ROWS) await store();
  }
  await store();
  if (added > 0) await settleTables(ctx.db);
  return added;
}

function ensureAuthors(db: Db, seed: number): Promise<number[]> {
  const draw = seededDraw(seed);
  return ensureGeneratedUsers(
    db,
    Array.from({ length: MADE_UP_PEOPLE }, (_, at) => ({
      name: madeUpPerson(draw),
      email: `uretilen-${seed}-${at}@ornek.example`,
    })),
  );
}

/** Of one transaction: a rating is never without the reviews it comes from. */
async function addChunk(
  trx: Db,
  chunk: readonly GeneratedBusiness[],
  authors: readonly number[],
  now: Date,
): Promise<number> {
  const idByKey = await addGeneratedBusinesses(trx, chunk, now);
  const reviews = chunk.flatMap((business) => {
    const businessId = idByKey.get(business.key);
    if (businessId === undefined) return [];
    return business.reviews.map((review) => ({
      ...review,
      businessId,
      userId: authors[review.author] ?? 0,
    }));
  });
  await insertGeneratedReviews(trx, reviews, now);
  return idByKey.size;
}
