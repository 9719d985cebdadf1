import { afterAll, beforeAll, expect, test } from 'vitest';
import { momentInAdana } from '#contract/calendar/days.ts';
import { CITY_FACTS, type Site } from '#contract/city/city.ts';
import { publishRoster } from '#contract/duty/administered-duty.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { renderPage } from '#web/entry-server.tsx';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.now = momentInAdana('2026-11-25', '12:00');
  const team = await app.member({ role: 'moderator' });
  const business = await app.given.business({
    name: 'Ada Eczanesi',
    district: 'Seyhan',
    phone: '0322 111 22 33',
    ...{ latitude: '36.9912', longitude: '35.3251' },
  });
  expect(business).toBeGreaterThan(0);
  await team.call(publishRoster, {
    text: `Tarih;Başlangıç;Bitiş;Eczane;İlçe;Telefon
25.11.2026;19:00;08:30;ADA ECZANESİ;Seyhan;
25.11.2026;19:00;24:00;<b>Bora</b> Eczanesi;Yüreğir;0322 444 55 66`,
  });
});
afterAll(() => app.close());

const site = {
  ...{ name: 'Rehber', publicUrl: 'http://test', socialUrls: [], categories: [] },
  facts: CITY_FACTS,
} as unknown as Site;
const assets = { script: '/x.js', styles: [], fonts: [], chunksOf: () => [], stylesOf: () => [] };

async function pageAt(day: string, time: string, href = '/nobetci-eczane') {
  const now = momentInAdana(day, time);
  app.clock.now = now;
  const page = await renderPage({
    ...{ href, site, now, assets },
    fetch: (address, request) => app.request(address, request as RequestInit),
  });
  if (page.redirect !== undefined) throw new Error(page.redirect);
  const main = /<main[\s\S]*<\/main>/.exec(page.html)?.[0] ?? '';
  return { main, text: main.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' '), endsAt: page.endsAt };
}

test('the page turns at the minute of the duty, and the kept one ends there', async () => {
  const before = await pageAt('2026-11-25', '18:59');
  expect(before.text).toContain('19.00’da başlar, yarın 08.30’a kadar');
  // On paper 'yarın' needs its day.
  expect(before.text).toContain('25 Kasım 2026 itibarıyla');
  expect(before.endsAt).toEqual(momentInAdana('2026-11-25', '19:00'));
  const running = await pageAt('2026-11-25', '19:00');
  expect(running.text).toContain('Ada Eczanesi Yarın 08.30’a kadar nöbetçi');
  expect(running.text).toContain('Eczanesi 24.00’e kadar nöbetçi');
  const midnight = momentInAdana('2026-11-26', '00:00');
  expect((await pageAt('2026-11-25', '23:30')).endsAt).toEqual(midnight);
  const late = await pageAt('2026-11-26', '00:00');
  expect(late.text).toContain('Ada Eczanesi 08.30’a kadar nöbetçi');
  expect(late.text).not.toContain('Bora');
  const end = momentInAdana('2026-11-26', '08:30');
  expect((await pageAt('2026-11-26', '08:15')).endsAt).toEqual(end);
  const over = await pageAt('2026-11-26', '08:30');
  expect(over.text).not.toContain('Ada Eczanesi');
  expect(over.text).toContain('Bu gecenin listesi burada bilinmiyor');
  expect(over.main).toContain('adanaeo.org.tr');
});

test('the telephone comes first, of a linked pharmacy also where the roster has none', async () => {
  const { main } = await pageAt('2026-11-25', '22:00');
  const links = [...main.matchAll(/href="((?:tel|https:\/\/www\.google)[^"]*)"/g)].map(([, href]) =>
    href?.slice(0, 20),
  );
  expect(links).toEqual([
    'tel:+903221112233',
    'https://www.google.c',
    'tel:+903224445566',
    'https://www.google.c',
  ]);
  expect(main).toContain('&lt;b&gt;');
});

test('who is in the directory stands on a map beside the list, on a phone behind a link', async () => {
  const { main } = await pageAt('2026-11-25', '22:00');
  expect(main).toContain('list-with-map');
  expect(main.match(/data-pin="\d+"/g)).toHaveLength(1);
  const map = 'href="/map?q=n%C3%B6bet%C3%A7i+eczane';
  // On a phone below the list, else above it.
  expect(main.split(`${map}"`)).toHaveLength(4);
  const { main: one } = await pageAt('2026-11-25', '22:00', '/nobetci-eczane?ilce=Seyhan');
  expect(one).toContain(`${map}&amp;district=Seyhan"`);
  // Known by name alone: there is nothing to show.
  const { main: named } = await pageAt('2026-11-25', '22:00', '/nobetci-eczane?ilce=yuregir');
  expect(named).not.toContain('list-with-map');
  expect(named).not.toContain('/map?');
});

test('a district that has no roster says so, alone and beside the others', async () => {
  const alone = await pageAt('2026-11-25', '22:00', '/nobetci-eczane?ilce=karaisali');
  expect(alone.text).toContain('Karaisalı’da bu gece hangi eczanenin nöbetçi olduğu bize ulaşmadı');
  expect(alone.text).not.toContain('Ada Eczanesi');
  const one = await pageAt('2026-11-25', '22:00', '/nobetci-eczane?ilce=Seyhan');
  expect(one.text).toContain('Ada Eczanesi');
  expect(one.text).not.toContain('Bora');
});
