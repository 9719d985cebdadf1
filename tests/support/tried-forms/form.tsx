import type { ReactNode } from 'react';
import type { Account } from '#contract/accounts/accounts.ts';
import { kitTexts } from '#web/texts/kit.ts';
import type { LiveScreen } from '../live-screen.ts';
import { Keeping } from '../tried-presses/press.tsx';

/** One form of a page, from what is typed into it to what the server makes of it. */
export interface TriedForm {
  /** Whose `useForm` it is, below `features/`. */
  of: string;
  part: ReactNode;
  /** What it reads (the same answer for whatever it asks, or by what is asked), and its words once that has come. */
  read?: [answer: unknown | ((asked: string) => unknown), words: string];
  /** Who is signed in; nobody without. */
  member?: Account;
  /** What is done before: the way to the form, and in it what is no text. */
  way?: (string | ((screen: LiveScreen) => unknown))[];
  /** By the labels of fields. */
  typed?: Record<string, string>;
  /** What is chosen after that, among what was found. */
  chosen?: (screen: LiveScreen) => unknown;
  button: string;
  /** The one thing that the server is asked to do. */
  asks: string;
  /** What it asks by POST before, though that changes nothing. */
  looksUp?: string;
  /** What the server calls the first field that is typed into, where that is not its name; null: it names none. */
  path?: string | null;
  /** How it agrees. */
  agrees: unknown;
  /** What is said then, what stands in the fields, and what the page shows, or no longer shows. */
  said?: string;
  after?: Record<string, string>;
  shows?: string;
  hides?: string;
  /** What is said in passing when it does not agree. */
  refused?: string;
  /** What stands on top instead of the usual when there is no network. */
  cut?: string;
}

export const at = '2026-11-20T09:00:00.000Z';
export const nobody = () => undefined;
export const visitor = 'ayse@ornek.example';
/** A field that may stay empty. */
export const optional = (label: string) => `${label} ${kitTexts.optional}`;

/** A form that gives way to what came of it. */
export const Until = ({ form }: { form: (done: (words: string) => void) => ReactNode }) => (
  <Keeping first="" of={(done, setDone) => done || form(setDone)} />
);

/** A box or one of several that is ticked. */
export const ticked = (label: string) => (screen: LiveScreen) =>
  screen.field(label).onChange({ target: { checked: true } });
/** One of what a combobox has found. */
export const found = (words: string) => async (screen: LiveScreen) => {
  await screen.until(words);
  screen.element('role', 'option').props.onClick();
};
