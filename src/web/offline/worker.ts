import { addFavorite, removeFavorite } from '#contract/favorites.ts';
import { Keeper, type Told } from './keeper.ts';
import type { WorkerScope } from './worker-scope.ts';

/** The service worker, served as /sw.js. */
const scope = self as unknown as WorkerScope;

/** Whatever goes on beside an answer, for the event that began it. */
const under = new Set<Promise<unknown>>();

const keeper = new Keeper({
  caches: scope.caches,
  fetch: (address, init) => scope.fetch(address, init),
  now: () => Date.now(),
  isSaving: () => scope.navigator.connection?.saveData === true,
  isOnline: () => scope.navigator.onLine,
  goesOn: (work) => {
    const ended = work.catch(() => undefined).finally(() => under.delete(ended));
    under.add(ended);
  },
});

const FAVORITES = /^\/api\/users\/[^/]+\/favorites$/;
const FAVORITE_LIST = /^\/api\/users\/[^/]+\/favorite-list$/;

scope.addEventListener('install', (event) => {
  // Its files are named by what is in them, and it answers nothing that the network can: it need not wait.
  event.waitUntil(
    keeper
      .install()
      .catch(() => undefined)
      .then(() => scope.skipWaiting()),
  );
});

scope.addEventListener('activate', (event) => {
  const preload = scope.registration.navigationPreload?.enable().catch(() => undefined);
  event.waitUntil(Promise.all([preload, keeper.activate()]).then(() => scope.clients.claim()));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== scope.location.origin) return;
  const answer = answerTo();
  if (!answer) return;
  event.respondWith(answer);
  event.waitUntil(answer.then(() => Promise.all(under)).catch(() => undefined));

  function answerTo(): Promise<Response> | undefined {
    if (pathname === addFavorite.path) {
      if (![addFavorite.method, removeFavorite.method].includes(request.method as never)) return;
      return keeper.changeFavorite(request).then((given) => {
        void scope.registration.sync?.register('favorites').catch(() => undefined);
        return given;
      });
    }
    if (request.method !== 'GET') return undefined;
    if (pathname.startsWith('/assets/')) return keeper.file(request);
    if (FAVORITES.test(pathname)) return keeper.favorites(request);
    if (FAVORITE_LIST.test(pathname)) return keeper.favoriteList(request);
    const isPage = request.mode === 'navigate' && !pathname.startsWith('/api/');
    return isPage ? keeper.page(request, event.preloadResponse) : undefined;
  }
});

scope.addEventListener('message', (event) => event.waitUntil(keeper.hear(event.data as Told)));
scope.addEventListener('sync', (event) => event.waitUntil(keeper.send()));
