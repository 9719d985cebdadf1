import { Email } from '#contract/accounts.ts';
import type { ItemKind } from '#contract/moderation-words.ts';
import { interestIn } from '#server/businesses/interest.service.ts';
import type { DecisionContext } from '#server/platform/moves.ts';
import { senderOf } from './item-fields.rules.ts';
import { findPerson, findRecord, findReviewAuthor } from './items.queries.ts';

type Asking = Pick<DecisionContext, 'db' | 'actor'>;

/**
 * Whether a record is the actor's own: sent from their account or with their address, about what they
 * wrote, or about a business they act for, also where a decision would make it part of one. The operator
 * of the command line has no account and so nothing of their own.
 */
export async function isOwnRecord(
  { db, actor }: Asking,
  { kind, id, into }: { kind: ItemKind; id: number; into?: number | undefined },
): Promise<boolean> {
  const { userId } = actor;
  if (userId === undefined) return false;
  const row = await findRecord(db, kind, id);
  if (!row) return false;
  const person = await findPerson(db, userId);
  const sender = senderOf(kind, row);
  const address = Email.safeParse(sender?.email).data;
  if (sender?.userId === userId || row.sent_by === userId) return true;
  if (address !== undefined && address === person?.email) return true;
  if (typeof row.review_id === 'number' && (await findReviewAuthor(db, row.review_id)) === userId) {
    return true;
  }
  for (const businessId of [kind === 'business' ? id : row.business_id, into]) {
    if (typeof businessId !== 'number') continue;
    if ((await interestIn({ db }, businessId, actor)).isActing) return true;
  }
  return false;
}
