import { expect, test } from 'vitest';
import { COUNTED_PAGES, OTHER_PAGES } from '#contract/statistics/visitor-statistics.ts';
import { countedWords } from './search-words.rules.ts';
import { readPage, referrerHost } from './visits.rules.ts';

test.each([
  ['/business/1042?ref=x#a', { page: '/business/1042', businessId: 1042 }],
  ['/business/1042/', { page: '/business/1042', businessId: 1042 }],
  ['/business/1042//', { page: '/business/1042', businessId: 1042 }],
  ['/business/1234567890', { page: OTHER_PAGES }],
  ['/business/1042/x', { page: OTHER_PAGES }],
  ['/x/business/1042', { page: OTHER_PAGES }],
  ['/category/oto-yikama-2', { page: '/category/oto-yikama-2', categorySlug: 'oto-yikama-2' }],
  ['/category/Oto', { page: OTHER_PAGES }],
  [`/category/${'a'.repeat(61)}`, { page: OTHER_PAGES }],
  ['/x/category/oto', { page: OTHER_PAGES }],
  ['/favorites/gizli', { page: '/favorites' }],
  ['/', { page: '/' }],
  ['/open-now?category=kafeler', { page: '/open-now' }],
  ['/nobetci-eczane', { page: '/nobetci-eczane' }],
  ['/bayramda-acik/2026-12-31', { page: '/bayramda-acik' }],
  ['/bilinmeyen', { page: OTHER_PAGES }],
  ['/administration', { page: OTHER_PAGES }],
])('%s is counted as %j', (address, read) => {
  expect(readPage(address)).toEqual(read);
});

test('pages of the team are nobody’s visit, every page with a name counts for itself', () => {
  for (const address of ['/admin', '/admin/', '/admin/inbox', '/admin?x'])
    expect(readPage(address)).toBeUndefined();
  for (const page of COUNTED_PAGES) expect(readPage(page)).toEqual({ page });
});

test.each([
  ['https://www.google.com/search?q=x', 'google.com'],
  ['http://bing.com', 'bing.com'],
  ['https://awww.example', 'awww.example'],
  ['https://rehber.example/search', null],
  ['https://rehber.example:8443/', 'rehber.example'],
  ['android-app://com.google', null],
  ['x', null],
  ['', null],
  [null, null],
  [`https://${'a'.repeat(60)}.${'b'.repeat(60)}.example`, `${'a'.repeat(60)}.${'b'.repeat(39)}`],
])('somebody came from %s: %s', (referrer, host) => {
  expect(referrerHost(referrer, 'https://rehber.example')).toBe(host);
});

test.each([
  [' Kebap   SALONU ', { words: 'kebap salonu', typed: 'kebap salonu' }],
  ['IŞIK', { words: 'isik', typed: 'ışık' }],
  ['5 yıldız', { words: '5 yildiz', typed: '5 yıldız' }],
  ['a', undefined],
  ['at', { words: 'at', typed: 'at' }],
  ['a'.repeat(60), { words: 'a'.repeat(60), typed: 'a'.repeat(60) }],
  ['a'.repeat(61), undefined],
  ['ayse@ornek', undefined],
  ['no 123456', { words: 'no 123456', typed: 'no 123456' }],
  ['no 1234567', undefined],
])('of the question %s is counted %j', (q, counted) => {
  expect(countedWords(q)).toEqual(counted);
});
