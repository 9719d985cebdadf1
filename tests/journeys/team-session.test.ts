import { expect, test } from '#tests/support/journey.ts';
import { granted, newMember, submitted } from '#tests/support/moderating.ts';
import { anotherDevice, codeField, codeTo, freshEmail } from '#tests/support/signing-in.ts';

test.describe('a session that has ended', () => {
  test.use({ expectedFaults: /401/ });

  test('leads from the team’s screen to signing in, says why, and back', async ({ page }) => {
    const email = freshEmail('yonetici');
    await newMember(page.request, { email });
    await granted(email, 'admin');
    await page.goto('/admin/users');
    const search = page.getByRole('searchbox');
    await expect(search).toBeVisible();
    await page.context().clearCookies({ name: 'session' });
    await search.fill('ayşe');
    await search.press('Enter');
    await expect(page.locator('.toast')).toContainText('Oturumunuz kapandı');
    await expect(page).toHaveURL(/\/login\?next=%2Fadmin%2Fusers/);
    await page.getByRole('textbox', { name: 'E-posta' }).fill(email);
    await page.getByRole('button', { name: 'Kodu gönder' }).click();
    await codeField(page).fill(await codeTo(email, 2));
    await expect(page).toHaveURL(/\/admin\/users\?q=ay%C5%9Fe$/);
    await expect(search).toHaveValue('ayşe');
  });

  test('keeps the words of a decision for whoever typed them', async ({
    page,
    browser,
    baseURL,
  }) => {
    const author = await anotherDevice(browser, baseURL);
    const sender = await newMember(author.request);
    const id = await submitted(author.request, sender, `Yarım kalan ${sender.slice(4, 12)}`);
    const email = freshEmail('yonetici');
    await newMember(page.request, { email });
    await granted(email, 'admin');
    await page.goto(`/admin?item=business-${id}`);
    const refuse = page
      .getByRole('region', { name: 'Karar' })
      .getByRole('button', { name: 'Reddet' });
    const dialog = page.getByRole('dialog');
    await refuse.click();
    await dialog.getByRole('textbox').fill('Adres eksik, kapı numarası yok.');
    await page.context().clearCookies({ name: 'session' });
    await dialog.getByRole('button', { name: 'Reddet' }).click();
    await page.getByRole('textbox', { name: 'E-posta' }).fill(email);
    await page.getByRole('button', { name: 'Kodu gönder' }).click();
    await codeField(page).fill(await codeTo(email, 2));
    await refuse.click();
    await expect(dialog.getByRole('textbox')).toHaveValue('Adres eksik, kapı numarası yok.');
    await dialog.getByRole('button', { name: 'Vazgeç' }).click();
    await refuse.click();
    await expect(dialog.getByRole('textbox'), 'once').toHaveValue('');
  });
});
