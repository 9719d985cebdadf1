import { refuse } from '#contract/errors.ts';
import { dayInAdana } from '#contract/reservations.ts';
import type { BusinessEvent } from '#contract/visits.ts';
import { actsFor } from '#server/owners/business-access.service.ts';
import type { Basics, Context } from '#server/platform/context.ts';
import { isFirstThisHour, isRobot } from '#server/platform/visitors.ts';
import { countOne, findPublicBusiness } from './events.queries.ts';
import { CLICK_COLUMNS } from './performance.rules.ts';

/** Counts what a visitor did on a business's page; the day is the server's. */
export async function countBusinessEvent(
  ctx: Context,
  { id, type }: { id: number; type: BusinessEvent },
) {
  (await findPublicBusiness(ctx.db, id)) ?? refuse('business_not_found');
  if (isRobot(ctx.client) || (await looksAtOwnWork(ctx, id))) return {};
  const day = dayInAdana(ctx.now());
  const isFirst = await isFirstThisHour(ctx, day, `business ${id} ${type}`);
  if (isFirst) await countOne(ctx.db, id, day, type === 'view' ? 'views' : CLICK_COLUMNS[type]);
  return {};
}

/** Those who act for a business, and the team of the site, would only count themselves. */
async function looksAtOwnWork({ db, caller }: Context, businessId: number): Promise<boolean> {
  if (caller.role === 'visitor' || caller.role === 'guest') return false;
  if (caller.role === 'moderator' || caller.role === 'admin') return true;
  return caller.userId !== undefined && actsFor(db, caller.userId, businessId);
}

/** Somebody has made the business a favorite; in the transaction of that. */
export const countFavorite = (ctx: Pick<Basics, 'db' | 'now'>, businessId: number) =>
  countOne(ctx.db, businessId, dayInAdana(ctx.now()), 'favorites');
