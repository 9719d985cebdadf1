import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveAd } from '#contract/advertising/live-ads.ts';
import { createApi } from './api/api.ts';
import { PageStore } from './page-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ad: LiveAd = {
  ...{ kind: 'advertisement_request', id: 1, packageType: 'basic', businessName: 'Ova' },
  ...{ content: { title: 'Başlık', description: '', features: [] }, pictures: [] },
  ...{ businessId: null, categorySlug: null, isExample: false },
  ...{ startDate: '2026-01-01', endDate: '9999-12-31' },
};

/** What a page asks of the server, and whether that answers. */
function openStore() {
  const site = { asked: 0, askedForAds: 0, isAway: false };
  const api = createApi(async (address) => {
    if (address === '/api/live-ads') site.askedForAds += 1;
    else site.asked += 1;
    if (site.isAway) throw new TypeError('network');
    return Response.json(address === '/api/live-ads' ? [ad] : []);
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

test('the ads of further pages are asked for once a visit, and again where they did not come', async () => {
  const { store, site } = openStore();
  const footOf = (href: string) => {
    const entry = store.entry(href);
    return entry?.state === 'ready' ? entry.ads.footer?.id : entry?.state;
  };
  site.isAway = true;
  // A page of text asks for nothing else: it is shown without.
  await store.load('/about');
  expect(footOf('/about')).toBeUndefined();
  site.isAway = false;
  await store.load('/faq');
  await store.load('/terms');
  expect([footOf('/faq'), footOf('/terms')]).toEqual([1, 1]);
  expect(site.askedForAds).toBe(2);
});
