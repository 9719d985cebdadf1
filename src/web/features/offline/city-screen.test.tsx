import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type City, packCity } from '#contract/offline/city-columns.ts';
import { cachesInMemory } from '#tests/support/caches-in-memory.ts';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { keepCity } from '#web/browser/kept-city.ts';
import { CityScreen } from './CityScreen.tsx';
import type { CitySearchProps } from './city-parts.ts';

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
  vi.unstubAllGlobals();
  replace.mockClear();
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
