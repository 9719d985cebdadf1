import type { z } from 'zod';
import { Refusal, refuse, UNEXPECTED_SENTENCE } from '#contract/errors.ts';
import type {
  approveItems as approveContract,
  BulkOutcome,
  decideItem as decideContract,
} from '#contract/moderation.ts';
import { memberId } from '#server/accounts/sessions.service.ts';
import type { Context } from '#server/platform/context.ts';
import { findRecord } from './items.queries.ts';
import { listAllowedMoves, moveRecord } from './moves.service.ts';

type Input<E extends { input: z.ZodType }> = z.output<E['input']>;

const asModerator = (ctx: Context) => ({
  ...ctx,
  actor: { userId: memberId(ctx), role: ctx.caller.role },
});

export async function decideItem(ctx: Context, wish: Input<typeof decideContract>) {
  const { kind, id } = wish;
  await moveRecord(asModerator(ctx), wish);
  const row = (await findRecord(ctx.db, kind, id)) ?? refuse('not_found');
  const status = String(row.status);
  return { status, moves: await listAllowedMoves(asModerator(ctx), { kind, id, status }) };
}

/** Each by itself: what one of them lacks does not keep the others waiting. */
export async function approveItems(ctx: Context, input: Input<typeof approveContract>) {
  const outcomes: BulkOutcome[] = [];
  for (const item of input.items) {
    const problem = await problemOf(ctx, () =>
      moveRecord(asModerator(ctx), { ...item, move: input.move }),
    );
    const row = await findRecord(ctx.db, item.kind, item.id);
    outcomes.push({
      kind: item.kind,
      id: item.id,
      status: row ? String(row.status) : null,
      problem,
    });
  }
  return { outcomes };
}

async function problemOf(ctx: Context, act: () => Promise<void>): Promise<string | null> {
  try {
    await act();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.issues?.[0]?.message ?? error.message;
    ctx.log.error({ err: error, requestId: ctx.requestId }, 'unexpected error in a bulk decision');
    return UNEXPECTED_SENTENCE;
  }
}
