import {
  type AllowedTransition,
  type InboxItem,
  UNDO_MINUTES,
} from '#contract/moderation/moderation.ts';
import type { ItemKind } from '#contract/moderation/moderation-words.ts';

/** The step forward of each kind, for the key `a` and the one ember button. */
const FORWARD = [
  'approve',
  'accept',
  'answer',
  'contact',
  'customize',
  'go_live',
  'golive',
  'win',
  'finish',
  'confirm',
  'restore',
  'keep_answer',
];
/** Its refusal, for the key `r`. */
const AGAINST = ['reject', 'dismiss', 'lose', 'decline', 'cancel', 'take_back_answer'];

const firstOf = (words: string[], transitions: AllowedTransition[]) =>
  words
    .map((word) => transitions.find(({ transition, isUndo }) => transition === word && !isUndo))
    .find((transition) => transition !== undefined);

export const forwardTransition = (transitions: AllowedTransition[]) =>
  firstOf(FORWARD, transitions);
export const refusalTransition = (transitions: AllowedTransition[]) =>
  firstOf(AGAINST, transitions);
export const undoTransition = (transitions: AllowedTransition[]) =>
  transitions.find(({ isUndo }) => isUndo);

/** The step forward first, its refusal beside it, then what is rarer, and last the way back. */
export function inOrder(transitions: AllowedTransition[]): AllowedTransition[] {
  const first = [forwardTransition(transitions), refusalTransition(transitions)].filter(
    (transition) => transition !== undefined,
  );
  const rest = transitions.filter((transition) => !first.includes(transition));
  return [
    ...first,
    ...rest.filter(({ isUndo }) => !isUndo),
    ...rest.filter(({ isUndo }) => isUndo),
  ];
}

/** A step forward that one key may make: a wrong one is taken back without loss. */
export const canBeTakenBack = (kind: ItemKind, transition: string): boolean =>
  transition === 'approve' && (kind === 'business' || kind === 'review');

/** Whether a dialog has to ask for something before the transition can be made. */
export const asksFirst = (transition: AllowedTransition): boolean =>
  asksInto(transition) || transition.reason !== 'none';

/** Whether another business is, or may be, named. */
export const asksInto = ({ needsInto, takesInto }: AllowedTransition): boolean =>
  needsInto || takesInto;

/** A decision that was made here and can still be taken back. */
export interface Made {
  item: InboxItem;
  /** Where it stood in the list. */
  index: number;
  transition: string;
  undo: (() => Promise<unknown>) | undefined;
  until: number;
}

export const UNDO_MS = UNDO_MINUTES * 60_000;
