import type { z } from 'zod';
import { refuse } from '#contract/api/errors.ts';
import {
  type changeSubmission as changeContract,
  type OwnSubmission,
  type OwnSubmissionForm,
  SUBMITTED_MESSAGE,
} from '#contract/businesses/business-submission.ts';
import { DEFAULT_SUBMITTER_NAME } from '#contract/businesses/businesses.ts';
import { MAX_IMAGES } from '#contract/uploads.ts';
import { memberId } from '#server/accounts/sessions.service.ts';
import { businessReceivedEmail } from '#server/notifications/emails/business-received.email.ts';
import { queueEmail } from '#server/notifications/notifications.service.ts';
import { historyOf } from '#server/platform/audit/history.ts';
import type { PersonalRecords } from '#server/platform/audit/personal-records.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import { attachImages, releaseUploads } from '#server/uploads/uploads.service.ts';
import { lockBusiness } from '../editing/business-record.queries.ts';
import { business } from '../editing/business-record.service.ts';
import {
  attachSubmissions,
  deleteUnpublishedOf,
  dropProvedEmail,
  findSubmissionOf,
  listSubmissionsOf,
  listWholeSubmissionsOf,
  makeSubmissionsNameless,
  markSubmission,
  replaceSpecialDays,
  type SubmissionRow,
} from './submission.queries.ts';
import { readFormOrRefuse, signColumns } from './submission.service.ts';

type StateRow = Pick<
  SubmissionRow,
  'id' | 'name' | 'status' | 'rejectionReason' | 'submittedAt' | 'approvedAt'
>;

const toState = <Row extends StateRow>(row: Row) => ({
  ...row,
  submittedAt: row.submittedAt.toISOString(),
  approvedAt: row.approvedAt?.toISOString() ?? null,
});

function toForm(row: SubmissionRow): OwnSubmissionForm {
  const { id, status, rejectionReason, submittedAt, approvedAt, ...form } = row;
  return {
    ...toState({ id, name: form.name, status, rejectionReason, submittedAt, approvedAt }),
    form: { ...form, email: form.email ?? '', specialDays: form.specialDays ?? {} },
  };
}

export async function listOwnSubmissions(ctx: Context): Promise<OwnSubmission[]> {
  const rows = await listSubmissionsOf(ctx.db, memberId(ctx));
  const history = await historyOf(
    ctx.db,
    'business',
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...toState(row), history: history.get(row.id) ?? [] }));
}

export async function getOwnSubmission(
  ctx: Context,
  { id }: { id: number },
): Promise<OwnSubmissionForm> {
  const row = await findSubmissionOf(ctx.db, memberId(ctx), id);
  return row ? toForm(row) : refuse('business_not_found');
}

/** The caller's own record, locked; to everybody else there is none. */
async function lockOwn(ctx: Context, id: number) {
  const business = await lockBusiness(ctx.db, id);
  if (business?.submittedBy !== memberId(ctx)) return refuse('business_not_found');
  return business;
}

/** Mends what was rejected, or still waits for its address. Where it stands does not change. */
export const changeSubmission = (
  ctx: Context,
  { id, ...form }: z.output<(typeof changeContract)['input']>,
): Promise<OwnSubmissionForm> =>
  inTransaction(ctx, async (inside) => {
    const own = await lockOwn(inside, id);
    if (own.status !== 'rejected' && own.status !== 'email_pending') {
      refuse('illegal_transition');
    }
    const read = await readFormOrRefuse(inside, form);
    const { images: already } = (await getOwnSubmission(inside, { id })).form;
    const images = await attachImages(inside, form.images, { max: MAX_IMAGES, already });
    const dropped = already.filter((address) => !images.includes(address));
    await releaseUploads(inside, dropped);
    await markSubmission(inside.db, id, {
      ...read.columns,
      ...(await signColumns(inside, read, { ownId: id })),
      images,
      updatedAt: ctx.now(),
    });
    await replaceSpecialDays(inside.db, id, read.specialDays);
    return getOwnSubmission(inside, { id });
  });

/** Sends it to the moderators again. Whoever signed in with its address has proved that address. */
export const resubmitBusiness = (ctx: Context, { id }: { id: number }) =>
  inTransaction(ctx, async (inside) => {
    const own = await lockOwn(inside, id);
    const isProved = own.email === ctx.caller.email;
    if (own.status === 'email_pending' && !isProved) refuse('illegal_transition');
    const actor = ctx.caller;
    if (own.status === 'email_pending') {
      await business.advance({ ...inside, actor }, own, 'verify', { emailVerified: true });
    } else {
      await business.advance({ ...inside, actor }, own, 'resubmit');
    }
    if (own.email) {
      const addressee = { to: own.email, name: own.submitterName };
      await queueEmail(inside, businessReceivedEmail({ addressee, businessName: own.name }));
    }
    return { status: 'pending' as const, message: SUBMITTED_MESSAGE };
  });

export const submissionRecords: PersonalRecords = {
  name: 'businesses',
  attach: async (ctx, person) => {
    await attachSubmissions(ctx.db, person);
  },
  export: async (ctx, userId) => (await listWholeSubmissionsOf(ctx.db, userId)).map(toForm),
  erase: async (ctx, person) => {
    const gone = await deleteUnpublishedOf(ctx.db, person);
    await releaseUploads(
      ctx,
      gone.flatMap(({ images }) => images),
    );
    await makeSubmissionsNameless(ctx.db, person, DEFAULT_SUBMITTER_NAME);
    await dropProvedEmail(ctx.db, person.email);
  },
};
