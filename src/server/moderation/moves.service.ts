import { errorStatus, Refusal, refuse } from '#contract/errors.ts';
import type { AllowedMove } from '#contract/moderation.ts';
import type { ItemKind } from '#contract/moderation-words.ts';
import {
  advertisementMoves,
  advertisementRequestMoves,
} from '#server/advertising/moves.service.ts';
import { businessMoves } from '#server/businesses/moves.service.ts';
import { mergeFavorites } from '#server/favorites/favorites.service.ts';
import { leadMoves } from '#server/leads/leads.service.ts';
import { applicationMoves } from '#server/owners/applications-moves.service.ts';
import { claimDecisions } from '#server/owners/ownership.service.ts';
import { planRequestMoves } from '#server/owners/plans.service.ts';
import { revisionMoves } from '#server/owners/revisions.service.ts';
import { record } from '#server/platform/audit.ts';
import { inTransaction } from '#server/platform/context.ts';
import type { DecisionContext, MoveRecord } from '#server/platform/moves.ts';
import { removalMoves } from '#server/removals/removals.service.ts';
import { reportMoves } from '#server/reports/reports.service.ts';
import { reservationMoves } from '#server/reservations/reservations.service.ts';
import { mergeReviews, reviewDecisions } from '#server/reviews/moves.service.ts';
import { describeMove, isForAdmins, tooLateSentence, undoOf } from './decisions.rules.ts';
import { findLastEntry, isContested, lockState } from './items.queries.ts';
import { isOwnRecord } from './own-records.service.ts';

/** Every kind of record that somebody decides about, one line each. */
export const movesOfKinds: Record<string, MoveRecord> = {
  business: businessMoves,
  review: reviewDecisions,
  claim: claimDecisions,
  application: applicationMoves,
  revision: revisionMoves,
  plan_request: planRequestMoves,
  report: reportMoves,
  removal: removalMoves,
  reservation: reservationMoves,
  advertisement_request: advertisementRequestMoves,
  advertisement: advertisementMoves,
  lead: leadMoves,
};

export interface Wish {
  kind: string;
  id: number;
  move: string;
  reason?: string | undefined;
  into?: number | undefined;
  /** The state, and the version, in which the record was looked at; the operator looks at none. */
  seenStatus?: string | undefined;
  seenVersion?: string | undefined;
}

/**
 * Decides about one record: its state, its entry in the record of decisions and its letter, all or none.
 * What is refused is written down by itself, with nothing changed.
 */
export async function moveRecord(ctx: DecisionContext, wish: Wish): Promise<void> {
  const moves = Object.hasOwn(movesOfKinds, wish.kind) ? movesOfKinds[wish.kind] : undefined;
  if (!moves) return refuse('not_found');
  const kind = wish.kind as ItemKind;
  try {
    await inTransaction(ctx, async (inside) => {
      await refuseUnseen(inside, kind, wish);
      if (await isOwnRecord(inside, { kind, id: wish.id, into: wish.into })) refuse('own_record');
      if (isForAdmins(kind, wish.move)) await refuseToModerators(inside, moves, wish);
      if (kind === 'claim') await refuseContested(inside, wish.id);
      if (wish.move === 'undo') await refuseLateUndo(inside, kind, wish.id);
      const { reason, into } = wish;
      await moves.move(inside, wish.id, wish.move, { reason, into });
      if (kind === 'business' && wish.move === 'merge' && into) {
        await mergeReviews(inside, wish.id, into);
        await mergeFavorites(inside, wish.id, into);
      }
    });
  } catch (error) {
    if (error instanceof Refusal && isDenied(error)) {
      await inTransaction(ctx, (inside) =>
        record(inside, inside.actor, {
          action: `${kind}.${wish.move}.refused`,
          entity: kind,
          entityId: wish.id,
          difference: { code: error.code },
        }),
      );
    }
    throw error;
  }
}

/** What a form can mend, and what is not there, is no attempt at something that must not be. */
const isDenied = ({ code }: Refusal) => errorStatus[code] === 409 || errorStatus[code] === 403;

/** Two at one record: the second is told who decided what. */
async function refuseUnseen(ctx: DecisionContext, kind: ItemKind, wish: Wish): Promise<void> {
  const { id, seenStatus, seenVersion } = wish;
  if (seenStatus === undefined) return;
  const now = (await lockState(ctx.db, kind, id)) ?? refuse('not_found');
  if (now.status !== seenStatus) {
    const message = tooLateSentence(kind, await findLastEntry(ctx.db, kind, id));
    refuse('decided_meanwhile', [{ path: 'seenStatus', message }]);
  }
  if (seenVersion !== undefined && now.version !== seenVersion) {
    const message = 'Bu kayıt siz bakarken düzenlendi. Yeni hâlini okuyup öyle karar verin.';
    refuse('decided_meanwhile', [{ path: 'seenVersion', message }]);
  }
}

/** A move that the record's state does not have is illegal for everybody, which its own table says. */
async function refuseToModerators(ctx: DecisionContext, moves: MoveRecord, wish: Wish) {
  if (ctx.actor.role !== 'moderator') return;
  const now = await lockState(ctx.db, wish.kind as ItemKind, wish.id);
  if (now && moves.statusAfter(now.status, wish.move) !== undefined) refuse('not_allowed');
}

/** A claim on a business that somebody owns is an admin's (decisions, States). */
async function refuseContested(ctx: DecisionContext, id: number): Promise<void> {
  if (ctx.actor.role === 'moderator' && (await isContested(ctx.db, id))) refuse('claim_contested');
}

async function refuseLateUndo(ctx: DecisionContext, kind: ItemKind, id: number): Promise<void> {
  const undo = undoOf(await findLastEntry(ctx.db, kind, id), ctx.actor, ctx.now());
  if (undo === 'not_theirs') refuse('not_allowed');
  if (undo === 'too_late') refuse('illegal_move');
}

/** What the caller may do with a record in its present state. */
export async function listAllowedMoves(
  ctx: Pick<DecisionContext, 'db' | 'now' | 'actor'>,
  { kind, id, status }: { kind: ItemKind; id: number; status: string },
): Promise<AllowedMove[]> {
  const known = movesOfKinds[kind];
  if (!known || (await isOwnRecord(ctx, { kind, id }))) return [];
  if (kind === 'claim' && ctx.actor.role === 'moderator' && (await isContested(ctx.db, id))) {
    return [];
  }
  const undo = undoOf(await findLastEntry(ctx.db, kind, id), ctx.actor, ctx.now());
  return known.moves
    .filter((move) => known.statusAfter(status, move) !== undefined)
    .filter((move) => move !== 'undo' || undo === 'possible')
    .filter((move) => ctx.actor.role !== 'moderator' || !isForAdmins(kind, move))
    .map((move) => describeMove(kind, move));
}
