import { districtInAddress } from '#contract/districts.ts';
import { refuse } from '#contract/errors.ts';
import type { ApplicationStatus } from '#contract/owners.ts';
import { ensureAccountOf } from '#server/accounts/roles.service.ts';
import {
  insertOwnedDraft,
  lockOwnableBusiness,
} from '#server/businesses/owned-businesses.service.ts';
import { listNamesOfCategories } from '#server/categories/categories.service.ts';
import { claimOfApplication, giveClaim } from '#server/claims/claims.service.ts';
import { categoryOfName } from '#server/imports/category-by-name.rules.ts';
import { applicationApprovedLetter } from '#server/notifications/letters/application-approved.letter.ts';
import { applicationRejectedLetter } from '#server/notifications/letters/application-rejected.letter.ts';
import { ownershipRevokedLetter } from '#server/notifications/letters/ownership-revoked.letter.ts';
import { queueLetter } from '#server/notifications/notifications.service.ts';
import type { DecisionContext, MoveRecord } from '#server/platform/moves.ts';
import { endDocuments } from '#server/uploads/uploads.service.ts';
import { moveApplication } from './application-states.service.ts';
import { type LockedApplication, lockApplication } from './applications.queries.ts';
import { APPLICATION_MOVES, documentsOf, statusAfter } from './applications.rules.ts';
import { endOwnership } from './ownership.service.ts';

/** Where most of what no list knows belongs; a moderator sees that it was a guess. */
const CATEGORY_GUESS = 'Alışveriş';
const DISTRICT_GUESS = 'Seyhan';

async function decide(
  ctx: DecisionContext,
  id: number,
  move: string,
  said: { reason?: string | undefined; into?: number | undefined },
): Promise<void> {
  const known = APPLICATION_MOVES.find((one) => one === move) ?? refuse('illegal_move');
  const application = (await lockApplication(ctx.db, id)) ?? refuse('not_found');
  if (!statusAfter(application.status, known)) refuse('illegal_move');
  if (known === 'approve') return approve(ctx, application, said.into);
  const reason = said.reason?.trim();
  if (!reason) return refuse('invalid_input', [{ path: 'reason', message: 'Nedenini yazın' }]);
  await (known === 'reject' ? reject : revoke)(ctx, application, reason);
}

/**
 * Links it to a business, as an approved claim: to the one that is named, or to a new one that waits for
 * a moderator. Its address is proved, so that it has an account even when nobody signed in yet; whoever
 * only sent the form gets nothing by it.
 */
async function approve(
  ctx: DecisionContext,
  application: LockedApplication,
  into: number | undefined,
): Promise<void> {
  const { id, email, ownerName: name, businessName } = application;
  const userId = await ensureAccountOf(ctx, email);
  await moveApplication(ctx, application, 'approve', { user_id: userId, rejection_reason: null });
  const businessId =
    into === undefined
      ? await makeBusiness(ctx, application, userId)
      : (await lockOwnableBusiness(ctx, into))?.id;
  if (businessId === undefined) {
    return refuse('invalid_input', [{ path: 'into', message: 'Rehberde olan bir işletme seçin' }]);
  }
  await giveClaim(ctx, { businessId, userId, email, name }, id);
  await endDocuments(ctx, documentsOf(id));
  await queueLetter(
    ctx,
    applicationApprovedLetter({
      addressee: { to: email, name },
      businessName,
      href: `${ctx.publicUrl}/business-owner-dashboard`,
      account: email,
      isNew: into === undefined,
    }),
  );
}

/** The application names neither category nor district: what its words leave open is guessed and marked. */
async function makeBusiness(ctx: DecisionContext, application: LockedApplication, ownerId: number) {
  const categories = await listNamesOfCategories(ctx.db);
  const isKnown = (name: string | undefined) => name !== undefined && categories.includes(name);
  const ofName = categoryOfName(application.businessName);
  const category = [ofName, CATEGORY_GUESS, categories[0]].find(isKnown) ?? CATEGORY_GUESS;
  const district = districtInAddress(application.address);
  return insertOwnedDraft(ctx, {
    ...application,
    name: application.businessName,
    category,
    district: district ?? DISTRICT_GUESS,
    ownerId,
    signs: [
      ...(category === ofName ? [] : ['category_guessed']),
      ...(district ? [] : ['district_guessed']),
    ],
  });
}

async function reject(ctx: DecisionContext, application: LockedApplication, reason: string) {
  const { id, email, ownerName: name, businessName } = application;
  await moveApplication(ctx, application, 'reject', { rejection_reason: reason });
  await endDocuments(ctx, documentsOf(id));
  const href = `${ctx.publicUrl}/business-owner-register?basvuru=${id}`;
  const addressee = { to: email, name };
  await queueLetter(ctx, applicationRejectedLetter({ addressee, businessName, reason, href }));
}

/** The ownership it led to ends. */
async function revoke(ctx: DecisionContext, application: LockedApplication, reason: string) {
  const claimId = await claimOfApplication(ctx, application.id);
  if (claimId !== undefined) return endOwnership(ctx, claimId, 'revoke', reason);
  const { email, ownerName: name, businessName } = application;
  await moveApplication(ctx, application, 'revoke', { rejection_reason: reason });
  const addressee = { to: email, name };
  await queueLetter(ctx, ownershipRevokedLetter({ addressee, businessName, reason }));
}

export const applicationMoves: MoveRecord = {
  moves: APPLICATION_MOVES,
  statusAfter: (status, move) => statusAfter(status as ApplicationStatus, move),
  move: decide,
};
