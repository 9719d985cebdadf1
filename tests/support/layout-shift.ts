import type { Page } from '@playwright/test';

/** How much of a screen may move without being asked to. */
export const LAYOUT_SHIFT_LIMIT = 0.02;

/** How much what was already there moved without being asked to (1 is a whole screen). */
export const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[]) {
            if (!entry.hadRecentInput) sum += entry.value;
          }
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        // Two frames: the buffered entries are handed over with the first.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords());
            resolve(sum);
          }),
        );
      }),
  );
