import { beforeEach, expect, test, vi } from 'vitest';
import type { PageStore } from '#web/page-store.ts';
import { keepPages } from './keep-pages.ts';

/** Whom this device knows, and what is done when that changes: code that is shared with other tests hears no more. */
const account = vi.hoisted(() => ({ isKnown: false, hasLeft: false, turned: () => {} }));
vi.mock('#web/browser/account-context.ts', () => ({
  hasPrincipal: () => account.isKnown,
  hasSignedOut: () => account.hasLeft,
  onAccountTurn: (listener: () => void) => {
    account.turned = listener;
  },
}));

const told: object[] = [];
const states: Record<string, string> = {};
let changed = () => {};
let tab: EventTarget;
const reload = vi.fn();
const place = { pathname: '/faq', search: '', reload };

const store = {
  entry: (href: string) => (states[href] ? { state: states[href] } : undefined),
  subscribe: (listener: () => void) => {
    changed = listener;
  },
} as unknown as PageStore;

/** Whoever waits for the worker has been heard. */
const heard = () => new Promise((resolve) => setImmediate(resolve));
const go = (pathname: string, state: string) => {
  states[pathname] = state;
  place.pathname = pathname;
  changed();
};

beforeEach(() => {
  told.length = 0;
  reload.mockClear();
  place.pathname = '/faq';
  states['/faq'] = 'ready';
  tab = new EventTarget();
  const worker = { active: { postMessage: (what: object) => told.push(what) } };
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { ready: Promise.resolve(worker) } });
  vi.stubGlobal('location', place);
  account.isKnown = false;
  account.hasLeft = false;
  vi.stubGlobal('performance', { getEntriesByType: () => [{ name: '/assets/a.js' }] });
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
});

test('each page that is seen is told once, with its files, once it is there', async () => {
  keepPages(store, '/faq');
  changed();
  go('/about', 'loading');
  go('/about', 'ready');
  changed();
  await heard();
  const files = ['/assets/a.js'];
  expect(told).toEqual([
    { seen: '/faq', files, isStranger: true },
    { seen: '/about', files, isStranger: true },
  ]);
});

test('what somebody sees who is known here is told as theirs; when they leave, that', async () => {
  account.isKnown = true;
  keepPages(store, '/faq');
  account.turned();
  await heard();
  expect(told).toMatchObject([{ seen: '/faq', isStranger: false }]);
  account.isKnown = false;
  account.turned();
  await heard();
  expect(told.slice(1)).toEqual([{ isOut: true }]);
});

test('the worker is told when the network is back', async () => {
  keepPages(store, '/faq');
  tab.dispatchEvent(new Event('online'));
  await heard();
  expect(told.slice(1)).toEqual([{}]);
});

test.each([
  ['/about', false, 1],
  ['/about', true, 0],
  ['/faq', false, 0],
])('a page that failed, %s with network: %s, is loaded again by %i', (page, onLine, times) => {
  keepPages(store, '/faq');
  Object.assign(navigator, { onLine });
  go(page, 'failed');
  expect(reload).toHaveBeenCalledTimes(times);
});

test('whoever left before anything was told has left all the same', async () => {
  account.hasLeft = true;
  keepPages(store, '/faq');
  await heard();
  expect(told).toMatchObject([{ isOut: true }, { seen: '/faq', isStranger: true }]);
});
