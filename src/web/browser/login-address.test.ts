import { expect, test } from 'vitest';
import { loginAddress, nextAfterLogin } from './login-address.ts';

const next = (given: string) => nextAfterLogin(new URLSearchParams({ next: given }));

test('signing in leads back to where one came from', () => {
  for (const from of ['/favorites', '/search?q=%C3%A7ay&district=Seyhan', '/business/1001#yorum']) {
    const { searchParams } = new URL(loginAddress(from), 'http://page');
    expect(nextAfterLogin(searchParams)).toBe(from);
  }
});

test('from the home page and from the login page there is nowhere to come back to', () => {
  expect(['/', '/login', '/login?next=%2Fmap'].map(loginAddress)).toEqual(Array(3).fill('/login'));
  expect(nextAfterLogin(new URLSearchParams())).toBe('/');
  expect(next('/login?next=/login')).toBe('/');
});

test.each([
  'https://kotu.example/',
  '//kotu.example',
  '/\\kotu.example',
  '\\\\kotu.example',
  '/\t/kotu.example',
  '/\n\\kotu.example',
  '/a/..//kotu.example',
  '/./\\kotu.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'favorites',
  '',
])('what is no page of this site (%j) leads home', (given) => {
  expect(next(given)).toBe('/');
});
