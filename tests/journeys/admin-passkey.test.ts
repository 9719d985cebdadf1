import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/journey.ts';
import { granted, newMember } from '#tests/support/moderating.ts';
import { codeField, codeTo, freshEmail, visit } from '#tests/support/signing-in.ts';

/** A phone's lock screen that says yes; only Chromium's own tools can make one. */
async function withAuthenticator(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('WebAuthn.enable');
  await tools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('an admin adds a passkey; the next session opens the team’s pages only with it', async ({
  page,
}) => {
  await withAuthenticator(page);
  const email = freshEmail('yonetici');
  await newMember(page.request, { email });
  await granted(email, 'admin');
  await visit(page, '/admin/security');
  await expect(page.getByText('Henüz anahtarınız yok.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Anahtarın adı' }).fill('İş telefonum');
  await page.getByRole('button', { name: 'Anahtar ekle' }).click();
  await expect(page.getByRole('button', { name: 'İş telefonum anahtarını sil' })).toBeVisible();

  await page.request.post('/api/users/sign-out');
  await page.goto('/login?next=/admin/security');
  await page.getByRole('textbox', { name: 'E-posta' }).fill(email);
  await page.getByRole('button', { name: 'Kodu gönder' }).click();
  await codeField(page).fill(await codeTo(email, 2));
  await expect(page.getByRole('heading', { name: 'Bir adım daha' })).toBeVisible();
  expect((await page.request.get('/api/passkeys')).status()).toBe(403);
  await page.getByRole('button', { name: 'Geçiş anahtarıyla onayla' }).click();
  await expect(page.getByText('son kullanım')).toBeVisible();

  await page.getByRole('button', { name: 'İş telefonum anahtarını sil' }).click();
  await page.getByRole('button', { name: 'Evet, sil' }).click();
  await expect(page.getByText('Henüz anahtarınız yok.')).toBeVisible();
});
