import type { Page } from '@playwright/test';
import { expect } from '#tests/support/journey.ts';

export const STEP_MS = 50;

/** Stops the page's clock; from here on its time only passes by `page.clock.runFor`. */
export async function stopClock(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Lets time pass in small steps until the toast says this: its code comes with the first one. */
export const expectToast = (page: Page, ...words: string[]) =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(STEP_MS);
        const [toast = '', ...others] = await page.locator('.toast').allTextContents();
        return others.length === 0 && words.every((word) => toast.includes(word));
      },
      `one toast: ${words.join(', ')}`,
    )
    .toBe(true);
