import { expect, test, vi } from 'vitest';
import { whenSeen } from './ad-seen.ts';

/** Stands for the browser's: tells of an element as long as it is watched. */
function watchedScreen() {
  const watching = new Set<{ callback: (entries: object[]) => void; threshold: number }>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly watch;
      constructor(callback: (entries: object[]) => void, { threshold }: { threshold: number }) {
        this.watch = { callback, threshold };
      }
      observe = () => watching.add(this.watch);
      disconnect = () => watching.delete(this.watch);
    },
  );
  return {
    watching,
    /** How much of it is on the screen now. */
    scrollTo(ratio: number) {
      for (const { callback, threshold } of [...watching])
        callback([{ isIntersecting: ratio >= threshold }]);
    },
  };
}

test('an ad is seen once, with half of it on the screen, however often it comes and goes', () => {
  const screen = watchedScreen();
  const tell = vi.fn<() => void>();
  whenSeen({} as Element, tell);
  for (const ratio of [0, 0.2, 0.49]) screen.scrollTo(ratio);
  expect(tell).not.toHaveBeenCalled();
  for (const ratio of [0.5, 0, 1, 0.1, 0.8]) screen.scrollTo(ratio);
  expect(tell).toHaveBeenCalledTimes(1);
  expect(screen.watching.size).toBe(0);
});

test('whoever leaves before has not seen it', () => {
  const screen = watchedScreen();
  const tell = vi.fn<() => void>();
  const leave = whenSeen({} as Element, tell);
  leave();
  screen.scrollTo(1);
  expect(tell).not.toHaveBeenCalled();
});
