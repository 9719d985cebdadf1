import { vi } from 'vitest';

/** The history of a tab that has just opened one page: steps in it are told at once. */
export function historyInMemory(): History & EventTarget {
  const entries: unknown[] = [null];
  let at = 0;
  const go = (by: number) => {
    if (!(at + by in entries)) return;
    at += by;
    tab.dispatchEvent(new Event('popstate'));
  };
  const tab = Object.assign(new EventTarget(), {
    go,
    back: () => go(-1),
    forward: () => go(1),
    pushState(state: unknown) {
      at += 1;
      entries.splice(at, entries.length, state);
    },
    replaceState(state: unknown) {
      entries[at] = state;
    },
  });
  Object.defineProperty(tab, 'state', { get: () => entries[at] });
  vi.stubGlobal('history', tab);
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab));
  return tab as unknown as History & EventTarget;
}
