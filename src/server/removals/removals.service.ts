import type { z } from 'zod';
import { refuse } from '#contract/errors.ts';
import type * as contract from '#contract/removals.ts';
import { suspicionOf } from '#contract/signals.ts';
import { removalAnsweredLetter } from '#server/notifications/letters/removal-answered.letter.ts';
import { removalReceivedLetter } from '#server/notifications/letters/removal-received.letter.ts';
import { queueLetter } from '#server/notifications/notifications.service.ts';
import { record } from '#server/platform/audit.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import type { MoveRecord } from '#server/platform/moves.ts';
import type { PersonalRecords } from '#server/platform/personal-records.ts';
import {
  deleteRemovalsOf,
  findBusinessId,
  insertRemoval,
  listRemovalsOf,
  lockRemoval,
  markRemoval,
  markRemovalsOf,
} from './removals.queries.ts';
import { REMOVAL_MOVES, type RemovalStatus, statusAfter } from './removals.rules.ts';

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
      business_id: input.businessId
        ? ((await findBusinessId(inside.db, input.businessId)) ?? null)
        : null,
      user_id: isOwnAddress ? (userId ?? null) : null,
      name: input.name,
      email: input.email,
      page: input.page || null,
      content: input.content,
      moderation_score: suspicionOf(input),
      created_at: at,
      updated_at: at,
    });
    const addressee = { to: input.email, name: input.name };
    if (isOwnAddress) await queueLetter(inside, removalReceivedLetter({ addressee }));
    return { id };
  });

export const removalMoves: MoveRecord = {
  moves: REMOVAL_MOVES,
  statusAfter: (status, move) => statusAfter(status as RemovalStatus, move),
  async move(ctx, id, move, said) {
    const request = (await lockRemoval(ctx.db, id)) ?? refuse('not_found');
    const status = statusAfter(request.status, move) ?? refuse('illegal_move');
    const reason = said.reason?.trim() || null;
    if (status === 'dismissed' && !reason)
      return refuse('invalid_input', [{ path: 'reason', message: 'Nedenini yazın' }]);
    await markRemoval(ctx.db, id, { status, decision_reason: reason, updated_at: ctx.now() });
    await record(ctx, ctx.actor, {
      action: `removal.${move}`,
      entity: 'removal',
      entityId: id,
      difference: { status: [request.status, status] },
    });
    await queueLetter(
      ctx,
      removalAnsweredLetter({
        addressee: { to: request.email, name: request.name },
        outcome: status === 'accepted' ? 'accepted' : 'dismissed',
        answer: reason,
        href: `${ctx.publicUrl}/contact`,
      }),
    );
  },
};

export const removalsRecords: PersonalRecords = {
  name: 'removalRequests',
  attach: async ({ db }, { userId, email }) => {
    await markRemovalsOf(db, email, userId);
  },
  export: ({ db }, userId) => listRemovalsOf(db, userId),
  erase: async ({ db }, { userId, email }) => {
    await deleteRemovalsOf(db, userId, email);
  },
};
