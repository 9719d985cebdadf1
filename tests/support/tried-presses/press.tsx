import { type ReactNode, useState } from 'react';
import type { Account } from '#contract/accounts/accounts.ts';
import { ClockContext, PageClock } from '#web/browser/clock-context.ts';
import type { LiveScreen } from '../live-screen.ts';

/** One thing to do on a page, from the press to what the server makes of it. */
export interface Press {
  part: ReactNode;
  /** Whose `ActingButton` it is, below `features/`; nothing for a button of another kind. */
  of?: string;
  /** What it reads (asked again after the press: `isDone`), and its words once that has come. */
  read?: [answer: unknown | ((asked: string, isDone: boolean) => unknown), words: string];
  /** The question in the address of the page. */
  search?: string;
  /** Who is signed in, where the part asks. */
  member?: Account;
  /** The way to the press: buttons that ask nobody, or what else is done before. */
  way?: (string | ((screen: LiveScreen) => unknown))[];
  /** The last one that is called so: a question stands behind what asked it. */
  button: string;
  /** What the server is asked. */
  asks: string;
  /** How it agrees. */
  agrees?: unknown;
  /** What is said when it does; nothing where it is seen. */
  said?: string;
  /** What is said when it does not. */
  refused: string;
}

export const at = '2026-11-20T09:00:00.000Z';
export const nothing = () => undefined;

/** A part that keeps what its press changes. */
export function Keeping<Value>({ first, of }: KeepingProps<Value>) {
  return of(...useState(first));
}
interface KeepingProps<Value> {
  first: Value;
  of: (value: Value, set: (value: Value) => void) => ReactNode;
}

/** A part that says what is to come, and what has been. */
export const AtThatTime = ({ children }: { children: ReactNode }) => (
  <ClockContext value={new PageClock(new Date(at))}>{children}</ClockContext>
);
