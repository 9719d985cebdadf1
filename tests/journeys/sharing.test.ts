import type { Page } from '@playwright/test';
import { COPY_CONFIRMATION_MS } from '#contract/interface-timings.ts';
import { atBothWidths, expectReadable } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/journey.ts';
import { expectToast, stopClock } from '#tests/support/stopped-clock.ts';

const PATH = '/business/1001';

/** Opens the share dialog of a business by the sign on its picture. */
async function openDialog(page: Page) {
  await page.goto(PATH);
  const sign = page.getByRole('button', { name: 'Paylaş' }).first();
  await sign.click();
  const dialog = page.getByRole('dialog', { name: 'Paylaş' });
  await expect(dialog).toBeVisible();
  return { sign, dialog, url: new URL(PATH, page.url()).href };
}

test('the dialog shows the address that is shared, is read by everyone, and Escape leads back to the button', async ({
  page,
}) => {
  const { sign, dialog, url } = await openDialog(page);
  await expect(dialog.getByRole('textbox', { name: 'Paylaşılacak bağlantı' })).toHaveValue(url);
  await atBothWidths(page, () => expectReadable(page));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(sign).toBeFocused();
});

test('WhatsApp gets text and address, Facebook the address, each in a window of 600 by 400', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const opened: string[][] = [];
    Object.assign(window, { opened });
    window.open = (...words) => {
      opened.push(words.map(String));
      return null;
    };
  });
  const { dialog, url } = await openDialog(page);
  await dialog.getByRole('link', { name: /WhatsApp/ }).click();
  await dialog.getByRole('link', { name: /Facebook/ }).click();
  const opened = await page.evaluate(() => (window as unknown as { opened: string[][] }).opened);
  expect(
    opened.map(([address]) => new URL(address ?? '').searchParams.values().next().value),
  ).toEqual([`Kıyı Ocakbaşı - Restoranlar ${url}`, url]);
  for (const [, , features] of opened) expect(features).toContain('width=600,height=400');
});

test('copying says so on the button for a moment and in a toast', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await stopClock(page);
  const { dialog, url } = await openDialog(page);
  const copy = dialog.getByRole('button', { name: 'Bağlantıyı kopyala' });
  await copy.click();
  await expect(dialog.getByRole('button', { name: 'Kopyalandı!' })).toBeVisible();
  await expectToast(page, 'Başarılı!', 'Bağlantı panoya kopyalandı');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await page.clock.runFor(COPY_CONFIRMATION_MS);
  await expect(copy).toBeVisible();
});

test('for Instagram the link is copied and a notice explains why', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await stopClock(page);
  const { dialog, url } = await openDialog(page);
  await dialog.getByRole('button', { name: 'Instagram' }).click();
  await expectToast(page, 'Bilgi', 'Instagram web üzerinden paylaşımı doğrudan desteklemiyor');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
});

test('where the browser keeps its clipboard to itself, the old way copies', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.addEventListener('copy', () => {
      const field = document.activeElement as HTMLInputElement;
      document.title = field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
    });
  });
  await stopClock(page);
  const { dialog, url } = await openDialog(page);
  await dialog.getByRole('button', { name: 'Bağlantıyı kopyala' }).click();
  await expectToast(page, 'Bağlantı panoya kopyalandı');
  await expect(page).toHaveTitle(url);
});

test('a copy that fails is said plainly', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await stopClock(page);
  const { dialog } = await openDialog(page);
  await dialog.getByRole('button', { name: 'Bağlantıyı kopyala' }).click();
  await expectToast(page, 'Hata', 'Bağlantı kopyalanamadı');
  await expect(dialog.getByRole('button', { name: 'Kopyalandı!' })).toHaveCount(0);
});
