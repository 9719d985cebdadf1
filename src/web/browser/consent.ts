import { CONSENT_KEY } from '#contract/head/visitor-consent.ts';

/** What the visitor answered about statistics; undefined before the answer. */
type Consent = 'granted' | 'refused';

/** Kept with a yes alone, so a no takes it away. */
export const RECENT_SEARCHES_KEY = 'recent-searches';
const listeners = new Set<() => void>();
/** For a browser that keeps nothing: the answer then holds for this visit. */
let answered: Consent | undefined;
let isAskedAgain = false;
/** When it was answered in this visit, on the clock of the browser. */
let answeredAt: number | undefined;

/** The answer so far. Reading it stores nothing. */
export function readConsent(): Consent | undefined {
  if (answered) return answered;
  try {
    const kept = localStorage.getItem(CONSENT_KEY);
    return kept === 'granted' || kept === 'refused' ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Milliseconds since the question was answered in this visit; Infinity when it was not. */
export const sinceConsentMs = () => (answeredAt === undefined ? Infinity : Date.now() - answeredAt);

export function answerConsent(answer: Consent): void {
  answered = answer;
  isAskedAgain = false;
  answeredAt = Date.now();
  try {
    localStorage.setItem(CONSENT_KEY, answer);
    if (answer === 'refused') localStorage.removeItem(RECENT_SEARCHES_KEY);
  } catch {
    // Private windows may refuse: the question comes again with the next visit.
  }
  for (const listener of listeners) listener();
}

/** Shows the question again, for whoever changes their mind. */
export function askConsentAgain(): void {
  isAskedAgain = true;
  for (const listener of listeners) listener();
}

/** Whether the question stands on the screen. */
export const isConsentAsked = (): boolean => isAskedAgain || readConsent() === undefined;

/** Calls back when the answer changes, or the question is shown again. */
export function onConsentChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
