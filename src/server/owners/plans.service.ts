import type { Input } from '#contract/api/endpoint.ts';
import { refuse } from '#contract/api/errors.ts';
import { dashboardHref } from '#contract/owners/desk-address.ts';
import type { OwnerPlan } from '#contract/owners/owners.ts';
import type * as contract from '#contract/owners/plans.ts';
import {
  effectivePlan,
  PLAN_NAMES,
  PLAN_REMINDER_DAYS,
  type PlanRequest,
} from '#contract/owners/plans.ts';
import { formatDate } from '#contract/text/numbers.ts';
import { ownersOf, refuseInterested, refuseUnlessActsFor } from '#server/access/access.service.ts';
import { memberId } from '#server/accounts/sessions.service.ts';
import {
  lockEndedPlans,
  lockOwnBusiness,
  lockPlansEndingSoon,
  markPlan,
  markPlanReminded,
  type OwnBusinessRow,
} from '#server/businesses/editing/edit-by-owner.service.ts';
import { planEndedEmail } from '#server/notifications/emails/plan-ended.email.ts';
import { planEndingEmail } from '#server/notifications/emails/plan-ending.email.ts';
import { planRequestedEmail } from '#server/notifications/emails/plan-requested.email.ts';
import { planSetEmail } from '#server/notifications/emails/plan-set.email.ts';
import { emailEach, queueEmail } from '#server/notifications/notifications.service.ts';
import { salesInboxOf } from '#server/notifications/sales-inbox.service.ts';
import { record } from '#server/platform/audit/audit.ts';
import { type Basics, type Context, inTransaction } from '#server/platform/context.ts';
import { type DecisionContext, defineRecord } from '#server/records/define-record.service.ts';
import {
  dropWordsOf,
  findNewestRequest,
  findPerson,
  insertRequest,
  listRequestsBy,
  lockOpenRequest,
  lockRequest,
  planRequestLine,
} from './plans.queries.ts';

const DAY_MS = 86_400_000;
/** Some at a time: their e-mails go out while the rest waits. */
const PLANS_AT_ONCE = 20;

/** Where the plan of this business stands: its owner may have others. */
const panelOf = ({ publicUrl }: { publicUrl: string }, businessId: number) =>
  publicUrl + dashboardHref({ businessId, tab: 'abonelik' });

const writeOwners = async (
  ctx: Basics,
  businessId: number,
  emailTo: Parameters<typeof emailEach>[2],
): Promise<void> => emailEach(ctx, await ownersOf(ctx.db, businessId), emailTo);

const toRequest = (
  row: NonNullable<Awaited<ReturnType<typeof findNewestRequest>>>,
): PlanRequest => ({
  id: row.id,
  plan: row.plan,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
});

export async function findPlanRequest({ db }: Pick<Basics, 'db'>, businessId: number) {
  const row = await findNewestRequest(db, businessId);
  return row ? toRequest(row) : null;
}

/**
 * Puts a business's plan in force; a request that waits for one is answered by it. Runs in a transaction
 * that is open already. What is in force already is answered and neither noted nor told again: whoever got
 * no answer sends the same once more.
 */
export async function setPlan(
  ctx: DecisionContext,
  businessId: number,
  wish: { plan: OwnerPlan; expiresAt: Date | null },
): Promise<{ plan: OwnerPlan; expiresAt: string | null }> {
  const business = (await lockOwnBusiness(ctx.db, businessId)) ?? refuse('business_not_found');
  await refuseInterested(ctx, businessId, ctx.actor);
  const { plan } = wish;
  const expiresAt = plan === 'free' ? null : wish.expiresAt;
  if (expiresAt && expiresAt <= ctx.now()) {
    return refuse('invalid_input', [
      { path: 'expiresAt', message: 'Bitiş günü gelecekte olmalıdır' },
    ]);
  }
  const answer = { plan, expiresAt: expiresAt?.toISOString() ?? null };
  const isInForce =
    plan === business.plan && expiresAt?.getTime() === business.planExpiresAt?.getTime();
  const request = await lockOpenRequest(ctx.db, businessId);
  if (isInForce && !request) return answer;
  if (!isInForce) {
    await markPlan(ctx, businessId, { plan, expiresAt });
    await record(ctx, ctx.actor, {
      action: 'business.plan',
      entity: 'business',
      entityId: businessId,
      difference: {
        plan: [business.plan, plan],
        planExpiresAt: [business.planExpiresAt, expiresAt],
      },
    });
  }
  if (request) await planRequest.advance(ctx, request, 'set');
  const until = expiresAt ? formatDate(expiresAt) : undefined;
  await writeOwners(ctx, businessId, (addressee) =>
    planSetEmail({
      ...{ addressee, businessName: business.name, plan: PLAN_NAMES[plan], until },
      isAnswer: request !== undefined,
      href: panelOf(ctx, businessId),
    }),
  );
  return answer;
}

export const setPlanAsAdmin = (ctx: Context, input: Input<typeof contract.setPlan>) =>
  inTransaction(ctx, (inside) =>
    setPlan({ ...inside, actor: inside.caller }, input.id, {
      plan: input.plan,
      expiresAt: input.expiresAt === null ? null : new Date(input.expiresAt),
    }),
  );

interface PlanWish {
  businessId: number;
  /** Whose wish it is. */
  userId: number;
  plan: OwnerPlan;
  message?: string | undefined;
}

