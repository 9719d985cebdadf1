import { randomInt, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { answerFirstQuestions, expect, ownAddress, test } from '#tests/support/journey.ts';
import { emailOfDecision, emailTo } from '#tests/support/mailbox.ts';
import { pressPin } from '#tests/support/press-pin.ts';
import { adminEmail } from '#tests/support/product-for-journeys.ts';
import { browsersOwnFaults } from '#tests/support/public-pages.ts';
import { freshEmail, makeAccount, signUp, visit } from '#tests/support/signing-in.ts';

const devices = {
  phone: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  },
  desk: { viewport: { width: 1366, height: 768 } },
};

const document = {
  name: 'vergi-levhasi.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};

/** Somebody with a browser and an address of their own. What goes wrong on their pages is a fault of the journey. */
async function person(browser: Browser, device: keyof typeof devices, faults: string[]) {
  const context = await browser.newContext({
    ...devices[device],
    extraHTTPHeaders: { 'X-Forwarded-For': ownAddress() },
  });
  context.setDefaultTimeout(45_000);
  await context.addInitScript(answerFirstQuestions);
  context.on('console', (said) => {
    if (said.type() === 'error') faults.push(`${said.location().url}: ${said.text()}`);
  });
  context.on('weberror', (error) => {
    faults.push(String(error.error().stack ?? error.error()));
  });
  return context.newPage();
}

/** Looks at an address again and again until it shows what was just decided. */
const soon = (page: Page, address: string, look: () => Promise<void>) =>
  expect(async () => {
    await visit(page, address);
    await look();
  }).toPass({ timeout: 45_000 });

/** Where the link of an e-mail leads. */
async function linkTo(email: string, kind: string) {
  const isHeld = kind === 'business-approved';
  const { link = '' } = await (isHeld ? emailOfDecision : emailTo)(email, { kind });
  const { pathname, search, hash } = new URL(link);
  return pathname + search + hash;
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const decision = (page: Page) => page.getByRole('region', { name: 'Karar' });

/** Goes on by the phone's menu. */
async function byMenu(page: Page, name: string) {
  await page.getByRole('button', { name: 'Menüyü aç' }).click();
  await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name }).click();
}

/** Finds a record in the team's inbox, as one does when somebody calls about it. */
async function openItem(desk: Page, kind: string, name: string) {
  await visit(desk, '/admin');
  await findItem(desk, kind, name);
}

async function findItem(desk: Page, kind: string, name: string) {
  const search = desk.getByRole('searchbox', { name: 'Kayıtlarda ara' });
  const found = desk.waitForResponse(/\/api\/moderation\/inbox\?.*\bq=/);
  await search.fill(name);
  await search.press('Enter');
  await expect(desk).toHaveURL(/[?&]q=/);
  // A press while the list changes would hit what has moved on by its release.
  await found;
  await expect(desk.getByRole('list', { name: 'Kayıtlar' })).toHaveAttribute('aria-busy', 'false');
  const line = desk.locator('[data-item]').filter({ hasText: kind });
  await line.getByRole('link', { name }).click();
  await expect(desk.getByRole('heading', { level: 2, name })).toBeFocused();
}

/** Decides about the open record. */
async function decide(desk: Page, transition: string, outcome: string) {
  await decision(desk).getByRole('button', { name: transition, exact: true }).click();
  await expect(desk.getByRole('status').filter({ hasText: outcome })).toBeAttached();
}

