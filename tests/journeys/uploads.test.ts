import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { axe } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/journey.ts';
import { newMember, published } from '#tests/support/moderating.ts';

// The browser itself writes down every call that is refused, broken off, or finds no file.
test.use({ expectedFaults: /status of 4(?:04|15)|net::ERR_FAILED/ });

const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});
const three = () =>
  Promise.all([
    photo('ön.jpg', '#b45309'),
    photo('iç.jpg', '#0e7490'),
    photo('köz.jpg', '#4d7c0f'),
  ]);

async function openPhotos(page: Page) {
  await page.goto('/add-business');
  // The photos' part of the form comes when one is near it.
  await page.getByRole('heading', { name: 'Fotoğraflar' }).scrollIntoViewIfNeeded();
  const field = page.getByRole('group', { name: 'Fotoğraflar' });
  await expect(field).toBeVisible();
  return {
    field,
    picker: field.getByLabel('Fotoğraf seçin'),
    photos: field.getByRole('listitem'),
    button: (name: string) => field.getByRole('button', { name, exact: true }),
  };
}

/** What the form would send: the addresses of the photos, in their order. */
const addresses = (page: Page) =>
  page
    .getByRole('group', { name: 'Fotoğraflar' })
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.querySelector('img')?.src));

test('photos are sent, put in order by keys and by drag, and removed', async ({ page }) => {
  const { field, picker, photos, button } = await openPhotos(page);
  await picker.setInputFiles(await three());
  await expect(page.getByText('3 görsel yüklendi')).toBeVisible();
  await expect(photos).toHaveCount(3);
  await expect(field.getByRole('progressbar')).toHaveCount(0);
  await expect(photos.first()).toContainText('Kapak');
  const [first, second, third] = await addresses(page);

  await button('3. fotoğrafı öne al').focus();
  await page.keyboard.press('Enter');
  await expect(field.getByRole('status')).toHaveText('Fotoğraf 2. sıraya geldi');
  expect(await addresses(page)).toEqual([first, third, second]);
  await expect(button('1. fotoğrafı öne al')).toHaveAttribute('aria-disabled', 'true');

  await photos.nth(0).dragTo(photos.nth(2));
  await expect.poll(() => addresses(page)).toEqual([third, second, first]);

  await button('2. fotoğrafı kaldır').click();
  await expect(photos).toHaveCount(2);
  await expect(picker).toBeFocused();
  expect(await addresses(page)).toEqual([third, first]);

  const { violations } = await axe(page).include('fieldset').analyze();
  expect(violations).toEqual([]);
});

test('what is too much, too large or no photo is said in a sentence', async ({
  page,
}, testInfo) => {
  const { field, picker, photos } = await openPhotos(page);
  const large = testInfo.outputPath('dev.jpg');
  await writeFile(large, Buffer.alloc(10_485_761));
  await picker.setInputFiles(large);
  await expect(field.getByText('dev.jpg çok büyük (maksimum 10MB)')).toBeVisible();
  await expect(photos).toHaveCount(0);

  const drawing = { name: 'çizim.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg/>') };
  await picker.setInputFiles(drawing);
  await expect(photos.first()).toContainText('çizim.jpg');
  await expect(photos.first()).toContainText('JPEG, PNG, WebP ya da AVIF biçiminde');
  await expect(field.getByRole('button', { name: 'Yeniden dene' })).toHaveCount(0);

  const more = [await photo('dört.jpg', '#7c3aed'), await photo('beş.jpg', '#334155')];
  await picker.setInputFiles([...(await three()), ...more]);
  await expect(field.getByText('Maksimum 5 görsel yükleyebilirsiniz')).toBeVisible();
  await expect(photos).toHaveCount(5);
});

test('a photo that did not come can be sent again', async ({ page }) => {
  const { field, picker, photos } = await openPhotos(page);
  let isAway = true;
  await page.route('**/api/objects/*', (route) =>
    isAway && route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await picker.setInputFiles(await photo('ön.jpg', '#b45309'));
  await expect(photos.first()).toContainText('Görsel yüklenirken bir hata oluştu');
  isAway = false;
  await field.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(page.getByText('1 görsel yüklendi')).toBeVisible();
  await expect(photos.first().getByRole('img')).toBeVisible();
});

test('a form that is sent while its photo is on its way goes with it, or waits to be looked at', async ({
  page,
}) => {
  const held: Array<(comes: boolean) => void> = [];
  await page.route('**/api/objects/*', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    const comes = await new Promise<boolean>((resolve) => held.push(resolve));
    return comes ? route.continue() : route.abort();
  });
  const release = async (comes: boolean) => {
    await expect.poll(() => held.length).toBe(1);
    held.pop()?.(comes);
  };
  const email = await newMember(page.request);
  const id = await published(page.request, email, `Resimlenen ${email.slice(4, 12)}`);
  await page.goto(`/business/${id}`);
  await page.getByRole('button', { name: 'Fotoğraf ekle' }).click();
  const form = page.getByRole('dialog', { name: 'Fotoğraf ekle' });
  const send = form.getByRole('button', { name: 'Fotoğrafları gönder' });
  await form.getByLabel('Fotoğraf seçin').setInputFiles(await photo('ön.jpg', '#b45309'));
  await send.click();
  await expect(form.getByRole('link', { name: 'Yalnızca kendi çektiğiniz' })).toBeVisible();
  await form.getByLabel('Fotoğrafları ben çektim').check();
  await send.click();
  await expect(send).toHaveAttribute('aria-busy', 'true');

  await release(false);
  // What is said for a moment is an item as well.
  const item = form.getByRole('listitem').filter({ hasText: 'ön.jpg' });
  await expect(item).toContainText('Görsel yüklenirken bir hata oluştu');
  await expect(send).not.toHaveAttribute('aria-busy', 'true');

  await form.getByRole('button', { name: 'Yeniden dene' }).click();
  await send.click();
  await expect(send).toHaveAttribute('aria-busy', 'true');
  await release(true);
  await expect(form.getByText('Teşekkürler, fotoğraflarınız bize ulaştı')).toBeVisible();
});
