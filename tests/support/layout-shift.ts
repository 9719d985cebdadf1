import type { Page } from '@playwright/test';

/** How much of a screen may move without being asked to. */
const LIMIT = 0.02;
/** Where neither Arial nor Liberation Sans nor Roboto is installed, as at no visitor's: others stand in as they are. */
const LIMIT_ON_BARE_MACHINE = 0.1;

/** Until the site's letters are there, the system's stand in, stretched to their measures where they are known. */
const hasStretchedLetters = () =>
  document.fonts.load('700 1em "Site Heading Waiting"').then(
    (faces) => faces.length > 0,
    () => false,
  );

export const layoutShiftLimit = async (page: Page): Promise<number> =>
  (await page.evaluate(hasStretchedLetters)) ? LIMIT : LIMIT_ON_BARE_MACHINE;

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
