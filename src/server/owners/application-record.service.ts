import { applicationRejectedEmail } from '#server/notifications/emails/application-rejected.email.ts';
import { defineRecord } from '#server/records/define-record.service.ts';
import { endDocuments, removeDocuments } from '#server/uploads/uploads.service.ts';
import {
  applicationLine,
  deleteApplicationsOf,
  listApplicationsOf,
  lockApplication,
  markApplicant,
} from './applications.queries.ts';
import { documentsOf } from './applications.rules.ts';

/** `verify` and `reapply` are the applicant's, `withdraw` the owner's it led to. */
export const application = defineRecord({
  kind: 'application',
  table: 'businessOwners',
  transitions: {
    email_pending: { verify: 'pending' },
    pending: { approve: 'approved', reject: 'rejected' },
    rejected: { reapply: 'pending' },
    approved: { revoke: 'revoked', withdraw: 'withdrawn' },
    revoked: {},
    withdrawn: {},
  },
  decisions: {
    approve: { into: 'taken' },
    reject: { reason: 'text' },
    revoke: { reason: 'text', isForAdmins: true },
  },
  lock: lockApplication,
  reasonColumn: 'rejectionReason',
  along: { reject: ({ ctx, row }) => endDocuments(ctx, documentsOf(row.id)) },
  emails: {
    reject: ({ ctx, row, reason = '' }) =>
      applicationRejectedEmail({
        addressee: { to: row.email, name: row.ownerName },
        businessName: row.businessName,
        reason,
        href: `${ctx.publicUrl}/business-owner-register?basvuru=${row.id}`,
      }),
  },
  inbox: applicationLine,
  promise: 'reviewed',
  fields: [
    ['businessName', 'name'],
    'ownerName',
    'taxNumber',
    'address',
    'phone',
    'email',
    'website',
    'description',
    ['requestedPlan', 'plan'],
    ['rejectionReason', 'decisionReason'],
  ],
  person: { user: 'userId', email: 'email', name: 'ownerName' },
  own: {
    name: 'applications',
    async attach({ db }, { userId, email }) {
      await markApplicant(db, email, userId);
    },
    export: ({ db }, userId) => listApplicationsOf(db, userId),
    async erase(ctx, { userId, email }) {
      for (const { id } of await deleteApplicationsOf(ctx.db, userId, email)) {
        await removeDocuments(ctx, documentsOf(id));
      }
    },
  },
});
