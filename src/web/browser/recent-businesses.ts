/** Kept on the device once the visitor asked for it, and nowhere else (decisions, Privacy; texts/privacy.ts). */
export const RECENT_KEY = 'recent-businesses';
export const RECENT_LENGTH = 12;

/** Whether the visitor asked for the list. Reading it stores nothing. */
export function isRemembering(): boolean {
  try {
    return localStorage.getItem(RECENT_KEY) !== null;
  } catch {
    return false;
  }
}
