import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/journey.ts';
import { pressPin } from '#tests/support/press-pin.ts';
import { BUSINESS_PATH, browsersOwnFaults, publicPages } from '#tests/support/public-pages.ts';

test.use({ expectedFaults: browsersOwnFaults });

/** Nothing against WCAG 2.2 AA or good practice, by day and by night. */
async function expectReadable(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const axe = new AxeBuilder({ page });
    // The night changes colours only.
    if (colorScheme === 'dark') axe.withRules('color-contrast');
    else axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
    // Where a place is, is what its bubble says: WCAG 2.5.8 excepts it when it lies over the map's controls.
    if (await page.locator('.maplibregl-popup').isVisible())
      axe.options({ rules: { 'target-size': { enabled: false } } });
    const { violations } = await axe.analyze();
    const found = violations.map(({ id, help, nodes }) => ({
      rule: `${id}: ${help}`,
      at: nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`),
    }));
    expect(found, `${page.url()}, ${colorScheme}`).toEqual([]);
  }
}

/** What no rule of axe measures: room for a finger, room for a narrow screen, one heading above all. */
async function expectSoundPage(page: Page) {
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

const tooSmall = (page: Page, leastPx: number) =>
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

for (const { path } of publicPages) {
  test(`${path} can be read and used by everyone, by day and by night`, async ({
    page,
    isMobile,
  }) => {
    await page.goto(path);
    if (path === '/map') {
      await expect(page.locator('[data-map-state]')).toHaveAttribute('data-map-state', 'ready');
    }
    await expectSoundPage(page);
    // 44 px for fingers; 24 px (WCAG 2.5.8) where there is a pointer.
    expect(await tooSmall(page, isMobile ? 44 : 24), 'targets that are too small').toEqual([]);
    await expectReadable(page);
    await page.setViewportSize({ width: 320, height: 568 });
    const overhang = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    await expect.poll(overhang, 'nothing scrolls sideways at 320 px').toBe(0);
  });
}

test('every page has a title of its own', async ({ request }) => {
  const titles = await Promise.all(
    publicPages.map(async ({ path, status }) => {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(status);
      return /<title[^>]*>([^<]+)<\/title>/.exec(await answer.text())?.[1];
    }),
  );
  expect(new Set(titles).size, titles.join('\n')).toBe(publicPages.length);
});

test('the open menu can be read and used by everyone', async ({ page, isMobile }) => {
  if (!isMobile) await page.setViewportSize({ width: 820, height: 1000 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menüyü aç' }).click();
  await expect(page.locator('#site-menu')).toBeInViewport({ ratio: 1 });
  await expectReadable(page);
});

test('the open share dialog can be read and used by everyone', async ({ page }) => {
  await page.goto(BUSINESS_PATH);
  await page.getByRole('button', { name: 'Paylaş' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Paylaş' })).toBeVisible();
  await expectReadable(page);
});

test('a chosen pin on the map can be read and used by everyone', async ({ page }) => {
  await page.goto('/map?category=Oteller');
  const map = page.locator('[data-map-state]');
  await expect(map).toHaveAttribute('data-map-state', 'ready');
  const pin = map.locator(':not([inert]) > button[aria-pressed]').first();
  await pressPin(pin);
  await expect(map.getByRole('link', { name: 'Detaylar' })).toBeVisible();
  await expectReadable(page);
});
