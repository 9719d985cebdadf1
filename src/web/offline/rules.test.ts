import { expect, test } from 'vitest';
import { uploadAddress } from '#contract/uploads.ts';
import { firstToGo, type KeptPage } from '#web/browser/kept-store.ts';
import { momentOf } from '#web/texts/offline.ts';
import {
  asKept,
  favoritesToFetch,
  filesOf,
  keptAddress,
  MOST_FAVORITES,
  MOST_SEEN,
  standIn,
  titleOf,
  whatGoes,
  whatToDo,
} from './rules.ts';

const NOW = Date.parse('2026-11-25T11:32:00Z');
const HOUR = 3_600_000;
const page = (address: string, hoursAgo: number, seen = true): KeptPage => ({
  address,
  title: address,
  keptAt: NOW - hoursAgo * HOUR,
  seenAt: seen ? NOW - hoursAgo * HOUR : 0,
});

test.each([
  ['https://rehber.example/business/1001?utm_source=x#yorumlar', '/business/1001'],
  ['/business/1001?page=2&fbclid=x', '/business/1001?page=2'],
  ['/', '/'],
  ['/search?q=kebap&x=1', '/search?q=kebap'],
  ['/category/kafeler', '/category/kafeler'],
])('%s is kept as %s', (url, address) => expect(keptAddress(url)).toBe(address));

test.each([
  ...['/account', '/admin', '/admin/users/7', '/login', '/applications', '/favorites'],
  ...['/favorites/abcdefghijklmnopqrstuv', '/verify-email?token=x', '/reservation?token=x'],
  ...[
    '/ad-preview/x',
    '/bayram-saatleri?token=x',
    '/bilgiler-dogru-mu?token=x',
    '/business-invitation?token=x',
  ],
  ...['/business-owner-dashboard', '/add-business', '/yok', '/%ff', '/api/businesses'],
  // They tell of one hour.
  ...['/open-now', '/nobetci-eczane', '/search?q=kebap&open=now', '/search?open=2026-11-25T20:00'],
  // It says where somebody was.
  '/search?q=kebap&near=37.001,35.325',
])('%s is not kept', (url) => expect(keptAddress(url)).toBeUndefined());

test.each([
  ['/business/1040?utm_source=x', true, '/cevrimdisi/sehir?isletme=1040'],
  ['/business/1040', false, '/cevrimdisi#/business/1040'],
  ['/business/abc', true, '/cevrimdisi#/business/abc'],
  ['/favorites', true, '/cevrimdisi#/favorites'],
  ['/search?q=kebap', true, '/cevrimdisi#/search?q=kebap'],
])('%s, which is not kept (city: %s), leads to %s', (url, hasCity, to) =>
  expect(standIn(url, hasCity)).toBe(to),
);

const answer = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers });
const HTML = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' };

test('only what the network gives to everybody is kept; what is gone there goes here', () => {
  expect(whatToDo(answer(200, HTML))).toBe('keep');
  for (const status of [404, 410]) expect(whatToDo(answer(status, HTML))).toBe('remove');
  const moved = { status: 0, type: 'opaqueredirect' as const, headers: new Headers() };
  expect(whatToDo(moved)).toBe('remove');
  for (const status of [500, 502, 503, 429]) expect(whatToDo(answer(status, HTML))).toBe('nothing');
  for (const keeping of ['no-store', 'private, no-cache'])
    expect(whatToDo(answer(200, { ...HTML, 'Cache-Control': keeping }))).toBe('nothing');
  expect(whatToDo(answer(200, { 'Content-Type': 'application/json' }))).toBe('nothing');
});

test('the last thirty seen stay, favourites beside them, and nothing longer than a month', () => {
  const seen = Array.from({ length: MOST_SEEN + 2 }, (_, at) => page(`/business/${at}`, at));
  const favorites = new Set(['/business/31', '/business/500']);
  const kept = [...seen, page('/business/500', 5, false), page('/business/501', 5, false)];
  expect(whatGoes(kept, favorites, NOW)).toEqual(['/business/30', '/business/501']);
  expect(whatGoes(kept, new Set(), NOW).toSorted()).toEqual(
    ['/business/30', '/business/31', '/business/500', '/business/501'].toSorted(),
  );
  expect(whatGoes([page('/', 31 * 24)], new Set(['/']), NOW)).toEqual(['/']);
});

test('favourites are asked for when they are not here or from yesterday, not without end', () => {
  const kept = [page('/business/1', 2), page('/business/2', 25)];
  expect(favoritesToFetch(kept, [1, 2, 3], NOW)).toEqual(['/business/2', '/business/3']);
  const many = Array.from({ length: 500 }, (_, at) => at + 10);
  expect(favoritesToFetch([], many, NOW)).toHaveLength(MOST_FAVORITES);
});

test('on a full device what was seen longest ago goes first, favourites last', () => {
  const kept = [page('/business/1', 9), page('/', 1), page('/about', 5)];
  expect(firstToGo(kept, new Set(['/business/1']))).toBe('/about');
  expect(firstToGo(kept, new Set())).toBe('/business/1');
  expect(firstToGo([], new Set())).toBeUndefined();
});

const DOCUMENT =
  '<!doctype html><html lang="tr"><head><title>Ali&#x27;nin &amp; Veli | Adana Rehberi</title><link rel="stylesheet" href="/assets/site-1.css"><script type="module" src="/assets/a-2.js"></script></head><body><div id="root"><a href="/assets/site-1.css">x</a></div></body></html>';

test('a page names its files once, and its title without the name of the site', () => {
  expect(filesOf(DOCUMENT)).toEqual(['/assets/site-1.css', '/assets/a-2.js']);
  expect(titleOf(DOCUMENT)).toBe("Ali'nin & Veli");
  expect(titleOf('<title>Adana</title>')).toBe('Adana');
});

test('a kept page says first that it is kept and from when, and hides what was true then', () => {
  const at = { now: new Date(NOW + HOUR), isOnline: false };
  const html = asKept(DOCUMENT, new Date(NOW), at);
  expect(html).toContain('Ağ yok.');
  expect(asKept(DOCUMENT, new Date(NOW), { ...at, isOnline: true })).toContain(
    'Siteye ulaşılamıyor.',
  );
  expect(html).toContain('<html data-kept lang="tr">');
  expect(html).toMatch(
    /main \.badge-open,.*main \[data-now\].*\{display:none\}.*<\/style><\/head>/,
  );
  expect(html, 'no signs of broken photos').toContain(`img[src^="${uploadAddress('')}"]{content:`);
  expect(html.indexOf('14.32’de kaydedildi')).toBeLessThan(html.indexOf('<div id="root">'));
  expect(html).toContain('<a href="/assets/site-1.css">x</a></div></body></html>');
});

test.each([
  ['2026-11-25T11:32:00Z', '14.32’de'],
  ['2026-11-24T21:00:00Z', '00.00’da'],
  ['2026-11-24T20:59:00Z', 'dün 23.59’da'],
  ['2026-11-23T06:30:00Z', '23 Kasım 09.30’da'],
])('%s is said as %s', (at, said) => expect(momentOf(new Date(at), new Date(NOW))).toBe(said));
