import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectReadable } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/journey.ts';
import { emailOfDecision } from '#tests/support/mailbox.ts';
import { granted, newMember, published, submitted } from '#tests/support/moderating.ts';
import { anotherDevice } from '#tests/support/signing-in.ts';

/** On a phone they are there, unseen, while one of them is open. */
const lines = (page: Page) => page.locator('[data-item]');
const title = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const decision = (page: Page) => page.getByRole('region', { name: 'Karar' });

/** A decision of another moderator, who is faster. */
async function decidedElsewhere(page: Page, id: number) {
  const answer = await page.request.post(`/api/moderation/items/business/${id}/transitions`, {
    data: { transition: 'approve', seenStatus: 'pending' },
  });
  expect(answer.ok()).toBe(true);
}

test('strangers are led to sign in, and members learn whose page it is', async ({ page }) => {
  await page.goto('/admin?kind=review');
  await expect(page).toHaveURL('/login?next=%2Fadmin%3Fkind%3Dreview');

  await newMember(page.request);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Bu sayfa ekibe açık' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test.describe('a moderator', () => {
  // The browser notes the call that came second.
  test.use({ expectedFaults: /status of 409/ });

  test('works through the inbox, and a colleague is faster once', { tag: '@phone' }, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    const tag = `k${randomUUID().slice(0, 7)}`;
    const author = await anotherDevice(browser, baseURL);
    const email = await newMember(author.request);
    const names = ['Bir', 'İki', 'Üç', 'Dört', 'Beş'].map((word) => `Kuyruk ${tag} ${word}`);
    const ids: number[] = [];
    for (const name of names) ids.push(await submitted(author.request, email, name));
    const colleague = await anotherDevice(browser, baseURL);
    await granted(await newMember(colleague.request, { name: 'Efe Demir' }), 'moderator');
    await granted(await newMember(page.request), 'moderator');
    const [one = '', two = '', three = '', four = '', five = ''] = names;

    // Approved, taken back, approved by a key.
    await page.goto(`/admin?q=${tag}`);
    await expect(lines(page)).toHaveCount(5);
    await page.getByRole('link', { name: one }).click();
    await expect(title(page, one)).toBeFocused();
    await expect(decision(page).getByText(/kaldı/)).toBeVisible();
    await expectReadable(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await decision(page).getByRole('button', { name: 'Onayla' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: `“${one}” onaylandı.` }),
    ).toBeAttached();
    await expect(title(page, two)).toBeFocused();
    await expect(lines(page)).toHaveCount(4);
    await page.getByRole('button', { name: 'Geri al' }).click();
    await expect(title(page, one)).toBeFocused();
    await expect(lines(page)).toHaveCount(5);
    await expect(decision(page).getByRole('button', { name: 'Onayla' })).toBeEnabled();
    await page.keyboard.press('a');
    await expect(title(page, two)).toBeFocused();

    // Rejected with ready words, changed a little.
    await expect(decision(page).getByRole('button', { name: 'Reddet' })).toBeEnabled();
    await page.keyboard.press('r');
    const dialog = page.getByRole('dialog', { name: `Reddet: ${two}` });
    await dialog.getByRole('button', { name: 'Reddet' }).click();
    await expect(dialog.getByRole('alert')).toContainText('hazır sözlerden birini seçin');
    await dialog.getByRole('button', { name: /^Adres haritada bulunamadı/ }).click();
    const words = dialog.getByRole('textbox', { name: 'Gönderene yazılacak söz' });
    await expect(words).toHaveValue(/^Adres haritada bulunamadı/);
    await words.fill(`${await words.inputValue()} Teşekkürler.`);
    await dialog.getByRole('button', { name: 'Reddet' }).click();
    await expect(title(page, three)).toBeFocused();
    const letter = await emailOfDecision(email, { kind: 'business-rejected' });
    expect(letter.text).toContain('Teşekkürler.');

    // A colleague was faster: who and what is said, and one stays where one was.
    await expect(decision(page).getByRole('button', { name: 'Onayla' })).toBeEnabled();
    await decidedElsewhere(colleague, ids[2] ?? 0);
    await page.keyboard.press('a');
    await expect(decision(page).getByText('Siz bakarken kayıt değişti')).toBeVisible();
    await expect(decision(page).getByText(/Efe Demir onayladı/)).toBeVisible();
    await expect(title(page, three)).toBeVisible();

    // The rest at once; one of them is gone already, and is named.
    await page.goto(`/admin?q=${tag}`);
    await expect(lines(page)).toHaveCount(2);
    await page.getByRole('checkbox', { name: 'Listedekilerin hepsini seç' }).check();
    await decidedElsewhere(colleague, ids[3] ?? 0);
    await page.getByRole('button', { name: 'Seçilenleri onayla' }).click();
    await page.getByRole('button', { name: '2 kaydı onayla' }).click();
    await expect(page.getByText('1 kayıt onaylandı', { exact: true })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: `${four}:` })).toBeVisible();
    await page.getByRole('link', { name: 'Kararlarım' }).click();
    await expect(lines(page)).toHaveCount(3);
    await expect(page.getByRole('link', { name: five })).toBeVisible();
    await expect(page.getByRole('link', { name: four })).toHaveCount(0);
  });

  test('decides about one record with a click or a key too many, not about the next', async ({
    page,
    browser,
    baseURL,
  }) => {
    const tag = `k${randomUUID().slice(0, 7)}`;
    const author = await anotherDevice(browser, baseURL);
    const email = await newMember(author.request);
    const names = ['Bir', 'İki', 'Üç', 'Dört'].map((word) => `Çift ${tag} ${word}`);
    const ids: number[] = [];
    for (const name of names) ids.push(await submitted(author.request, email, name));
    await granted(await newMember(page.request), 'moderator');
    const decided: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/transitions')) {
        decided.push(new URL(request.url()).pathname);
      }
    });
    const [one = '', two = '', three = '', four = ''] = names;
    const approve = decision(page).getByRole('button', { name: 'Onayla' });
    // The page's clock goes on only where it is told to: 350 ms are 350 ms on every machine.
    await page.clock.install();
    await page.goto(`/admin?q=${tag}`);
    await page.getByRole('link', { name: one }).click();
    await expect(approve).toBeEnabled();
    await page.clock.pauseAt(Date.now() + 60_000);

    const at = await approve.boundingBox();
    const press = () => page.mouse.click((at?.x ?? 0) + 20, (at?.y ?? 0) + 10);
    await press();
    await expect(title(page, two)).toBeVisible();
    await expect(approve).toBeVisible();
    await page.clock.runFor(350);
    await press();
    // Down on what rests, and up when it rests no more: still not meant.
    await page.mouse.down();
    await page.clock.runFor(250);
    await expect(approve).toBeEnabled();
    await page.mouse.up();
    await expect(title(page, two)).toBeVisible();
    await press();
    await expect(title(page, three)).toBeVisible();

    await expect(approve).toBeVisible();
    await page.clock.runFor(350);
    await page.keyboard.press('a');
    await page.clock.runFor(250);
    await expect(approve).toBeEnabled();
    await page.keyboard.down('a');
    await expect(title(page, four)).toBeVisible();
    await expect(approve).toBeVisible();
    await page.clock.runFor(600);
    await expect(approve).toBeEnabled();
    // A key that is held repeats itself.
    await page.keyboard.down('a');
    await page.keyboard.up('a');
    await approve.focus();
    await page.keyboard.press('Enter');
    await expect(lines(page)).toHaveCount(0);
    expect(decided).toEqual(ids.map((id) => `/api/moderation/items/business/${id}/transitions`));
  });

  test('mends what waits, rejects many with one reason, merges with one found by name', async ({
    page,
    browser,
    baseURL,
  }) => {
    const tag = `k${randomUUID().slice(0, 7)}`;
    const author = await anotherDevice(browser, baseURL);
    const email = await newMember(author.request);
    const names = ['Bir', 'İki', 'Üç'].map((word) => `Masa ${tag} ${word}`);
    for (const name of names) await submitted(author.request, email, name);
    const other = await published(author.request, email, `Öbür ${tag}`);
    await granted(await newMember(page.request), 'moderator');
    const [one = '', two = '', three = ''] = names;

    // The form opens in the place of what it changes, and the approval speaks of what was saved.
    await page.goto(`/admin?q=${tag}`);
    await page.getByRole('link', { name: one }).click();
    await expect(title(page, one)).toBeFocused();
    await expect(decision(page).getByRole('button', { name: 'Onayla' })).toBeEnabled();
    await page.keyboard.press('e');
    await expect(page.getByRole('textbox', { name: 'İşletme adı' })).toBeFocused();
    await page.getByRole('textbox', { name: 'Alt kategori' }).fill('Ev yemekleri');
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByRole('button', { name: 'Düzelt' })).toBeFocused();
    await expect(page.getByRole('definition').filter({ hasText: 'Ev yemekleri' })).toBeVisible();
    await expect(decision(page).getByRole('button', { name: 'Onayla' })).toBeEnabled();
    await page.keyboard.press('a');
    await expect(title(page, two)).toBeFocused();

    // The rest at once, by keys alone.
    await page.getByRole('checkbox', { name: 'Listedekilerin hepsini seç' }).check();
    await page.keyboard.press('R');
    const dialog = page.getByRole('dialog', { name: 'Reddet: 2 kayıt' });
    await dialog.getByRole('button', { name: /^Adres haritada bulunamadı/ }).click();
    await dialog.getByRole('button', { name: 'Reddet' }).click();
    await expect(page.getByText('2 kayıt reddedildi', { exact: true }).first()).toBeAttached();
    await expect(lines(page)).toHaveCount(0);
    // Both of them, not the one that was decided before.
    await page.getByRole('button', { name: 'Geri al' }).first().click();
    await expect(lines(page)).toHaveCount(2);

    // Found by a part of its name, with arrows; Escape closes the list and not the question.
    await page.goto(`/admin?q=${tag}&state=decided`);
    await page.getByRole('link', { name: one }).click();
    await decision(page).getByRole('button', { name: 'Başka kayıtla birleştir' }).click();
    const merging = page.getByRole('dialog', { name: 'Hangi kayıtla birleşsin?' });
    const field = merging.getByRole('combobox', { name: 'İşletmeyi arayın' });
    await merging.getByRole('button', { name: 'Başka kayıtla birleştir' }).click();
    await expect(merging.getByRole('alert')).toContainText('Bir işletme seçin');
    await field.fill(`öbür ${tag}`);
    await expect(merging.getByRole('option')).toHaveCount(1);
    await expect(merging.getByRole('option')).toContainText(`#${other}`);
    await field.press('Escape');
    await expect(merging.getByRole('option')).toBeHidden();
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(field).toHaveValue(`Öbür ${tag}`);
    await expectReadable(page);
    // Whoever leaves the page at once leaves before it is answered.
    const merged = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/transitions'),
    );
    await merging.getByRole('button', { name: 'Başka kayıtla birleştir' }).click();
    expect((await merged).status()).toBe(200);
    await expect(merging).toBeHidden();
    await page.goto(`/admin/businesses?q=${tag}&status=merged`);
    await expect(page.getByRole('link', { name: one })).toBeVisible();
    await expect(page.getByRole('link', { name: three })).toHaveCount(0);
  });

  test('goes through the list by keys, which can be turned off', async ({
    page,
    browser,
    baseURL,
  }) => {
    const tag = `k${randomUUID().slice(0, 7)}`;
    const author = await anotherDevice(browser, baseURL);
    const email = await newMember(author.request);
    const names = ['Bir', 'İki'].map((word) => `Tuşlar ${tag} ${word}`);
    for (const name of names) await submitted(author.request, email, name);
    await granted(await newMember(page.request), 'moderator');
    const [one = '', two = ''] = names;

    await page.goto(`/admin?q=${tag}`);
    await expect(lines(page)).toHaveCount(2);
    await page.keyboard.press('j');
    await expect(page.getByRole('link', { name: one })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('link', { name: two })).toBeFocused();
    await page.keyboard.press('k');
    await expect(page.getByRole('link', { name: one })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(title(page, one)).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('link', { name: one })).toBeFocused();
    await page.keyboard.press('/');
    const search = page.getByRole('searchbox', { name: 'Kayıtlarda ara' });
    await expect(search).toBeFocused();
    await search.press('End');
    await page.keyboard.type(' ?');
    await expect(search).toHaveValue(`${tag} ?`);
    await search.fill('');

    await page.getByRole('button', { name: 'Kısayollar' }).focus();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Kısayollar' });
    await help.getByRole('checkbox', { name: 'Tek tuşlu kısayollar açık' }).uncheck();
    await help.getByRole('button', { name: 'Kapat' }).click();
    await page.keyboard.press('/');
    await expect(search).not.toBeFocused();
  });
});
