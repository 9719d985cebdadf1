import { refuse } from '#contract/errors.ts';
import type { Actor } from '#server/platform/audit.ts';
import type { Basics } from '#server/platform/context.ts';
import { findInterest, type Interest } from './interest.queries.ts';

const NONE: Interest = { isSender: false, isActing: false };

/** What ties an actor to a business; nothing ties the operator, who has no account. */
export const interestIn = async (
  { db }: Pick<Basics, 'db'>,
  businessId: number,
  { userId }: Pick<Actor, 'userId'>,
): Promise<Interest> =>
  (userId === undefined ? undefined : await findInterest(db, businessId, userId)) ?? NONE;

/** Nobody gives a business an advantage who put it in or acts for it. */
export async function refuseInterested(
  ctx: Pick<Basics, 'db'>,
  businessId: number,
  actor: Pick<Actor, 'userId'>,
): Promise<void> {
  const { isSender, isActing } = await interestIn(ctx, businessId, actor);
  if (isSender || isActing) refuse('own_record');
}

/** Whoever acts for a business changes it from the owner's desk, where others look at what weighs. */
export async function refuseActing(
  ctx: Pick<Basics, 'db'>,
  businessId: number,
  actor: Pick<Actor, 'userId'>,
): Promise<void> {
  if ((await interestIn(ctx, businessId, actor)).isActing) refuse('own_record');
}
