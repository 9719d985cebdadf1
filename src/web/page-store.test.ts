import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApi } from './api/api.ts';
import { PageStore } from './page-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What a page asks of the server, and whether that answers. */
function openStore() {
  const site = { asked: 0, isAway: false };
  const api = createApi(async () => {
    site.asked += 1;
    if (site.isAway) throw new TypeError('network');
    return Response.json([]);
  });
  return { store: new PageStore(api), site };
}
const NEW = '/new-businesses';

test('a page that was fetched ahead is there for whoever comes, and is asked for once', async () => {
  const { store, site } = openStore();
  await store.loadAhead(NEW);
  expect(store.entry(NEW)?.state).toBe('ready');
  const { asked } = site;
  expect(asked).toBeGreaterThan(0);
  await store.loadAhead(NEW);
  await store.load(NEW);
  expect(site.asked).toBe(asked);
  vi.advanceTimersByTime(60_000);
  expect(store.entry(NEW)?.state).toBe('ready');
});

test('nobody who comes later is shown what it was then', async () => {
  const { store, site } = openStore();
  await store.loadAhead(NEW);
  const { asked } = site;
  vi.advanceTimersByTime(30_000);
  expect(store.entry(NEW)).toBeUndefined();
  await store.load(NEW);
  expect(site.asked).toBe(2 * asked);
});

test('what failed before anybody asked has not failed for them', async () => {
  const { store, site } = openStore();
  site.isAway = true;
  await store.loadAhead(NEW);
  expect(store.entry(NEW)).toBeUndefined();
  site.isAway = false;
  await store.load(NEW);
  expect(store.entry(NEW)?.state).toBe('ready');
});

test('whoever came while it was fetched is told that it failed', async () => {
  const { store, site } = openStore();
  site.isAway = true;
  const ahead = store.loadAhead(NEW);
  const visit = store.load(NEW);
  await Promise.all([ahead, visit]);
  expect(store.entry(NEW)?.state).toBe('failed');
});
