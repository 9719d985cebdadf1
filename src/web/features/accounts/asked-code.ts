import { useEffect, useState } from 'react';

export type LoginMode = 'signIn' | 'signUp';

/** What was typed in the first step, while the code is on its way. */
export interface AskedCode {
  mode: LoginMode;
  email: string;
  name: string;
  phone: string;
}

type EntryState = { askedCode?: AskedCode } | null;

/**
 * The code that was asked for, in the entry of the history: a phone that throws the page away while its
 * owner reads the e-mail comes back to the second step, and nothing is stored.
 */
export function useAskedCode(): [AskedCode | undefined, (asked: AskedCode | undefined) => void] {
  const [asked, setAsked] = useState<AskedCode>();
  useEffect(() => setAsked((history.state as EntryState)?.askedCode), []);
  const keep = (asked: AskedCode | undefined) => {
    const state = { ...(history.state as object | null), askedCode: asked };
    history.replaceState(state, '');
    setAsked(asked);
  };
  return [asked, keep];
}
