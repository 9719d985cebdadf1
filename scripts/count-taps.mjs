// How many taps and letters eight tasks take on a phone, from the home page on: `node scripts/count-taps.mjs ADDRESS`.
// Among the examples; who is on duty must be known there (`npm run directory -- duty FILE`).
// Each run sends a shop and a report: after a few of them within an hour the server takes no more from one address.
import { chromium, devices } from '@playwright/test';
import { findBrowser } from './set-up-browser.mjs';

const address = process.argv[2] ?? 'http://127.0.0.1:3000';
const AT_TASKOPRU = { latitude: 36.9866, longitude: 35.3345 };

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {ReturnType<typeof handOf>} Hand */

/**
 * A hand that counts: a field that is touched and the key that sends are taps, a choice of a list is two.
 * @param {Page} page
 */
function handOf(page) {
  const count = { taps: 0, letters: 0 };
  /** @param {Locator} what */
  const tap = async (what) => {
    await what.tap();
    count.taps += 1;
  };
  return {
    count,
    tap,
    /** @param {string | RegExp} name @param {Page | Locator} inside */
    press: (name, inside = page) => tap(inside.getByRole('button', { name }).first()),
    /** @param {string | RegExp} name @param {Page | Locator} inside */
    follow: (name, inside = page) => tap(inside.getByRole('link', { name }).first()),
    /** @param {Locator} field @param {string} words */
    async type(field, words) {
      await tap(field);
      await page.keyboard.type(words);
      count.letters += words.length;
    },
    async send() {
      await page.keyboard.press('Enter');
      count.taps += 1;
    },
    /** @param {string} label @param {{ label: string }} value */
    async choose(label, value) {
      await main(page).locator('select').and(page.getByLabel(label)).first().selectOption(value);
      count.taps += 2;
    },
  };
}

/** @param {Page} page */
const main = (page) => page.getByRole('main');
/** @param {Page} page */
const cards = (page) => main(page).getByRole('article');
/** @param {Page} page */
const homeField = (page) => page.locator('main input[name=q]');
/** @param {Page} page @param {Hand} hand */
async function openFirst(page, hand) {
  const link = cards(page).first().getByRole('heading').getByRole('link');
  const name = await link.innerText();
  await hand.tap(link);
  await page.getByRole('heading', { level: 1, name }).waitFor();
}
const needsNothing = () => undefined;

/** @type {Record<string, (page: Page, hand: Hand) => Promise<void>>} */
const TASKS = {
  'An open kebab place near is rung': async (page, hand) => {
    await hand.follow('Yakınımda açık');
    await page.waitForURL(/near=/);
    await hand.follow(/^Kebapçı$/);
    await page.waitForURL(/kebap/);
    // At an hour at which every grill is cold nobody is there to be rung.
    const call = cards(page)
      .first()
      .getByRole('link', { name: /^Telefon et: / });
    await call.waitFor({ timeout: 5000 }).then(() => hand.tap(call), needsNothing);
  },
  'The pharmacy on duty is rung': async (page, hand) => {
    await hand.follow('Nöbetçi eczane');
    await hand.follow(/^Telefon et/, main(page));
  },
  'Is my dentist open on Saturday': async (page, hand) => {
    await hand.type(homeField(page), 'son azı');
    // Suggestions of the first letters are others.
    await hand.tap(page.getByRole('option', { name: /^Son Azı/ }));
    await page.waitForURL(/\/business\//, { waitUntil: 'commit' });
    await page.getByRole('row', { name: /^Cumartesi/ }).waitFor();
  },
  'Where do I park near Taşköprü': async (page, hand) => {
    await hand.type(homeField(page), 'taşköprü otopark');
    await hand.send();
    await main(page)
      .getByRole('heading', { name: /otopark/i })
      .first()
      .waitFor();
  },
  'Three wedding shops are kept and shared': async (page, hand) => {
    await hand.follow('Gelinlik', main(page));
    await page.getByRole('heading', { level: 1, name: /gelinlik/i }).waitFor();
    for (let kept = 0; kept < 3; kept += 1) {
      const heart = cards(page)
        .nth(kept)
        .getByRole('button', { name: /^Favori/ });
      await hand.tap(heart);
      await page.waitForFunction(
        (n) => document.querySelectorAll('main article [aria-pressed=true]').length === n,
        kept + 1,
      );
    }
    await hand.follow('Favoriler', page.getByRole('navigation'));
    await hand.press('Paylaşma bağlantısı oluştur');
    await page.getByLabel('Paylaşılacak bağlantı').waitFor();
  },
  'A wrong number is reported': async (page, hand) => {
    await openFirst(page, hand);
    await hand.press('Hata bildir');
    await hand.tap(page.getByText('Telefon yanlış'));
    await hand.type(page.getByLabel('Doğrusu nedir?'), '03225912641');
    await hand.press('Bildirimi gönder');
    await page
      .getByText(/bildiriminiz bize ulaştı|Teşekkürler/)
      .first()
      .waitFor();
  },
  'A shop is added': async (page, hand) => {
    await hand.press('Menüyü aç');
    await hand.follow('İşletme Ekle', page.getByRole('navigation'));
    await page.waitForURL(/add-business/);
    await hand.type(page.getByLabel('İşletme adı'), 'Işıl Çay Ocağı');
    await hand.choose('Kategori', { label: 'Kafeler' });
    await hand.choose('İlçe', { label: 'Seyhan' });
    await hand.type(
      main(page)
        .getByRole('textbox', { name: /^Adres/ })
        .first(),
      'Ziyapaşa Bulvarı No: 12',
    );
    for (const step of [2, 3]) {
      await hand.press('Devam et');
      await page.getByText(`Adım ${step} / 3`).first().waitFor();
    }
    await hand.type(page.getByLabel('Adınız soyadınız'), 'Işıl Çelik');
    await hand.type(page.getByLabel('E-posta adresiniz'), 'isil@ornek.example');
    await hand.press('İşletmeyi ekle');
    await page.getByRole('heading', { name: 'Son bir adım: postanıza bakın' }).waitFor();
  },
  'What is new': async (page, hand) => {
    await hand.follow('Yeni eklenenler');
    await page.waitForURL(/new-businesses/);
    await cards(page).first().waitFor();
  },
};

const { executablePath } = await findBrowser();
const browser = await chromium.launch({ executablePath });
console.log('| task | taps | letters |\n|---|---|---|');
for (const [name, task] of Object.entries(TASKS)) {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    locale: 'tr-TR',
    serviceWorkers: 'block',
    geolocation: AT_TASKOPRU,
    permissions: ['geolocation'],
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  // A call would leave the page.
  await page.addInitScript(() =>
    addEventListener('click', (event) => {
      const isCall = event.target instanceof Element && event.target.closest('a[href^="tel:"]');
      if (isCall) event.preventDefault();
    }),
  );
  await page.goto(address);
  await page.locator('html[data-hydrated]').waitFor();
  const hand = handOf(page);
  const failed = await task(page, hand).then(needsNothing, (error) => error);
  console.log(`| ${name} | ${hand.count.taps} | ${hand.count.letters} |`);
  if (failed) console.error(failed);
  await context.close();
}
await browser.close();
