import type { Page } from '@playwright/test';
import { atBothWidths, expectReadable } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/journey.ts';
import {
  anotherDevice,
  codeField,
  codeTo,
  freshEmail,
  signUp,
  visit,
} from '#tests/support/signing-in.ts';

const toast = (page: Page) => page.locator('.toast');
const hearts = (page: Page) => page.getByRole('button', { name: /^Favorilere ekle: / });
const heartOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Favorilere ekle: ${name}`, exact: true });
const list = (page: Page) => page.getByRole('list', { name: 'Kaydettiğiniz işletmeler' });

/** Waits for the answer: the heart itself is filled before it. */
async function press(page: Page, heart: ReturnType<Page['getByRole']>) {
  const answered = page.waitForResponse('**/api/favorites');
  await heart.click();
  return answered;
}

/** Keeps the first businesses of /businesses. @returns their names */
async function keepFirst(page: Page, count: number): Promise<string[]> {
  await page.goto('/businesses');
  const names: string[] = [];
  for (let index = 0; index < count; index++) {
    const heart = hearts(page).nth(index);
    await press(page, heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    names.push((await heart.getAttribute('aria-label'))?.replace(/^[^:]+: /, '') ?? '');
  }
  return names;
}

test('an empty list says how to fill it', async ({ page, context }) => {
  await page.goto('/favorites');
  await expect(page.getByRole('heading', { name: 'Henüz favoriniz yok.' })).toBeVisible();
  await expect(page.getByText('Kalbe dokunun, burada dursun.')).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('session');
  await expectReadable(page);
});

test('a guest’s hearts are found again, can be read by everyone, summed up, taken off and put back', async ({
  page,
}) => {
  const [first = '', second = ''] = await keepFirst(page, 2);
  await page.reload();
  for (const name of [first, second]) {
    await expect(heartOf(page, name)).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(hearts(page).and(page.locator('[aria-pressed=true]'))).toHaveCount(2);

  await page.goto('/favorites');
  const summary = page.getByRole('region', { name: 'Özet' });
  await expect(summary).toContainText(/2\s*Favori|Favori\s*2/);
  await expect(summary).toContainText(/\d,\d/);
  await expect(list(page).getByRole('listitem')).toHaveCount(2);
  await atBothWidths(page, () => expectReadable(page));
  await page.setViewportSize({ width: 390, height: 844 });
  const top = await list(page).getByRole('article').first().boundingBox();
  expect(top?.y, 'on the first screen of a phone').toBeLessThanOrEqual(300);

  await page.getByRole('button', { name: `Favorilerden kaldır: ${first}` }).click();
  await expect(toast(page)).toContainText('İşletme favorilerden kaldırıldı');
  const undo = page.getByRole('button', { name: `Geri al: ${first}` });
  await expect(undo).toBeFocused();
  await press(page, undo);
  const remove = page.getByRole('button', { name: `Favorilerden kaldır: ${first}` });
  await expect(remove).toBeFocused();
  await press(page, page.getByRole('button', { name: `Favorilerden kaldır: ${second}` }));
  await page.reload();
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  await press(page, remove);
  await expect(page.getByRole('heading', { name: 'Henüz favoriniz yok.' })).toBeVisible();
});

test.describe('when the server does not hear it', () => {
  test.use({ expectedFaults: /status of 500/ });

  test('the heart fills at once and is taken back with a word', async ({ page }) => {
    await page.goto('/businesses');
    const heart = hearts(page).first();
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/favorites', async (route) => {
      await held;
      await route.fulfill({ status: 500, body: 'bozuk' });
    });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    answer();
    await expect(toast(page)).toContainText('Favorilere eklenemedi');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  });

  test('a removal that fails is said, and the business stays', async ({ page }) => {
    const [name] = await keepFirst(page, 1);
    await page.goto('/favorites');
    await page.route('**/api/favorites', (route) => route.fulfill({ status: 500, body: 'bozuk' }));
    const remove = page.getByRole('button', { name: `Favorilerden kaldır: ${name}` });
    await remove.click();
    await expect(toast(page)).toContainText('Favorilerden kaldırma başarısız oldu');
    await expect(remove).toBeVisible();
  });
});

test('signing in joins a guest’s hearts with the account’s, and nobody else sees them', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = freshEmail('kalp');
  await signUp(page, { email, next: '/businesses' });
  await press(page, hearts(page).nth(4));

  const other = await anotherDevice(browser, baseURL);
  await visit(other, '/business/1001');
  await press(other, other.getByRole('button', { name: /^Favorilere ekle: / }));
  await visit(other, '/favorites');
  await expect(list(other).getByRole('listitem')).toHaveCount(1);
  await other.getByRole('main').getByRole('link', { name: 'Giriş Yap' }).click();
  await other.getByRole('textbox', { name: 'E-posta' }).fill(email);
  await other.getByRole('button', { name: 'Kodu gönder' }).click();
  await codeField(other).fill(await codeTo(email, 2));
  await expect(other).toHaveURL('/favorites');
  await expect(list(other).getByRole('listitem')).toHaveCount(2);
  await other.context().close();
  await page.goto('/favorites');
  await expect(list(page).getByRole('listitem')).toHaveCount(2);

  const third = await anotherDevice(browser, baseURL);
  await third.goto('/favorites');
  await expect(third.getByRole('heading', { name: 'Henüz favoriniz yok.' })).toBeVisible();
  await third.context().close();
});

test('the detail page keeps by its heart, on a desk and on a phone', async ({ page }) => {
  await page.goto('/business/1002');
  const heart = page.getByRole('button', { name: /^Favorilere ekle: / });
  await press(page, heart);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await press(page, heart);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test.describe('a list that is shared', () => {
  test.use({ expectedFaults: /status of 404/ });

  test('is read by whoever has the link, until it is withdrawn', async ({
    page,
    browser,
    baseURL,
  }) => {
    const [name = ''] = await keepFirst(page, 1);
    await page.goto('/favorites');
    await page.getByRole('button', { name: 'Paylaşma bağlantısı oluştur' }).click();
    const address = await page.getByRole('textbox', { name: 'Paylaşılacak bağlantı' }).inputValue();
    await page.keyboard.press('Escape');
    await expect(
      page.getByRole('main').getByRole('button', { name: 'Paylaş', exact: true }),
    ).toBeFocused();

    const reader = await anotherDevice(browser, baseURL);
    await reader.goto(address);
    await expect(reader.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(reader.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    expect(await reader.context().cookies()).toEqual([]);
    await expectReadable(reader);

    await page.getByRole('button', { name: 'Bağlantıyı geri çek' }).click();
    await expect(toast(page)).toContainText('Bağlantı geri çekildi');
    await reader.reload();
    await expect(
      reader.getByRole('heading', { name: 'Bu bağlantı artık geçerli değil' }),
    ).toBeVisible();
    await reader.context().close();
  });
});
