import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { atBothWidths, expectReadable } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/journey.ts';
import { granted, newMember, published, submitted } from '#tests/support/moderating.ts';
import { anotherDevice } from '#tests/support/signing-in.ts';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const status = async (page: Page, id: number) =>
  (await (await page.request.get(`/api/moderation/items/business/${id}`)).json()).item.status;
const undone = async (page: Page) => {
  await page
    .getByRole('region', { name: 'Geri al' })
    .getByRole('button', { name: 'Geri al' })
    .click();
  await expect(page.getByRole('region', { name: 'Geri al' })).toBeHidden();
};

test('two that may be one stand side by side, and one press says which they are', async ({
  page,
  browser,
  baseURL,
}) => {
  const tag = `k${randomUUID().slice(0, 7)}`;
  const author = await anotherDevice(browser, baseURL);
  const email = await newMember(author.request);
  const phone = `0322 4${randomInt(10, 99)} ${randomInt(10, 99)} ${randomInt(10, 99)}`;
  const pin = { latitude: 36.99, longitude: 35.325 };
  const known = await published(author.request, email, `Gül ${tag}`, { phone, ...pin });
  const name = `Gül Sofrası ${tag}`;
  const there = { ...pin, latitude: 36.991 };
  const waiting = await submitted(author.request, email, name, {
    ...{ phone, ...there, website: 'https://gul.example' },
  });
  await granted(await newMember(page.request), 'moderator');

  await page.goto(`/admin?q=${tag}`);
  await page.getByRole('link', { name }).click();
  await expect(title(page, name)).toBeFocused();
  const pair = page.getByRole('listitem').filter({ hasText: `#${known}` });
  await expect(pair).toContainText('110 m uzakta');
  await expect(pair.getByRole('group', { name: 'Telefon', exact: true })).toBeVisible();
  await expect(pair.getByRole('group', { name: 'Web sitesi farklı' })).toBeVisible();
  await expect(pair.getByRole('group', { name: 'Nereden' })).toContainText('Ekleyenden');
  await atBothWidths(page, () => expectReadable(page));

  // Two: what is remembered is not shown again, until it is taken back.
  const answer = (label: string) => pair.getByRole('button', { name: label });
  await expect(answer('Ayrı işletmeler')).toBeEnabled();
  await answer('Ayrı işletmeler').click();
  await expect(pair).toBeHidden();
  await undone(page);
  await expect(pair).toBeVisible();

  // One, and the one that waited stays; then the other way round.
  await answer('Aynı işletme, bu kalsın').click();
  await expect(title(page, name)).toBeHidden();
  expect([await status(page, waiting), await status(page, known)]).toEqual(['approved', 'merged']);
  await undone(page);
  await expect(pair).toBeVisible();
  expect([await status(page, waiting), await status(page, known)]).toEqual(['pending', 'approved']);
  await expect(answer(`Aynı işletme, #${known} kalsın`)).toBeEnabled();
  await answer(`Aynı işletme, #${known} kalsın`).click();
  await expect(title(page, name)).toBeHidden();
  expect([await status(page, waiting), await status(page, known)]).toEqual(['merged', 'approved']);
  await undone(page);
  expect(await status(page, waiting)).toBe('pending');
});
