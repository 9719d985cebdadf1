import { dayInAdana } from '#contract/calendar/days.ts';
import type { BusinessEvent } from '#contract/statistics/visits.ts';
import { actsFor, publicBusiness } from '#server/access/access.service.ts';
import type { Basics, Context } from '#server/platform/context.ts';
import { isRobot } from '#server/platform/robots.ts';
import { isFirstThisHour } from '#server/platform/visitors.ts';
import { countOne } from './events.queries.ts';
import { CLICK_COLUMNS } from './performance.rules.ts';

/** Counts what a visitor did on a business's page; the day is the server's. */
export async function countBusinessEvent(
  ctx: Context,
  { id, type }: { id: number; type: BusinessEvent },
) {
  await publicBusiness(ctx.db, id);
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

/** Somebody has made the business a favorite, or asked it for a reservation; in the transaction of that. */
export const countAct = (
  ctx: Pick<Basics, 'db' | 'now'>,
  businessId: number,
  counter: 'favorites' | 'reservations',
) => countOne(ctx.db, businessId, dayInAdana(ctx.now()), counter);
