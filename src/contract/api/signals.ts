import { z } from 'zod';
import { wholeNumber } from './fields.ts';

const DAY_MS = 86_400_000;

/**
 * What a person's hand leaves in a form. Missing or odd signals refuse nobody: they only raise the score
 * by which a moderator sees a record later or sooner.
 */
export const formSignals = {
  /** A field people do not see; programs fill it in. */
  homepage: z.string().max(500).optional().catch(undefined),
  /** Milliseconds from the first key to sending. */
  typedForMs: wholeNumber(0, DAY_MS).optional().catch(undefined),
};

/** Faster than anybody types a form. */
const FAST_TYPING_MS = 3000;

/** The field was filled in that nobody sees: no letter goes to an address that a program typed. */
export const isOfProgram = ({ homepage }: { homepage?: string | undefined }): boolean =>
  Boolean(homepage);

/** 0 for a person's form, up to 3 for a program's. */
export function suspicionOf(signals: {
  homepage?: string | undefined;
  typedForMs?: number | undefined;
}): number {
  const isTrapped = Boolean(signals.homepage);
  const isFast = signals.typedForMs === undefined || signals.typedForMs < FAST_TYPING_MS;
  return (isTrapped ? 2 : 0) + (isFast ? 1 : 0);
}
