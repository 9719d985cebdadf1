import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

const builders = createRequire(import.meta.resolve('@axe-core/playwright'));
const source = readFileSync(builders.resolve('axe-core/axe.min.js'), 'utf8');

/** Brings its half a megabyte to a page once; the builder by itself brings more than twice of it for every question. */
class AxeOnce extends AxeBuilder {
  readonly #page: Page;

  constructor(page: Page) {
    // What it brings instead: nothing.
    super({ page, axeSource: 'void 0' });
    this.#page = page;
  }

  override async analyze() {
    const isThere = await this.#page.evaluate(() => 'axe' in window);
    if (!isThere) await this.#page.evaluate(source);
    return super.analyze();
  }
}

/**
 * All rules of axe over the page. In the page itself, for no page here has a frame (otherwise a second, empty page
 * is opened for every question), without the list of what is right, and without reading all style sheets again: only a
 * rule that is still being tried asks for those.
 */
export const axe = (page: Page): AxeBuilder =>
  new AxeOnce(page)
    .options({ resultTypes: ['violations'], preload: { assets: ['media'] } })
    .setLegacyMode();

/** The night changes colours only. */
const BY_NIGHT = ['color-contrast', 'link-in-text-block'];

/**
 * A page's own bar at the foot of a phone's screen lies at its place in the page while that is asked: axe takes what
 * happens to be half under it for too small. Of the site's bar, which has no such place, it knows that the page goes
 * on under it; that nothing in focus does is asked in `site-foot.test.ts`.
 */
const layBarsDown = (page: Page, isDown: boolean) =>
  page.evaluate(
    (position) => {
      for (const bar of document.querySelectorAll<HTMLElement>('.page-dock'))
        bar.style.position = position;
    },
    isDown ? 'static' : '',
  );

/** Nothing that axe knows of is wrong by day and by night, on the whole page or within a part of it. */
export async function expectReadable(
  page: Page,
  { within, tags }: { within?: string; tags?: string[] } = {},
): Promise<void> {
  await layBarsDown(page, true);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const question = axe(page);
    if (within) question.include(within);
    if (colorScheme === 'dark') question.withRules(BY_NIGHT);
    else if (tags) question.withTags(tags);
    // Where a place is, is what its bubble says: WCAG 2.5.8 excepts it when it lies over the map's controls.
    if (await page.locator('.maplibregl-popup').isVisible()) question.disableRules('target-size');
    const { violations } = await question.analyze();
    const found = violations.map(({ id, help, nodes }) => ({
      rule: `${id}: ${help}`,
      at: nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`),
    }));
    expect(found, `${page.url()}, ${colorScheme}`).toEqual([]);
  }
  await layBarsDown(page, false);
}

const IN_A_HAND = { width: 390, height: 844 };

/** The same as wide as on a desk and as narrow as in a hand, one after the other. */
export async function atBothWidths(page: Page, ask: () => Promise<unknown>): Promise<void> {
  await ask();
  const before = page.viewportSize() ?? IN_A_HAND;
  await page.setViewportSize(IN_A_HAND);
  await ask();
  await page.setViewportSize(before);
}
