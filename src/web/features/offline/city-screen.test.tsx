import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type City, packCity } from '#contract/offline/city-columns.ts';
import { cachesInMemory } from '#tests/support/caches-in-memory.ts';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { toasts } from '#tests/support/told-toasts.ts';
import { keepCity } from '#web/browser/kept-city.ts';
import { KeptStore } from '#web/browser/kept-store.ts';
import { offlineTexts } from '#web/texts/offline.ts';
import { offlineCityTexts as cityTexts } from '#web/texts/offline-city.ts';
import { CityScreen } from './CityScreen.tsx';
import type { CitySearchProps } from './city-parts.ts';
import { OfflineScreen } from './OfflineScreen.tsx';

const city: City = {
  ...{ version: 1, at: '2026-11-15T09:00:00Z', categories: [], holidays: [] },
  ...{ kinds: [], places: [], duty: [], businesses: [] },
};
const offer = { version: 1, at: city.at, businesses: 2, bytes: 100, textBytes: 200 };
const Search = ({ isAway }: CitySearchProps) => (isAway ? 'cihaz yanıtlar' : 'site yanıtlar');
const replace = vi.fn();

beforeEach(async () => {
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { search: '?isletme=7', replace });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('caches', cachesInMemory());
  await keepCity(caches, JSON.stringify(packCity(city)), {
    ...{ version: 1, at: city.at, businesses: 2, bytes: 100 },
  });
});
afterEach(() => {
  replace.mockClear();
});
// A screen ends after its test, in the browser it stood in.
afterAll(() => {
  vi.unstubAllGlobals();
});

test('where the site answers the city does not, and the page that was asked for is opened', async () => {
  const { until } = screenWithApi(<CityScreen Search={Search} />, () => offer);
  await until('Güncelle');
  await until('site yanıtlar');
  await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/business/7'));
});

test('a site that refuses has answered: the device does not in its place', async () => {
  const { until, text } = screenWithApi(<CityScreen Search={Search} />, () => new Error('çok sık'));
  await until('Site şu an yanıt veremiyor');
  expect(text()).toContain('site yanıtlar');
  expect(replace).not.toHaveBeenCalled();
});

test('where the site cannot be reached the device answers', async () => {
  const { until } = screenWithApi(<CityScreen Search={Search} />, () =>
    Promise.reject(new TypeError('Failed to fetch')),
  );
  await until('cihaz yanıtlar');
  expect(replace).not.toHaveBeenCalled();
});

test.each([
  ['a full device', new DOMException('full', 'QuotaExceededError'), cityTexts.full],
  ['a line that is cut', new TypeError('Failed to fetch'), cityTexts.failed],
])('%s is told as what it is, and nothing is said to be here', async (_, error, words) => {
  vi.stubGlobal('caches', cachesInMemory());
  vi.stubGlobal('fetch', () => Promise.reject(error));
  const { until, press } = screenWithApi(<CityScreen Search={Search} />, () => offer);
  await until(cityTexts.offered(offer.businesses));
  press(cityTexts.download(offer.bytes));
  await until(words);
  expect(toasts).toEqual([]);
});

test('what comes down can be stopped half way, and then nothing of it is here', async () => {
  vi.stubGlobal('caches', cachesInMemory());
  const fetched = vi.fn(
    (_: string, { signal }: RequestInit) =>
      new Promise((_, fails) => signal?.addEventListener('abort', () => fails(signal.reason))),
  );
  vi.stubGlobal('fetch', fetched);
  const { until, press, text } = screenWithApi(<CityScreen Search={Search} />, () => offer);
  await until(cityTexts.offered(offer.businesses));
  press(cityTexts.download(offer.bytes));
  await until(cityTexts.stop);
  press(cityTexts.stop);
  await new Promise(setImmediate);
  expect(fetched.mock.calls[0]?.[1].signal?.aborted).toBe(true);
  for (const gone of [cityTexts.stop, cityTexts.failed, '%']) expect(text()).not.toContain(gone);
  expect(await caches.keys()).toEqual([]);
  // And again.
  press(cityTexts.download(offer.bytes));
  await until(cityTexts.stop);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('which version is here is said, by the clock of Adana', async () => {
  expect(cityTexts.version(Date.parse('2026-11-30T21:09:22Z'))).toBe('Sürüm 2026.12.01.0009');
  const { until } = screenWithApi(<CityScreen Search={Search} />, () => offer);
  await until('Sürüm 1970.01.01.0300');
});

test('pages that are cleared are gone when that is said', async () => {
  const store = new KeptStore(caches);
  const page = { address: '/business/7', title: 'Nar', keptAt: 1, seenAt: 1 };
  await store.putPage(page, '<p>Nar</p>', new Headers());
  const { until, press, text } = screenWithApi(<OfflineScreen />);
  await until('Nar');
  const { promise: going, resolve: goes } = Promise.withResolvers<void>();
  const device = caches;
  const slowly = (name: string) => going.then(() => device.delete(name));
  vi.stubGlobal('caches', { ...device, delete: slowly });
  press(offlineTexts.clear);
  await new Promise(setImmediate);
  expect(toasts).toEqual([]);
  goes();
  await vi.waitFor(() => expect(toasts).toEqual([offlineTexts.cleared]));
  expect(await store.pages()).toEqual([]);
  await until(offlineTexts.nothing);
  expect(text()).not.toContain('Nar');
});
