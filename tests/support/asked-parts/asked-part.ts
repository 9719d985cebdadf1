import type { ReactNode } from 'react';
import type { Account } from '#contract/accounts/accounts.ts';

/** A part of a page that asks the server as soon as it stands there: `useAsked` and what is built on it. */
export interface AskedPart {
  /** Whose question it is, below `features/`. */
  of: string;
  part: ReactNode;
  /** The question in the address of the page. */
  search?: string;
  /** Who is signed in, where the part asks. */
  member?: Account;
  /** What is pressed before it asks. */
  way?: string[];
  /** What is asked, without the question behind the address. */
  asks: string;
  /** What else it reads before or beside it, answered at once. */
  beside?: (asked: string) => unknown;
  /** What is said until the answer comes, if only to a screen reader. */
  waits: string;
  /** What comes, and what of it is seen: nothing of that before. */
  comes: [answer: unknown, ...words: string[]];
  /** The answer that has nothing in it, and what is said instead; not where there always is something. */
  nothing?: [answer: unknown, words: string];
  /** What is said where it did not come: beside it stands 'Yeniden dene'. */
  failed: string;
  /** What is said of a record or a link that is not there. */
  missing?: string;
  /** Its number comes from another answer: no address of it can be wrong. */
  isNeverTyped?: boolean;
}
