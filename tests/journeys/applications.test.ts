import { expectReadable } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/journey.ts';
import { moderate, newMember, submitted } from '#tests/support/moderating.ts';

test('a stranger learns what the page is and how to get in', async ({ page }) => {
  await page.goto('/applications');
  await expect(page.getByRole('heading', { name: 'Başvurularınız sizi bekliyor' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Giriş yap' })).toHaveAttribute(
    'href',
    '/login?next=%2Fapplications',
  );
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test('a member sees why a business was not approved and mends it', async ({ page }) => {
  const email = await newMember(page.request);
  await page.goto('/applications');
  await expect(page.getByText('Henüz bir şey göndermediniz')).toBeVisible();

  const name = `Reddedilen ${email.slice(4, 12)}`;
  const id = await submitted(page.request, email, name);
  await moderate('business', id, 'reject', 'Sokak adını da yazar mısınız?');
  await page.goto('/account');
  await page.getByRole('main').getByRole('link', { name: 'Başvurularım' }).click();
  const card = page.getByRole('region', { name: 'İşletmelerim' }).getByRole('article', { name });
  await expect(card.getByText('Onaylanmadı').first()).toBeVisible();
  await expect(card).toContainText('Sokak adını da yazar mısınız?');
  await expect(card.getByRole('list', { name: 'Neler oldu?' }).getByRole('listitem')).toHaveText([
    /^Gönderildi/,
    /^Onaylanmadı/,
  ]);
  await expect(card.getByRole('link', { name: 'Düzelt ve yeniden gönder' })).toHaveAttribute(
    'href',
    `/add-business?edit=${id}`,
  );
  await expectReadable(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test.describe('without an answer', () => {
  // The browser notes the call that was cut on its console.
  test.use({ expectedFaults: /ERR_FAILED/ });

  test('when the records do not come, the page says so and tries again', async ({ page }) => {
    await newMember(page.request);
    await page.route('**/api/users/me/claims', (route) => route.abort());
    await page.goto('/applications');
    await expect(page.getByRole('heading', { name: 'Başvurularınız yüklenemedi' })).toBeVisible();
    await page.unroute('**/api/users/me/claims');
    await page.getByRole('button', { name: 'Yeniden dene' }).click();
    await expect(page.getByText('Henüz bir şey göndermediniz')).toBeVisible();
  });
});
