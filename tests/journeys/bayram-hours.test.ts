import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { bayramAnswerAddress } from '#contract/owners/bayram-hours.ts';
import { bayramToken } from '#server/owners/bayram-hours/bayram-hours.service.ts';
import { secretFrom } from '#server/platform/secret.ts';
import { atBothWidths, expectReadable } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/journey.ts';
import { newMember, owned, published } from '#tests/support/moderating.ts';

/** The e-mail goes out in spring; what its links carry is signed with the site's key. */
async function siteSecret() {
  const key = await readFile(path.join(process.env.JOURNEY_DATA_DIR ?? '', 'secret-key'), 'utf8');
  return secretFrom(key.trim());
}

const year = new Date().getFullYear() + 1;

/** A business of somebody new, and what a link of its question carries. */
async function asked(page: Page) {
  const email = await newMember(page.request, { name: 'Ayşe Yılmaz' });
  const businessId = await published(page.request, email, `Bayramlık ${email.slice(4, 12)}`);
  await owned(page.request, businessId);
  const { id: userId } = await (await page.request.get('/api/users/me')).json();
  const periods = ['ramadan', 'ramazan', 'kurban'];
  const token = bayramToken(
    { secret: await siteSecret() },
    { businessId, userId, year, period: periods.indexOf('kurban') },
  );
  return { businessId, token };
}

test('one press in the e-mail answers for the bayram, and is taken back as easily', async ({
  page,
  browser,
  baseURL,
}) => {
  const { token } = await asked(page);

  // Nobody is signed in where the e-mail is read.
  const context = await browser.newContext({ baseURL });
  const reader = await context.newPage();
  await reader.goto(bayramAnswerAddress(token, 'closed'));
  await expect(
    reader.getByRole('heading', { level: 1, name: 'Kurban Bayramı’nda açık mısınız?' }),
  ).toBeVisible();
  const news = reader.getByRole('main').getByRole('status');
  await expect(news).toContainText('Yazdık, sayfanızda görünüyor');
  await expect(reader).not.toHaveURL(/yanit/);
  const days = reader.getByRole('main').getByRole('list').last().locator('li.card');
  const first = reader.getByRole('listitem').filter({ hasText: 'Başka saat' }).first();
  await expect(first).toContainText('Kapalı');
  await atBothWidths(reader, () => expectReadable(reader));
  await expect(days).not.toHaveCount(0);

  await news.getByRole('button', { name: 'Geri al' }).click();
  await expect(news).toContainText('Geri aldık');
  await expect(first).toContainText('Henüz bir şey demediniz');

  await first.getByRole('button', { name: 'Başka saat' }).click();
  const opens = first.getByLabel('1. açılış');
  await opens.fill('');
  await first.getByRole('button', { name: 'Kaydet' }).click();
  await expect(first).toContainText('Açılış ve kapanış saatini yazın');
  await opens.fill('10');
  await first.getByLabel('1. kapanış').fill('1530');
  await first.getByRole('button', { name: 'Kaydet' }).click();
  await expect(news).toContainText('10.00–15.30');
  await reader.reload();
  await expect(first).toContainText('10.00–15.30');
  await expect(news).toHaveCount(0);
});

test('without JavaScript one button sends what the link asked for', async ({
  page,
  browser,
  baseURL,
}) => {
  const { businessId, token } = await asked(page);
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const reader = await context.newPage();
  await reader.goto(bayramAnswerAddress(token, 'closed'));
  const hours = () => page.request.get(`/api/bayram-hours/${token}`);
  const { businessName } = await (await hours()).json();
  await expect(reader.getByRole('main').getByText(businessName)).toBeVisible();
  const said = async () =>
    (await (await hours()).json()).days.map((day: { said: string | null }) => day.said);
  expect(new Set(await said()), 'opened, and nothing sent').toEqual(new Set([null]));
  await reader.getByRole('main').getByRole('button', { name: 'Kapalıyız' }).click();
  await expect(
    reader.getByRole('heading', { level: 1, name: 'Yazdık, sayfanızda görünüyor' }),
  ).toBeVisible();
  expect(new Set(await said())).toEqual(new Set(['kapalı']));
  await reader.getByRole('link', { name: 'Sayfanıza bakın' }).click();
  await expect(reader).toHaveURL(`/business/${businessId}`);
});
