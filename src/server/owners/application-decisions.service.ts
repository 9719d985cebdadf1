import { refuse } from '#contract/api/errors.ts';
import { districtInAddress } from '#contract/city/districts.ts';
import { dashboardHref } from '#contract/owners/desk-address.ts';
import { ensureAccountOf } from '#server/accounts/roles.service.ts';
import {
  insertOwnedDraft,
  lockOwnableBusiness,
} from '#server/businesses/submitting/draft-of-applicant.service.ts';
import { listNamesOfCategories } from '#server/categories/categories.service.ts';
import { claimOfApplication, giveClaim } from '#server/claims/claims.service.ts';
import { categoryOfName } from '#server/imports/rows/category-by-name.rules.ts';
import { applicationApprovedEmail } from '#server/notifications/emails/application-approved.email.ts';
import { ownershipRevokedEmail } from '#server/notifications/emails/ownership-revoked.email.ts';
import { queueEmail } from '#server/notifications/notifications.service.ts';
import { type DecisionContext, defineRecord } from '#server/records/define-record.service.ts';
import { endDocuments } from '#server/uploads/uploads.service.ts';
import { application } from './application-record.service.ts';
import type { LockedApplication } from './applications.queries.ts';
import { documentsOf } from './applications.rules.ts';
import { endOwnership } from './ownership.service.ts';
import { requestTickedPlan } from './plans.service.ts';

/** Where most of what no list knows belongs; a moderator sees that it was a guess. */
const CATEGORY_GUESS = 'Alışveriş';
const DISTRICT_GUESS = 'Seyhan';

/**
 * Links it to a business, as an approved claim: to the one that is named, or to a new one that waits for
 * a moderator. Its address is proved, so that it has an account even when nobody signed in yet; whoever
 * only sent the form gets nothing by it.
 */
async function approve(
  ctx: DecisionContext,
  row: LockedApplication,
  into: number | undefined,
): Promise<void> {
  const { id, email, ownerName: name, businessName } = row;
  const userId = await ensureAccountOf(ctx, email);
  await application.advance(ctx, row, 'approve', { userId, rejectionReason: null });
  const businessId =
    into === undefined
      ? await makeBusiness(ctx, row, userId)
      : (await lockOwnableBusiness(ctx, into))?.id;
  if (businessId === undefined) {
    return refuse('invalid_input', [{ path: 'into', message: 'Rehberde olan bir işletme seçin' }]);
  }
  await giveClaim(ctx, { businessId, userId, email, name }, id);
  await requestTickedPlan(ctx, { businessId, userId, plan: row.requestedPlan });
  await endDocuments(ctx, documentsOf(id));
  await queueEmail(
    ctx,
    applicationApprovedEmail({
      addressee: { to: email, name },
      businessName,
      href: ctx.publicUrl + dashboardHref({ businessId }),
      account: email,
      isNew: into === undefined,
    }),
  );
}

/** The application names neither category nor district: what its words leave open is guessed and marked. */
async function makeBusiness(ctx: DecisionContext, row: LockedApplication, ownerId: number) {
  const categories = await listNamesOfCategories(ctx.db);
  const isKnown = (name: string | undefined) => name !== undefined && categories.includes(name);
  const ofName = categoryOfName(row.businessName);
  const category = [ofName, CATEGORY_GUESS, categories[0]].find(isKnown) ?? CATEGORY_GUESS;
  const district = districtInAddress(row.address);
  return insertOwnedDraft(ctx, {
    ...row,
    name: row.businessName,
    category,
    district: district ?? DISTRICT_GUESS,
    ownerId,
    signs: [
      ...(category === ofName ? [] : ['category_guessed']),
      ...(district ? [] : ['district_guessed']),
    ],
  });
}

/** The ownership it led to ends. */
async function revoke(ctx: DecisionContext, row: LockedApplication, reason: string) {
  const claimId = await claimOfApplication(ctx, row.id);
  if (claimId !== undefined) return endOwnership(ctx, claimId, 'revoke', reason);
  const { email, ownerName: name, businessName } = row;
  await application.advance(ctx, row, 'revoke', { rejectionReason: reason });
  const addressee = { to: email, name };
  await queueEmail(ctx, ownershipRevokedEmail({ addressee, businessName, reason }));
}

/** An application whose approval makes an owner, and whose revoking ends the ownership. */
export const applicationOfOwner = defineRecord({
  ...application.definition,
  instead: {
    approve: ({ ctx, row, into }) => approve(ctx, row, into),
    revoke: ({ ctx, row, reason = '' }) => revoke(ctx, row, reason),
  },
});