/** Puts the wish before the sales team; undefined while another of this business waits. */
async function recordWish(
  ctx: Omit<DecisionContext, 'siteName'>,
  business: OwnBusinessRow,
  { businessId, userId, plan, message }: PlanWish,
): Promise<PlanRequest | undefined> {
  const at = ctx.now();
  const inForce = effectivePlan(business.plan, business.planExpiresAt, at);
  const row = await insertRequest(ctx.db, {
    businessId,
    requestedBy: userId,
    plan,
    message: message || null,
    createdAt: at,
    updatedAt: at,
  });
  if (!row) return undefined;
  await record(ctx, ctx.actor, {
    action: 'plan_request.ask',
    entity: 'plan_request',
    entityId: row.id,
    difference: { business: businessId, plan: [inForce, plan] },
  });
  const person = await findPerson(ctx.db, userId);
  const inbox = await salesInboxOf(ctx);
  if (inbox) {
    await queueEmail(
      ctx,
      planRequestedEmail({
        to: inbox,
        isFirst: inForce === 'premium' || plan === 'premium',
        businessName: business.name,
        plan: { before: PLAN_NAMES[inForce], wished: PLAN_NAMES[plan] },
        person: {
          name: person?.name ?? '',
          email: person?.email ?? '',
          phone: person?.phone ?? business.phone,
        },
        message,
        href: `${ctx.publicUrl}/business/${businessId}`,
      }),
    );
  }
  return toRequest(row);
}

export const requestPlan = (ctx: Context, input: Input<typeof contract.requestPlan>) =>
  inTransaction(ctx, async (inside) => {
    const { id: businessId, plan, message } = input;
    const userId = memberId(inside);
    await refuseUnlessActsFor(inside, businessId, 'owner');
    const business = (await lockOwnBusiness(inside.db, businessId)) ?? refuse('not_found');
    const inForce = effectivePlan(business.plan, business.planExpiresAt, inside.now());
    if (plan === 'free' && inForce === 'free') {
      refuse('invalid_input', [{ path: 'plan', message: 'İşletmeniz zaten ücretsiz planda' }]);
    }
    const wish = { businessId, userId, plan, message };
    const asked = await recordWish({ ...inside, actor: inside.caller }, business, wish);
    return asked ?? refuse('plan_request_stands');
  });

/** The plan that was ticked at registration becomes a wish, once its business is there to have it. */
export async function requestTickedPlan(
  ctx: DecisionContext,
  wish: Pick<PlanWish, 'businessId' | 'userId' | 'plan'>,
): Promise<void> {
  const business = (await lockOwnBusiness(ctx.db, wish.businessId)) ?? refuse('business_not_found');
  const inForce = effectivePlan(business.plan, business.planExpiresAt, ctx.now());
  if (wish.plan === 'free' || wish.plan === inForce) return;
  // Whoever approves the application has not asked for it.
  await recordWish({ ...ctx, actor: { userId: wish.userId, role: 'owner' } }, business, wish);
}

/** What the sales team does; setting the plan, a decision of its own, ends it and tells the owners. */
export const planRequest = defineRecord({
  kind: 'plan_request',
  table: 'planRequests',
  transitions: {
    new: { contact: 'contacted', set: 'done' },
    contacted: { finish: 'done', decline: 'declined', set: 'done' },
    done: {},
    declined: {},
  },
  decisions: { contact: {}, finish: {}, decline: {} },
  lock: lockRequest,
  check: {
    // It says that the plan was given: only where that is so.
    async finish({ ctx, row }) {
      const of = await lockOwnBusiness(ctx.db, row.businessId);
      const inForce = of && effectivePlan(of.plan, of.planExpiresAt, ctx.now());
      if (inForce !== row.plan) refuse('plan_not_set');
    },
  },
  inbox: planRequestLine,
  promise: 'answered',
  fields: ['plan', 'message'],
  person: { user: 'requestedBy' },
  own: {
    export: async ({ db }, userId) =>
      (await listRequestsBy(db, userId)).map((row) => ({
        ...toRequest(row),
        businessId: row.businessId,
        message: row.message,
      })),
    async erase({ db }, { userId }) {
      await dropWordsOf(db, userId);
    },
  },
});

/** Sets plans whose day has come back to free. @returns how many */
export const endPlans = (ctx: Basics & { publicUrl: string }): Promise<number> =>
  inTransaction(ctx, async (inside) => {
    const ended = await lockEndedPlans(inside.db, inside.now(), PLANS_AT_ONCE);
    for (const { id, name: businessName, plan, planExpiresAt } of ended) {
      await markPlan(inside, id, { plan: 'free', expiresAt: null });
      await record(
        inside,
        { userId: undefined, role: 'system' },
        {
          action: 'business.plan_end',
          entity: 'business',
          entityId: id,
          difference: { plan: [plan, 'free'], planExpiresAt: [planExpiresAt, null] },
        },
      );
      await writeOwners(inside, id, (addressee) =>
        planEndedEmail({
          ...{ addressee, businessName, plan: PLAN_NAMES[plan], href: panelOf(inside, id) },
        }),
      );
    }
    return ended.length;
  });

/** Tells owners a week before their plan ends, once. @returns how many */
export const remindOfPlanEnds = (ctx: Basics & { publicUrl: string }): Promise<number> =>
  inTransaction(ctx, async (inside) => {
    const at = inside.now();
    const before = new Date(at.getTime() + PLAN_REMINDER_DAYS * DAY_MS);
    const ending = await lockPlansEndingSoon(inside.db, { at, before }, PLANS_AT_ONCE);
    for (const { id, name: businessName, plan, planExpiresAt } of ending) {
      await markPlanReminded(inside, id);
      const until = planExpiresAt ? formatDate(planExpiresAt) : '';
      await writeOwners(inside, id, (addressee) =>
        planEndingEmail({
          ...{ addressee, businessName, plan: PLAN_NAMES[plan], until, href: panelOf(inside, id) },
        }),
      );
    }
    return ending.length;
  });
