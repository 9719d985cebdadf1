import type { Page, Request } from '@playwright/test';
import { atBothWidths, expectReadable } from '#tests/support/axe.ts';
import { expect, livingFooter, test } from '#tests/support/journey.ts';
import { BUSINESS_PATH } from '#tests/support/public-pages.ts';
import { freshEmail, signUp } from '#tests/support/signing-in.ts';

// What the browser writes on its console while there is no network.
test.use({ serviceWorkers: 'allow', expectedFaults: /ERR_INTERNET_DISCONNECTED/ });

const keptAddresses = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open('kept-pages')).keys()).map(({ url }) => new URL(url).pathname),
  );
/** Favourites as the server has them: the worker has no part in this address. */
const onServer = (page: Page) =>
  page.evaluate(async () => {
    const { items } = await (await fetch('/api/users/1/favorite-list')).json();
    return (items as { businessId: number }[]).map(({ businessId }) => businessId);
  });
const heart = (page: Page) => page.getByRole('button', { name: /^Favorilere ekle/ }).first();
const note = (page: Page) => page.getByRole('complementary', { name: 'Saklanan kopya' });
const OTHER = '/business/1002';

test('what was seen can be read without a network, and a heart that is touched then arrives once', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect.poll(() => keptAddresses(page)).toContain('/');
  // The worker answers from now on.
  await page.goto(BUSINESS_PATH);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const number = await page.locator('a[href^="tel:"]').first().getAttribute('href');
  await heart(page).click();
  await expect.poll(() => onServer(page)).toEqual([1001]);
  await page.goto(OTHER);
  await expect(note(page)).toHaveCount(0);
  // By a link, without opening a document.
  await (await livingFooter(page)).locator('a[href="/about"]').first().dispatchEvent('click');
  await expect(page).toHaveURL('/about');
  await expect.poll(() => keptAddresses(page)).toContain('/about');

  await context.setOffline(true);
  await test.step('a kept page says from when it is, and nothing of what is open now', async () => {
    await page.goto(BUSINESS_PATH);
    await expect(note(page)).toContainText(/Ağ yok\..*\d\d\.\d\d’\S+ kaydedildi/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.locator('a[href^="tel:"]').first()).toHaveAttribute('href', `${number}`);
    await expect(page.getByRole('table', { name: 'Çalışma Saatleri' })).toBeVisible();
    await expect(
      page.locator('main [class*=badge-]:is([class*=open],[class*=clos])'),
    ).not.toHaveCount(0);
    for (const badge of await page
      .locator('main [class*=badge-]:is([class*=open],[class*=clos])')
      .all())
      await expect(badge).toBeHidden();
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
    await atBothWidths(page, () => expectReadable(page));
  });
  await test.step('what is not kept leads to what is', async () => {
    await page.goto('/favorites');
    await expect(page.getByRole('heading', { name: 'Ağ yok' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Favorileriniz' })).toContainText(name);
    await atBothWidths(page, () => expectReadable(page));
    const seen = page.getByRole('region', { name: 'Son baktıklarınız' });
    await seen.getByRole('link', { name: 'Hakkımızda' }).click();
    await expect(note(page)).toContainText('kaydedildi');
    await page.goto('/');
    // A link of the page itself, whose data does not come.
    await page
      .locator('main a[href^="/business/"]:not([href$="/1001"],[href$="/1002"])')
      .first()
      .dispatchEvent('click');
    await expect(page.getByText('Açmak istediğiniz sayfa bu cihazda saklı değil.')).toBeVisible();
  });

  await page.goto(OTHER);
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/cevrimdisi');
  await expect(page.getByText('1 favori değişikliğiniz ağ gelince gönderilecek.')).toBeVisible();

  await context.setOffline(false);
  await expect.poll(() => onServer(page)).toEqual([1002, 1001]);
  const changes: Request[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/favorites')) changes.push(request);
  });
  await page.goto(OTHER);
  await expect(note(page)).toHaveCount(0);
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  expect(await onServer(page)).toEqual([1002, 1001]);
  expect(changes).toEqual([]);
});

test('who signs out leaves nothing on the device, and who wants nothing kept has nothing kept', async ({
  page,
}) => {
  await signUp(page, { email: freshEmail('cikis') });
  await page.goto(BUSINESS_PATH);
  await expect.poll(() => keptAddresses(page)).toContain(BUSINESS_PATH);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Çıkış yap', exact: true }).click();
  await expect.poll(() => keptAddresses(page)).not.toContain(BUSINESS_PATH);

  await page.goto('/about');
  await expect.poll(() => keptAddresses(page)).toContain('/about');
  await page.goto('/cevrimdisi');
  await page.getByRole('button', { name: 'Artık saklama' }).click();
  await expect(page.getByText('Bu cihazda sayfa saklanmıyor')).toBeVisible();
  await page.goto('/terms');
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0);
});

