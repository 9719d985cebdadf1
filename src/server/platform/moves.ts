import type { Actor } from './audit.ts';
import type { Surroundings } from './context.ts';

/** What a decision about a record has at hand, on a moderator's screen or on the command line. */
export interface DecisionContext
  extends Pick<Surroundings, 'db' | 'now' | 'log' | 'publicUrl' | 'siteName'> {
  /** Who decides; the record of decisions names them. */
  actor: Actor;
}

/**
 * Takes a record of one kind from its state to the next, by the transition table of its area: what is
 * not in it is refused with `illegal_move`. Runs in a transaction that is open already.
 */
export interface MoveRecord {
  /** The words of the table, for the operator's help. */
  moves: readonly string[];
  /** The state a move leads to by the table of the area; undefined when it cannot be made from this one. */
  statusAfter(status: string, move: string): string | undefined;
  move(
    ctx: DecisionContext,
    id: number,
    move: string,
    said: { reason?: string | undefined; into?: number | undefined },
  ): Promise<void>;
}
