import { beforeEach, expect, test, vi } from 'vitest';
import { drawnPage } from '#tests/support/drawn-page.tsx';
import { historyInMemory } from '#tests/support/history-in-memory.ts';
import { settled } from '#tests/support/standing-still.ts';
import { changeShownAccount } from '#web/browser/account-context.ts';
import { adminLinks } from '#web/features/admin-frame/admin-links.ts';
import { routes } from '#web/routes.ts';

beforeEach(() => {
  historyInMemory();
  const hearing = { addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal('window', hearing);
  vi.stubGlobal('document', {
    ...{ ...hearing, cookie: 'principal=1', getElementById: () => null },
    ...{ querySelector: () => null, documentElement: { dataset: {}, hasAttribute: () => true } },
  });
  vi.stubGlobal('location', {
    origin: 'https://rehber.example',
    hash: '',
    pathname: '/',
    search: '',
  });
  vi.stubGlobal('scrollTo', () => undefined);
  for (const name of ['HTMLElement', 'HTMLInputElement', 'HTMLSelectElement'])
    vi.stubGlobal(name, class {});
  class Watching {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Watching);
  changeShownAccount({
    ...{ id: 1, email: 'ada@ornek.example', name: 'Ada', role: 'admin', passkeyStep: 'none' },
  } as never);
});

/** What stands there, and all that was asked for it. */
async function opened(href: string) {
  const { screen, before, sent } = await drawnPage(href, { isAlive: true });
  if (screen) await settled(screen);
  return { screen, sent: [...before, ...sent] };
}

/** What says which one it is. */
const WHICH = '4242';
const TOKEN = '0b9d6c1e-52a7-4f0e-9c53-3a52c1c94242';
const which: Record<string, string> = { id: WHICH, token: TOKEN };
const rows = routes.flatMap(({ path, ...route }) => {
  // What the team asks goes another way: TeamCalls.
  if (path.startsWith('/admin')) return [];
  const asks = 'reads' in route && /\btoken\b/.test(route.reads) ? `?token=${TOKEN}` : '';
  const href = path.replace(/:(\w+)/g, (_, name) => which[name] ?? 'x') + asks;
  return Object.values(which)
    .filter((value) => href.includes(`/${value}`) || href.endsWith(value))
    .map((value) => [href, value] as const);
});

test.each(rows)('which one it is, its address says: %s', async (href, value) => {
  const { sent } = await opened(href);
  expect(sent.some((one) => one.includes(value))).toBe(true);
});

const teams = routes.map(({ path }) => path).filter((path) => path.startsWith('/admin'));
test.each(teams)('the menu of the team says where one is: %s', async (path) => {
  const { screen } = await opened(path.replace(/:\w+/g, WHICH));
  const marked = (screen?.elements() ?? []).filter(({ props }) => props['aria-current'] === 'page');
  const [own] = adminLinks
    .filter(({ href }) => path === href || path.startsWith(`${href}/`))
    .toSorted((a, b) => b.href.length - a.href.length);
  expect(marked.map(({ props }) => props.href)).toContain(own?.href);
});
