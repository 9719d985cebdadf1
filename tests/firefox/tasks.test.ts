import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import puppeteer, {
  type Browser,
  type BrowserContext,
  type ElementHandle,
  type Page,
} from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayInAdana } from '#contract/calendar/days.ts';
import { dayPlus } from '#contract/calendar/holidays.ts';
import { ownAddress } from '#tests/support/journey.ts';
import { runProgram } from '#tests/support/operator-commands.ts';
import startProductForJourneys from '#tests/support/product-for-journeys.ts';
import { BUSINESS_PATH } from '#tests/support/public-pages.ts';
import { ensureFirefox } from '../../scripts/set-up-browser.mjs';

/** What most people come for, from the home page on, in the other engine. */
const PHONE = { width: 390, height: 844 };
/** At Taşköprü. */
const PLACE = { latitude: 36.9866, longitude: 35.3345 };
const PATIENCE_MS = 20_000;

let stop: () => Promise<void>;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let faults: string[];

const url = (address: string) => new URL(address, process.env.JOURNEY_URL).href;

beforeAll(async () => {
  stop = await startProductForJourneys();
  browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: ensureFirefox(),
    extraPrefsFirefox: { 'intl.accept_languages': 'tr-TR, tr' },
  });
});
afterAll(async () => {
  await browser?.close();
  await stop?.();
});
beforeEach(async () => {
  context = await browser.createBrowserContext();
  faults = [];
  page = await newPage();
  await open('/');
  await press('button', 'Reddet');
});
afterEach(async () => {
  await context.close();
  expect(faults).toEqual([]);
});

async function newPage() {
  const one = await context.newPage();
  await one.setViewport(PHONE);
  await one.setExtraHTTPHeaders({ 'X-Forwarded-For': ownAddress() });
  one.setDefaultTimeout(PATIENCE_MS);
  one.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  one.on('pageerror', (error) => faults.push(String(error)));
  return one;
}

/** Until the page's code has taken over. */
async function open(address: string) {
  await page.goto(url(address));
  await page.waitForSelector('html[data-hydrated]');
}

const CONTROLS = {
  button: 'button',
  link: 'a[href]',
  radio: 'input[type="radio"]',
  textbox: 'input:not([type="radio"]), textarea',
  combobox: 'select',
} as const;
type Role = keyof typeof CONTROLS;

/** The first that is seen, by its role and its name, once it is there. */
async function control(role: Role, name: string, inside = 'body') {
  const found = await page.waitForFunction(
    (selector, wanted) =>
      [...document.querySelectorAll<HTMLInputElement>(selector)].find((element) => {
        const label =
          element.getAttribute('aria-label') ?? (element.labels?.[0] ?? element).textContent;
        return (
          label.trim().startsWith(wanted) &&
          !/^\p{L}/u.test(label.trim().slice(wanted.length)) &&
          element.checkVisibility()
        );
      }),
    {},
    CONTROLS[role].replaceAll(/[^,]+/g, (one) => `${inside} ${one}`),
    name,
  );
  const element = found.asElement();
  if (!element) throw new Error(`no ${role} ${name}`);
  return element as ElementHandle<HTMLInputElement>;
}

const press = async (role: Role, name: string, inside?: string) =>
  (await control(role, name, inside)).click();
/** By the button of the header. */
async function search(words: string) {
  await press('button', 'Ara', 'header');
  await fill('İşletme veya kategori ara', words);
  await page.keyboard.press('Enter');
}
const choose = async (name: string, value: string) =>
  (await control('combobox', name)).select(value);
async function fill(name: string, text: string) {
  const field = await control('textbox', name);
  await field.click();
  await field.type(text);
}
const reads = (words: string) => page.waitForSelector(`::-p-text(${words})`);
/** One page gives way to another in place: its heading is there once it is. */
const reaches = (heading: RegExp) =>
  page.waitForFunction(
    (words) => new RegExp(words).test(document.querySelector('main h1')?.textContent ?? ''),
    {},
    heading.source,
  );
