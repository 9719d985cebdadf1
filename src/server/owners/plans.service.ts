import type { z } from 'zod';
import { refuse } from '#contract/errors.ts';
import { formatDate } from '#contract/numbers.ts';
import type { OwnerPlan } from '#contract/owners.ts';
import type * as contract from '#contract/plans.ts';
import {
  effectivePlan,
  PLAN_NAMES,
  PLAN_REMINDER_DAYS,
  type PlanRequest,
} from '#contract/plans.ts';
import { memberId } from '#server/accounts/sessions.service.ts';
import { refuseInterested } from '#server/businesses/interest.service.ts';
import {
  lockEndedPlans,
  lockOwnBusiness,
  lockPlansEndingSoon,
  markPlan,
  markPlanReminded,
} from '#server/businesses/own-business.service.ts';
import type { Letter } from '#server/notifications/letters/letter.ts';
import { planEndedLetter } from '#server/notifications/letters/plan-ended.letter.ts';
import { planEndingLetter } from '#server/notifications/letters/plan-ending.letter.ts';
import { planRequestedLetter } from '#server/notifications/letters/plan-requested.letter.ts';
import { planSetLetter } from '#server/notifications/letters/plan-set.letter.ts';
import { queueLetter } from '#server/notifications/notifications.service.ts';
import { salesInboxOf } from '#server/notifications/sales-inbox.service.ts';
import { record } from '#server/platform/audit.ts';
import { type Basics, type Context, inTransaction } from '#server/platform/context.ts';
import type { DecisionContext, MoveRecord } from '#server/platform/moves.ts';
import type { PersonalRecords } from '#server/platform/personal-records.ts';
import { refuseUnlessActsFor } from './business-access.service.ts';
import {
  dropWordsOf,
  findNewestRequest,
  findPerson,
  insertRequest,
  listRequestsBy,
  lockRequest,
  markRequest,
} from './plans.queries.ts';
import { PLAN_REQUEST_MOVES, statusAfter } from './plans.rules.ts';
import { listOwnersOf } from './workspace.queries.ts';

type Input<E extends { input: z.ZodType }> = z.output<E['input']>;
type Addressee = Parameters<typeof planEndedLetter>[0]['addressee'];

const DAY_MS = 86_400_000;
/** Some at a time: their letters go out while the rest waits. */
const PLANS_AT_ONCE = 20;

const panelOf = ({ publicUrl }: { publicUrl: string }) => `${publicUrl}/business-owner-dashboard`;

async function writeOwners(
  ctx: Basics,
  businessId: number,
  letterTo: (addressee: Addressee) => Letter,
): Promise<void> {
  for (const { email, name } of await listOwnersOf(ctx.db, businessId)) {
    await queueLetter(ctx, letterTo({ to: email, name }));
  }
}

const toRequest = (row: NonNullable<Awaited<ReturnType<typeof lockRequest>>>): PlanRequest => ({
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
 * Puts a business's plan in force. Runs in a transaction that is open already. What is in force already is
 * answered and neither noted nor told again: whoever got no answer sends the same once more.
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
  if (plan === business.plan && expiresAt?.getTime() === business.planExpiresAt?.getTime()) {
    return answer;
  }
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
  const until = expiresAt ? formatDate(expiresAt) : undefined;
  await writeOwners(ctx, businessId, (addressee) =>
    planSetLetter({
      ...{ addressee, businessName: business.name, plan: PLAN_NAMES[plan], until },
      href: panelOf(ctx),
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

export const requestPlan = (ctx: Context, input: Input<typeof contract.requestPlan>) =>
  inTransaction(ctx, async (inside) => {
    const userId = memberId(inside);
    await refuseUnlessActsFor(inside, input.id, 'owner');
    const business = (await lockOwnBusiness(inside.db, input.id)) ?? refuse('not_found');
    const at = inside.now();
    const inForce = effectivePlan(business.plan, business.planExpiresAt, at);
    if (input.plan === 'free' && inForce === 'free') {
      refuse('invalid_input', [{ path: 'plan', message: 'İşletmeniz zaten ücretsiz planda' }]);
    }
    const row = await insertRequest(inside.db, {
      business_id: input.id,
      requested_by: userId,
      plan: input.plan,
      message: input.message || null,
      created_at: at,
      updated_at: at,
    });
    if (!row) return refuse('plan_request_stands');
    await record(inside, inside.caller, {
      action: 'plan_request.ask',
      entity: 'plan_request',
      entityId: row.id,
      difference: { business: input.id, plan: [inForce, input.plan] },
    });
    const person = await findPerson(inside.db, userId);
    const inbox = await salesInboxOf(inside);
    if (inbox) {
      await queueLetter(
        inside,
        planRequestedLetter({
          to: inbox,
          isFirst: inForce === 'premium' || input.plan === 'premium',
          businessName: business.name,
          plan: { before: PLAN_NAMES[inForce], wished: PLAN_NAMES[input.plan] },
          person: {
            name: person?.name ?? '',
            email: person?.email ?? '',
            phone: person?.phone ?? business.phone,
          },
          message: input.message,
          href: `${inside.publicUrl}/business/${input.id}`,
        }),
      );
    }
    return toRequest(row);
  });

async function decide(ctx: DecisionContext, id: number, move: string): Promise<void> {
  const known = PLAN_REQUEST_MOVES.find((one) => one === move) ?? refuse('illegal_move');
  const request = (await lockRequest(ctx.db, id)) ?? refuse('not_found');
  const status = statusAfter(request.status, known) ?? refuse('illegal_move');
  await markRequest(ctx.db, id, { status, at: ctx.now() });
  await record(ctx, ctx.actor, {
    action: `plan_request.${known}`,
    entity: 'plan_request',
    entityId: id,
    difference: { status: [request.status, status] },
  });
}

export const planRequestMoves: MoveRecord = {
  moves: PLAN_REQUEST_MOVES,
  statusAfter: (status, move) => statusAfter(status as contract.PlanRequestStatus, move),
  move: decide,
};

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
        planEndedLetter({
          ...{ addressee, businessName, plan: PLAN_NAMES[plan], href: panelOf(inside) },
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
        planEndingLetter({
          ...{ addressee, businessName, plan: PLAN_NAMES[plan], until, href: panelOf(inside) },
        }),
      );
    }
    return ending.length;
  });

export const planRequestsRecords: PersonalRecords = {
  name: 'planRequests',
  export: async ({ db }, userId) =>
    (await listRequestsBy(db, userId)).map((row) => ({
      ...toRequest(row),
      businessId: row.businessId,
      message: row.message,
    })),
  async erase({ db }, { userId }) {
    await dropWordsOf(db, userId);
  },
};
