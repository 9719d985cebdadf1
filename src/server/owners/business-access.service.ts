import { refuse } from '#contract/errors.ts';
import { memberId } from '#server/accounts/sessions.service.ts';
import type { Context } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { findBusinessRole } from './business-access.queries.ts';

/** What somebody may do for a business: an owner everything, a manager all but team and plan. */
export type BusinessRole = 'owner' | 'manager';

/** Whether somebody acts for a business, as its owner or as a colleague. */
export const actsFor = async (db: Db, userId: number, businessId: number): Promise<boolean> =>
  (await findBusinessRole(db, userId, businessId)) !== undefined;

/**
 * The caller's role in a business. To whoever has none it does not exist (`not_found`); a manager who asks
 * for what is the owner's is refused (`not_allowed`).
 */
export async function refuseUnlessActsFor(
  ctx: Context,
  businessId: number,
  as: BusinessRole = 'manager',
): Promise<BusinessRole> {
  const role = (await findBusinessRole(ctx.db, memberId(ctx), businessId)) ?? refuse('not_found');
  if (as === 'owner' && role !== 'owner') return refuse('not_allowed');
  return role;
}
