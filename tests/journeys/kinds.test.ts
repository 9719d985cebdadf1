import { axe } from '#tests/support/axe.ts';
import { expect, ownAddress, test } from '#tests/support/journey.ts';
import { granted, newMember, published } from '#tests/support/moderating.ts';
import { anotherDevice } from '#tests/support/signing-in.ts';

/** A word of no language: nothing is found by it, and it is no misspelt other. */
const newWord = () =>
  `zırh${Array.from({ length: 7 }, () => 'qxwjzvkf'[Math.floor(Math.random() * 8)]).join('')}`;
/** A browser of tests calls itself headless, and is a robot. */
const PERSON = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0.0.0 Safari/537.36' };

test('what people asked for in vain becomes a word of a kind, and tells a business', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const word = newWord();
  const visitor = await anotherDevice(browser, baseURL);
  for (let person = 0; person < 5; person += 1) {
    const headers = { ...PERSON, 'X-Forwarded-For': ownAddress() };
    const answer = await visitor.request.get('/api/search', { headers, params: { q: word } });
    const { shown } = (await answer.json()) as { shown: string };
    const asked = await visitor.request.post('/api/search-visits', { headers, data: { shown } });
    expect(asked.ok()).toBe(true);
  }
  const email = await newMember(visitor.request);
  const id = await published(visitor.request, email, `Dayının ${word}`);
  await granted(await newMember(page.request), 'admin');

  await page.goto('/admin/kinds');
  const missed = page.getByRole('region', { name: 'Aranıp bulunamayanlar' });
  await missed.getByRole('button', { name: `“${word}” sözünü bir türe ekle` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Bu türe ekle' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Bir tür seçin');
  const choice = dialog.getByRole('combobox', { name: 'Türü arayın' });
  await choice.fill('CİĞERCİ');
  await expect(dialog.getByRole('option', { name: 'Ciğerci' })).toBeVisible();
  expect((await axe(page).analyze()).violations).toEqual([]);
  await choice.press('ArrowDown');
  await choice.press('Enter');
  await dialog.getByRole('button', { name: 'Bu türe ekle' }).click();
  const now = missed.getByText('Artık bir söz: Ciğerci');
  await expect(now).toBeFocused();

  await page.getByLabel('Tür ya da söz ara').fill(word);
  await page.getByLabel('Tür ya da söz ara').press('Enter');
  await expect(page.getByRole('rowheader')).toHaveText([/Ciğerci/]);
  await page.reload();
  await expect(page.getByRole('rowheader')).toHaveText([/Ciğerci/]);
  await expect(missed.getByText(word)).toBeHidden();
  // A job tells businesses again, and the page cache hears of it.
  await expect(async () => {
    await visitor.goto(`/business/${id}`);
    await expect(visitor.getByRole('main').getByText('Ciğerci').first()).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
});

test.describe('the form of a kind', () => {
  // The browser notes the answer that refuses.
  test.use({ expectedFaults: /status of 409/ });

  test('a kind is added, mended and taken away; a refusal keeps what was typed', async ({
    page,
  }) => {
    const word = newWord();
    await granted(await newMember(page.request), 'admin');
    await page.goto('/admin/kinds');
    await page.getByRole('button', { name: 'Tür ekle' }).click();
    const dialog = page.getByRole('dialog');
    const field = (name: string) => dialog.getByLabel(name, { exact: true });
    await field('Adı').fill('Eczane');
    await field('Çoğulu').fill(`${word}lar`);
    await field('Kategorisi').selectOption('Restoranlar');
    await field('Başka adları').fill(`${word} yeri, kebap`);
    await expect(dialog.getByText('“kebap” şunlarda da geçiyor: Kebapçı')).toBeVisible();
    expect((await axe(page).analyze()).violations).toEqual([]);
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await expect(dialog.getByRole('alert')).toContainText('bir tür zaten var');
    await expect(field('Başka adları')).toHaveValue(`${word} yeri, kebap`);
    await field('Adı').fill(word);
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await expect(dialog).toBeHidden();

    await page.getByLabel('Tür ya da söz ara').fill(word);
    await page.getByLabel('Kategori', { exact: true }).selectOption('Restoranlar');
    await expect(page.getByRole('rowheader')).toHaveText([new RegExp(word)]);
    await page.getByRole('button', { name: `${word} türünü düzenle` }).click();
    await field('Kategorisi').selectOption('Yok: rehber böyle yerleri listelemiyor');
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByText('Burada kayıt yok')).toBeVisible();
    await page.getByLabel('Kategori', { exact: true }).selectOption('Rehberde yok');
    await page.getByRole('button', { name: `${word} türünü sil` }).click();
    await expect(dialog).toContainText('Bu türde yayında işletme yok');
    await dialog.getByRole('button', { name: 'Türü sil' }).click();
    await expect(page.getByText('Burada kayıt yok')).toBeVisible();
  });
});
