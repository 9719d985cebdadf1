import { refuse } from '#contract/api/errors.ts';
import type { RelatedBusiness } from '#contract/businesses/related-businesses.ts';
import { getCards } from '#server/businesses/reading/businesses.service.ts';
import type { Basics } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database/database.ts';
import { publicDataNow } from '../counting/current-columns.service.ts';
import { holidaysThen } from '../understanding/open-moment.service.ts';
import { findClosed } from './related.queries.ts';
import { askedIn, type Chosen, chooseNearby, chooseSimilar } from './related.rules.ts';

/** What stands below a business: others of its kind, and what else is a walk away. */
export async function listRelatedBusinesses(
  ctx: Pick<Basics, 'db' | 'now'>,
  { id }: { id: number },
): Promise<{ similar: RelatedBusiness[]; nearby: RelatedBusiness[] }> {
  const { db } = ctx;
  const current = await publicDataNow(db);
  const { columns } = current;
  const holidays = await holidaysThen(current, ctx.now());
  const business =
    askedIn(columns, id) ?? (await findClosed(db, id)) ?? refuse('business_not_found');
  const similar = chooseSimilar(columns, business);
  const nearby = chooseNearby(columns, business);
  const ids = [...similar, ...nearby].map((chosen) => chosen.id);
  const found = await getCards(ctx, ids, holidays);
  // Without those that were closed or taken away a moment ago.
  const byId = new Map(found.filter(({ isOpen }) => isOpen).map((one) => [one.id, one]));
  const named = (chosen: Chosen[]) =>
    chosen.flatMap(({ id: chosenId, distance }) => {
      const one = byId.get(chosenId);
      return one ? [{ ...one, distance }] : [];
    });
  return { similar: named(similar), nearby: named(nearby) };
}

/** Who stands below each business that is published, as things are now. */
export async function neighboursNow(db: Db): Promise<(id: number) => number[] | undefined> {
  const { columns } = await publicDataNow(db);
  return (id) => {
    const business = askedIn(columns, id);
    if (!business) return undefined;
    const chosen = [...chooseSimilar(columns, business), ...chooseNearby(columns, business)];
    return chosen.map((one) => one.id);
  };
}
