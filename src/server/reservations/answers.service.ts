import type { Input } from '#contract/api/endpoint.ts';
import { refuse } from '#contract/api/errors.ts';
import { cursorAfter, rowsBefore } from '#contract/api/paging.ts';
import type * as contract from '#contract/reservations/reservations.ts';
import type { BusinessReservation } from '#contract/reservations/reservations.ts';
import { refuseUnlessActsFor } from '#server/access/access.service.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import type { ListAnswer } from '#server/platform/http/http.ts';
import {
  countReservationsFor,
  listReservationsFor,
  lockReservation,
} from './reservations.queries.ts';
import { refuseOnceItHasBeen, reservation } from './reservations.service.ts';

export async function listBusinessReservations(
  ctx: Context,
  { id, status, only, cursor, limit }: Input<typeof contract.listBusinessReservations>,
): Promise<ListAnswer<BusinessReservation>> {
  await refuseUnlessActsFor(ctx, id);
  const offset = rowsBefore(cursor) ?? refuse('invalid_input');
  const wanted = { businessId: id, status, only };
  const rows = await listReservationsFor(ctx.db, wanted, { at: ctx.now(), limit, offset });
  const total = await countReservationsFor(ctx.db, wanted);
  const end = offset + rows.length;
  return {
    items: await reservation.followed(ctx, rows),
    total,
    nextCursor: end < total && rows.length > 0 ? cursorAfter(end) : undefined,
  };
}

type Answer = 'confirm' | 'decline' | 'call_off';

const answering = (ctx: Context, id: number, answer: Answer, reason?: string) =>
  inTransaction(ctx, async (inside) => {
    const row = (await lockReservation(inside.db, id)) ?? refuse('not_found');
    await refuseUnlessActsFor(inside, row.businessId);
    refuseOnceItHasBeen(inside, row);
    return reservation.transition({ ...inside, actor: inside.caller }, row, answer, { reason });
  });

export const confirmReservation = (ctx: Context, { id }: { id: number }) =>
  answering(ctx, id, 'confirm');

export const declineReservation = (
  ctx: Context,
  { id, reason }: Input<typeof contract.declineReservation>,
) => answering(ctx, id, 'decline', reason);

export const callOffReservation = (
  ctx: Context,
  { id, reason }: Input<typeof contract.callOffReservation>,
) => answering(ctx, id, 'call_off', reason);
