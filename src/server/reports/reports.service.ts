import type { Input } from '#contract/api/endpoint.ts';
import { refuse } from '#contract/api/errors.ts';
import { suspicionOf } from '#contract/api/signals.ts';
import { FACTS_ANSWERS, factsAnswerAddress } from '#contract/businesses/asked-facts.ts';
import type { correctByReport as correctContract } from '#contract/moderation/administration.ts';
import type * as contract from '#contract/reports.ts';
import type { OwnReport } from '#contract/reports.ts';
import { publicBusiness } from '#server/access/access.service.ts';
import { memberId, memberOf } from '#server/accounts/sessions.service.ts';
import { askedFactsToken, whoIsAsked } from '#server/businesses/asked-facts/asked-facts.service.ts';
import { getBusinessFile, mendBusiness } from '#server/businesses/editing/edit-by-team.service.ts';
import { holdBusiness } from '#server/businesses/reading/businesses.service.ts';
import { closingQuestionEmail } from '#server/notifications/emails/closing-question.email.ts';
import { moderationUndoneEmail } from '#server/notifications/emails/moderation-undone.email.ts';
import { reportAnsweredEmail } from '#server/notifications/emails/report-answered.email.ts';
import { reportReceivedEmail } from '#server/notifications/emails/report-received.email.ts';
import { emailEach, queueEmail } from '#server/notifications/notifications.service.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import { networkHash } from '#server/platform/visitors.ts';
import { decideRecord } from '#server/records/decide.service.ts';
import {
  type DecisionContext,
  defineRecord,
  type Step,
} from '#server/records/define-record.service.ts';
import { isStored, storeCorrection, tellOfCorrection } from './corrections.service.ts';
import {
  countClosings,
  eraseReporter,
  findPublicReview,
  insertReport,
  type LockedReport,
  listReportsOf,
  lockReport,
  reportLine,
} from './reports.queries.ts';

export async function reportBusiness(ctx: Context, input: Input<typeof contract.reportBusiness>) {
  const { id, name } = await publicBusiness(ctx.db, input.id);
  return addReport(ctx, input, { id, name });
}

export async function reportReview(ctx: Context, input: Input<typeof contract.reportReview>) {
  const about = (await findPublicReview(ctx.db, input.id)) ?? refuse('not_found');
  return addReport(ctx, input, {
    id: about.businessId,
    name: about.businessName,
    reviewId: about.id,
  });
}

type Said = Omit<Input<typeof contract.reportBusiness>, 'reason'> & { reason: string };

/** So many different people who say that a business has closed, and whoever knows it is asked. */
const CLOSINGS = 2;

/** The reports wait in the team's inbox meanwhile; what is answered stands on the page by then. */
async function askIfOpen(ctx: Context, { id, name: businessName }: { id: number; name: string }) {
  await emailEach(ctx, await whoIsAsked(ctx, id), (addressee, { asked }) => {
    const href =
      ctx.publicUrl + factsAnswerAddress(askedFactsToken(ctx, id, asked), FACTS_ANSWERS.open);
    return closingQuestionEmail({ addressee, businessName, isOwner: 'userId' in asked, href });
  });
}

/** Only a proved address gets an e-mail now; one that was typed hears of the decision alone. */
const addReport = (
  ctx: Context,
  input: Said,
  about: { id: number; name: string; reviewId?: number },
) =>
  inTransaction(ctx, async (inside) => {
    const at = inside.now();
    const memberEmail = inside.caller.email;
    const closing = input.reason === 'closed_down' && !about.reviewId && about.id;
    if (closing) await holdBusiness(inside, { id: closing });
    const before = closing ? await countClosings(inside.db, closing) : 0;
    const { id } = await insertReport(inside.db, {
      businessId: about.id,
      reviewId: about.reviewId ?? null,
      userId: memberOf(inside) ?? null,
      email: memberEmail ?? (input.email || null),
      reason: input.reason,
      message: input.message || null,
      suggestion: input.suggestion ? JSON.stringify({ text: input.suggestion }) : null,
      moderationScore: suspicionOf(input),
      senderHash: closing ? networkHash(inside, 'closing', `${closing}`) : null,
      createdAt: at,
      updatedAt: at,
    });
    if (before < CLOSINGS && closing && (await countClosings(inside.db, closing)) >= CLOSINGS) {
      await askIfOpen(inside, about);
    }
    if (memberEmail) {
      const addressee = { to: memberEmail };
      await queueEmail(inside, reportReceivedEmail({ addressee, businessName: about.name }));
    }
    return { id };
  });

export async function listOwnReports(ctx: Context): Promise<OwnReport[]> {
  const rows = await listReportsOf(ctx.db, memberId(ctx));
  return (await report.followed(ctx, rows)).map(({ reviewId, ...row }) => ({
    ...row,
    isAboutReview: reviewId !== null,
  }));
}

const answered = (
  outcome: 'accepted' | 'dismissed',
  { ctx, row, reason: answer }: Step<LockedReport>,
) =>
  row.email
    ? reportAnsweredEmail({ ...addressed(ctx, row, row.email), outcome, answer })
    : undefined;

const addressed = (ctx: DecisionContext, row: LockedReport, to: string) => ({
  addressee: { to, name: row.userName },
  businessName: row.businessName,
  href: `${ctx.publicUrl}/business/${row.businessId}`,
});

export const report = defineRecord({
  kind: 'report',
  table: 'reports',
  transitions: {
    open: { accept: 'accepted', dismiss: 'dismissed' },
    accepted: {},
    dismissed: { undo: 'open' },
  },
  decisions: {
    accept: { reason: 'optional' },
    dismiss: { reason: 'optional', isUndoable: true },
    undo: {},
  },
  lock: lockReport,
  along: {
    async accept({ ctx, row }) {
      if (!(await storeCorrection(ctx, row))) refuse('correction_missing');
    },
  },
  emails: {
    accept: (step) => answered('accepted', step),
    dismiss: (step) => answered('dismissed', step),
    undo: ({ ctx, row }) =>
      row.email
        ? moderationUndoneEmail({
            ...addressed(ctx, row, row.email),
            of: 'report',
            state: 'waiting',
          })
        : undefined,
  },
  inbox: reportLine,
  promise: 'updated',
  fields: ['reason', 'message', 'suggestion', 'email'],
  person: { user: 'userId', email: 'email' },
  own: {
    export: (ctx) => listOwnReports(ctx),
    async erase({ db }, { userId, email }) {
      await eraseReporter(db, userId, email);
    },
  },
});

/** Accepted with what somebody mended by hand: what the visitor wrote is not put over it. */
const reportWithForm = defineRecord({ ...report.definition, along: {} });

/** Mends the business and accepts the report that asked for it, both or neither. */
export async function correctByReport(
  ctx: Context,
  { id, answer, seenStatus, ...form }: Input<typeof correctContract>,
) {
  const actor = { userId: memberId(ctx), role: ctx.caller.role };
  let businessId = 0;
  const withForm: Parameters<typeof decideRecord>[1] = {
    ...reportWithForm,
    async decideLocked(inside, row: LockedReport, transition, said) {
      ({ businessId } = row);
      const difference = await mendBusiness({ ...ctx, db: inside.db }, { id: businessId, ...form });
      if (!(await isStored(inside, row))) refuse('correction_missing');
      await reportWithForm.decideLocked(inside, row, transition, said);
      await tellOfCorrection(inside, row, difference);
    },
  };
  const wish = { id, transition: 'accept', reason: answer, seenStatus };
  await decideRecord({ ...ctx, actor }, withForm, wish);
  return getBusinessFile(ctx, { id: businessId });
}
