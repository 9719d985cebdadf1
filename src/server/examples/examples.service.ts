import { exampleBusinesses } from '#db/seed/example-businesses.ts';
import { exampleReviews } from '#db/seed/example-reviews.ts';
import { deleteExampleAds, insertExampleAds } from '#server/advertising/example-ads.service.ts';
import {
  deleteExampleBusinesses,
  insertExampleBusinesses,
} from '#server/businesses/submitting/example-businesses.service.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/observability/log.ts';
import { insertExampleReviews } from '#server/reviews/example-reviews.service.ts';
import {
  deleteExampleUsers,
  insertExampleUsers,
  lockSeeding,
  markExamplesSeeded,
  wereExamplesSeeded,
} from './examples.queries.ts';

/** Fills an empty directory with the example Adana, once: what was removed does not come back. */
export async function seedExamplesOnce(db: Db, now: Date, log: Log): Promise<void> {
  if (await wereExamplesSeeded(db)) return;
  await db.transaction().execute(async (trx) => {
    await lockSeeding(trx);
    if (await wereExamplesSeeded(trx)) return;
    await insertExamples(trx, now);
    await markExamplesSeeded(trx);
  });
  log.info(
    { businesses: exampleBusinesses.length, reviews: exampleReviews.length },
    'examples added',
  );
}

/** Adds the examples that are not there. @returns how many businesses were added */
export async function insertExamples(trx: Db, now: Date): Promise<number> {
  const idByKey = await insertExampleBusinesses(trx, exampleBusinesses, now);
  await insertExampleAds(trx, idByKey, now);
  const reviews = exampleReviews.filter(({ businessKey }) => idByKey.has(businessKey));
  if (reviews.length === 0) return idByKey.size;
  const names = [...new Set(reviews.map(({ author }) => author))];
  const users = await insertExampleUsers(trx, names);
  const userByName = new Map(users.map(({ id, name }) => [name, id]));
  await insertExampleReviews(trx, reviews, { idByKey, userByName, now });
  return idByKey.size;
}

/** Takes every example out: businesses, their reviews and ads, and the people who only wrote those. */
export async function removeExamples(db: Db): Promise<{ businesses: number }> {
  return db.transaction().execute(async (trx) => {
    await deleteExampleAds(trx);
    const businesses = await deleteExampleBusinesses(trx);
    await deleteExampleUsers(trx);
    await markExamplesSeeded(trx);
    return { businesses };
  });
}
