import { expect, test } from 'vitest';
import { isOwnersTurn, ownersTurnUntil, provedDomain } from './contests.rules.ts';

test.each([
  ['ali@kebap.com.tr', 'https://www.kebap.com.tr/menu', 'kebap.com.tr'],
  ['Ali@Kebap.com', 'http://kebap.com', 'kebap.com'],
  ['ali@kebap.com.tr', 'https://siparis.kebap.com.tr', 'kebap.com.tr'],
  ['ali@abc.tr', 'https://www.abc.tr', 'abc.tr'],
  ['ali@abc.tr', 'https://abc.tr', 'abc.tr'],
  // Short as a kind below a country, but nothing stands below it, or it is below no country.
  ['ali@abc.com', 'https://www.abc.com', 'abc.com'],
  ['ali@kebap.com', 'https://menu.kebap.com', 'kebap.com'],
  ['ali@abc.com', 'https://menu.abc.com', 'abc.com'],
  ['ali@kebap.tr', 'https://menu.kebap.tr', 'kebap.tr'],
  ['ali@awww.tr', 'https://awww.tr', 'awww.tr'],
  ['ali@kotukebap.com.tr@kebap.com.tr', 'https://kebap.com.tr', 'kebap.com.tr'],
  ['ali@kebap.com.tr@kotukebap.com.tr', 'https://kebap.com.tr', null],
  ['', '', null],
  ['ali@baska.com.tr', 'https://kebap.com.tr', null],
  ['ali@com.tr', 'https://kebap.com.tr', null],
  ['ali@kebap.com.tr.baska.com', 'https://kebap.com.tr', null],
  ['ali@kotukebap.com.tr', 'https://kebap.com.tr', null],
  ['ali@siparis.kebap.com.tr', 'https://siparis.kebap.com.tr', null],
  ['ali@gmail.com', 'https://gmail.com', null],
  ['ali@kebap.com', 'kebap', null],
  ['ali@kebap.com', null, null],
  [null, 'https://kebap.com', null],
])('%s on %s proves %s', (email, website, domain) => {
  expect(provedDomain(email, website)).toBe(domain);
});

test('the owner has seven days; an answer ends them sooner', () => {
  const ownerAskedAt = new Date('2026-11-20T10:00:00Z');
  const at = (text: string) =>
    isOwnersTurn({ ownerAskedAt, ownerAnsweredAt: null }, new Date(text));
  expect(ownersTurnUntil(ownerAskedAt)).toEqual(new Date('2026-11-27T10:00:00Z'));
  expect([at('2026-11-27T09:59:59Z'), at('2026-11-27T10:00:00Z')]).toEqual([true, false]);
  const answered = { ownerAskedAt, ownerAnsweredAt: ownerAskedAt };
  expect(isOwnersTurn(answered, ownerAskedAt)).toBe(false);
  expect(isOwnersTurn({ ownerAskedAt: null, ownerAnsweredAt: null }, ownerAskedAt)).toBe(false);
});
