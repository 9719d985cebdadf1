import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/journey.ts';
import { emailTo } from '#tests/support/mailbox.ts';
import { granted, newMember } from '#tests/support/moderating.ts';
import { codeField, codeTo, freshEmail, visit, withProofOver } from '#tests/support/signing-in.ts';

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

/** Signs out and in again by the code of the person's e-mail, on the page. */
async function signInAgain(
  page: Page,
  email: string,
  { nth, next }: { nth: number; next: string },
) {
  await page.request.post('/api/users/sign-out');
  await page.goto(`/login?next=${next}`);
  await page.getByRole('textbox', { name: 'E-posta' }).fill(email);
  await page.getByRole('button', { name: 'Kodu gönder' }).click();
  await codeField(page).fill(await codeTo(email, nth));
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

  await signInAgain(page, email, { nth: 2, next: '/admin/security' });
  await expect(page.getByRole('heading', { name: 'Bir adım daha' })).toBeVisible();
  expect((await page.request.get('/api/passkeys')).status()).toBe(403);
  await page.getByRole('button', { name: 'Geçiş anahtarıyla onayla' }).click();
  await expect(page.getByText('son kullanım')).toBeVisible();

  await page.getByRole('button', { name: 'İş telefonum anahtarını sil' }).click();
  await page.getByRole('button', { name: 'Evet, sil' }).click();
  await expect(page.getByText('Henüz anahtarınız yok.')).toBeVisible();
});

test('a moderator signs in by a code alone once; the next time a passkey is made first', async ({
  page,
}) => {
  await withAuthenticator(page);
  const email = freshEmail('moderator');
  await newMember(page.request, { email });
  await granted(email, 'moderator');
  await signInAgain(page, email, { nth: 2, next: '/admin' });
  await expect(page.getByText('Sonraki girişte geçiş anahtarı gerekecek')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Onay kuyruğu' })).toBeVisible();

  await signInAgain(page, email, { nth: 3, next: '/admin/businesses' });
  await expect(page.getByRole('heading', { name: 'Geçiş anahtarı ekleyin' })).toBeVisible();
  expect((await page.request.get('/api/moderation/inbox')).status()).toBe(403);
  await page.getByRole('textbox', { name: 'Anahtarın adı' }).fill('Dizüstü');
  await page.getByRole('button', { name: 'Anahtar ekle' }).click();
  await expect(page.getByRole('heading', { name: 'İşletmeler' })).toBeVisible();
  await expect(page.getByText('Sonraki girişte geçiş anahtarı gerekecek')).toBeHidden();
});

test.describe('what matters most', () => {
  test.use({ expectedFaults: /403/ });

  test('asks who is there, by a passkey or a code, then goes on by itself', async ({ page }) => {
    await withAuthenticator(page);
    const email = freshEmail('yonetici');
    await newMember(page.request, { email });
    await granted(email, 'admin');
    await page.goto('/admin/security');
    const dialog = page.getByRole('dialog', { name: 'Siz olduğunuzu doğrulayın' });

    await withProofOver(page, 'POST', '**/api/passkeys/registration');
    await page.getByRole('textbox', { name: 'Anahtarın adı' }).fill('Telefon');
    await page.getByRole('button', { name: 'Anahtar ekle' }).click();
    await dialog.getByRole('button', { name: 'Kodu e-postayla gönder' }).click();
    const { code = '' } = await emailTo(email, { kind: 'proof-code' });
    await dialog.getByRole('textbox', { name: 'Onay kodu' }).fill(code);
    await dialog.getByRole('button', { name: 'Onayla' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Telefon anahtarını sil' })).toBeVisible();

    await withProofOver(page, 'DELETE', '**/api/passkeys/*');
    await page.getByRole('button', { name: 'Telefon anahtarını sil' }).click();
    await page.getByRole('button', { name: 'Evet, sil' }).click();
    const before = await page.context().cookies();
    await dialog.getByRole('button', { name: 'Geçiş anahtarıyla onayla' }).click();
    await expect(page.getByText('Henüz anahtarınız yok.')).toBeVisible();
    const session = (cookies: typeof before) =>
      cookies.find(({ name }) => name === 'session')?.value;
    expect(session(await page.context().cookies())).not.toBe(session(before));
  });
});
