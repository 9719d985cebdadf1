import { useEffect } from 'react';
import { trackVisitor } from '#contract/statistics/visits.ts';
import { readConsent } from './consent.ts';
import { sendAlong } from './send-along.ts';

const SESSION_KEY = 'visitor-session';
let sessionId: string | undefined;
/** The path that was counted last; going elsewhere and back counts again. */
let counted: string | undefined;

/** Kept in the browser only with consent; without, it ends with the page's memory. */
function session(): string {
  const mayKeep = readConsent() === 'granted';
  try {
    if (mayKeep) sessionId ??= sessionStorage.getItem(SESSION_KEY) ?? undefined;
    sessionId ??= crypto.getRandomValues(new Uint32Array(4)).join('-');
    if (mayKeep) sessionStorage.setItem(SESSION_KEY, sessionId);
    else sessionStorage.removeItem(SESSION_KEY);
  } catch {
    // A browser that keeps nothing.
  }
  return sessionId ?? 'none';
}

/** Counts a page that is shown, once per path. */
export function useVisit(path: string, isShown: boolean): void {
  useEffect(() => {
    if (!isShown || path === counted) return;
    sendAlong(trackVisitor, {
      page: path,
      // Later pages of this visit come from here.
      ...(counted === undefined && document.referrer && { referrer: document.referrer }),
      userAgent: navigator.userAgent,
      sessionId: session(),
      // The server counts by its own day.
      date: new Date().toISOString().slice(0, 10),
    });
    counted = path;
  }, [path, isShown]);
}
