import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/journey.ts';
import { BUSINESS_PATH } from '#tests/support/public-pages.ts';

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');

test('from a business to its neighbourhood, in another order, and on to the next one', async ({
  page,
}) => {
  await page.goto(BUSINESS_PATH);
  await main(page).getByRole('link', { name: 'Reşatbey', exact: true }).click();
  await expect(page).toHaveURL('/mahalle/seyhan/resatbey');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Reşatbey, Seyhan’daki İşletmeler' }),
  ).toBeVisible();
  await expect(
    main(page)
      .getByText(/^Rehberde bu mahalleden \d+ işletme var\. Şu an /)
      .filter({ visible: true }),
  ).toHaveCount(1);
  await expect(cards(page).first()).toBeVisible();
  await expect(
    main(page).getByRole('img', { name: 'Reşatbey ve çevresinin çizimi' }),
  ).toBeVisible();
  await expect(main(page).getByRole('link', { name: /OpenStreetMap/ })).toBeVisible();

  await main(page).getByLabel('Sıralama').selectOption({ label: 'Ada göre (A–Z)' });
  await expect(page).toHaveURL('/mahalle/seyhan/resatbey?sort=name');
  const isByName = async () => {
    const names = await cards(page).getByRole('heading').allTextContents();
    const sorted = names.toSorted((one, other) => one.localeCompare(other, 'tr'));
    return names.length > 1 && names.join() === sorted.join();
  };
  await expect.poll(isByName).toBe(true);

  const neighbours = main(page).getByRole('navigation', { name: 'Komşu mahalleler' });
  await neighbours.getByRole('link', { name: 'Cemalpaşa' }).click();
  await expect(page).toHaveURL('/mahalle/seyhan/cemalpasa');
  await expect(
    main(page).getByRole('img', { name: 'Cemalpaşa ve çevresinin çizimi' }),
  ).toBeVisible();
});

test('with too few businesses a neighbourhood leads to its district; one that is not there says so', async ({
  page,
  request,
}) => {
  await page.goto('/mahalle/karaisali/topaktas');
  await expect(page).toHaveURL('/businesses?district=Karaisal%C4%B1');
  await page.goto('/mahalle/Seyhan/Reşatbey');
  await expect(page).toHaveURL('/mahalle/seyhan/resatbey');
  await page.goto('/mahalle/seyhan/resatbey/egitim');
  await expect(page).toHaveURL('/mahalle/seyhan/resatbey');
  expect((await request.get('/mahalle/seyhan/yok')).status()).toBe(404);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('it is whole', async ({ page }) => {
    await page.goto('/mahalle/seyhan/resatbey');
    await expect(cards(page)).not.toHaveCount(0);
    await expect(main(page).getByRole('img', { name: /çevresinin çizimi/ })).toBeVisible();
    await expect(main(page).getByRole('navigation', { name: 'Komşu mahalleler' })).toBeVisible();
  });
});
