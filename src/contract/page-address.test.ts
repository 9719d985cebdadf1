import { expect, test } from 'vitest';
import { pageAddress } from './page-address.ts';

test.each([
  ['/search?q=kebap&utm_source=x&fbclid=1', '/search?q=kebap'],
  ['/?gclid=1', '/'],
  ['/search?q=a%20b', '/search?q=a%20b'],
  ['/businesses?', '/businesses'],
])('%s is kept under %s', (url, address) => {
  expect(pageAddress(url)).toBe(address);
});

test('a question mark inside the query belongs to the query', () => {
  expect(pageAddress('/search?q=a?b&utm_source=x')).toBe('/search?q=a?b');
});