test.use({ expectedFaults: browsersOwnFaults });
// Both widths are in it: the people hold phones, the team sits at desks.
test('a business from a stranger’s form to the end of its advertisement', async ({
  browser,
  pageFaults,
}) => {
  test.slow();
  const tag = `k${randomUUID().slice(0, 7)}`;
  const name = `Yayla Kahvaltısı ${tag}`;
  const newName = `Yayla Sofrası ${tag}`;
  const adTitle = `Serin sabahlar ${tag}`;
  const newPhone = `0322 6${randomInt(10, 99)} ${randomInt(10, 99)} ${randomInt(10, 99)}`;
  const [strangersEmail, ownersEmail, visitorsEmail, moderatorsEmail] = [
    freshEmail('ekleyen'),
    freshEmail('sahip'),
    freshEmail('gezen'),
    freshEmail('moderator'),
  ];
  const stranger = await person(browser, 'phone', pageFaults);
  const owner = await person(browser, 'phone', pageFaults);
  const visitor = await person(browser, 'phone', pageFaults);
  const admin = await person(browser, 'desk', pageFaults);
  const moderator = await person(browser, 'desk', pageFaults);

  await test.step('a stranger adds it, and proves the address', async () => {
    await visit(stranger, '/');
    await byMenu(stranger, 'İşletme Ekle');
    const form = stranger.getByRole('form', { name: 'İşletme bilgileri' });
    const next = form.getByRole('button', { name: 'Devam et' });
    await form.getByLabel('İşletme adı').fill(name);
    await form.getByLabel('Kategori *').selectOption('Kafeler');
    await form.getByLabel('Açıklama').fill('Çınarın altında serpme kahvaltı.');
    await form.getByLabel('İlçe').selectOption('Karaisalı');
    await form.getByLabel('Adres *').fill('Kızıldağ Yaylası 7');
    await form.getByText('Koordinatını biliyorum').click();
    await form.getByLabel('Koordinat').fill('37.31, 35.17');
    for (const step of [2, 3]) {
      await next.click();
      await expect(form.getByText(`Adım ${step} / 3`)).toBeVisible();
    }
    await form.getByLabel('Adınız soyadınız').fill('Deniz Akın');
    await form.getByLabel('E-posta adresiniz').fill(strangersEmail);
    await form.getByRole('button', { name: 'İşletmeyi ekle' }).click();
    await expect(stranger.getByRole('heading', { name: /^Son bir adım/ })).toBeFocused();
    await visit(stranger, await linkTo(strangersEmail, 'verify-email'));
    await expect(title(stranger, 'Doğrulama Başarılı')).toBeVisible();
  });

  await test.step('the first admin makes somebody a moderator', async () => {
    await signUp(moderator, { email: moderatorsEmail, name: 'Efe Demir', next: '/account' });
    await signUp(admin, { email: adminEmail, name: 'Selin Aksoy', next: '/admin/users' });
    await admin.getByLabel('E-posta, ad ya da numara').fill(moderatorsEmail);
    await admin.getByRole('search', { name: 'Süzgeç' }).getByRole('button').click();
    await admin.getByRole('link', { name: moderatorsEmail }).click();
    const role = admin.getByRole('region', { name: 'Rolü' });
    await role.getByLabel('Rol').selectOption('Moderatör');
    await role.getByRole('button', { name: 'Rolü kaydet' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Değiştir' }).click();
    await expect(admin.getByText('Rol değişti')).toBeVisible();
  });

  await test.step('the moderator approves the business', async () => {
    await visit(moderator, '/account');
    await moderator.getByRole('link', { name: 'Yönetim' }).click();
    await findItem(moderator, 'İşletme', name);
    await decide(moderator, 'Onayla', `“${name}” onaylandı.`);
  });

  const page = await linkTo(strangersEmail, 'business-approved');

  await test.step('it is found by search and on the map', async () => {
    await visit(visitor, '/');
    await visitor.getByRole('main').getByRole('combobox').first().fill(`yayla kahvaltisi ${tag}`);
    await visitor.getByRole('main').getByRole('combobox').first().press('Enter');
    await expect(visitor).toHaveURL(/^[^?]+\/search\?/);
    const found = visitor.getByRole('main').getByRole('link', { name, exact: true });
    await expect(found).toHaveAttribute('href', page);

    await byMenu(visitor, 'Harita');
    const map = visitor.locator('[data-map-state]');
    await expect(map).toHaveAttribute('data-map-state', 'ready');
    await visitor.getByRole('searchbox', { name: 'Ad veya açıklamada ara' }).fill(tag);
    await expect(visitor.getByText(`Adana’da 1 işletme · “${tag}”`)).toBeVisible();
    await pressPin(map.locator(`:not([inert]) > button[aria-pressed][aria-label^="${name}"]`));
    const card = visitor.getByRole('region', { name, exact: true });
    await card.getByRole('link', { name: 'Detaylar' }).click();
    await expect(visitor).toHaveURL(page);
    await expect(title(visitor, name)).toBeVisible();
  });

  await test.step('its owner claims it with a document, which an admin reads', async () => {
    await visit(owner, page);
    await owner.getByRole('button', { name: 'Sahiplik başvurusu yap' }).click();
    const dialog = owner.getByRole('dialog', { name: 'Bu işletme sizin mi?' });
    await dialog.getByLabel('Adınız').fill('Mehmet Kaya');
    await dialog.getByLabel('E-posta').fill(ownersEmail);
    await dialog.getByLabel('İşletmeyle bağınız').fill('Kurucusu benim.');
    await dialog.locator('input[type=file]').setInputFiles(document);
    await expect(dialog.getByRole('button', { name: /belgesini kaldır/ })).toBeVisible();
    await expect(dialog.getByRole('progressbar')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Başvuruyu gönder' }).click();
    await dialog.getByRole('link', { name: 'Giriş yap' }).click();
    await makeAccount(owner, ownersEmail, 'Mehmet Kaya');
    await expect(owner).toHaveURL('/applications');
    await expect(owner.getByRole('article', { name }).getByText('İncelemede')).toBeVisible();

    await openItem(admin, 'Sahiplik başvurusu', name);
    const download = admin.waitForEvent('download');
    await admin.getByRole('link', { name: document.name }).click();
    expect(await readFile(await (await download).path())).toEqual(document.buffer);
    await decide(admin, 'Onayla', `“${name}” onaylandı.`);
  });

  await test.step('the owner changes the name, which waits, and the phone, which does not', async () => {
    await visit(owner, await linkTo(ownersEmail, 'claim-approved'));
    await owner.getByRole('link', { name: 'Düzenle' }).click();
    await owner.getByLabel(/^İşletme adı/).fill(newName);
    await owner.getByLabel('Telefon').fill(newPhone);
    await owner.getByRole('button', { name: 'Kaydet' }).click();
    await expect(owner.getByText('Kaydettik; bir kısmı onay bekliyor')).toBeVisible();
    await soon(visitor, page, async () => {
      const phone = visitor.getByRole('link', { name: newPhone, exact: true });
      await expect(phone).toBeVisible({ timeout: 1000 });
    });
    await expect(title(visitor, name)).toBeVisible();

    await openItem(moderator, 'Bilgi değişikliği', name);
    await expect(moderator.getByRole('insertion').filter({ hasText: 'Sofrası' })).toBeVisible();
    await decide(moderator, 'Onayla', `“${name}” onaylandı.`);
    await soon(visitor, page, async () => {
      await expect(title(visitor, newName)).toBeVisible({ timeout: 1000 });
    });
  });

  const words = 'Bazlaması sıcacık, manzarası geniş; hafta sonu erken gidin.';
  // The innermost: a page of a business is an article too.
  const review = (reader: Page) => reader.getByRole('article').filter({ hasText: words }).last();
  await test.step('a visitor writes a review, which counts once it is approved', async () => {
    await visitor.getByRole('link', { name: 'Giriş yap ve değerlendir' }).click();
    await makeAccount(visitor, visitorsEmail, 'Zeynep Nur Öztürk');
    const form = visitor.getByRole('form', { name: /^Değerlendirmeniz/ });
    await form.getByRole('radio', { name: '4 yıldız, İyi' }).press('Space');
    await form.getByLabel('Deneyiminiz').fill(words);
    await form.getByRole('button', { name: 'Gönder' }).click();
    const own = visitor.getByRole('region', { name: 'Değerlendirmeniz', exact: true });
    await expect(own.getByText('İncelemede', { exact: true })).toBeVisible();
    await visit(stranger, page);
    await expect(stranger.getByRole('heading', { name: 'Henüz değerlendirme yok' })).toBeVisible();

    await openItem(moderator, 'Değerlendirme', newName);
    await decide(moderator, 'Onayla', `“${newName}” onaylandı.`);
    await soon(stranger, page, async () => {
      await expect(review(stranger)).toBeVisible({ timeout: 1000 });
    });
    const all = stranger.getByRole('region', { name: 'Değerlendirmeler', exact: true });
    await expect(all.getByText('5 üzerinden 4,0 puan').first()).toBeAttached();
    await expect(all.getByText('1 değerlendirme', { exact: true })).toBeVisible();
  });

  await test.step('the owner answers', async () => {
    await visit(owner, '/business-owner-dashboard');
    await expect(owner.getByText('1 değerlendirme yanıtsız')).toBeVisible();
    await owner.getByRole('link', { name: 'Değerlendirmeler', exact: true }).click();
    await review(owner).getByRole('button', { name: 'Yanıtla' }).click();
    await owner.getByLabel('Yanıtınız').fill('Sağ olun, yine bekleriz.');
    await owner.getByRole('button', { name: 'Yanıtı gönder' }).click();
    await expect(owner.getByText('Yanıtınız yayında')).toBeVisible();
    await expect(review(owner)).toContainText('Sağ olun, yine bekleriz.');
    const tab = await visitor.context().newPage();
    await visit(tab, await linkTo(visitorsEmail, 'review-answered'));
    await expect(review(tab)).toContainText('Sağ olun, yine bekleriz.');
  });

  await test.step('the owner asks for an advertisement', async () => {
    await byMenu(owner, 'Reklam Ver');
    await owner.getByRole('link', { name: 'Aylık reklam talebi' }).click();
    await owner.getByRole('radio', { name: /^Kurumsal/ }).check();
    await owner.getByLabel('İşletme adı').fill(newName);
    await owner.getByLabel('İletişim kişisi').fill('Mehmet Kaya');
    await owner.getByLabel('E-posta', { exact: true }).fill(ownersEmail);
    await owner.getByLabel('Telefon').fill(newPhone);
    await owner.getByLabel('Süre (ay)').fill('2');
    await owner.getByRole('button', { name: 'Reklam talebi gönder' }).click();
    await expect(owner.locator('.toast')).toContainText('Başarılı!');
  });

  const ad = stranger
    .getByRole('region', { name: 'Reklam Alanı' })
    .getByRole('link', { name: adTitle });
  await test.step('the team prepares it while it sees how it looks, and it goes live', async () => {
    await openItem(moderator, 'Reklam talebi', newName);
    await decide(moderator, 'Görüşüldü', 'görüşüldü olarak işaretlendi.');
    await moderator.getByRole('textbox', { name: 'Başlık', exact: true }).fill(adTitle);
    const description = moderator.getByRole('textbox', { name: 'Açıklama', exact: true });
    await description.fill('Sıcaktan kaçın, kahvaltıya gelin.');
    await moderator.getByLabel('İşletme ara').fill(newName);
    await moderator.getByLabel('İşletme ara').press('Enter');
    await moderator.getByRole('button', { name: `${newName} işletmesine bağla` }).click();
    const preview = moderator.getByRole('region', { name: 'Önizleme' });
    await expect(preview.getByRole('heading', { name: adTitle })).toBeVisible();
    await moderator.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect(preview.getByText(/^Eksiği yok\. /)).toBeVisible();
    await expect(moderator.getByText('Reklamın içeriği saklandı.')).toBeVisible();
    await decide(moderator, 'Hazırlandı', 'hazırlandı.');
    const { link = '' } = await emailTo(ownersEmail, { subject: 'Reklamınız hazır' });
    await visit(owner, new URL(link).pathname);
    await owner.getByRole('button', { name: 'Onaylıyorum' }).click();
    await expect(owner.getByText('Onayladınız, teşekkür ederiz')).toBeVisible();
    await openItem(moderator, 'Reklam talebi', newName);
    await decide(moderator, 'Yayına al', 'yayına alındı.');
    await emailTo(ownersEmail, { subject: 'Reklamınız yayında' });

    await soon(stranger, '/', () => expect(ad).toHaveAttribute('href', page, { timeout: 1000 }));
    await ad.click();
    await expect(title(stranger, newName)).toBeVisible();
    await soon(stranger, '/advertisement-examples', () =>
      expect(stranger.getByRole('heading', { name: adTitle })).toBeVisible({ timeout: 1000 }),
    );
  });

  await test.step('it ends', async () => {
    await visit(moderator, '/admin');
    await moderator.getByRole('link', { name: 'Karara bağlanan' }).click();
    await expect(moderator).toHaveURL(/[?&]state=/);
    await findItem(moderator, 'Reklam talebi', newName);
    await decision(moderator).getByRole('button', { name: 'Yayını bitir' }).click();
    const why = moderator.getByRole('dialog', { name: `Yayını bitir: ${newName}` });
    await why.getByRole('button', { name: 'Yayını bitir' }).click();
    await expect(moderator.getByText('yayından kaldırıldı.').first()).toBeAttached();
    await soon(stranger, '/', () => expect(ad).toHaveCount(0, { timeout: 1000 }));
    await soon(stranger, '/advertisement-examples', () =>
      expect(stranger.getByRole('heading', { name: adTitle })).toHaveCount(0, { timeout: 1000 }),
    );
    await emailTo(ownersEmail, { subject: 'Reklamınız yayından kaldırıldı' });
  });
});
