import type { RefObject } from 'react';
import { useShortcuts } from './use-shortcuts.ts';

const LINE = '[data-item]';

interface ListKeysOptions {
  list: RefObject<HTMLElement | null>;
  open: string | undefined;
  /** The list is not seen: on a phone an open item takes its place. */
  onStep: (by: 1 | -1) => void;
  onEnd: () => void;
  onToggle: (key: string) => unknown;
}

/** j and k, the arrows inside the list, and x for its boxes. */
export function useListKeys({ list, open, onStep, onEnd, onToggle }: ListKeysOptions): void {
  const lines = () => [...(list.current?.querySelectorAll<HTMLElement>(LINE) ?? [])];
  const here = () =>
    document.activeElement?.closest<HTMLElement>(LINE) ??
    lines().find((line) => line.dataset.item === open);
  const step = (by: 1 | -1) => {
    if (!list.current?.checkVisibility()) return onStep(by);
    const all = lines();
    const from = here();
    const at = from ? all.indexOf(from) : -1;
    const to = all[from ? at + by : 0];
    if (to) to.querySelector<HTMLElement>('a')?.focus();
    else if (by === 1) onEnd();
  };
  const stepInList = (by: 1 | -1) => {
    if (!list.current?.contains(document.activeElement)) return false;
    step(by);
    return true;
  };
  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    ArrowDown: () => stepInList(1),
    ArrowUp: () => stepInList(-1),
    x: () => {
      const key = here()?.dataset.item;
      if (key) onToggle(key);
    },
  });
}
