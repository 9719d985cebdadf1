import { useRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { useListKeys } from './use-list-keys.ts';
import { turnShortcuts, useShortcuts } from './use-shortcuts.ts';

/** Something of the page, as far as keys look at it. */
class Element {
  dataset: { item?: string };
  writes: boolean;
  focusedLink = false;
  constructor(item?: string, writes = false) {
    this.dataset = item ? { item } : {};
    this.writes = writes;
  }
  closest = (of: string) => {
    const isIt = of === '[data-item]' ? this.dataset.item !== undefined : this.writes;
    return isIt ? this : null;
  };
  querySelector = () => ({
    focus: () => {
      this.focusedLink = true;
    },
  });
}

let heard: ((event: object) => void)[];
let kept: Map<string, string>;
let page: { open: string | null; activeElement: Element | undefined };
beforeEach(() => {
  heard = [];
  kept = new Map();
  page = { open: null, activeElement: undefined };
  vi.stubGlobal('Element', Element);
  vi.stubGlobal('window', {
    addEventListener: (_: string, listen: () => void) => heard.push(listen),
    removeEventListener: (_: string, listen: () => void) => {
      heard = heard.filter((one) => one !== listen);
    },
  });
  vi.stubGlobal('document', {
    querySelector: () => page.open,
    get activeElement() {
      return page.activeElement;
    },
  });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

/** Whether the page took the key from the browser. */
function press(key: string, more: object = {}) {
  let isTaken = false;
  const preventDefault = () => {
    isTaken = true;
  };
  for (const listen of heard) listen({ key, preventDefault, ...more });
  return isTaken;
}

let done: string[];
const Keys = () => {
  useShortcuts({
    a: () => done.push('a'),
    j: () => done.push('j'),
    b: () => {
      done.push('b');
      return false;
    },
  });
  return null;
};

test.each([
  ['alone', 'a', {}, 'a', true],
  ['that is no key of the page', 'z', {}, '', false],
  ['named as what every object has', 'toString', {}, '', false],
  ['left to the browser', 'b', {}, 'b', false],
  ['with Control', 'a', { ctrlKey: true }, '', false],
  ['with Alt', 'a', { altKey: true }, '', false],
  ['with Meta', 'a', { metaKey: true }, '', false],
  ['that something else has taken', 'a', { defaultPrevented: true }, '', false],
  ['in a field', 'a', { target: new Element(undefined, true) }, '', false],
  ['beside fields', 'a', { target: new Element() }, 'a', true],
  ['held', 'a', { repeat: true }, '', false],
  ['held to go through a list', 'j', { repeat: true }, 'j', true],
])('a key %s', (_, key, more, does, isTaken) => {
  done = [];
  screenWithApi(<Keys />).text();
  expect(press(key, more)).toBe(isTaken);
  expect(done.join()).toBe(does);
});

test('while a dialog is open keys are its own', () => {
  done = [];
  screenWithApi(<Keys />).text();
  page.open = 'dialog';
  expect(press('a')).toBe(false);
  expect(done).toEqual([]);
});

test('turned off they are heard no more, which the browser remembers until they are on again', () => {
  done = [];
  const { text } = screenWithApi(<Keys />);
  text();
  turnShortcuts(false);
  text();
  press('a');
  expect([done, [...kept.values()]]).toEqual([[], ['off']]);
  turnShortcuts(true);
  text();
  press('a');
  expect([done, kept.size]).toEqual([['a'], 0]);
});

/** Three lines, of which the second is open. */
function list(open: string | undefined, isSeen = true) {
  const told: string[] = [];
  const lines = [1, 2, 3].map((id) => new Element(`business-${id}`));
  const element = {
    querySelectorAll: () => lines,
    checkVisibility: () => isSeen,
    contains: (one: Element | undefined) => one !== undefined && lines.includes(one),
  };
  const List = () => {
    const ref = useRef(element as unknown as HTMLElement);
    useListKeys({
      ...{ list: ref, open },
      onStep: (by) => told.push(`step ${by}`),
      onEnd: () => told.push('end'),
      onToggle: (key) => told.push(key),
    });
    return null;
  };
  screenWithApi(<List />).text();
  const focused = () => lines.findIndex((line) => line.focusedLink) + 1;
  return { told, lines, focused };
}

test.each([
  ['the next of the open one', 'j', 'business-2', undefined, 3, []],
  ['the one before', 'k', 'business-2', undefined, 1, []],
  ['the next of the focused one', 'j', 'business-3', 0, 2, []],
  ['the first where none is', 'j', undefined, undefined, 1, []],
  ['the first, also on the way up', 'k', undefined, undefined, 1, []],
  ['the end', 'j', 'business-3', undefined, 0, ['end']],
  ['the beginning', 'k', 'business-1', undefined, 0, []],
] as const)('from line to line: %s', (_, key, open, at, to, said) => {
  const { told, lines, focused } = list(open);
  page.activeElement = at === undefined ? undefined : lines[at];
  expect(press(key)).toBe(true);
  expect([focused(), told]).toEqual([to, said]);
});

test('where the list is not seen the open record gives way to its neighbour', () => {
  const { told, focused } = list('business-2', false);
  press('j');
  press('k');
  expect([told, focused()]).toEqual([['step 1', 'step -1'], 0]);
});

test('arrows go through the list in it alone: elsewhere they scroll', () => {
  const { lines, focused } = list('business-2');
  expect([press('ArrowDown'), press('ArrowUp'), focused()]).toEqual([false, false, 0]);
  page.activeElement = lines[1];
  expect([press('ArrowDown'), focused()]).toEqual([true, 3]);
});

test.each([
  [undefined, 'business-2'],
  [0, 'business-1'],
])('x chooses the focused line, else the open one', (at, chosen) => {
  const { told, lines } = list('business-2');
  page.activeElement = at === undefined ? undefined : lines[at];
  press('x');
  expect(told).toEqual([chosen]);
});
