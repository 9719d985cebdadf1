import type { z } from 'zod';
import { refuse } from '#contract/errors.ts';
import type * as contract from '#contract/reports.ts';
import type { OwnReport, ReportStatus } from '#contract/reports.ts';
import { suspicionOf } from '#contract/signals.ts';
import { memberId } from '#server/accounts/sessions.service.ts';
import { businessMoves } from '#server/businesses/moves.service.ts';
import { changeLocked, lockEditable } from '#server/businesses/own-business.service.ts';
import { listNamesOfCategories } from '#server/categories/categories.service.ts';
import { moderationUndoneLetter } from '#server/notifications/letters/moderation-undone.letter.ts';
import { reportAnsweredLetter } from '#server/notifications/letters/report-answered.letter.ts';
import { reportReceivedLetter } from '#server/notifications/letters/report-received.letter.ts';
import { queueLetter } from '#server/notifications/notifications.service.ts';
import { record } from '#server/platform/audit.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import { historyOf } from '#server/platform/history.ts';
import type { DecisionContext, MoveRecord } from '#server/platform/moves.ts';
import type { PersonalRecords } from '#server/platform/personal-records.ts';
import { moveReview } from '#server/reviews/moves.service.ts';
import {
  eraseReporter,
  findPublicBusiness,
  findPublicReview,
  insertReport,
  listReportsOf,
  lockReport,
  markReport,
  markReporter,
} from './reports.queries.ts';
import { correctionOf, REPORT_MOVES, statusAfter } from './reports.rules.ts';

type Input<E extends { input: z.ZodType }> = z.output<E['input']>;

export async function reportBusiness(ctx: Context, input: Input<typeof contract.reportBusiness>) {
  const business = (await findPublicBusiness(ctx.db, input.id)) ?? refuse('business_not_found');
  return addReport(ctx, input, { id: business.id, name: business.name });
}

export async function reportReview(ctx: Context, input: Input<typeof contract.reportReview>) {
  const review = (await findPublicReview(ctx.db, input.id)) ?? refuse('not_found');
  return addReport(ctx, input, {
    id: review.businessId,
    name: review.businessName,
    reviewId: review.id,
  });
}

type Said = Omit<Input<typeof contract.reportBusiness>, 'reason'> & { reason: string };

/** Only a proved address gets a letter now; one that was typed hears of the decision alone. */
const addReport = (
  ctx: Context,
  input: Said,
  about: { id: number; name: string; reviewId?: number },
) =>
  inTransaction(ctx, async (inside) => {
    const at = inside.now();
    const { role, userId, email } = inside.caller;
    const memberEmail = role === 'guest' ? undefined : email;
    const { id } = await insertReport(inside.db, {
      business_id: about.id,
      review_id: about.reviewId ?? null,
      user_id: role === 'guest' ? null : (userId ?? null),
      email: memberEmail ?? (input.email || null),
      reason: input.reason,
      message: input.message || null,
      suggestion: input.suggestion ? JSON.stringify({ text: input.suggestion }) : null,
      moderation_score: suspicionOf(input),
      created_at: at,
      updated_at: at,
    });
    if (memberEmail) {
      const addressee = { to: memberEmail };
      await queueLetter(inside, reportReceivedLetter({ addressee, businessName: about.name }));
    }
    return { id };
  });

export async function listOwnReports(ctx: Context): Promise<OwnReport[]> {
  const rows = await listReportsOf(ctx.db, memberId(ctx));
  const history = await historyOf(
    ctx.db,
    'report',
    rows.map(({ id }) => id),
  );
  return rows.map(({ reviewId, createdAt, ...row }) => ({
    ...row,
    isAboutReview: reviewId !== null,
    createdAt: createdAt.toISOString(),
    history: history.get(row.id) ?? [],
  }));
}

async function moveReport(
  ctx: DecisionContext,
  id: number,
  move: string,
  { reason }: { reason?: string | undefined },
): Promise<void> {
  const report = (await lockReport(ctx.db, id)) ?? refuse('not_found');
  const status = statusAfter(report.status, move);
  if (status === undefined) return refuse('illegal_move');
  await markReport(ctx.db, id, { status, updated_at: ctx.now() });
  await record(ctx, ctx.actor, {
    action: `report.${move}`,
    entity: 'report',
    entityId: id,
    difference: { status: [report.status, status] },
  });
  if (status === 'accepted') await applyCorrection(ctx, report);
  if (!report.email) return;
  const addressee = { to: report.email, name: report.userName };
  const { businessName } = report;
  const href = `${ctx.publicUrl}/business/${report.businessId}`;
  await queueLetter(
    ctx,
    status === 'open'
      ? moderationUndoneLetter({ addressee, businessName, of: 'report', state: 'waiting', href })
      : reportAnsweredLetter({ addressee, businessName, outcome: status, answer: reason, href }),
  );
}

type LockedReport = NonNullable<Awaited<ReturnType<typeof lockReport>>>;

/** Does what the report asks for, where its words leave no doubt and what it is about is still public. */
async function applyCorrection(ctx: DecisionContext, report: LockedReport): Promise<void> {
  if (report.businessStatus !== 'approved') return;
  const correction = correctionOf(report, await listNamesOfCategories(ctx.db));
  if (correction?.of === 'closing') {
    await businessMoves.move(ctx, report.businessId, 'close', {});
  } else if (correction?.of === 'review') {
    const review = report.reviewId && (await findPublicReview(ctx.db, report.reviewId));
    if (review) await moveReview(ctx, review.id, 'hide', { reason: correction.reason });
  } else if (correction) {
    const business = await lockEditable(ctx, report.businessId);
    await changeLocked(ctx, business, correction.columns);
    const field = correction.of;
    const after =
      'phone' in correction.columns ? correction.columns.phone : correction.columns.category;
    await record(ctx, ctx.actor, {
      action: 'business.correct',
      entity: 'business',
      entityId: business.id,
      difference: { [field]: [business[field], after], report: report.id },
    });
  }
}

export const reportMoves: MoveRecord = {
  moves: REPORT_MOVES,
  statusAfter: (status, move) => statusAfter(status as ReportStatus, move),
  move: moveReport,
};

export const reportsRecords: PersonalRecords = {
  name: 'reports',
  async attach({ db }, { userId, email }) {
    await markReporter(db, email, userId);
  },
  export: (ctx) => listOwnReports(ctx),
  async erase({ db }, { userId, email }) {
    await eraseReporter(db, userId, email);
  },
};
