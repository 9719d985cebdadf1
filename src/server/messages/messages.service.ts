import type { Input } from '#contract/api/endpoint.ts';
import { refuse } from '#contract/api/errors.ts';
import { suspicionOf } from '#contract/api/signals.ts';
import type * as contract from '#contract/messages.ts';
import { MESSAGES_PAGE_LENGTH } from '#contract/messages.ts';
import { dashboardHref } from '#contract/owners/desk-address.ts';
import { effectivePlan } from '#contract/owners/plans.ts';
import { formatPhone } from '#contract/text/phones.ts';
import {
  actsFor,
  publicBusiness,
  refuseUnlessActsFor,
  whoActsFor,
} from '#server/access/access.service.ts';
import { answerAddress, memberId, memberOf } from '#server/accounts/sessions.service.ts';
import { messageReceivedEmail } from '#server/notifications/emails/message-received.email.ts';
import { emailEach } from '#server/notifications/notifications.service.ts';
import type { PersonalRecords } from '#server/platform/audit/personal-records.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import {
  countUnread,
  deleteMessagesBy,
  findMessage,
  insertMessage,
  listMessagesBy,
  listOfBusiness,
  markRead,
  markSenderOf,
} from './messages.queries.ts';

/** The hidden field was filled in: a person cannot have done that. */
const DOUBTFUL_SCORE = 2;

/** Writes to a business that has an owner whose plan takes messages. */
export const sendMessage = (ctx: Context, input: Input<typeof contract.sendMessage>) =>
  inTransaction(ctx, async (inside) => {
    const email = answerAddress(inside, input);
    const at = inside.now();
    const business = await publicBusiness(inside.db, input.id);
    const people = await whoActsFor(inside.db, business.id);
    const plan = effectivePlan(business.plan, business.planExpiresAt, at);
    const isOwned = people.some(({ role }) => role === 'owner');
    if (plan === 'free' || !isOwned) refuse('messages_closed');
    const phone = input.phone ? formatPhone(input.phone) : null;
    const { name, content } = input;
    const score = suspicionOf(input);
    const { id } = await insertMessage(inside.db, {
      businessId: business.id,
      userId: memberOf(inside) ?? null,
      name,
      email,
      phone,
      content,
      moderationScore: score,
      createdAt: at,
    });
    if (score < DOUBTFUL_SCORE) {
      await emailEach(inside, people, (addressee) =>
        messageReceivedEmail({
          ...{ addressee, businessName: business.name },
          ...{ sender: { name, email, phone }, content },
          href: inside.publicUrl + dashboardHref({ businessId: business.id, view: 'mesajlar' }),
        }),
      );
    }
    return { id };
  });

/** The inbox. What came while the plan was in force can be read after its end. */
export async function listMessages(
  ctx: Context,
  { id, before }: Input<typeof contract.listMessages>,
) {
  await refuseUnlessActsFor(ctx, id);
  const rows = await listOfBusiness(ctx.db, id, { before, limit: MESSAGES_PAGE_LENGTH + 1 });
  return {
    messages: rows
      .slice(0, MESSAGES_PAGE_LENGTH)
      .map(({ readAt, moderationScore, createdAt, ...row }) => ({
        ...row,
        isRead: readAt !== null,
        isDoubtful: moderationScore >= DOUBTFUL_SCORE,
        createdAt: createdAt.toISOString(),
      })),
    hasMore: rows.length > MESSAGES_PAGE_LENGTH,
    unread: await countUnread(ctx.db, id),
  };
}

export async function markMessage(
  ctx: Context,
  { id, isRead }: Input<typeof contract.markMessage>,
) {
  const message = (await findMessage(ctx.db, id)) ?? refuse('not_found');
  if (!(await actsFor(ctx.db, memberId(ctx), message.businessId))) refuse('not_found');
  await markRead(ctx.db, id, isRead ? ctx.now() : null);
  return { isRead };
}

/** Of whoever wrote; the inbox is the business's. */
export const messagesRecords: PersonalRecords = {
  name: 'messages',
  async attach({ db }, { userId, email }) {
    await markSenderOf(db, email, userId);
  },
  export: ({ db }, userId) => listMessagesBy(db, userId),
  async erase({ db }, { userId, email }) {
    await deleteMessagesBy(db, userId, email);
  },
};
