import { searchNorm } from '#contract/text/turkish-fold.ts';
import { RECENT_SEARCHES_KEY, readConsent } from '#web/browser/consent.ts';

/**
 * What was searched for last, on this device alone. Without the visitor's yes it is remembered for this
 * visit and written nowhere.
 */
const MOST_KEPT = 8;
const MAX_LENGTH = 100;

let ofThisVisit: readonly string[] = [];

/** The storage is the browser's to refuse (private windows, a full disk). */
function tryStorage<Answer>(act: (storage: Storage) => Answer): Answer | undefined {
  try {
    return act(localStorage);
  } catch {
    return undefined;
  }
}

function write(searches: readonly string[]): void {
  ofThisVisit = searches;
  tryStorage((storage) => {
    if (searches.length > 0 && readConsent() === 'granted')
      storage.setItem(RECENT_SEARCHES_KEY, JSON.stringify(searches));
    else storage.removeItem(RECENT_SEARCHES_KEY);
  });
}

const isAlike = (one: string, other: string) => searchNorm(one) === searchNorm(other);

/** Newest first. */
export function readRecentSearches(): readonly string[] {
  const kept = tryStorage((storage): unknown =>
    JSON.parse(storage.getItem(RECENT_SEARCHES_KEY) ?? 'null'),
  );
  if (!Array.isArray(kept) || readConsent() !== 'granted') return ofThisVisit;
  return kept.filter((one) => typeof one === 'string').slice(0, MOST_KEPT);
}

export function addRecentSearch(words: string): void {
  const search = words.trim().replace(/\s+/g, ' ');
  if (!search || search.length > MAX_LENGTH) return;
  const others = readRecentSearches().filter((one) => !isAlike(one, search));
  write([search, ...others].slice(0, MOST_KEPT));
}

export function removeRecentSearch(search: string): void {
  write(readRecentSearches().filter((one) => one !== search));
}

export const clearRecentSearches = (): void => write([]);
