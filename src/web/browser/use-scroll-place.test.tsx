import { beforeEach, expect, test, vi } from 'vitest';
import { historyInMemory } from '#tests/support/history-in-memory.ts';
import { liveScreen } from '#tests/support/live-screen.ts';
import { Keeping } from '#tests/support/tried-presses/press.tsx';
import { handFocusOn, keepScrollPlaces, useScrollPlace } from './use-scroll-place.ts';

/** What a page did, in turn. */
const done: string[] = [];
class Field {}
const body = {};
const part = (name: string) => ({
  tabIndex: -1,
  focus: () => done.push(`told ${name}`),
  scrollIntoView: () => done.push(`showed ${name}`),
});
const page = {
  ...{ body, activeElement: body as object, readyState: 'complete' },
  querySelector: () => part('h1'),
  getElementById: (id: string) => (id === 'cerezler' ? part(id) : null),
};
const place = { pathname: '/', search: '', hash: '' };
/** The address that the browser shows. */
const stand = (href: string) => {
  const { pathname, search, hash } = new URL(href, 'https://rehber.example');
  Object.assign(place, { pathname, search, hash });
};

const Page = ({ href }: { href: string }) => {
  useScrollPlace(href, true);
  return href;
};
/** A visit that began at one page: it goes on by a link, as the router does it. */
function visit(first: string) {
  stand(first);
  keepScrollPlaces(first, (url) => url);
  let show = (_: string) => {};
  const screen = liveScreen(
    <Keeping
      first={first}
      of={(href: string, set) => {
        show = set;
        return <Page href={href} />;
      }}
    />,
  );
  screen.text();
  done.length = 0;
  const shown = (href: string) => {
    show(href.split('#')[0] ?? href);
    screen.text();
    return done.splice(0);
  };
  const go = (href: string) => {
    const entry = () => history.pushState({}, '', href);
    vi.stubGlobal('scrollY', 700);
    entry();
    stand(href);
    return shown(href);
  };
  return { go, shown };
}

let tab: ReturnType<typeof historyInMemory>;
beforeEach(() => {
  tab = historyInMemory();
  done.length = 0;
  page.activeElement = body;
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', place);
  vi.stubGlobal('HTMLInputElement', Field);
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => done.push(`to ${top}`));
});

test('another page begins at its top, and a screen reader is told its heading', () => {
  expect(visit('/').go('/faq')).toEqual(['to 0', 'told h1']);
});

test('an address that names a section shows that, and tells it', () => {
  const { go } = visit('/');
  expect(go('/privacy#cerezler')).toEqual(['showed cerezler', 'told cerezler']);
  expect(go('/faq#yok')).toEqual(['to 0', 'told h1']);
});

test('another question of the same page leaves its place; a focus that is gone goes to the heading', () => {
  const { go } = visit('/search?q=a');
  expect(go('/search?q=b')).toEqual(['told h1']);
  page.activeElement = {};
  expect(go('/search?q=c')).toEqual([]);
  handFocusOn();
  expect(done).toEqual([]);
});

test('who comes back finds the page where it was left', () => {
  const { go, shown } = visit('/');
  go('/faq');
  expect(history.state).toEqual({});
  tab.back();
  expect(history.state, 'kept when it was left').toEqual({ place: 700 });
  const back = Object.assign(new Event('popstate'), { state: history.state });
  stand('/');
  tab.dispatchEvent(back);
  expect(shown('/')).toEqual(['to 700', 'told h1']);
});

test('who writes meanwhile is not interrupted', () => {
  const { go } = visit('/');
  const field = new Field();
  page.activeElement = field;
  stand('/faq');
  const event = new Event('input');
  Object.defineProperty(event, 'target', { value: field });
  tab.dispatchEvent(event);
  expect(go('/faq')).toEqual(['to 0']);
});
