import { useSyncExternalStore } from 'react';
import { THEME_EVENT, THEME_KEY, type Theme } from '#contract/head/theme.ts';

/** What was chosen; '' is what the device says. */
export type ThemeChoice = Theme | '';

export function chooseTheme(choice: ThemeChoice): void {
  try {
    if (choice) localStorage.setItem(THEME_KEY, choice);
    else localStorage.removeItem(THEME_KEY);
  } catch {
    // Private windows may refuse: it holds until the page is left.
  }
  dispatchEvent(new CustomEvent(THEME_EVENT, { detail: choice }));
}

/** Calls back once the page shows another choice. */
export function onThemeChosen(listener: () => void): () => void {
  addEventListener(THEME_EVENT, listener);
  return () => removeEventListener(THEME_EVENT, listener);
}

const chosen = () => document.documentElement.dataset.theme ?? '';

export const useThemeChoice = (): string => useSyncExternalStore(onThemeChosen, chosen, () => '');
