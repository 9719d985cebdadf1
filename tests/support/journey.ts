import { test as base } from '@playwright/test';

export const { expect } = base;

type Journey = {
  /** What the page said on console.error or threw; a journey that leaves any here fails. */
  pageFaults: string[];
  /** What may appear there because the journey provokes it; nothing by default. */
  expectedFaults: RegExp | undefined;
};

/** A person's journey through the running product, in a browser whose console stays quiet. */
export const test = base.extend<Journey>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the first argument.
  baseURL: async ({}, use) => {
    await use(process.env.JOURNEY_URL);
  },
  expectedFaults: [undefined, { option: true }],
  pageFaults: [
    async ({ context, expectedFaults }, use) => {
      const faults: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') faults.push(`${message.location().url}: ${message.text()}`);
      });
      context.on('weberror', (error) => {
        faults.push(String(error.error().stack ?? error.error()));
      });
      await use(faults);
      const unexpected = faults.filter((fault) => !expectedFaults?.test(fault));
      expect(unexpected, 'errors on the console of the page').toEqual([]);
    },
    { auto: true },
  ],
});
