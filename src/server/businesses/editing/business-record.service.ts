import { refuse } from '#contract/api/errors.ts';
import { fieldNames } from '#contract/businesses/fields.ts';
import { claimHoldersOf, ownersOf } from '#server/access/access.service.ts';
import { businessApprovedEmail } from '#server/notifications/emails/business-approved.email.ts';
import { businessRejectedEmail } from '#server/notifications/emails/business-rejected.email.ts';
import type { Addressee, EmailMessage } from '#server/notifications/emails/email.ts';
import { moderationBusinessEmail } from '#server/notifications/emails/moderation-business.email.ts';
import { moderationUndoneEmail } from '#server/notifications/emails/moderation-undone.email.ts';
import { defineRecord, type Step } from '#server/records/define-record.service.ts';
import { aboutStored } from '../fields.ts';
import {
  businessLine,
  findStateBeforeMerger,
  type LockedBusiness,
  lockBusiness,
} from './business-record.queries.ts';

/** Who is told about a decision: a submitter, never an address of a file or one that only the team typed. */
const submitterOf = (row: LockedBusiness) =>
  row.email && row.isEmailProved && row.importBatchId === null && !row.isExample
    ? { to: row.email, name: row.submitterName }
    : undefined;

type BusinessStep = Step<LockedBusiness>;
type EmailTo = (addressee: Addressee) => EmailMessage;

const tellSubmitter = ({ row }: BusinessStep, emailTo: EmailTo) => {
  const addressee = submitterOf(row);
  return addressee && emailTo(addressee);
};

/**
 * Once a business is public, its owners hear of it beside whoever put it in; each address once. Those of
 * the one it becomes part of, or was part of, are its owners too.
 */
async function tellAll(
  { ctx, row, into }: BusinessStep,
  emailTo: EmailTo,
): Promise<EmailMessage[]> {
  const told = new Map<string, Addressee>();
  const submitter = submitterOf(row);
  if (submitter) told.set(submitter.to, submitter);
  for (const id of [row.id, into ?? row.mergedInto]) {
    for (const { email, name } of id === null ? [] : await ownersOf(ctx.db, id)) {
      if (email) told.set(email, { to: email, name });
    }
  }
  return [...told.values()].map(emailTo);
}

const pageOf = ({ ctx, row }: BusinessStep, id = row.id) => `${ctx.publicUrl}/business/${id}`;
const applicationsOf = ({ ctx }: BusinessStep) => `${ctx.publicUrl}/applications`;

const decided =
  (transition: Parameters<typeof moderationBusinessEmail>[0]['transition']) =>
  (step: BusinessStep) =>
    tellAll(step, (addressee) =>
      moderationBusinessEmail({
        ...{ addressee, businessName: step.row.name, transition },
        reason: step.reason,
        href: pageOf(step, transition === 'merge' ? step.into : undefined),
      }),
    );

/** Into the queue again, or what was closed by mistake onto its page. */
function undone(step: BusinessStep) {
  const isPublic = step.status === 'approved';
  const email: EmailTo = (addressee) =>
    moderationUndoneEmail({
      addressee,
      businessName: step.row.name,
      of: 'business',
      state: isPublic ? 'public' : 'waiting',
      href: isPublic ? pageOf(step) : applicationsOf(step),
    });
  return isPublic ? tellAll(step, email) : tellSubmitter(step, email);
}

/** To own a business that has an owner is for an admin to give, and so is a merger that gives it. */
async function givesAway({ ctx, row }: BusinessStep, into: number): Promise<boolean> {
  const owners = await claimHoldersOf(ctx.db, into);
  const others = (await claimHoldersOf(ctx.db, row.id)).filter(
    ({ userId }) => !owners.some((owner) => owner.userId === userId),
  );
  return owners.length > 0 && others.length > 0;
}

/** Whoever sends it again starts its clock anew; a decision that is taken back does not. */
const sentAgain = ({ at }: { at: Date }) => ({ waitingSince: at });

/** Its owner reads it at the desk, and whoever sent it in. */
const saidWhy = ({ reason = null }: { reason?: string | undefined | null }) => ({
  rejectionReason: reason,
});

