import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/journey.ts';
import { BUSINESS_PATH } from '#tests/support/public-pages.ts';

const similar = (page: Page) => page.getByRole('region', { name: 'Benzer işletmeler' });
const nearby = (page: Page) => page.getByRole('region', { name: 'Yakınında' });
const recent = (page: Page) => page.getByRole('region', { name: 'Son baktıklarınız' });
const onDevice = (page: Page) => page.evaluate(() => Object.keys(localStorage).toSorted());
/** Far down a page: the code of what stands there comes when one gets near. */
const toTheEnd = (page: Page) =>
  page.getByRole('main').evaluate((main) => main.scrollIntoView({ block: 'end' }));

test('below a business stand others like it and what is a walk away, at a glance', async ({
  page,
}) => {
  await page.goto(BUSINESS_PATH);
  const cards = similar(page).getByRole('article');
  expect(await cards.count()).toBeGreaterThan(2);
  const links = [
    ...(await similar(page).getByRole('heading').getByRole('link').all()),
    ...(await nearby(page).getByRole('heading').getByRole('link').all()),
  ];
  for (const link of links) {
    const href = await link.getAttribute('href');
    expect(href).toMatch(/^\/business\/\d+$/);
    expect(href, 'never itself').not.toBe(BUSINESS_PATH);
  }
  await expect(cards.first()).toContainText(/(\d+ m|\d+,\d km|\d+ km)$/);
  await expect(nearby(page).getByRole('article').first()).toContainText(/yürüyerek \d+ dk$/);

  await toTheEnd(page);
  // Behind the hours of the day, which the server wrote.
  await expect(cards.first()).not.toContainText('Bugün');
  const first = similar(page).getByRole('link').first();
  const name = (await first.textContent()) ?? '';
  await first.click();
  await expect(page).not.toHaveURL(BUSINESS_PATH);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await toTheEnd(page);
  await expect(similar(page).getByRole('link').first()).toBeVisible();
});

test('what was looked at is remembered only for whoever asks, and can be forgotten', async ({
  page,
}) => {
  await page.goto(BUSINESS_PATH);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const before = await onDevice(page);
  await toTheEnd(page);
  const remember = page.getByRole('button', { name: 'Baktıklarımı bu cihazda hatırla' });
  await expect(remember).toBeVisible();
  expect(await onDevice(page), 'being asked keeps nothing').toEqual(before);
  await remember.click();
  await expect(recent(page)).toContainText('Hatırlıyoruz');
  await expect(recent(page).getByRole('heading')).toBeFocused();

  await page.goto('/business/1002');
  await toTheEnd(page);
  await expect(recent(page).getByRole('link', { name })).toHaveAttribute('href', BUSINESS_PATH);
  await page.goto('/');
  await page.getByRole('heading', { name: 'Adana haritada' }).scrollIntoViewIfNeeded();
  await expect(recent(page).getByRole('link')).toHaveCount(2);
  await expect(recent(page)).toContainText('yalnızca bu cihazda');

  await recent(page).getByRole('button', { name: 'Listeyi temizle' }).click();
  await expect(recent(page).getByRole('link')).toHaveCount(0);
  await recent(page).getByRole('button', { name: 'Artık hatırlama' }).click();
  await expect(recent(page)).toHaveCount(0);
  expect(await onDevice(page)).toEqual(before);
  await page.goto(BUSINESS_PATH);
  await toTheEnd(page);
  await expect(remember, 'and nothing is noted any more').toBeVisible();
  expect(await onDevice(page)).toEqual(before);
});

test('whether to remember is asked once, not on every business', async ({ page }) => {
  await page.goto(BUSINESS_PATH);
  await toTheEnd(page);
  await expect(recent(page)).toContainText('hatırlayalım mı?');
  await similar(page).getByRole('link').first().click();
  await expect(page).not.toHaveURL(BUSINESS_PATH);
  await toTheEnd(page);
  await expect(recent(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(BUSINESS_PATH);
  await toTheEnd(page);
  await expect(recent(page)).toContainText('hatırlayalım mı?');
});

test('a business prints on one page with what one takes along', async ({ page }) => {
  await page.goto(BUSINESS_PATH);
  const code = page.getByRole('img', { name: 'Bu sayfanın karekodu' });
  await expect(code, 'paper only').toBeHidden();
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);

  await page.emulateMedia({ media: 'print' });
  await expect(code).toBeVisible();
  await expect
    .poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.getByText(/^Adana Rehberi .*\/business\/1001$/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Çalışma Saatleri' }).getByRole('row')).toHaveCount(
    7,
  );
  await expect(page.getByText('0322 000 11 01').first()).toBeVisible();
  await expect(page.getByText('Reşatbey Mah. 62002 Sok. No: 4').first()).toBeVisible();
  const map = page.getByRole('region', { name: 'Konum' }).getByRole('img');
  await expect(map.filter({ visible: true })).toHaveCount(1);
  for (const screenOnly of [similar(page), recent(page), page.getByRole('contentinfo')]) {
    await expect(screenOnly).toBeHidden();
  }
  await expect(page.getByRole('region', { name: 'Değerlendirmeler' })).toBeHidden();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
});

test('paper is light, whatever theme was chosen for the screen', async ({ page }) => {
  await page.goto(BUSINESS_PATH);
  await page.emulateMedia({ media: 'print' });
  /** Words and grounds of all that is printed. */
  const inks = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter((one) => one.checkVisibility())
        .map((one) => {
          const { color, backgroundColor, fill } = getComputedStyle(one);
          return [color, backgroundColor, fill].join(' ');
        }),
    );
  const choose = (theme: string) =>
    page.evaluate((detail) => dispatchEvent(new CustomEvent('theme-chosen', { detail })), theme);
  await choose('light');
  const light = await inks();
  await choose('dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await inks()).toEqual(light);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the others are links all the same', async ({ page }) => {
    await page.goto(BUSINESS_PATH);
    await expect(similar(page).getByRole('link').first()).toBeVisible();
    await nearby(page).getByRole('link').first().click();
    await expect(page).not.toHaveURL(BUSINESS_PATH);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'hatırla' })).toHaveCount(0);
  });
});
