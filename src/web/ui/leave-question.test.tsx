import { beforeEach, expect, test, vi } from 'vitest';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { leaveTexts as texts } from '#web/texts/kit.ts';
import { LeaveQuestion, unlessUnsaved } from './LeaveQuestion.tsx';

type Step = Pick<NavigateEvent, 'navigationType' | 'cancelable' | 'hashChange'>;

/** The browser's own step to the entry before, by its button; true where it was stopped. */
let stepBack: (step?: Partial<Step>) => boolean;
let steps: number[];
const nothing = { addEventListener() {}, removeEventListener() {} };

beforeEach(() => {
  const heard = new Set<(event: object) => void>();
  const browser = {
    currentEntry: { index: 4 },
    addEventListener: (_: string, hear: () => void) => heard.add(hear),
    removeEventListener: (_: string, hear: () => void) => heard.delete(hear),
  };
  steps = [];
  stepBack = (step = {}) => {
    const preventDefault = vi.fn();
    const told = { navigationType: 'traverse', cancelable: true, hashChange: false, ...step };
    for (const hear of heard) hear({ ...told, destination: { index: 3 }, preventDefault });
    return preventDefault.mock.calls.length > 0;
  };
  vi.stubGlobal('document', { cookie: '', ...nothing, querySelector: () => null });
  vi.stubGlobal('navigation', browser);
  vi.stubGlobal('window', { ...nothing, navigation: browser });
  vi.stubGlobal('history', { go: (by: number) => steps.push(by) });
});

test('a way that is no link asks while something is unsaved, and not else', () => {
  const gone: string[] = [];
  unlessUnsaved(() => gone.push('saved'));
  const screen = screenWithApi(<LeaveQuestion />);
  screen.text();
  unlessUnsaved(() => gone.push('unsaved'));
  expect(gone).toEqual(['saved']);
  screen.press(texts.leaveNow);
  expect(gone).toEqual(['saved', 'unsaved']);
});

test("the browser's own step back asks once, and is taken where it is meant", () => {
  const screen = screenWithApi(<LeaveQuestion />);
  screen.text();
  expect(stepBack()).toBe(true);
  screen.press(texts.stay);
  expect(steps).toEqual([]);
  expect(stepBack()).toBe(true);
  screen.press(texts.leaveNow);
  expect(steps).toEqual([-1]);
  expect(stepBack()).toBe(false);
});

test.each<[string, Partial<Step>]>([
  ['leads to a section of the same page', { hashChange: true }],
  ['the browser does not let stop', { cancelable: false }],
  ['is no step of the history', { navigationType: 'push' }],
])('what %s goes on unasked', (_, step) => {
  screenWithApi(<LeaveQuestion />).text();
  expect(stepBack(step)).toBe(false);
});

/** A link, and how it is followed. */
const asks = (link: object, click: object = {}) => {
  let follow: ((event: object) => void) | undefined;
  const hears = { addEventListener: (_: string, hear: typeof follow) => (follow ??= hear) };
  vi.stubGlobal('document', { cookie: '', ...nothing, ...hears, querySelector: () => null });
  vi.stubGlobal('location', new URL('https://rehber.example/applications'));
  class Element {
    closest = () => ({ target: '', href: '/businesses', hasAttribute: () => false, ...link });
  }
  vi.stubGlobal('Element', Element);
  screenWithApi(<LeaveQuestion />).text();
  const preventDefault = vi.fn();
  const event = { button: 0, target: new Element(), preventDefault, stopPropagation() {} };
  follow?.({ ...event, ...click });
  return preventDefault.mock.calls.length > 0;
};

test.each<[string, object, object?]>([
  ['another page', {}],
  ['the same page with another question', { href: '/applications?sayfa=2' }],
])('a link to %s asks', (_, link, click) => expect(asks(link, click)).toBe(true));

test.each<[string, object, object?]>([
  ['another site', { href: 'https://a.example/' }],
  ['a window of its own', { target: '_blank' }],
  ['a file', { hasAttribute: (name: string) => name === 'download' }],
  ['a section of the same page', { href: '#basliklar' }],
  ['another tab, by a key', {}, { ctrlKey: true }],
  ['another tab, by the key of a Mac', {}, { metaKey: true }],
  ['another window', {}, { shiftKey: true }],
  ['another tab, by the wheel', {}, { button: 1 }],
])('a link to %s does not', (_, link, click) => expect(asks(link, click)).toBe(false));