const ofBusinesses = fieldNames.filter((field) => !aboutStored(field).isSeenElsewhere);

const apart = () => ({ mergedInto: null });

/** What takes a merger back, and whether into the queue. */
const FROM_MERGER: Readonly<Record<string, boolean | undefined>> = {
  separate: false,
  undo: false,
  requeue: true,
  unmerge: true,
};

/** An edit is no transition: it approves nothing. `verify` and `resubmit` are the submitter's. */
export const business = defineRecord({
  kind: 'business',
  table: 'businesses',
  transitions: {
    email_pending: { verify: 'pending' },
    pending: { approve: 'approved', reject: 'rejected', merge: 'merged' },
    rejected: { resubmit: 'pending', undo: 'pending' },
    approved: { suspend: 'suspended', close: 'closed', merge: 'merged', undo: 'pending' },
    suspended: { restore: 'approved' },
    closed: { restore: 'approved', undo: 'approved' },
    merged: { separate: 'approved', requeue: 'pending', undo: 'approved', unmerge: 'pending' },
  },
  decisions: {
    approve: { isUndoable: true },
    reject: { reason: 'text', isUndoable: true },
    suspend: { reason: 'optional' },
    restore: {},
    close: { reason: 'optional', isUndoable: true },
    merge: { into: 'needed', isUndoable: true },
    separate: {},
    requeue: {},
    undo: {},
    unmerge: {},
  },
  lock: lockBusiness,
  missing: 'business_not_found',
  columns: {
    verify: sentAgain,
    resubmit: sentAgain,
    approve: ({ at }) => ({ approvedAt: at, rejectionReason: null }),
    reject: saidWhy,
    suspend: saidWhy,
    close: saidWhy,
    restore: () => ({ rejectionReason: null }),
    merge: ({ into = null }) => ({ mergedInto: into }),
    separate: apart,
    requeue: apart,
    unmerge: apart,
    undo: ({ status }) => ({
      ...{ rejectionReason: null, mergedInto: null },
      ...(status !== 'approved' && { approvedAt: null }),
    }),
  },
  /** Into the queue comes back what has never been public, onto its page what was. */
  async closedTo({ db }, { id }, name) {
    const leadsToQueue = FROM_MERGER[name];
    if (leadsToQueue === undefined) return undefined;
    const cameFromQueue = (await findStateBeforeMerger(db, id)) === 'pending';
    return cameFromQueue === leadsToQueue ? undefined : 'illegal_transition';
  },
  check: {
    async merge(step) {
      const { ctx, row, into } = step;
      const other =
        into === undefined || into === row.id ? undefined : await lockBusiness(ctx.db, into);
      if (other?.status !== 'approved') {
        return refuse('invalid_input', [
          { path: 'into', message: 'Yayındaki öbür işletmeyi seçin' },
        ]);
      }
      if (ctx.actor.role === 'moderator' && (await givesAway(step, other.id))) {
        refuse('owners_differ');
      }
    },
  },
  emails: {
    async approve(step) {
      const owners = await ownersOf(step.ctx.db, step.row.id);
      return tellSubmitter(step, (addressee) =>
        businessApprovedEmail({
          ...{ addressee, businessName: step.row.name, href: pageOf(step) },
          isOwner: owners.some(({ email }) => email === addressee.to),
        }),
      );
    },
    reject: (step) =>
      tellSubmitter(step, (addressee) =>
        businessRejectedEmail({
          ...{ addressee, businessName: step.row.name },
          reason: step.reason ?? '',
          href: applicationsOf(step),
        }),
      ),
    suspend: decided('suspend'),
    restore: decided('restore'),
    close: decided('close'),
    merge: decided('merge'),
    separate: decided('separate'),
    requeue: decided('requeue'),
    undo: undone,
    unmerge: undone,
  },
  inbox: businessLine,
  promise: 'reviewed',
  fields: [...ofBusinesses, 'submitterName', ['rejectionReason', 'decisionReason']],
  person: { user: 'submittedBy', email: 'email', name: 'submitterName' },
  own: 'by_area',
});
