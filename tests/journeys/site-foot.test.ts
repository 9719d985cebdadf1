import type { Page } from '@playwright/test';
import { axe } from '#tests/support/axe.ts';
import { expect, livingFooter, test } from '#tests/support/journey.ts';

const footerOf = (page: Page) => page.getByRole('contentinfo');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('on a phone the footer is folded, and its lists open one at a time', {
    tag: '@phone',
  }, async ({ page, isMobile }) => {
    await page.goto('/about');
    const footer = footerOf(page);
    const link = (name: string) => footer.getByRole('link', { name, exact: true });
    if (!isMobile) {
      for (const name of ['Kafeler', 'Tüm İşletmeler', 'Premium Ol', 'Çerezler'])
        await expect(link(name)).toBeVisible();
      await expect(footer.locator('summary:visible')).toHaveCount(0);
      return;
    }
    expect((await footer.boundingBox())?.height).toBeLessThan(500);
    await expect(footer.getByText(/^Reklam Alanı/)).toBeVisible();
    await expect(link('Kafeler')).toBeHidden();
    await footer.getByText('Kategoriler').filter({ visible: true }).click();
    await expect(link('Kafeler')).toBeVisible();
    await footer.getByText('Yasal').filter({ visible: true }).click();
    await expect(link('Kafeler')).toBeHidden();
    await link('Çerezler').click();
    await expect(page).toHaveURL('/privacy#cerezler');
  });
});

test('on a tablet the lists of the footer stand side by side', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/about');
  const tops = await Promise.all(
    ['Tüm İşletmeler', 'Premium Ol', 'Çerezler'].map(async (name) => {
      const list = footerOf(page)
        .getByRole('list')
        .filter({
          has: page.getByRole('link', { name, exact: true }),
        });
      return (await list.boundingBox())?.y;
    }),
  );
  expect(tops[0]).toBeGreaterThan(0);
  expect(new Set(tops).size, tops.join()).toBe(1);
});

/** Lies in front of whatever else is there: a finger meets it. */
const isMet = (control: Element) => {
  const { x, y, width, height } = control.getBoundingClientRect();
  return control.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

test('on a phone the four ways on stand at the foot of long pages, and what one comes to stands above them', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  const dock = page.getByRole('navigation', { name: 'Hızlı gezinme' });
  for (const path of ['/map', '/business/1001', '/add-business', '/advertise', '/login']) {
    await page.goto(path);
    await expect(dock, path).toHaveCount(0);
  }
  await page.goto('/open-now');
  await expect(dock).toBeVisible({ visible: isMobile });
  if (!isMobile) return;
  const ways = dock.getByRole('link');
  await expect(ways).toHaveText(['Ana sayfa', 'Açık', 'Harita', 'Favoriler']);
  await expect(dock.locator('[aria-current="page"]')).toHaveText(['Açık']);
  for (const way of await ways.all()) {
    const box = await way.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect(await way.evaluate(isMet)).toBe(true);
  }
  // As the keyboard goes through the page: nothing in focus lies behind the bar.
  const covered = await page.locator('main a[href], main button').evaluateAll((controls) => {
    const bar = document.querySelector('.site-dock');
    return controls.flatMap((control) => {
      if (!control.checkVisibility()) return [];
      (control as HTMLElement).focus();
      const { bottom } = control.getBoundingClientRect();
      return bottom > (bar?.getBoundingClientRect().top ?? 0) ? [control.outerHTML] : [];
    });
  });
  expect(covered).toEqual([]);
  // The end of the page has room for it.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const last = page.getByText('Yolunuz hep Adana’ya çıksın.');
  expect(await last.evaluate(isMet)).toBe(true);
  await ways.filter({ hasText: 'Favoriler' }).click();
  await expect(page).toHaveURL('/favorites');
  await expect(dock.locator('[aria-current="page"]')).toHaveText(['Favoriler']);
});

test('what a list has half under the bar is not too small to touch', async ({ page }) => {
  // As tall as the phone of Lighthouse.
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto('/category/restoranlar');
  const bar = await page.getByRole('navigation', { name: 'Hızlı gezinme' }).boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(823);
  const { violations } = await axe(page).withRules('target-size').analyze();
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
});

test.describe('the look', () => {
  // Scripts that do not come, on purpose.
  test.use({ expectedFaults: /net::ERR_FAILED/ });
  const ground = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const choose = async (page: Page, isMobile: boolean, name: string) => {
    const place = isMobile ? page.locator('#site-menu') : await livingFooter(page);
    if (isMobile) await page.getByRole('button', { name: 'Menüyü aç' }).click();
    const choice = place.getByRole('group', { name: 'Görünüm' }).getByRole('button', { name });
    await choice.click();
    await expect(choice).toHaveAttribute('aria-pressed', 'true');
    if (isMobile) await page.keyboard.press('Escape');
  };

  test('is the device’s until somebody chooses, and theirs from the first paint on', {
    tag: '@phone',
  }, async ({ page, isMobile }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/faq');
    const day = await ground(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    const night = await ground(page);
    expect(night).not.toBe(day);

    await choose(page, isMobile, 'Gündüz');
    expect(await ground(page)).toBe(day);
    await page.emulateMedia({ colorScheme: 'light' });
    await choose(page, isMobile, 'Gece');
    expect(await ground(page)).toBe(night);
    const bars = page.locator('meta[name="theme-color"]');
    await expect(bars.nth(0)).toHaveAttribute('media', 'not all');
    await expect(bars.nth(1)).toHaveAttribute('media', '');

    // No code of the page has run yet: what chooses stands in the page itself, and its policy lets it.
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/about', { waitUntil: 'load' });
    expect(await ground(page)).toBe(night);
    await page.unroute('**/*.js');

    await page.goto('/about');
    await choose(page, isMobile, 'Cihaza göre');
    expect(await ground(page)).toBe(day);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  });
});
