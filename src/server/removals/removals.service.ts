import type { z } from 'zod';
import { suspicionOf } from '#contract/api/signals.ts';
import type * as contract from '#contract/removals.ts';
import { forgetEarlierWords } from '#server/businesses/editing/edit-by-team.service.ts';
import { removalAnsweredEmail } from '#server/notifications/emails/removal-answered.email.ts';
import { removalReceivedEmail } from '#server/notifications/emails/removal-received.email.ts';
import { queueEmail } from '#server/notifications/notifications.service.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import { defineRecord, type Step, wholeRow } from '#server/records/define-record.service.ts';
import {
  deleteRemovalsOf,
  findBusinessId,
  insertRemoval,
  listRemovalsOf,
  removalLine,
} from './removals.queries.ts';

/** Whoever asks need not be a member. Only a proved address hears of it at once; one that was typed hears the answer. */
export const requestRemoval = (
  ctx: Context,
  input: z.output<(typeof contract.requestRemoval)['input']>,
) =>
  inTransaction(ctx, async (inside) => {
    const at = inside.now();
    const { role, userId, email } = inside.caller;
    const isOwnAddress = role !== 'guest' && email === input.email;
    const { id } = await insertRemoval(inside.db, {
      businessId: input.businessId
        ? ((await findBusinessId(inside.db, input.businessId)) ?? null)
        : null,
      userId: isOwnAddress ? (userId ?? null) : null,
      name: input.name,
      email: input.email,
      page: input.page || null,
      content: input.content,
      moderationScore: suspicionOf(input),
      createdAt: at,
      updatedAt: at,
    });
    const addressee = { to: input.email, name: input.name };
    if (isOwnAddress) await queueEmail(inside, removalReceivedEmail({ addressee }));
    return { id };
  });

const lockRemoval = wholeRow('removalRequests');

export const removal = defineRecord({
  kind: 'removal',
  table: 'removalRequests',
  transitions: {
    open: { accept: 'accepted', dismiss: 'dismissed' },
    accepted: {},
    dismissed: {},
  },
  decisions: { accept: { reason: 'optional' }, dismiss: { reason: 'text' } },
  lock: lockRemoval,
  reasonColumn: 'decisionReason',
  along: {
    accept: ({ ctx, row: { businessId } }) =>
      businessId === null ? undefined : forgetEarlierWords(ctx, businessId),
  },
  emails: {
    accept: (step) => answered('accepted', step),
    dismiss: (step) => answered('dismissed', step),
  },
  inbox: removalLine,
  promise: 'updated',
  fields: [['name', 'applicant'], 'email', 'page', ['content', 'removedContent'], 'decisionReason'],
  person: { user: 'userId', email: 'email', name: 'name' },
});

const answered = (
  outcome: 'accepted' | 'dismissed',
  { ctx, row, reason }: Step<{ email: string; name: string }>,
) =>
  removalAnsweredEmail({
    addressee: { to: row.email, name: row.name },
    outcome,
    answer: reason ?? null,
    href: `${ctx.publicUrl}/contact`,
  });

export const removalsRecords = removal.personal({
  name: 'removalRequests',
  export: ({ db }, userId) => listRemovalsOf(db, userId),
  erase: async ({ db }, { userId, email }) => {
    await deleteRemovalsOf(db, userId, email);
  },
});
