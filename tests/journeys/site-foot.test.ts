import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/journey.ts';

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
