import { beforeEach, expect, test, vi } from 'vitest';
import type { Account } from '#contract/accounts/accounts.ts';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { toasts } from '#tests/support/told-toasts.ts';
import type { Api } from '#web/api/api.ts';
import { askAccount, onAccountTurn, turnAccount } from '#web/browser/account-context.ts';
import { accountTexts as texts } from '#web/texts/accounts.ts';
import { AccountScreen } from './AccountScreen.tsx';
import { teamLink } from './account-links.ts';

const ben = {
  id: 7,
  name: 'Ayşe',
  phone: null,
  email: 'ben@ornek.example',
  role: 'user',
} as Account;
beforeEach(() => {
  vi.stubGlobal('document', { cookie: 'principal=member', querySelector: () => null });
  turnAccount(ben);
  return () => turnAccount(null);
});

const screen = (answer: (asked: string) => unknown = () => ({})) =>
  screenWithApi(<AccountScreen />, (asked) => (asked.startsWith('GET') ? [] : answer(asked)));

test('signed out, one is nobody here and at home; that is said', async () => {
  let turns = 0;
  const forget = onAccountTurn(() => turns++);
  const { press, ways, text, sent } = screen();
  press(texts.signOut);
  await vi.waitFor(() => expect(toasts).toEqual([texts.signedOut]), 10_000);
  forget();
  expect([turns, ways.at(-1)]).toEqual([1, '/']);
  expect(sent.at(-1)).toContain('POST /api/users/sign-out');
  expect(text()).toContain(texts.strangerTitle);
});

test('who could not be signed out still is, and can try again', async () => {
  const { press, ways, text, outline } = screen(() => new Error('Olmadı.'));
  press(texts.signOut);
  await vi.waitFor(() => expect(toasts).toHaveLength(1), 10_000);
  await vi.waitFor(() => expect(outline()).not.toContain('aria-busy'), 10_000);
  expect(ways).toEqual(['/start']);
  expect(text()).toContain(ben.email);
});

test.each([
  ['user', false],
  ['moderator', true],
  ['admin', true],
] as const)('the way to the team’s pages of the %s: %s', (role, has) => {
  turnAccount({ ...ben, role });
  expect(screen().text().includes(teamLink.label)).toBe(has);
});

test('a stranger comes back here after signing in', () => {
  turnAccount(null);
  const { element, text } = screen();
  expect(text()).toContain(texts.strangerText);
  expect(element('href', '/login?next=%2Faccount').words).toBe(texts.signIn);
});

test('who cannot be asked for is asked again', async () => {
  await askAccount({ call: () => Promise.reject(new Error('away')) } as unknown as Api);
  const { press, text } = screenWithApi(<AccountScreen />, (asked) =>
    asked === 'GET /api/users/me' || asked.includes('auth') ? ben : [],
  );
  expect(text()).toContain(texts.failedTitle);
  press('Yeniden dene');
  await vi.waitFor(() => expect(text()).toContain(ben.email), 10_000);
});
