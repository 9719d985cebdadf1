import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { Id, shortText } from '../api/fields.ts';
import { LIMITS } from '../api/limits.ts';
import { OWNER_PLANS, type OwnerPlan } from './owners.ts';

export const PLANS = ['free', 'basic', 'premium'] as const satisfies readonly OwnerPlan[];
export const Plan = z.enum(PLANS);
export const PLAN_NAMES: Record<OwnerPlan, string> = {
  free: 'Ücretsiz',
  basic: 'Temel',
  premium: 'Premium',
};

/** Said beside the specified benefits of premium, which do not name what it has from basic. */
export const PREMIUM_INCLUDES = 'Temel plandaki her şey';

/** The plan in force: a paid one ends with its day, and what is left is the free one. */
export const effectivePlan = (plan: OwnerPlan, expiresAt: Date | null, now: Date): OwnerPlan =>
  expiresAt === null || expiresAt > now ? plan : 'free';

/** Photos a plan in force allows; null is unlimited. */
export const photoLimitOf = (plan: OwnerPlan): number | null => OWNER_PLANS[plan].photos;

/** Why another photo cannot be added, and with which plan it could. */
export const photosFull = (plan: OwnerPlan): string =>
  plan === 'free'
    ? `${PLAN_NAMES.free} planda en fazla ${OWNER_PLANS.free.photos} fotoğraf olabilir. ${PLAN_NAMES.basic} planla ${OWNER_PLANS.basic.photos}, ${PLAN_NAMES.premium} planla sınırsız fotoğraf ekleyebilirsiniz.`
    : `${PLAN_NAMES.basic} planda en fazla ${OWNER_PLANS.basic.photos} fotoğraf olabilir. ${PLAN_NAMES.premium} planla sınırsız fotoğraf ekleyebilirsiniz.`;

/** Days before a plan ends that its owner gets an e-mail. */
export const PLAN_REMINDER_DAYS = 7;
export const PLAN_REQUEST_LENGTH = 1000;

export const PlanRequestStatus = z.enum(['new', 'contacted', 'done', 'declined']);
export type PlanRequestStatus = z.infer<typeof PlanRequestStatus>;

/** A wish for another plan, as those who act for the business follow it. */
export const PlanRequest = z.object({
  id: z.number().int(),
  plan: Plan,
  status: PlanRequestStatus,
  createdAt: z.string(),
});
export type PlanRequest = z.infer<typeof PlanRequest>;

/** The owner's only: a manager gets 403. While one waits a second is refused with `plan_request_stands`. */
export const requestPlan = endpoint({
  summary: 'Plan değişikliği ister; istek satış ekibine ulaşır',
  method: 'POST',
  path: '/api/businesses/:id/plan-requests',
  access: 'member',
  limit: LIMITS.planRequest,
  isIdempotent: true,
  input: z.object({ id: Id, plan: Plan, message: shortText(PLAN_REQUEST_LENGTH).optional() }),
  output: PlanRequest,
});

/** `expiresAt` is a moment to come, or null for a plan without an end; free never has one. */
export const setPlan = endpoint({
  summary: 'Bir işletmenin planını ve bitişini belirler',
  method: 'PUT',
  path: '/api/admin/businesses/:id/plan',
  access: 'admin',
  needsFreshProof: true,
  limit: LIMITS.moderation,
  input: z.object({ id: Id, plan: Plan, expiresAt: z.iso.datetime().max(40).nullable() }),
  output: z.object({ plan: Plan, expiresAt: z.string().nullable() }),
});