test('the whole city is taken along, searched without a network, and removed', {
  tag: '@phone',
}, async ({ page, context, isMobile }) => {
  await page.goto('/cevrimdisi');
  // The worker is there once it has something kept.
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).not.toBe(0);
  await page.getByRole('link', { name: 'Bütün şehri indir' }).click();
  await expect(page).toHaveURL('/cevrimdisi/sehir');
  await page.getByRole('button', { name: /^Bütün şehri indir \(\d+,\d MB\)$/ }).click();
  await expect(page.getByText(/^Şehir: \d+ \S+ \d{4}, \d+ işletme, \d+,\d MB$/)).toBeVisible();
  await expectReadable(page);
  const isPageKept = () =>
    page.evaluate(async () => (await caches.match('/cevrimdisi/sehir')) !== undefined);
  await expect.poll(isPageKept).toBe(true);

  await context.setOffline(true);
  await page.goto('/search?q=kebapçı&district=Yüreğir');
  // Nobody has to say that the city shall answer.
  await expect(page.getByRole('searchbox', { name: 'Şehirde ara' })).toHaveValue('kebapçı Yüreğir');
  const found = page.getByRole('region', { name: 'Bulunanlar' }).getByRole('listitem');
  await expect(found.filter({ hasText: 'Köprübaşı Zırh Kebap' })).toContainText('Kebapçı · ');
  await expect(found.first().locator('svg.front'), 'drawn as everywhere').toBeVisible();
  await expectReadable(page);
  const places = page.getByRole('complementary', { name: 'Sonuçların yerleri' });
  if (isMobile) {
    await expect(places).toBeHidden();
    await page.getByRole('button', { name: 'Haritada göster' }).click();
  }
  await places.getByRole('link').last().click();
  await expect(page.locator('li:target article')).toBeInViewport();
  await page.getByRole('searchbox', { name: 'Şehirde ara' }).fill('sarı yelken');
  await page.getByRole('button', { name: 'Ara', exact: true }).last().click();
  await expect(found.first()).toContainText('Sarı Yelken Balık');
  await expect(found.first().getByRole('link', { name: /^Telefon et/ })).toHaveAttribute(
    'href',
    /^tel:\+90\d{10}$/,
  );
  await test.step('one whose page is not kept is shown as the city knows it, until there is a network', async () => {
    await found.first().getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/cevrimdisi\/sehir\?isletme=\d+$/);
    const id = new URL(page.url()).searchParams.get('isletme');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sarı Yelken Balık');
    await expect(page.getByRole('link', { name: /^0\d{3} / })).toHaveAttribute('href', /^tel:\+90/);
    await expect(page.getByRole('region', { name: 'Çalışma saatleri' })).toContainText('bugün');
    await expect(page.getByRole('region', { name: 'Haritadaki yeri' })).toBeVisible();
    await expectReadable(page);
    await context.setOffline(false);
    await expect(page).toHaveURL(`/business/${id}`);
    await page.goto('/cevrimdisi/sehir');
    await context.setOffline(true);
  });
  await page.getByRole('button', { name: 'Kaldır' }).click();
  await expect(page.getByText('Şehir bu cihazda değil.')).toBeVisible();
});
