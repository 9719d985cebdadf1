import type { z } from 'zod';
import { refuse } from '#contract/api/errors.ts';
import type * as contract from '#contract/claims.ts';
import type { ClaimSides, Contest } from '#contract/claims.ts';
import { parsePhones } from '#contract/text/phones.ts';
import { ownersOf, refuseUnlessActsFor } from '#server/access/access.service.ts';
import { memberId } from '#server/accounts/sessions.service.ts';
import { claimContestedEmail } from '#server/notifications/emails/claim-contested.email.ts';
import { contestEndedEmail } from '#server/notifications/emails/contest-ended.email.ts';
import type { EmailMessage } from '#server/notifications/emails/email.ts';
import { queueEmail } from '#server/notifications/notifications.service.ts';
import { record } from '#server/platform/audit/audit.ts';
import type { PersonalRecords } from '#server/platform/audit/personal-records.ts';
import { type Basics, type Context, inTransaction } from '#server/platform/context.ts';
import {
  type ContestRow,
  emptyAnswersOf,
  findSides,
  listAnswersOf,
  listContests,
  lockContest,
  markClaim,
  markOwnersAsked,
} from './contests.queries.ts';
import { ownersTurnUntil, provedDomain } from './contests.rules.ts';

const deskOf = ({ publicUrl }: Pick<Context, 'publicUrl'>, businessId: number) =>
  `${publicUrl}/business-owner-dashboard?isletme=${businessId}`;

/**
 * Asks whoever owns a business about the claims that others have on it, each once; where nobody owns it
 * nobody is asked. Call it in the transaction that makes a claim somebody's, or somebody an owner.
 */
export async function askOwners(
  ctx: Basics & Pick<Context, 'publicUrl'>,
  businessId: number,
): Promise<void> {
  const owners = await ownersOf(ctx.db, businessId);
  if (owners.length === 0) return;
  const at = ctx.now();
  for (const { userId, name, businessName } of await markOwnersAsked(ctx.db, businessId, at)) {
    for (const owner of owners) {
      if (!owner.email || owner.userId === userId) continue;
      await queueEmail(
        ctx,
        claimContestedEmail({
          ...{ addressee: { to: owner.email, name: owner.name }, claimant: name, businessName },
          until: ownersTurnUntil(at),
          href: deskOf(ctx, businessId),
        }),
      );
    }
  }
}

interface Ended {
  businessId: number;
  businessName: string;
  userId: number | null;
  name: string;
  ownerAskedAt: Date | null;
}

/** The owners who were asked about a claim hear how it ended. */
export async function endOfContest(
  ctx: Pick<Context, 'db' | 'publicUrl'>,
  { businessId, businessName, userId, name: claimant, ownerAskedAt }: Ended,
  outcome: 'approved' | 'rejected' | 'withdrawn',
): Promise<EmailMessage[]> {
  if (ownerAskedAt === null) return [];
  const href = deskOf(ctx, businessId);
  return (await ownersOf(ctx.db, businessId)).flatMap(({ email, name, userId: ownerId }) =>
    email && ownerId !== userId
      ? contestEndedEmail({
          ...{ addressee: { to: email, name }, businessName, claimant, outcome, href },
        })
      : [],
  );
}

const toContest = ({ claimId, name, askedAt, answer, text }: ContestRow): Contest => ({
  ...{ claimId, name, answer, text },
  askedAt: askedAt.toISOString(),
  until: ownersTurnUntil(askedAt).toISOString(),
});

/** Who says that a business of the caller is theirs. */
export const contestsOf = async (ctx: Context, businessId: number): Promise<Contest[]> =>
  (await listContests(ctx.db, businessId, memberId(ctx))).map(toContest);

/** Until somebody decides, the answer may be written anew. */
export const answerContest = (
  ctx: Context,
  { id, answer, text }: z.output<(typeof contract.answerContest)['input']>,
) =>
  inTransaction(ctx, async (inside): Promise<Contest> => {
    const userId = memberId(inside);
    const row = (await lockContest(inside.db, id)) ?? refuse('not_found');
    await refuseUnlessActsFor(inside, row.businessId, 'owner');
    if (row.userId === userId) refuse('not_found');
    await markClaim(inside.db, id, {
      ...{ ownerAnswer: answer, ownerAnswerText: text || null },
      ...{ ownerAnsweredBy: userId, ownerAnsweredAt: inside.now() },
    });
    await record(inside, inside.caller, {
      ...{ action: 'claim.ownerAnswer', entity: 'claim', entityId: id },
      difference: { answer },
    });
    return toContest({ ...row, answer, text: text || null });
  });

/** The proofs of a claim, and what the owner says to it. */
export async function sidesOf({ db }: Pick<Basics, 'db'>, id: number): Promise<ClaimSides | null> {
  const row = await findSides(db, id);
  if (!row) return null;
  const { ownerAskedAt: askedAt, ownerAnswer, ownerAnswerText, ownerAnsweredAt } = row;
  return {
    phone: parsePhones(row.phone ?? '').find(({ href }) => href)?.display ?? null,
    phoneProvedAt: row.phoneProvedAt?.toISOString() ?? null,
    domain: provedDomain(row.email, row.website),
    owner: askedAt && {
      ...{ answer: ownerAnswer, text: ownerAnswerText, by: row.answeredBy },
      askedAt: askedAt.toISOString(),
      until: ownersTurnUntil(askedAt).toISOString(),
      answeredAt: ownerAnsweredAt?.toISOString() ?? null,
    },
  };
}

/** What somebody said as the owner about the claims of others. */
export const answersToClaimsRecords: PersonalRecords = {
  name: 'answersToClaims',
  export: ({ db }, userId) => listAnswersOf(db, userId),
  erase: async ({ db }, { userId }) => {
    await emptyAnswersOf(db, userId);
  },
};
