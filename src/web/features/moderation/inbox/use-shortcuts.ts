import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';

const KEY = 'team-shortcuts';
const OFF = 'off';
const listeners = new Set<() => void>();
/** For a browser that keeps nothing: the choice then holds for this visit. */
let isOff: boolean | undefined;

function areOn(): boolean {
  try {
    isOff ??= localStorage.getItem(KEY) === OFF;
  } catch {
    isOff ??= false;
  }
  return !isOff;
}

/** Shortcuts of one key can be turned off (WCAG 2.1.4); the browser remembers that. */
export function turnShortcuts(on: boolean): void {
  isOff = !on;
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch {
    // The choice holds for this visit.
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useShortcutsOn = (): boolean => useSyncExternalStore(subscribe, areOn, () => true);

/** Keys that may be held: they go through a list. Every other presses once. */
const STEPS = ['j', 'k', 'ArrowDown', 'ArrowUp'];

const WRITING = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

/**
 * Keys of the page as a whole: silent while somebody writes, and while a dialog or a menu is open. An act
 * that answers false leaves the key to the browser.
 */
export function useShortcuts(acts: Record<string, () => unknown>): void {
  const isOn = useShortcutsOn();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(WRITING)) return;
    if (document.querySelector('dialog:modal, [popover]:popover-open')) return;
    if (event.repeat && !STEPS.includes(event.key)) return;
    const act = Object.hasOwn(acts, event.key) ? acts[event.key] : undefined;
    if (act && act() !== false) event.preventDefault();
  });
  // With the commit: whoever sees the buttons can press their keys.
  useLayoutEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOn]);
}
