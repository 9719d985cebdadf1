import { beforeEach, expect, test, vi } from 'vitest';
import { liveScreen } from '#tests/support/live-screen.ts';
import type { Api } from '#web/api/api.ts';
import { addRecentSearch, clearRecentSearches, readRecentSearches } from './recent-searches.ts';
import { Suggestions } from './Suggestions.tsx';

beforeEach(() => {
  vi.stubGlobal('document', { activeElement: null, getElementById: () => null });
  vi.stubGlobal('window', {});
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('getComputedStyle', () => ({}));
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  clearRecentSearches();
  for (const words of ['terzi', 'berber', 'kebap']) addRecentSearch(words);
});

/** What stands in the list and in the field after keys, words (`type …`) and what else happened to the field. */
function after(steps: readonly string[]) {
  const field = Object.assign(new EventTarget(), {
    ...{ value: '', defaultValue: '', form: null },
    ...{ setAttribute() {}, removeAttribute() {} },
    getBoundingClientRect: () => ({ top: 0, bottom: 0 }),
  });
  const api = { call: () => new Promise(() => {}) } as unknown as Api;
  const props = { field: field as unknown as HTMLInputElement, api };
  const screen = liveScreen(<Suggestions {...props} />);
  for (const step of steps) {
    screen.text();
    const [, words] = /^type (.*)/.exec(step) ?? [];
    if (words !== undefined) field.value = words;
    const isKey = /^[A-Z]/.test(step);
    const event = new Event(words !== undefined ? 'input' : isKey ? 'keydown' : step);
    field.dispatchEvent(Object.assign(event, isKey && { key: step }));
  }
  const text = screen.text();
  return {
    listed: ['kebap', 'berber', 'terzi'].filter((one) => text.includes(one)),
    remembered: [...readRecentSearches()],
    typed: field.value,
  };
}

const all = ['kebap', 'berber', 'terzi'];
test.each([
  ['reached while empty, it lists them', ['focus'], all, all, ''],
  ['Delete forgets one', ['focus', 'ArrowDown', 'Delete'], ['berber', 'terzi']],
  [
    'and then another',
    ['focus', 'ArrowDown', 'Delete', 'ArrowDown', 'ArrowDown', 'Delete'],
    ['berber'],
  ],
  ['but none that is not pointed at', ['focus', 'Delete'], all],
  ['the last line forgets all', ['focus', 'ArrowUp', 'Enter'], []],
  ['Escape leaves', ['focus', 'Escape'], [], all],
  ['and so does going on', ['focus', 'blur'], [], all],
  ['those that begin so stay', ['type ber'], ['berber'], all, 'ber'],
  ['Escape leaves first', ['type ber', 'Escape'], [], all, 'ber'],
  ['and then takes the words', ['type ber', 'Escape', 'Escape'], [], all, ''],
  ['Enter on one takes its words', ['type ber', 'ArrowDown', 'Enter'], [], all, 'berber'],
] as [string, string[], string[], string[]?, string?][])(
  '%s',
  (_, steps, listed, remembered = listed, typed = '') => {
    expect(after(steps)).toEqual({ listed, remembered, typed });
  },
);
