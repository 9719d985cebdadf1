import { refuse } from '#contract/api/errors.ts';
import { dayInAdana } from '#contract/calendar/days.ts';
import type { OwnerPlan } from '#contract/owners/owners.ts';
import { effectivePlan } from '#contract/owners/plans.ts';
import {
  LEAST_PEOPLE,
  type Performance,
  type PerformanceDay,
  TOP_WORDS,
} from '#contract/statistics/business-performance.ts';
import { slugify } from '#contract/text/turkish-fold.ts';
import { newestBusinessOf, refuseUnlessActsFor } from '#server/access/access.service.ts';
import { memberId } from '#server/accounts/sessions.service.ts';
import type { Context } from '#server/platform/context.ts';
import { findBusiness, listDays, listWords } from './performance.queries.ts';
import { everyDay, OPENED_BY, periodsUntil, toCsv, totalsOf } from './performance.rules.ts';

interface Shown {
  business: { id: number; name: string };
  /** In force. */
  plan: OwnerPlan;
  /** What the caller sees: an admin everything. */
  seenAs: OwnerPlan;
}

/** The business, if the caller may see its numbers; `1` is the caller's newest. */
async function shownTo(ctx: Context, id: number): Promise<Shown> {
  const isAdmin = ctx.caller.role === 'admin';
  const businessId =
    id === 1 ? ((await newestBusinessOf(ctx.db, memberId(ctx))) ?? refuse('not_found')) : id;
  if (!isAdmin) await refuseUnlessActsFor(ctx, businessId);
  const business = (await findBusiness(ctx.db, businessId)) ?? refuse('not_found');
  const plan = effectivePlan(business.plan, business.planExpiresAt, ctx.now());
  return { business, plan, seenAs: isAdmin ? 'premium' : plan };
}

const daysOf = async (ctx: Context, businessId: number, period: { from: string; to: string }) =>
  everyDay(await listDays(ctx.db, businessId, period), period);

/** A period with all there is to know of it. */
async function summed(ctx: Context, businessId: number, period: { from: string; to: string }) {
  const days = await daysOf(ctx, businessId, period);
  return { ...period, totals: totalsOf(days, 'premium'), days };
}

export async function getBusinessAnalytics(
  ctx: Context,
  { id }: { id: number },
): Promise<PerformanceDay[]> {
  const { business, seenAs } = await shownTo(ctx, id);
  const { current } = periodsUntil(dayInAdana(ctx.now()));
  const days = await daysOf(ctx, business.id, current);
  return OPENED_BY[seenAs].hasDays ? days : [{ date: current.to, ...totalsOf(days, seenAs) }];
}

export async function getPerformance(ctx: Context, { id }: { id: number }): Promise<Performance> {
  const { business, plan, seenAs } = await shownTo(ctx, id);
  const { current, previous } = periodsUntil(dayInAdana(ctx.now()));
  const { hasDays, hasComparison } = OPENED_BY[seenAs];
  const days = await daysOf(ctx, business.id, current);
  return {
    plan,
    ...current,
    totals: totalsOf(days, seenAs),
    days: hasDays ? days : null,
    previous: hasComparison ? await summed(ctx, business.id, previous) : null,
    words: hasComparison
      ? await listWords(ctx.db, business.id, {
          from: current.from,
          leastPeople: LEAST_PEOPLE,
          limit: TOP_WORDS,
        })
      : null,
  };
}

/** The 60 days that the comparison is made of, as a file. */
export async function downloadPerformance(ctx: Context, { id }: { id: number }): Promise<Response> {
  const { business, seenAs } = await shownTo(ctx, id);
  if (!OPENED_BY[seenAs].hasComparison) refuse('plan_needed');
  const { current, previous } = periodsUntil(dayInAdana(ctx.now()));
  const days = await daysOf(ctx, business.id, { from: previous.from, to: current.to });
  const name = `performans-${slugify(business.name) || business.id}-${current.to}.csv`;
  return new Response(toCsv(days), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
