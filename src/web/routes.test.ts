import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { matchRoute, NOT_FOUND_PAGE, pageAddress, routes } from './routes.ts';

test.each([
  ['/?x=1', '/'],
  ['/?gclid=1&utm_source=x', '/'],
  ['/search?q=kebap&utm_source=x&fbclid=1', '/search?q=kebap'],
  ['/search?q=a&was=a&shown=b&day=c&hour=d', '/search?q=a&was=a&shown=b&day=c&hour=d'],
  ['/search?q=a%20b', '/search?q=a%20b'],
  ['/search?price=uygun&price=orta', '/search?price=uygun&price=orta'],
  ['/category/kafeler?page=2&x=1&district=Seyhan', '/category/kafeler?page=2&district=Seyhan'],
  ['/businesses?', '/businesses'],
  ['/about?page=2', '/about'],
  ['/olmayan?q=1', '/olmayan'],
])('%s is the page %s', (url, address) => {
  expect(pageAddress(url)).toBe(address);
});

test('however its path is written, a page is the same one', () => {
  for (const url of ['/%61bout', '/about/', '/abou%74?x']) expect(pageAddress(url)).toBe('/about');
  for (const url of ['/category/%6Bafeler', '/category/kafeler/'])
    expect(pageAddress(url)).toBe('/category/kafeler');
  expect(pageAddress('/category/%c5%9fi%C5%9f')).toBe('/category/%C5%9Fi%C5%9F');
  expect(pageAddress('/category/a%2Fb')).toBe('/category/a%2Fb');
  expect(pageAddress('/%ff')).toBe('/%ff');
});

test('a question mark inside the query belongs to the query', () => {
  expect(pageAddress('/search?q=a?b&utm_source=x')).toBe('/search?q=a?b');
});

test('the address of a page is its own address, and leads to the same page', () => {
  for (const { path, page } of routes) {
    const address = pageAddress(path.replace(/:\w+/, 'bir%20iki'));
    expect(pageAddress(address)).toBe(address);
    expect(matchRoute(address).page).toBe(page);
  }
  expect(matchRoute('/olmayan').page).toBe(NOT_FOUND_PAGE);
});

test('a parameter that a link of ours carries is one its page reads', () => {
  const links = globSync('src/{web,server,contract}/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] })
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/['"`(](\/[a-z/-]*\?[a-z]+)=/g)])
    .map(([, link = '']) => link)
    .filter((link) => !link.startsWith('/api/') && matchRoute(link.split('?')[0] ?? '').route);
  expect(links.length).toBeGreaterThan(10);
  for (const link of links) expect(pageAddress(`${link}=1`)).toBe(`${link}=1`);
});

test('files whose code comes late are there', () => {
  const named = globSync('src/web/pages/*.page.tsx').flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/'(src\/web\/[^']+)'/g)].map(([, file = '']) => file),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});
