import { KEEPING_KEY } from '#web/browser/keeping.ts';
import { isCityKept } from '#web/browser/kept-city.ts';
import { favoriteAddress, type KeptPage, KeptStore } from '#web/browser/kept-store.ts';

interface KeptHere {
  favorites: KeptPage[];
  seen: KeptPage[];
  /** How many changes of favourites wait for a network. */
  waiting: number;
  /** The city can be searched here. */
  hasCity: boolean;
}

/** What is kept on this device, what was seen last first; undefined for a browser that keeps nothing. */
export async function readKeptHere(): Promise<KeptHere | undefined> {
  if (!('caches' in window)) return undefined;
  const store = new KeptStore(caches);
  const ids = await store.note('favorites');
  const pages = (await store.pages()).sort((one, other) => other.seenAt - one.seenAt);
  const isFavorite = new Set(ids.map(favoriteAddress));
  return {
    favorites: pages.filter(({ address }) => isFavorite.has(address)),
    seen: pages.filter(({ address }) => !isFavorite.has(address)),
    waiting: Object.keys(await store.note('waiting')).length,
    hasCity: await isCityKept(caches),
  };
}

/** Pages and favourites; what waits to be sent stays. */
export const clearKept = (): Promise<void> => new KeptStore(caches).clearPages();

/** Nothing is kept on this device any more, and the worker goes. */
export async function stopKeeping(): Promise<void> {
  localStorage.setItem(KEEPING_KEY, 'off');
  const registered = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registered.map((one) => one.unregister()));
  for (const name of await caches.keys()) await caches.delete(name);
}

export function startKeeping(): void {
  localStorage.removeItem(KEEPING_KEY);
  location.reload();
}

/** Whether pages are kept on this device: unless the visitor does not want it. */
export function isKeeping(): boolean {
  try {
    return localStorage.getItem(KEEPING_KEY) === null;
  } catch {
    return false;
  }
}
