import { refuse } from '#contract/api/errors.ts';
import { dayInAdana } from '#contract/calendar/days.ts';
import { dayPlus } from '#contract/calendar/holidays.ts';
import { LEAST_PEOPLE } from '#contract/statistics/business-performance.ts';
import {
  MISSED_SEARCH_DAYS,
  type MissedSearch,
  TOP_MISSED_SEARCHES,
  type UnknownWord,
} from '#contract/statistics/visitor-statistics.ts';
import { refuseUnlessActsFor } from '#server/access/access.service.ts';
import { listKnownPhrases } from '#server/kinds/administered-kinds.service.ts';
import type { Context } from '#server/platform/context.ts';
import { listMissed, listUnknown } from './visits.queries.ts';

/** What is told of missed searches: so far back, from so many people up, at most so many. */
const told = ({ now }: Pick<Context, 'now'>) => ({
  from: dayPlus(dayInAdana(now()), 1 - MISSED_SEARCH_DAYS),
  leastPeople: LEAST_PEOPLE,
  limit: TOP_MISSED_SEARCHES,
});

/** The team sees them by itself; others as those who act for a business. */
export async function listMissedSearches(
  ctx: Context,
  { businessId }: { businessId?: number | undefined },
): Promise<MissedSearch[]> {
  const isTeam = ctx.caller.role === 'moderator' || ctx.caller.role === 'admin';
  if (!isTeam) await refuseUnlessActsFor(ctx, businessId ?? refuse('not_allowed'));
  const rows = await listMissed(ctx.db, told(ctx));
  return rows.map((row) => ({ ...row, district: row.district || null }));
}

export const listUnknownWords = async (ctx: Context): Promise<UnknownWord[]> =>
  listUnknown(ctx.db, { ...told(ctx), known: await listKnownPhrases(ctx) });