async function openFirst() {
  const link = await page.waitForSelector('main article :is(h2, h3) a');
  const name = await link?.evaluate(({ textContent }) => textContent);
  await link?.click();
  await reaches(new RegExp(`^${name}$`));
}
test('an open kebab place near is rung', async () => {
  await page.setGeolocation(PLACE);
  await context.overridePermissions(url('/'), ['geolocation']);
  await press('link', 'Yakınımda açık');
  await reaches(/açık/i);
  await search('yakınımda kebapçı');
  await reaches(/kebapçı/i);
  // Whether one of them is open is a question of the hour.
  await page.waitForSelector('main article a[href^="tel:+90"]');
});

test('the pharmacy on duty is rung', async () => {
  const today = dayInAdana(new Date());
  const dataDir = process.env.JOURNEY_DATA_DIR ?? '';
  const file = path.join(dataDir, 'roster.csv');
  await writeFile(
    file,
    `Tarih;Başlangıç;Bitiş;Eczane;İlçe;Telefon
${today} 00:00;;${dayPlus(today, 1)} 23:59;KARA DUT ECZANESİ;Karaisalı;0322 111 22 33`,
  );
  const env = { DATA_DIR: dataDir, PUBLIC_URL: url('/') };
  const published = await runProgram('commands/main.ts', ['duty', file], env);
  expect(published, published.err).toMatchObject({ code: 0 });
  await press('link', 'Nöbetçi eczane');
  const call = await control('link', 'Telefon et (Kara Dut Eczanesi)');
  expect(await call.evaluate((link) => link.getAttribute('href'))).toBe('tel:+903221112233');
});

test('whether the dentist is open on Saturday', async () => {
  await open('/search?q=cumartesi açık diş hekimi');
  await openFirst();
  const saturday = await page.waitForSelector(
    '::-p-xpath(//main//tr[starts-with(th, "Cumartesi")]/td)',
  );
  expect(await saturday?.evaluate((hours) => hours.textContent)).toMatch(
    /\d\d\.\d\d–\d\d\.\d\d|24 saat/,
  );
});

test('where one parks near a place', async () => {
  await search('Taşköprü yakınında otopark');
  await reaches(/otopark/i);
});

test('three wedding shops are kept and sent to somebody else', async () => {
  await open('/category/gelinlik');
  for (let kept = 0; kept < 3; kept += 1) {
    const empty = await page.waitForSelector(
      'main article button[aria-label^="Favorilere ekle: "][aria-pressed="false"]',
    );
    const heart = await empty?.evaluate((button) => button.getAttribute('aria-label'));
    await empty?.click();
    await page.waitForSelector(`main article button[aria-label="${heart}"][aria-pressed="true"]`);
  }
  await press('link', 'Favoriler');
  await reaches(/^Favorilerim$/);
  await press('button', 'Paylaşma bağlantısı oluştur');
  const link = await control('textbox', 'Paylaşılacak bağlantı');
  const address = await link.evaluate(({ value }) => value);
  const other = await newPage();
  await other.goto(address);
  await other.waitForSelector('main article');
  expect(await other.$$('main article')).toHaveLength(3);
});

test('a wrong number is reported', async () => {
  await open(BUSINESS_PATH);
  await press('button', 'Hata bildir');
  await press('radio', 'Telefon yanlış');
  await fill('Doğrusu nedir?', '0322 591 26 41');
  await fill('E-posta', 'bildiren@ornek.example');
  await press('button', 'Bildirimi gönder');
  await reads('Teşekkürler, bildiriminiz bize ulaştı');
});

test('a shop is added, step by step', async () => {
  await open('/add-business');
  await fill('İşletme adı', 'Işıl’ın Çay Ocağı');
  await choose('Kategori', 'Kafeler');
  await choose('İlçe', 'Seyhan');
  await fill('Adres', 'Ziyapaşa Bulvarı No: 12');
  for (const step of [2, 3]) {
    await press('button', 'Devam et');
    await reads(`Adım ${step} / 3`);
  }
  await fill('Adınız soyadınız', 'Işıl Çelik');
  await fill('E-posta adresiniz', 'ekleyen@ornek.example');
  await press('button', 'İşletmeyi ekle');
  await reads('Son bir adım: postanıza bakın');
});

test('what is new', async () => {
  await press('link', 'Yeni eklenenler');
  await reaches(/yeni eklenen/);
  await openFirst();
});
