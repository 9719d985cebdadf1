import type { Page } from '@playwright/test';
import { atBothWidths, expectReadable } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/journey.ts';
import { emailOfDecision } from '#tests/support/mailbox.ts';
import { moderate, newMember, published } from '#tests/support/moderating.ts';
import { anotherDevice, codeField, codeTo } from '#tests/support/signing-in.ts';

/** An example with reviews for each width. */
const reviewed = { telefon: 1032, masaustu: 1034 } as const;

const reviewsOn = (page: Page) =>
  page.getByRole('region', { name: 'Değerlendirmeler', exact: true });
const ownOn = (page: Page) => page.getByRole('region', { name: 'Değerlendirmeniz', exact: true });
const formOn = (page: Page) => page.getByRole('form', { name: /^Değerlendirmeniz/ });
const summaryOn = (page: Page) =>
  formOn(page).getByRole('alert').filter({ hasText: 'Göndermeden önce' });

async function openForm(page: Page) {
  await expect(reviewsOn(page).getByRole('button', { name: 'Değerlendirme Yap' })).toBeVisible();
  await page.getByRole('link', { name: 'Değerlendirme Yap' }).click();
  await expect(formOn(page)).toBeVisible();
}

test('a member writes, sees it published, changes it and takes it back', async ({
  page,
  browser,
  baseURL,
}) => {
  const owner = await anotherDevice(browser, baseURL);
  const ownersEmail = await newMember(owner.request);
  const id = await published(owner.request, ownersEmail, `Yorumlanan ${ownersEmail.slice(4, 12)}`);
  await owner.context().close();
  const email = await newMember(page.request, { name: 'Zeynep Nur Öztürk' });
  await page.goto(`/business/${id}`);
  await openForm(page);
  const form = formOn(page);
  await form.getByRole('button', { name: 'Gönder' }).click();
  await expect(summaryOn(page)).toBeFocused();
  const words = form.getByLabel('Deneyiminiz');
  await expect(words).toHaveAttribute('aria-invalid', 'true');
  await words.fill('Çayı tavşan kanı, sohbeti bol. Bahçede yer bulmak için erken gidin.');
  await form.getByLabel('Başlık').fill('Bahçesi için gidilir');
  await form.getByRole('link', { name: 'Kaç yıldız verdiğinizi seçin' }).click();
  await expect(form.getByRole('radio', { name: '1 yıldız, Kötü' })).toBeFocused();
  for (let stars = 1; stars < 4; stars++) await page.keyboard.press('ArrowRight');
  await expect(form.getByRole('radio', { name: '4 yıldız, İyi' })).toBeChecked();
  await form.getByRole('button', { name: 'Vazgeç' }).click();
  await openForm(page);
  await expect(words).toHaveValue(/tavşan kanı/);
  await page.setViewportSize({ width: 390, height: 844 });
  await form.getByRole('button', { name: 'Gönder' }).click();

  const own = ownOn(page);
  await expect(own.getByText('İncelemede', { exact: true })).toBeInViewport();
  const inList = reviewsOn(page).getByRole('article').filter({ hasText: 'Bahçesi için gidilir' });
  await expect(inList).toHaveCount(0);
  const { review } = await (await page.request.get(`/api/businesses/${id}/reviews/mine`)).json();
  await moderate('review', review.id, 'approve');
  expect((await emailOfDecision(email, { kind: 'review-approved' })).link).toContain(
    `/business/${id}#`,
  );
  // Who asks while a page is drawn anew for somebody else gets the one before.
  await expect(async () => {
    await page.reload();
    await expect(inList).toContainText('Zeynep Ö.', { timeout: 1000 });
  }).toPass();
  await expect(own.getByText('Yayında', { exact: true })).toBeVisible();
  await expect(page.getByText('Nur Öztürk')).toHaveCount(0);
  await expect(reviewsOn(page).getByText('1 değerlendirme', { exact: true }).first()).toBeVisible();

  await own.getByRole('button', { name: 'Düzenle' }).click();
  await form.getByLabel('Başlık').fill('Bahçesi için yine gidilir');
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(own.getByText('İncelemede', { exact: true })).toBeVisible();
  await expect(reviewsOn(page).getByRole('article').filter({ hasText: 'Zeynep Ö.' })).toHaveCount(
    0,
  );
  await moderate('review', review.id, 'reject', 'off_topic');
  await page.reload();
  await expect(own.getByText('Yayımlanmadı', { exact: true })).toBeVisible();
  await expect(own.getByText('Bu işletmeyle ilgili değil.')).toBeVisible();

  await own.getByRole('button', { name: 'Sil' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Evet, sil' }).click();
  await expect(own).toHaveCount(0);
  await expect(reviewsOn(page).getByRole('button', { name: 'Değerlendirme Yap' })).toBeVisible();
});

test.describe('when the server does not answer', () => {
  test.use({ expectedFaults: /status of 500/ });

  test('helpful shows at once, goes back when it failed, and stays when it did not', async ({
    page,
  }, { project }) => {
    await newMember(page.request, { name: 'Hasan Kaya' });
    await page.goto(`/business/${reviewed[project.name as keyof typeof reviewed]}`);
    await expect(reviewsOn(page).getByRole('button', { name: 'Değerlendirme Yap' })).toBeVisible();
    const button = reviewsOn(page)
      .getByRole('button', { name: /^Faydalı/ })
      .first();
    let fail = () => {};
    const failed = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route('**/api/reviews/*/helpful', async (route) => {
      await failed;
      await route.fulfill({ status: 500, contentType: 'application/json', body: '{}' });
    });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    fail();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await page.unroute('**/api/reviews/*/helpful');
    const answer = page.waitForResponse('**/api/reviews/*/helpful');
    await button.click();
    expect((await answer).ok()).toBe(true);
    await page.reload();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(button).toHaveAccessibleName(/kişi faydalı buldu/);
  });
});

test('a visitor is told how reviews are published, and led to sign in and back', async ({
  page,
}) => {
  await page.goto('/business/1001');
  await reviewsOn(page).getByText('Değerlendirmeler nasıl yayımlanıyor?').click();
  await expect(reviewsOn(page).getByText(/Yıldız sayısı hiçbir yazıyı/)).toBeVisible();
  await expect(
    reviewsOn(page).getByRole('link', { name: 'Giriş yap ve değerlendir' }),
  ).toHaveAttribute('href', '/login?next=%2Fbusiness%2F1001%23degerlendirme-yap');
});

test.describe('a session that ends meanwhile', () => {
  test.use({ expectedFaults: /status of 401/ });

  test('who was writing is told so, shown the way back in, and loses no word', async ({ page }) => {
    const email = await newMember(page.request, { name: 'Elif Demir' });
    await page.goto('/business/1001#degerlendirme-yap');
    const form = formOn(page);
    await form.getByRole('radio', { name: '4 yıldız, İyi' }).press('Space');
    await form.getByLabel('Deneyiminiz').fill('Çayı tavşan kanı.');
    await page.context().clearCookies({ name: 'session' });
    await form.getByRole('button', { name: 'Gönder' }).click();
    await expect(page.locator('.toast')).toContainText('Oturumunuz kapandı');
    await reviewsOn(page).getByRole('link', { name: 'Giriş yap ve değerlendir' }).click();
    await page.getByRole('textbox', { name: 'E-posta' }).fill(email);
    await page.getByRole('button', { name: 'Kodu gönder' }).click();
    await codeField(page).fill(await codeTo(email, 2));
    await expect(page).toHaveURL('/business/1001#degerlendirme-yap');
    await expect(form.getByLabel('Deneyiminiz')).toHaveValue('Çayı tavşan kanı.');
    await expect(form.getByRole('radio', { name: '4 yıldız, İyi' })).toBeChecked();
  });
});

test('a press that lasts while the reviews come alive is heard', async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const code = /\/ReviewsSection[^/]*\.js$/;
  await page.route(code, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(code);
  await page.goto('/business/1001');
  await reviewsOn(page).getByRole('link', { name: 'Giriş yap ve değerlendir' }).hover();
  await page.mouse.down();
  const isThere = (await asked).response().then((answer) => answer?.finished());
  letGo();
  await isThere;
  // Time enough to draw it.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestIdleCallback(drawn))),
  );
  await page.mouse.up();
  await expect(page).toHaveURL('/login?next=%2Fbusiness%2F1001%23degerlendirme-yap');
});

test('the form can be used by everyone, by day and by night', async ({ page }) => {
  await newMember(page.request, { name: 'Elif Demir' });
  await page.goto('/business/1001');
  await openForm(page);
  await formOn(page).getByRole('button', { name: 'Gönder' }).click();
  await expect(summaryOn(page)).toBeVisible();
  await atBothWidths(page, () => expectReadable(page, { within: 'main' }));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('reviews are sorted through the address', async ({ page }) => {
    const stars = () => reviewsOn(page).getByRole('article').first();
    await page.goto('/business/1001');
    await reviewsOn(page).getByLabel('Sıralama').selectOption('En düşük puan');
    await reviewsOn(page).getByRole('button', { name: 'Sırala' }).click();
    await expect(page).toHaveURL(/sort=lowest/);
    await expect(stars()).toContainText('5 üzerinden 3,0 puan');
  });
});
