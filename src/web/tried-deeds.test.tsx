import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { deedsOf, FormRead } from '#tests/support/deeds.ts';
import { drawnPage } from '#tests/support/drawn-page.tsx';
import { endpointAsked } from '#tests/support/endpoint-asked.ts';
import { historyInMemory } from '#tests/support/history-in-memory.ts';
import type { LiveScreen } from '#tests/support/live-screen.ts';
import { changesOf } from '#tests/support/outline.ts';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { businessesParts } from '#tests/support/shown-parts/of-businesses.tsx';
import { kitParts } from '#tests/support/shown-parts/of-kit.tsx';
import { peoplesParts } from '#tests/support/shown-parts/of-people.tsx';
import { settled } from '#tests/support/standing-still.ts';
import { toldParts } from '#tests/support/told-parts.tsx';
import { completed, Differences, filledIn } from '#tests/support/variations.ts';
import { pagesToVary, site } from '#tests/support/varied-pages.ts';
import { type VariedPart, variedParts } from '#tests/support/varied-parts.tsx';
import { changeShownAccount, turnAccount } from '#web/browser/account-context.ts';
import { SiteContext } from '#web/browser/site-context.ts';

/** What was said in passing, and what was done to the browser itself. */
const { done } = vi.hoisted(() => ({ done: [] as string[] }));
vi.mock('#web/ui/notify.ts', () => ({
  notify: async ({ title }: { title: string }) => done.push(`‹${title}›`),
}));
// Painting takes its time in threads of its own.
vi.mock('qrcode', () => ({
  toDataURL: async (text: string) => `data:image/png,${text}`,
  toString: async (text: string) => `<svg>${text}</svg>`,
}));

beforeEach(() => {
  historyInMemory();
  const hearing = { addEventListener() {}, removeEventListener() {}, dispatchEvent() {} };
  const print = () => done.push('printed');
  vi.stubGlobal('window', { ...hearing, print, open: (to: string) => done.push(`opened ${to}`) });
  vi.stubGlobal('print', print);
  vi.stubGlobal('dispatchEvent', () => true);
  const saves = {
    ...{ click: () => done.push(`saved ${saves.download}`), remove() {}, appendChild() {} },
    ...{ download: '', style: {}, select() {}, setAttribute() {} },
  };
  vi.stubGlobal('document', {
    ...{ ...hearing, createElement: () => saves, createTextNode: () => saves },
    ...{ head: saves, body: { append() {} }, getElementsByTagName: () => [] },
    execCommand: (what: string) => done.push(what),
    ...{ cookie: 'principal=1', documentElement: { dataset: {}, hasAttribute: () => true } },
    ...{ getElementById: () => null, querySelector: () => null, querySelectorAll: () => [] },
  });
  vi.stubGlobal('location', {
    ...{ origin: 'https://rehber.example', href: 'https://rehber.example/start' },
    ...{ pathname: '/start', search: '', hash: '' },
    assign: (to: string) => done.push(`went to ${to}`),
    reload: () => done.push('loaded again'),
  });
  for (const name of ['HTMLElement', 'HTMLInputElement', 'HTMLSelectElement'])
    vi.stubGlobal(name, class {});
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: false, ...hearing }));
  vi.stubGlobal('FormData', FormRead);
  const watching = { observe() {}, disconnect() {} };
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = watching.observe;
      disconnect = watching.disconnect;
    },
  );
  turnAccount(null);
});

interface Opened {
  screen: LiveScreen;
  /** Besides what stands there: what it asked, and where it led. */
  more?: () => string[];
}

/** A field that keeps what was typed into it, and does nothing else, is told in a line. */
function withoutOwnValue(stands: string, other: string, typed: string | undefined): string {
  const [is = '', was, more] = changesOf(stands, other).split('\n');
  if (typed === undefined || !is.endsWith(`value=${typed}`) || more !== undefined) return other;
  const isOwn = was?.startsWith(is.slice(0, -typed.length).replace('+', '-'));
  return isOwn ? `${stands}\nvalue=${typed}` : other;
}

/** What each deed changes, on a screen that was opened for it; what several change alike, once. */
async function tried(open: () => Opened | Promise<Opened>): Promise<string> {
  const seen = new Differences();
  const sight = async ({ screen, more = () => [] }: Opened) =>
    [await settled(screen), ...more(), ...done].join('\n');
  for (let at = 0; ; at += 1) {
    done.length = 0;
    const opened = await open();
    const stands = await sight(opened);
    const deed = deedsOf(opened.screen)[at];
    if (!deed) return seen.text();
    deed.act();
    seen.add(deed.said, stands, withoutOwnValue(stands, await sight(opened), deed.typed));
  }
}

test.each(Object.keys(pagesToVary))('%s', async (href) => {
  const open = async () => {
    const { screen, sent, ways } = await drawnPage(href, { isAlive: true });
    if (!screen) throw new Error('It leads elsewhere');
    return { screen, more: () => [...ways.slice(1), ...sent] };
  };
  expect(await tried(open)).toMatchSnapshot();
});

/** A part on the site; what it asks besides is answered as the contract has it. */
function opened(part: ReactNode, answer?: (asked: string) => unknown, search = ''): Opened {
  const screen = screenWithApi(
    <SiteContext value={site}>{part}</SiteContext>,
    (asked) => answer?.(asked) ?? promised(asked),
    search,
  );
  return { screen, more: () => screen.ways.slice(1) };
}
const outputOf = (asked: string) =>
  endpointAsked(...(asked.split(' ') as [string, string]))?.output;
function promised(asked: string): unknown {
  const output = outputOf(asked);
  return (output && filledIn(output, '', undefined)) ?? {};
}

function answered({ part, search, member, way = [], asks, beside, comes }: VariedPart): Opened {
  if (member) changeShownAccount(member);
  else turnAccount(null);
  const output = outputOf(asks);
  const answer = output && completed(output, '', comes[0]);
  const one = opened(
    part,
    (asked) => {
      if (asked === asks || asked.startsWith(`${asks}?`)) return answer;
      // What is changed is answered as it was asked for, where that fits.
      const fits = [answer, (answer as unknown[] | undefined)?.[0]].find(
        (one) => !asked.startsWith('GET') && one && outputOf(asked)?.safeParse(one).success,
      );
      return fits ?? beside?.(asked);
    },
    search,
  );
  for (const step of way) one.screen.press(step);
  return one;
}
test.each(Object.entries(variedParts))('%s', async (_, row) => {
  const first = answered(row);
  for (const word of row.comes.slice(1) as string[]) await first.screen.until(word);
  expect(await tried(() => answered(row))).toMatchSnapshot();
});

test.each(Object.entries(toldParts))('%s', async (_, { schema, value, draw }) => {
  const whole = filledIn(schema, '', value);
  expect(await tried(() => opened(draw(whole as never)))).toMatchSnapshot();
});

test.each(Object.entries({ ...businessesParts, ...peoplesParts, ...kitParts }))(
  '%s',
  async (_, part) => {
    expect(await tried(() => opened(part))).toMatchSnapshot();
  },
);
