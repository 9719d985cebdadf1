import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Account } from '#contract/accounts/accounts.ts';
import { type Deed, deedsOf, FormRead, mistake } from '#tests/support/deeds.ts';
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
    get cookie() {
      return whoever ? 'principal=member' : 'principal=1';
    },
    ...{ documentElement: { dataset: {}, hasAttribute: () => true } },
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
  isRefusing = false;
  whoever = undefined;
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

/** Whatever changes something is refused. */
let isRefusing = false;
const refused = new Error('Bu kez olmadı.');
/** Who is signed in, but where a part says it itself. */
let whoever: Account | undefined;
const somebody = (role: Account['role']): Account => ({
  ...{ id: 9, name: 'Ayşe Er', email: 'ayse@ornek.example', phone: '0532 000 56 78', role },
  ...{ isVerified: true, passkeyStep: 'none', createdAt: '2026-01-05T09:00:00.000Z' },
});
const people: Record<string, Account['role']> = {
  ...{ 'a member': 'user', 'an owner': 'owner', 'a moderator': 'moderator', 'an admin': 'admin' },
};
const signIn = (who = whoever) => (who ? changeShownAccount(who) : turnAccount(null));

/** What came of it, since it began or since its last step: whatever takes fewer words. */
const shorter = (began: string, stood: string, stands: string) =>
  changesOf(began, stands).length < changesOf(stood, stands).length ? began : stood;

/** Of a form's fields those that are wrong, and what is said beside each; of its lists, what is in them. */
const mistakesIn = (outline: string) =>
  outline
    .split('\n')
    .filter((line) => !/^ *(?:ul|li|div role=alert tabIndex=-1)$/.test(line))
    .flatMap((line) => {
      if (!/^ *(?:input|textarea|select) /.test(line)) return [line];
      const field = /\bname=\S+/.exec(line)?.[0] ?? '';
      const beside = /aria-describedby=(.*?) aria-invalid/.exec(line)?.[1];
      return line.includes(' aria-invalid') ? [`✗ ${field}: ${beside}`] : [];
    })
    .join('\n');

const sight = async ({ screen, more = () => [] }: Opened) =>
  [await settled(screen), ...more(), ...done].join('\n');

/** What each deed changes, on a screen that was opened for it; what several change alike, once. */
async function tried(open: () => Opened | Promise<Opened>): Promise<string> {
  const seen = new Differences();
  /** A screen on which this was done, one after the other, and how it stood before and since. */
  const after = async (way: string[]) => {
    done.length = 0;
    const opened = await open();
    const sights = [await sight(opened)];
    let deed: Deed | undefined;
    for (const said of way) {
      deed = deedsOf(opened.screen).find((one) => one.said === said);
      deed?.act();
      sights.push(await sight(opened));
    }
    return { opened, deed, sights };
  };
  const first = await after([]);
  const [firstSight = ''] = first.sights;
  const deeds = deedsOf(first.opened.screen).map(({ said }) => said);
  const further: string[][] = [];
  const withForms: string[][] = deeds.some((said) => said.startsWith('send')) ? [[]] : [];
  const asking: string[][] = [];
  const noteAsking = (way: string[], [stood = '', stands = '']: string[]) => {
    if (/^\+ (?:→ )?(?:POST|PUT|PATCH|DELETE) /m.test(changesOf(stood, stands))) asking.push(way);
  };
  for (const said of deeds) {
    const { opened, deed, sights } = await after([said]);
    const [stands = '', other = ''] = sights;
    seen.add(said, stands, withoutOwnValue(stands, other, deed?.typed));
    noteAsking([said], sights);
    if (!/^(?:press|tick)/.test(said)) continue;
    const come = deedsOf(opened.screen).filter((one) => !deeds.includes(one.said));
    for (const one of come) if (!one.said.startsWith('send')) further.push([said, one.said]);
    if (come.some((one) => one.said.startsWith('send'))) withForms.push([said]);
  }
  for (const way of further) {
    const { deed, sights } = await after(way);
    const [began = '', stood = '', stands = ''] = sights;
    noteAsking(way, [stood, stands]);
    const other = withoutOwnValue(stood, stands, deed?.typed);
    seen.add(way.join(' › '), shorter(began, stood, stands), other);
  }
  for (const way of withForms) {
    const { opened, sights } = await after(way);
    const mistakes = mistake(opened.screen);
    if (mistakes === 0 && way.length === 0) continue;
    const began = mistakesIn(sights[0] ?? '');
    const stood = mistakesIn(await sight(opened));
    for (const { said, act } of deedsOf(opened.screen))
      if (said.startsWith('send') && !(way[0] && deeds.includes(said))) act();
    const stands = mistakesIn(await sight(opened));
    const said = [...way, mistakes > 0 ? 'send mistakes' : 'send'].join(' › ');
    seen.add(said, shorter(began, stood, stands), stands);
  }
  isRefusing = true;
  for (const way of asking) {
    const [began = '', ...sights] = (await after(way)).sights;
    const [stands = '', stood = began] = sights.reverse();
    seen.add(`${way.join(' › ')}, refused`, shorter(began, stood, stands), stands);
  }
  isRefusing = false;
  for (const [who, role] of Object.entries(people)) {
    whoever = somebody(role);
    seen.add(`as ${who}`, firstSight, (await after([])).sights[0] ?? '');
  }
  whoever = undefined;
  return seen.text();
}

test.each(Object.keys(pagesToVary))('%s', async (href) => {
  const open = async () => {
    signIn();
    const { screen, sent, ways } = await drawnPage(href, {
      isAlive: true,
      refuses: () => isRefusing,
    });
    if (!screen) throw new Error('It leads elsewhere');
    return { screen, more: () => [...ways.slice(1), ...sent] };
  };
  expect(await tried(open)).toMatchSnapshot();
});

/** A part on the site; what it asks besides is answered as the contract has it. */
function opened(part: ReactNode, answer?: (asked: string) => unknown, search = ''): Opened {
  const screen = screenWithApi(
    <SiteContext value={site}>{part}</SiteContext>,
    (asked) =>
      isRefusing && !asked.startsWith('GET') ? refused : (answer?.(asked) ?? promised(asked)),
    search,
  );
  return { screen, more: () => screen.ways.slice(1) };
}
const openedAlone = (part: ReactNode) => {
  signIn();
  return opened(part);
};
const outputOf = (asked: string) =>
  endpointAsked(...(asked.split(' ') as [string, string]))?.output;
function promised(asked: string): unknown {
  const output = outputOf(asked);
  return (output && filledIn(output, '', undefined)) ?? {};
}

function answered({ part, search, member, way = [], asks, beside, comes }: VariedPart): Opened {
  signIn(whoever ?? member);
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
  expect(await tried(() => openedAlone(draw(whole as never)))).toMatchSnapshot();
});

test.each(Object.entries({ ...businessesParts, ...peoplesParts, ...kitParts }))(
  '%s',
  async (_, part) => {
    expect(await tried(() => openedAlone(part))).toMatchSnapshot();
  },
);
