import type { Input } from '#contract/api/endpoint.ts';
import { Refusal, refuse, UNEXPECTED_SENTENCE } from '#contract/api/errors.ts';
import type {
  BulkOutcome,
  decideItem as decideContract,
  decideItems as decideManyContract,
} from '#contract/moderation/moderation.ts';
import { memberId } from '#server/accounts/sessions.service.ts';
import { decideAbout, decidedRecords } from '#server/decided-records/decided-records.service.ts';
import type { Context } from '#server/platform/context.ts';
import { findState, listAllowed } from '#server/records/decide.service.ts';

const asModerator = (ctx: Context) => ({
  ...ctx,
  actor: { userId: memberId(ctx), role: ctx.caller.role },
});

export async function decideItem(ctx: Context, wish: Input<typeof decideContract>) {
  const { kind, id } = wish;
  await decideAbout(asModerator(ctx), wish);
  const { status } = (await findState(ctx.db, decidedRecords[kind], id)) ?? refuse('not_found');
  return {
    status,
    transitions: await listAllowed(asModerator(ctx), decidedRecords[kind], { id, status }),
  };
}

/** Each by itself: what one of them lacks does not keep the others waiting. */
export async function decideItems(
  ctx: Context,
  { items, ...said }: Input<typeof decideManyContract>,
) {
  const outcomes: BulkOutcome[] = [];
  for (const item of items) {
    const problem = await problemOf(ctx, () => decideAbout(asModerator(ctx), { ...item, ...said }));
    const record = decidedRecords[item.kind];
    const now = await findState(ctx.db, record, item.id);
    outcomes.push({
      kind: item.kind,
      id: item.id,
      status: now?.status ?? null,
      problem,
      isUndoable: problem === null && (record.decisions[said.transition]?.isUndoable ?? false),
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
