import { refuse } from '#contract/errors.ts';
import { type Actor, record } from '#server/platform/audit.ts';
import type { Basics } from '#server/platform/context.ts';
import { type LockedApplication, markApplication } from './applications.queries.ts';
import { type ApplicationMove, statusAfter } from './applications.rules.ts';

type Changes = Omit<Parameters<typeof markApplication>[2], 'status' | 'updated_at'>;

/** Takes a locked application to its next state and writes that down; refuses what the table does not have. */
export async function moveApplication(
  ctx: Basics & { actor: Actor },
  application: Pick<LockedApplication, 'id' | 'status'>,
  move: ApplicationMove,
  changes: Changes = {},
) {
  const status = statusAfter(application.status, move) ?? refuse('illegal_move');
  await markApplication(ctx.db, application.id, { ...changes, status, updated_at: ctx.now() });
  await record(ctx, ctx.actor, {
    action: `application.${move}`,
    entity: 'application',
    entityId: application.id,
    difference: { status: [application.status, status] },
  });
  return { status };
}
