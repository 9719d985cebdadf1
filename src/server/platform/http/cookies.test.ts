import { expect, test } from 'vitest';
import { openCookies } from './cookies.ts';

test('over https the session is bound to the host, over http it still works', () => {
  const plain = openCookies('session=eski', false);
  expect(plain.get('session')).toBe('eski');
  plain.set('session', 'yeni', 60);
  expect(plain.written()).toEqual(['session=yeni; Max-Age=60; Path=/; HttpOnly; SameSite=Lax']);

  const secure = openCookies('session=bir-baskasinin', true);
  expect(secure.get('session'), 'a name without the prefix is not ours').toBeUndefined();
  secure.set('session', 'yeni', 60);
  expect(secure.written()).toEqual([
    '__Host-session=yeni; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
  ]);
});

test('only the word guest or member can be read by scripts', () => {
  const cookies = openCookies(null, true);
  cookies.set('principal', 'member', 60);
  cookies.clear('session');
  expect(cookies.written()).toEqual([
    'principal=member; Max-Age=60; Path=/; Secure; SameSite=Lax',
    '__Host-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
  ]);
});
