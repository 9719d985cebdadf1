import { hasPrincipal, onAccountTurn } from '#web/browser/account-context.ts';
import { isKeeping } from '#web/browser/keeping.ts';
import type { PageStore } from '#web/page-store.ts';
import { pageAddress } from '#web/routes.ts';
import type { Told } from './keeper.ts';

/** Starts the worker that keeps pages for the time without a network, and tells it what is seen. */
export function keepPages(store: PageStore, first: string): void {
  const worker = navigator.serviceWorker;
  // Only where the address is https, and not while sources change under it.
  if (!worker || import.meta.env.DEV || !isKeeping()) return;
  const tell = async (told: Told) => (await worker.ready).active?.postMessage(told);
  let last = '';
  const see = () => {
    const seen = pageAddress(location.pathname + location.search);
    const state = store.entry(seen)?.state;
    // The worker has it, or says what else there is.
    if (state === 'failed' && !navigator.onLine && seen !== first) location.reload();
    if (state !== 'ready' || seen === last) return;
    last = seen;
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    void tell({ seen, files, isStranger: !hasPrincipal() });
  };
  worker.register('/sw.js').then(see, () => {});
  store.subscribe(see);
  addEventListener('online', () => void tell({}));
  onAccountTurn(() => void (hasPrincipal() || tell({ isOut: true })));
}
