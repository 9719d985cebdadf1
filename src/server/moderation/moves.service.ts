import { refuse } from '#contract/errors.ts';
import { businessMoves } from '#server/businesses/moves.service.ts';
import { claimMoves } from '#server/claims/claims.service.ts';
import { inTransaction } from '#server/platform/context.ts';
import type { DecisionContext, MoveRecord } from '#server/platform/moves.ts';
import { reportMoves } from '#server/reports/reports.service.ts';
import { reservationMoves } from '#server/reservations/reservations.service.ts';
import { reviewDecisions } from '#server/reviews/moves.service.ts';

/** Every kind of record that somebody decides about, one line each. */
export const movesOfKinds: Record<string, MoveRecord> = {
  business: businessMoves,
  review: reviewDecisions,
  claim: claimMoves,
  report: reportMoves,
  reservation: reservationMoves,
};

/** Decides about one record: its state, its entry in the record of decisions and its letter, all or none. */
export async function moveRecord(
  ctx: DecisionContext,
  wish: {
    kind: string;
    id: number;
    move: string;
    reason?: string | undefined;
    into?: number | undefined;
  },
): Promise<void> {
  const kind = Object.hasOwn(movesOfKinds, wish.kind) ? movesOfKinds[wish.kind] : undefined;
  if (!kind) return refuse('not_found');
  await inTransaction(ctx, (inside) =>
    kind.move(inside, wish.id, wish.move, { reason: wish.reason, into: wish.into }),
  );
}
