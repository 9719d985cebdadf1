import { useEffect, useSyncExternalStore } from 'react';
import { type Account, getAccount } from '#contract/accounts/accounts.ts';
import type { Api } from '#web/api/api.ts';
import { useApi } from './api-context.ts';

/**
 * Who is signed in in this browser. `unknown` on the server and while hydrating: the HTML is everybody's.
 * Then `asking` where somebody was signed in before; a stranger costs no request.
 */
export type AccountState =
  | { kind: 'unknown' | 'asking' | 'visitor' | 'failed' }
  | { kind: 'member'; account: Account };

const UNKNOWN: AccountState = { kind: 'unknown' };
const listeners = new Set<() => void>();
const turnListeners = new Set<() => void>();
let current: AccountState = UNKNOWN;
let hasLeft = false;

/** The cookie that our own script may read; a guest has one too. */
const principal = () => /(?:^|; )principal=(\w+)/.exec(document.cookie)?.[1];

/** False for a stranger, who has nothing on the server to ask for. */
export const hasPrincipal = () => principal() !== undefined;

/** As far as this device knows. */
export const isSignedInHere = () => principal() === 'member';

function show(state: AccountState): void {
  current = state;
  for (const listener of listeners) listener();
}

/** Asks who is signed in; again after a failure. */
export async function askAccount(api: Api): Promise<void> {
  if (!isSignedInHere()) return show({ kind: 'visitor' });
  show({ kind: 'asking' });
  try {
    const account = await api.call(getAccount, {});
    // The session has ended elsewhere: nothing to ask about next time.
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store has no answer in every browser
    if (!account) document.cookie = 'principal=; Max-Age=0; Path=/';
    show(account ? { kind: 'member', account } : { kind: 'visitor' });
  } catch {
    show({ kind: 'failed' });
  }
}

/** Somebody signed in (their account) or out (null): whatever depends on it asks again. */
export function turnAccount(account: Account | null): void {
  hasLeft = account === null;
  show(account ? { kind: 'member', account } : { kind: 'visitor' });
  for (const listener of turnListeners) listener();
}

/** Somebody signed out since this document was opened: for code that came too late to hear it. */
export const hasSignedOut = () => hasLeft;

/** The same person, changed. */
export const changeShownAccount = (account: Account): void => show({ kind: 'member', account });

/** Calls back when somebody signs in or out; not when it becomes known who is there. */
export function onAccountTurn(listener: () => void): () => void {
  turnListeners.add(listener);
  return () => turnListeners.delete(listener);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function useAccount(): AccountState {
  const api = useApi();
  useEffect(() => {
    if (current === UNKNOWN) void askAccount(api);
  }, [api]);
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => UNKNOWN,
  );
}
