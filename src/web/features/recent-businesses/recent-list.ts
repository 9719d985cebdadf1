import { isRemembering, RECENT_KEY, RECENT_LENGTH } from '#web/browser/recent-businesses.ts';

/** Enough for a line that leads back to it. */
export interface RecentBusiness {
  id: number;
  name: string;
  category: string;
  categorySlug: string;
  district: string;
}

const isRecent = (value: unknown): value is RecentBusiness => {
  const one = value as Partial<Record<keyof RecentBusiness, unknown>> | null;
  return (
    typeof one?.id === 'number' &&
    [one.name, one.category, one.categorySlug, one.district].every(
      (text) => typeof text === 'string',
    )
  );
};

/** The list as it was stored; what is no list is an empty one. */
export function parseRecent(text: string | null): RecentBusiness[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, RECENT_LENGTH) : [];
  } catch {
    return [];
  }
}

/** The newest first, each once. */
export const withNewest = (
  list: readonly RecentBusiness[],
  { id, name, category, categorySlug, district }: RecentBusiness,
): RecentBusiness[] =>
  [
    { id, name, category, categorySlug, district },
    ...list.filter((other) => other.id !== id),
  ].slice(0, RECENT_LENGTH);

const listeners = new Set<() => void>();

function write(list: readonly RecentBusiness[] | undefined): void {
  try {
    if (list) localStorage.setItem(RECENT_KEY, JSON.stringify(list));
    else localStorage.removeItem(RECENT_KEY);
  } catch {
    // A browser that keeps nothing remembers nothing.
  }
  for (const listener of listeners) listener();
}

/** The stored text: the same until it changes; null while nothing is remembered. */
export function readRecent(): string | null {
  try {
    return localStorage.getItem(RECENT_KEY);
  } catch {
    return null;
  }
}

/** Calls back when this page or another one changes the list. */
export function onRecentChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Notes a visit, for whoever asked for that. */
export function noteRecent(business: RecentBusiness): void {
  if (isRemembering()) write(withNewest(parseRecent(readRecent()), business));
}

export const startRemembering = (business: RecentBusiness): void => write([business]);
export const clearRecent = (): void => write([]);
export const stopRemembering = (): void => write(undefined);
