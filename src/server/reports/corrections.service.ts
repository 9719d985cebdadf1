import { dashboardHref } from '#contract/owners/desk-address.ts';
import { BUSINESS_REPORT_REASONS, type BusinessReportReason } from '#contract/reports.ts';
import { whoActsFor } from '#server/access/access.service.ts';
import { business } from '#server/businesses/editing/business-record.service.ts';
import { differenceOf } from '#server/businesses/editing/difference.rules.ts';
import { isEditable } from '#server/businesses/editing/edit-by-owner.rules.ts';
import { changeLocked, lockOwnBusiness } from '#server/businesses/editing/edit-by-owner.service.ts';
import { listNamesOfCategories } from '#server/categories/categories.service.ts';
import { businessCorrectedEmail } from '#server/notifications/emails/business-corrected.email.ts';
import { queueEmail } from '#server/notifications/notifications.service.ts';
import { record } from '#server/platform/audit/audit.ts';
import type { Basics } from '#server/platform/context.ts';
import type { DecisionContext } from '#server/records/define-record.service.ts';
import { review } from '#server/reviews/review-record.service.ts';
import {
  findPublicReview,
  findReport,
  isEditedSince,
  type LockedReport,
} from './reports.queries.ts';
import {
  type Correction,
  correctionOf,
  FIELDS_OF_REASON,
  isAboutStanding,
  isAboutWhole,
} from './reports.rules.ts';

const reasonWord = (reason: string) => BUSINESS_REPORT_REASONS[reason as BusinessReportReason];

/** What accepting a report would change by itself, in the states in which it could. */
async function correctionFor({ db }: Pick<Basics, 'db'>, report: LockedReport) {
  const correction = correctionOf(report, await listNamesOfCategories(db));
  const { businessStatus: status } = report;
  const isPossible = correction?.of === 'fields' ? isEditable(status) : status === 'approved';
  return isPossible ? correction : undefined;
}

/** Whether what a report asks for is in the record already: by another decision, or an edit since it came. */
export async function isStored({ db }: Pick<Basics, 'db'>, report: LockedReport): Promise<boolean> {
  const { reason, reviewId, businessId, businessStatus, createdAt } = report;
  if (reviewId !== null) return (await findPublicReview(db, reviewId)) === undefined;
  const isWhole = isAboutWhole(reason);
  if (isWhole && !isEditable(businessStatus)) return true;
  if (isWhole && businessStatus === 'suspended') return true;
  if (isAboutStanding(reason)) return false;
  const fields = FIELDS_OF_REASON[reason as BusinessReportReason];
  return isEditedSince(db, { businessId, at: createdAt, fields });
}

/** Where a report of a business is mended that can be accepted only with its correction. */
export async function mendedBy(
  ctx: Pick<Basics, 'db'>,
  id: number,
): Promise<'form' | 'standing' | null> {
  const report = await findReport(ctx.db, id);
  if (report?.status !== 'open' || report.reviewId !== null) return null;
  if ((await correctionFor(ctx, report)) || (await isStored(ctx, report))) return null;
  return isAboutStanding(report.reason) ? 'standing' : 'form';
}

/** Does what a report asks for. @returns whether the record says it now */
export async function storeCorrection(ctx: DecisionContext, row: LockedReport): Promise<boolean> {
  const correction = await correctionFor(ctx, row);
  if (correction === undefined) return isStored(ctx, row);
  if (correction.of === 'closing') {
    const reason = `Bir ziyaretçi “${reasonWord(row.reason)}” diye bildirdi, ekibimiz baktı.`;
    await business.decide(ctx, row.businessId, 'close', { reason });
  } else if (correction.of === 'review') {
    const shown = row.reviewId && (await findPublicReview(ctx.db, row.reviewId));
    if (shown) await review.decide(ctx, shown.id, 'hide', { reason: correction.reason });
  } else {
    await correctFields(ctx, row, correction);
  }
  return true;
}

async function correctFields(
  ctx: DecisionContext,
  row: LockedReport,
  { values, columns }: Extract<Correction, { of: 'fields' }>,
) {
  const wrong = await lockOwnBusiness(ctx.db, row.businessId);
  const difference = wrong ? differenceOf(wrong, values) : {};
  if (!wrong || Object.keys(difference).length === 0) return;
  await changeLocked(ctx, wrong, columns, 'visitor');
  await record(ctx, ctx.actor, {
    action: 'business.correct',
    entity: 'business',
    entityId: wrong.id,
    difference: { ...difference, report: row.id },
  });
  await tellOfCorrection(ctx, row, difference);
}

/** Whoever acts for the business hears what the team changed of it, and why. */
export async function tellOfCorrection(
  ctx: DecisionContext,
  { businessId, businessName, reason }: LockedReport,
  difference: Record<string, unknown>,
): Promise<void> {
  const reported = reasonWord(reason);
  const href = ctx.publicUrl + dashboardHref({ businessId });
  for (const { email, name } of await whoActsFor(ctx.db, businessId)) {
    if (!email) continue;
    const about = { businessName, reported, difference, href };
    await queueEmail(ctx, businessCorrectedEmail({ addressee: { to: email, name }, ...about }));
  }
}
