import type { Page } from '@playwright/test';
import { expectReadable } from './axe.ts';
import { expect } from './journey.ts';

/** WCAG 2.2 AA and good practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export const expectAccessible = (page: Page): Promise<void> => expectReadable(page, { tags: TAGS });

/** What no rule of axe measures: room for a finger, room for a narrow screen, one heading above all. */
export async function expectSoundPage(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  const levels = await page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((headings) =>
      headings.filter((h) => h.checkVisibility()).map((h) => Number(h.tagName.slice(1))),
    );
  expect(
    levels.filter((level) => level === 1),
    'one h1',
  ).toHaveLength(1);
  const jumps = levels.filter((level, index) => level - (levels[index - 1] ?? level) > 1);
  expect(jumps, `no level of heading is left out: ${levels}`).toEqual([]);
}

export const tooSmall = (page: Page, leastPx: number) =>
  page.evaluate((least) => {
    const targets = document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, select, input:not([type="hidden"]), textarea, [role="button"]',
    );
    return [...targets].flatMap((target) => {
      // A link within running text is as high as its line (WCAG 2.5.8); a box's label is its target.
      const isInText =
        target.matches('p a, li a, dd a') && getComputedStyle(target).display === 'inline';
      if (isInText || target.closest('.maplibregl-ctrl-attrib, label')) return [];
      if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      const own = target.getBoundingClientRect();
      // What only screen readers meet has no size to touch.
      if (own.width <= 1 || own.bottom < 0) return [];
      const after = getComputedStyle(target, '::after');
      const isWidened = after.content !== 'none' && after.position === 'absolute';
      const height = Math.max(own.height, isWidened ? Number.parseFloat(after.height) || 0 : 0);
      const width = Math.max(own.width, isWidened ? Number.parseFloat(after.width) || 0 : 0);
      if (height >= least - 0.5 && width >= least - 0.5) return [];
      const name = target.getAttribute('aria-label') ?? target.textContent?.trim().slice(0, 40);
      return [`${target.tagName} “${name}” ${Math.round(width)}×${Math.round(height)}`];
    });
  }, leastPx);

/** How much wider than the screen the page is. */
export const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Words that what stands around them cuts off at the right: neither shortened with an ellipsis nor to be scrolled to. */
export const cutOff = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const words = text.textContent?.trim();
      const element = text.parentElement;
      if (!words || !element?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { right } = range.getBoundingClientRect();
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflowX, textOverflow, touchAction } = getComputedStyle(around);
        const box = around.getBoundingClientRect();
        // What only screen readers meet; what is scrolled; what is shortened and says so; what a hand moves, as a map.
        const isMoved = /auto|scroll/.test(overflowX) || touchAction === 'none';
        if (box.width <= 1 || isMoved || textOverflow === 'ellipsis') break;
        if (/hidden|clip/.test(overflowX) && right > box.right + 1) {
          found.push(`“${words.slice(0, 40)}” by ${Math.round(right - box.right)} px`);
          break;
        }
      }
    }
    return found;
  });
