import { hasPrincipal, hasSignedOut, onAccountTurn } from '#web/browser/account-context.ts';
import type { PageStore } from '#web/page-store.ts';
import { pageAddress } from '#web/routes.ts';
import type { Told } from './keeper.ts';

/** Tells the worker, which keeps pages for the time without a network, what is seen. */
export function keepPages(store: PageStore, first: string): void {
  const worker = navigator.serviceWorker;
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
  // This code comes once the page is at rest; whoever was quicker has gone.
  if (hasSignedOut()) void tell({ isOut: true });
  see();
  store.subscribe(see);
  addEventListener('online', () => void tell({}));
  onAccountTurn(() => void (hasPrincipal() || tell({ isOut: true })));
}
