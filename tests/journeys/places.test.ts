import { axe } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/journey.ts';
import { granted, newMember } from '#tests/support/moderating.ts';
import { anotherDevice } from '#tests/support/signing-in.ts';

const chip = 'Adnan Menderes Bulvarı filtresini kaldır, “adnan menderes bulvarı” diye ara';

test('a place is read from a question, taken away, and named where nobody knows it', async ({
  page,
}) => {
  // The job learns the examples' streets soon after the first start.
  await expect(async () => {
    await page.goto('/search?q=adnan+menderes+bulvarı+kafe');
    await expect(page.getByRole('link', { name: chip })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByText('Adnan Menderes Bulvarı’nda 1 kafe')).toBeVisible();
  expect((await axe(page).analyze()).violations).toEqual([]);
  await page.getByRole('link', { name: chip }).click();
  await expect(page.getByRole('link', { name: chip })).toBeHidden();

  await page.goto('/search?q=Xyz+Sokağı+kuaför');
  await expect(page.getByText('“Xyz Sokağı” diye bir yer bilmiyoruz')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Şehrin başka yerlerinde' })).toBeVisible();
});

test.describe('the team', () => {
  test.use({ expectedFaults: /api\/admin\/places\/\d+: .* 400 / });

  test('what an admin calls a place is what questions call it', async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    await granted(await newMember(page.request), 'admin');
    await expect(async () => {
      await page.goto('/admin/places?q=cumhuriyet+caddesi');
      await expect(page.getByRole('rowheader')).toHaveText([/Cumhuriyet Caddesi/], {
        timeout: 1000,
      });
    }).toPass();
    await page.getByRole('button', { name: 'Cumhuriyet Caddesi yerini düzenle' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Konumu').fill('orada');
    await dialog.getByLabel('Başka adları').fill('Zırhlı Yokuş');
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await expect(dialog.getByRole('alert')).toContainText(
      'Enlem ve boylamı virgülle ayırarak yazın',
    );
    await expect(dialog.getByLabel('Başka adları')).toHaveValue('Zırhlı Yokuş');
    expect((await axe(page).analyze()).violations).toEqual([]);
    await dialog.getByLabel('Konumu').fill('');
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Başka adları: Zırhlı Yokuş')).toBeVisible();

    const visitor = await anotherDevice(browser, baseURL);
    await visitor.goto('/search?q=zırhlı+yokuş+eczane');
    await expect(visitor.getByText('Cumhuriyet Caddesi’nde 1 eczane')).toBeVisible();
  });
});
