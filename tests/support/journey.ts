import { test as base, type Locator, type Page } from '@playwright/test';

export const { expect } = base;

type Journey = {
  /** What the page said on console.error or threw; a journey that leaves any here fails. */
  pageFaults: string[];
  /** What may appear there because the journey provokes it; nothing by default. */
  expectedFaults: RegExp | undefined;
  /** What a first visit would be asked: the question of statistics and the offer on the home page. */
  isFirstVisit: boolean;
};

/** An address that no other journey has; the product believes it of this machine's own proxy. */
export const ownAddress = () =>
  `10.${Array.from({ length: 3 }, () => Math.floor(Math.random() * 254) + 1).join('.')}`;

/** As in a browser that was here before and refused. */
export function answerFirstQuestions(): void {
  try {
    localStorage.setItem('consent', 'refused');
    localStorage.setItem('promotion', 'closed');
  } catch {
    // A page without an origin keeps nothing.
  }
}

/** Nobody runs the style server of the map; the browser says so on whichever page it is at that moment. */
const NO_MAP_STYLE = /127\.0\.0\.1:1\//;

/** Waits until the page's code has taken over, where the document is a page of the site. */
const hydrated = (page: Page) =>
  expect(page.locator('html[data-hydrated], html:not(:has(#page-data))')).toBeAttached();

/** The footer once its links lead on without loading a page anew: its code comes with the first touch of the page. */
export async function livingFooter(page: Page): Promise<Locator> {
  await page.mouse.move(1, 1);
  const footer = page.getByRole('contentinfo');
  await expect(page.locator('[data-alive]').filter({ has: footer })).toBeAttached();
  return footer;
}

/**
 * Before its code runs a page is another one: forms reload, choices are not heard. This one is there when it
 * has taken over; whoever wants a moment before that says so by `waitUntil`.
 */
export function withItsCode(page: Page): Page {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (address, options) => {
    const answer = await goto(address, options);
    if (!options?.waitUntil) await hydrated(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (!options?.waitUntil) await hydrated(page);
    return answer;
  };
  return page;
}

/** A person's journey through the running product, in a browser whose console stays quiet. */
export const test = base.extend<Journey>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the first argument.
  baseURL: async ({}, use) => {
    await use(process.env.JOURNEY_URL);
  },
  expectedFaults: [undefined, { option: true }],
  isFirstVisit: [false, { option: true }],
  // Limits count by address: every journey comes from one of its own.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the first argument.
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'X-Forwarded-For': ownAddress() });
  },
  context: async ({ browser, context, isFirstVisit }, use) => {
    if (!isFirstVisit) await context.addInitScript(answerFirstQuestions);
    await use(context);
    // Other devices of this journey: in the next one they would still ask for things.
    const others = browser.contexts().filter((one) => one !== context);
    await Promise.all(others.map((one) => one.close()));
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    await use(javaScriptEnabled === false ? page : withItsCode(page));
  },
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
      const unexpected = faults.filter(
        (fault) => !NO_MAP_STYLE.test(fault) && !expectedFaults?.test(fault),
      );
      expect(unexpected, 'errors on the console of the page').toEqual([]);
    },
    { auto: true },
  ],
});
