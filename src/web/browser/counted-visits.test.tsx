import { beforeEach, expect, test, vi } from 'vitest';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { useVisit } from './use-visit.ts';

let told: { address: string; body: Blob }[];
beforeEach(() => {
  told = [];
  vi.stubGlobal('document', { referrer: 'https://arama.example/', cookie: '' });
  vi.stubGlobal('navigator', {
    userAgent: 'Tarayıcı',
    sendBeacon: (address: string, body: Blob) => told.push({ address, body }),
  });
});
const Page = ({ path, isShown = true }: { path: string; isShown?: boolean }) => {
  useVisit(path, isShown);
  return null;
};
const visit = (path: string, isShown = true) =>
  screenWithApi(<Page {...{ path, isShown }} />).text();
const bodies = () => Promise.all(told.map(async ({ body }) => JSON.parse(await body.text())));
const noConsent = () => {
  const kept = new Map([['visitor-session', 'eski']]);
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('localStorage', { getItem: () => null });
  return kept;
};

test('each page that is shown is counted once, with where the first came from and no trace kept', async () => {
  const kept = noConsent();
  visit('/');
  visit('/', true);
  visit('/map', false);
  visit('/map');
  visit('/');
  const pages = await bodies();
  expect(pages.map(({ page, referrer }) => [page, referrer])).toEqual([
    ['/', 'https://arama.example/'],
    ['/map', undefined],
    ['/', undefined],
  ]);
  const [first] = pages;
  expect(first).toMatchObject({
    userAgent: 'Tarayıcı',
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  expect(new Set(pages.map(({ sessionId }) => sessionId)).size, 'one visit').toBe(1);
  expect(first.sessionId).not.toBe('eski');
  expect(kept.size).toBe(0);
});
