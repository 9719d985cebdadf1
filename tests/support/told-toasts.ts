import { beforeEach, vi } from 'vitest';

/** Titles of what was said in passing since the test began; imported before what says it. */
export const toasts: string[] = [];

vi.mock('#web/ui/notify.ts', () => ({
  notify: async ({ title }: { title: string }) => toasts.push(title),
}));
beforeEach(() => {
  toasts.length = 0;
});
