import { type AllowedMove, type InboxItem, UNDO_MINUTES } from '#contract/moderation.ts';
import type { ItemKind } from '#contract/moderation-words.ts';

/** The step forward of each kind, for the key `a` and the one ember button. */
const FORWARD = [
  'approve',
  'accept',
  'contact',
  'customize',
  'go_live',
  'golive',
  'win',
  'finish',
  'confirm',
  'restore',
];
/** Its refusal, for the key `r`. */
const AGAINST = ['reject', 'dismiss', 'lose', 'decline', 'cancel'];

const firstOf = (words: string[], moves: AllowedMove[]) =>
  words
    .map((word) => moves.find(({ move, isUndo }) => move === word && !isUndo))
    .find((move) => move !== undefined);

export const forwardMove = (moves: AllowedMove[]) => firstOf(FORWARD, moves);
export const refusalMove = (moves: AllowedMove[]) => firstOf(AGAINST, moves);
export const undoMove = (moves: AllowedMove[]) => moves.find(({ isUndo }) => isUndo);

/** The step forward first, its refusal beside it, then what is rarer, and last the way back. */
export function inOrder(moves: AllowedMove[]): AllowedMove[] {
  const first = [forwardMove(moves), refusalMove(moves)].filter((move) => move !== undefined);
  const rest = moves.filter((move) => !first.includes(move));
  return [
    ...first,
    ...rest.filter(({ isUndo }) => !isUndo),
    ...rest.filter(({ isUndo }) => isUndo),
  ];
}

/** A step forward that one key may make: a wrong one is taken back without loss. */
export const canBeTakenBack = (kind: ItemKind, move: string): boolean =>
  move === 'approve' && (kind === 'business' || kind === 'review');

/** Whether a dialog has to ask for something before the move can be made. */
export const asksFirst = (move: AllowedMove): boolean => asksInto(move) || move.reason !== 'none';

/** Whether another business is, or may be, named. */
export const asksInto = ({ needsInto, takesInto }: AllowedMove): boolean => needsInto || takesInto;

/** A decision that was made here and can still be taken back. */
export interface Made {
  item: InboxItem;
  /** Where it stood in the list. */
  index: number;
  move: string;
  undo: AllowedMove | undefined;
  /** The state it is in now. */
  status: string;
  until: number;
}

export const UNDO_MS = UNDO_MINUTES * 60_000;
