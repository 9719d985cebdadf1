import type { z } from 'zod';
import { refuse } from '#contract/errors.ts';
import { cursorAfter, rowsBefore } from '#contract/paging.ts';
import type * as contract from '#contract/reservations.ts';
import { type BusinessReservation, momentInAdana } from '#contract/reservations.ts';
import { refuseUnlessActsFor } from '#server/owners/business-access.service.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import type { ListAnswer } from '#server/platform/http.ts';
import {
  countReservationsFor,
  listReservationsFor,
  lockReservation,
} from './reservations.queries.ts';
import { answerReservation } from './reservations.service.ts';

type Input<E extends { input: z.ZodType }> = z.output<E['input']>;

export async function listBusinessReservations(
  ctx: Context,
  { id, status, cursor, limit }: Input<typeof contract.listBusinessReservations>,
): Promise<ListAnswer<BusinessReservation>> {
  await refuseUnlessActsFor(ctx, id);
  const offset = rowsBefore(cursor) ?? refuse('invalid_input');
  const rows = await listReservationsFor(ctx.db, id, { status, at: ctx.now(), limit, offset });
  const total = await countReservationsFor(ctx.db, id, status);
  const end = offset + rows.length;
  return {
    items: rows.map((row) => ({
      id: row.id,
      day: row.day,
      time: row.time,
      people: row.people,
      name: row.name,
      phone: row.phone,
      note: row.note,
      status: row.status,
      createdAt: row.createdAt.toISOString(),
    })),
    total,
    nextCursor: end < total && rows.length > 0 ? cursorAfter(end) : undefined,
  };
}

const answering = (ctx: Context, id: number, move: 'confirm' | 'decline', reason?: string) =>
  inTransaction(ctx, async (inside) => {
    const reservation = (await lockReservation(inside.db, id)) ?? refuse('not_found');
    await refuseUnlessActsFor(inside, reservation.businessId);
    // What has been can only expire.
    if (momentInAdana(reservation.day, reservation.time) <= inside.now()) refuse('illegal_move');
    return answerReservation({ ...inside, actor: inside.caller }, reservation, move, reason);
  });

export const confirmReservation = (ctx: Context, { id }: { id: number }) =>
  answering(ctx, id, 'confirm');

export const declineReservation = (
  ctx: Context,
  { id, reason }: Input<typeof contract.declineReservation>,
) => answering(ctx, id, 'decline', reason);
