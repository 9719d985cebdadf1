import type { Page } from '@playwright/test';
import { atBothWidths, expectReadable } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/journey.ts';
import { anotherDevice } from '#tests/support/signing-in.ts';

const list = (page: Page) => page.getByRole('list', { name: 'Kaydettiğiniz işletmeler' });
const chip = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: 'Listeler' }).getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog');
const cardOf = (page: Page, name: string) =>
  list(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Favorilerden kaldır: ${name}` }) });

/** Keeps two businesses. @returns their names */
async function keepTwo(page: Page): Promise<[string, string]> {
  await page.goto('/businesses');
  const names: string[] = [];
  for (const at of [0, 1]) {
    const heart = page.getByRole('button', { name: /^Favorilere ekle: / }).nth(at);
    const kept = page.waitForResponse('**/api/favorites');
    await heart.click();
    await kept;
    names.push((await heart.getAttribute('aria-label'))?.replace(/^[^:]+: /, '') ?? '');
  }
  return names as [string, string];
}

test.use({ expectedFaults: /status of (404|409|500)/ });

test('two lists and a note are made, one list is shared, and deleted', async ({
  page,
  browser,
  baseURL,
}) => {
  const [first, second] = await keepTwo(page);
  await page.goto('/favorites');

  await page.getByRole('button', { name: `Not ekle: ${first}` }).click();
  const note = page.getByRole('textbox', { name: 'Notunuz' });
  await expect(note).toBeFocused();
  await note.fill('Bahçe tarafını isteyin');
  await page.route('**/api/favorites/*', (route) => route.fulfill({ status: 500, body: 'bozuk' }));
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(note).toHaveValue('Bahçe tarafını isteyin');
  await page.unroute('**/api/favorites/*');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('button', { name: `Notu düzenle: ${first}` })).toBeFocused();

  // What there is stands beside it before there is a list too.
  await expect(chip(page, /^Hepsi 2$/)).toHaveAttribute('aria-pressed', 'true');
  await chip(page, /^Yeni liste/).click();
  await dialog(page).getByRole('textbox', { name: 'Listenin adı' }).fill('Düğün');
  await dialog(page).getByRole('button', { name: 'Listeyi aç' }).click();
  await expect(page.getByText('Bu listede henüz bir yer yok.')).toBeVisible();
  await chip(page, /^Hepsi/).click();
  await cardOf(page, first).getByRole('button', { name: 'Listeye ekle' }).click();
  await dialog(page).getByRole('checkbox', { name: 'Düğün' }).check();
  await dialog(page).getByRole('textbox', { name: 'Yeni liste' }).fill('DÜĞÜN');
  await dialog(page).getByRole('button', { name: 'Kaydet' }).click();
  await expect(dialog(page).getByText('Bu adda bir listeniz var.')).toBeVisible();
  await dialog(page).getByRole('textbox', { name: 'Yeni liste' }).fill('Pazar kahvaltısı');
  await dialog(page).getByRole('button', { name: 'Kaydet' }).click();
  await expect(cardOf(page, first)).toContainText('Listeler: Düğün, Pazar kahvaltısı');

  await page.reload();
  await expect(cardOf(page, first)).toContainText('Bahçe tarafını isteyin');
  await expect(cardOf(page, second)).toBeVisible();
  await chip(page, /^Pazar kahvaltısı/).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  await chip(page, /^Düğün/).click();
  await expect(cardOf(page, first)).toBeVisible();
  await atBothWidths(page, () => expectReadable(page));

  await page.getByRole('button', { name: 'Paylaşma bağlantısı oluştur' }).click();
  const address = await page.getByRole('textbox', { name: 'Paylaşılacak bağlantı' }).inputValue();
  await page.keyboard.press('Escape');
  const reader = await anotherDevice(browser, baseURL);
  await reader.goto(address);
  await expect(reader.getByRole('heading', { level: 1, name: 'Düğün' })).toBeVisible();
  await expect(reader.getByRole('link', { name: first, exact: true })).toBeVisible();
  await expect(reader.getByRole('link', { name: second, exact: true })).toHaveCount(0);
  await expect(reader.getByText('Bahçe tarafını isteyin')).toHaveCount(0);

  // Taken off and put back, it stands where it stood.
  await page.getByRole('button', { name: `Favorilerden kaldır: ${first}` }).click();
  const back = page.waitForResponse('**/api/favorites/*');
  await page.getByRole('button', { name: `Geri al: ${first}` }).click();
  await back;
  await page.reload();
  await chip(page, /^Düğün/).click();
  await expect(cardOf(page, first)).toContainText('Bahçe tarafını isteyin');

  await page.getByRole('button', { name: 'Adını değiştir' }).click();
  await dialog(page).getByRole('textbox', { name: 'Listenin adı' }).fill('Nikâh');
  await dialog(page).getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Nikâh', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Listeyi sil' }).click();
  await dialog(page).getByRole('button', { name: 'Evet, sil' }).click();
  await expect(page.locator('.toast')).toContainText('Liste silindi');
  await expect(chip(page, /^Nikâh/)).toHaveCount(0);
  await expect(list(page).getByRole('listitem')).toHaveCount(2);
  await reader.reload();
  await expect(
    reader.getByRole('heading', { name: 'Bu bağlantı artık geçerli değil' }),
  ).toBeVisible();
  await reader.context().close();
});
