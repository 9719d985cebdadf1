import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Site } from '#contract/city/city.ts';
import { KIND_PAGE_LEAST } from '#contract/kinds/kinds.ts';
import { SITEMAP_SPAN } from '#server/businesses/reading/sitemap.service.ts';
import { createTestApp, TEST_NOW, type TestApp } from '#tests/support/test-app.ts';
import { tellKinds } from '../kinds/kinds.service.ts';
import { siteFileAddress, siteFileAt } from './site-files.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const site = {
  name: 'Adana <Rehberi> & Çevresi',
  publicUrl: 'https://rehber.example',
  socialUrls: [],
} as unknown as Site;
const read = async (url: string, changes: Partial<Site> = {}) => {
  const [path = '', query] = url.split('?');
  return siteFileAt(path)?.({
    ...{ ctx: app.dependencies, site: { ...site, ...changes } },
    query: new URLSearchParams(query),
  });
};
const textOf = async (path: string, changes?: Partial<Site>) =>
  (await read(path, changes))?.body ?? '';
const listed = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)].map(
    ([, address = '', changed]) => [address.replace(site.publicUrl, ''), changed],
  );

/** Elements closed in their order, and no sign left that XML would stumble over. */
function expectWellFormed(xml: string) {
  const open: string[] = [];
  for (const [, end, name = '', rest = ''] of xml.matchAll(/<(\/?)([\w:.-]+)([^>]*)>/g)) {
    if (end) expect(open.pop()).toBe(name);
    else if (!rest.endsWith('/')) open.push(name);
  }
  expect(open).toEqual([]);
  expect(xml.replace(/<[^>]+>/g, '')).not.toMatch(/[<>]|&(?!(?:amp|lt|gt|quot|#39);)/);
}

test('an address that is no file of machines is none', () => {
  for (const path of [
    '/',
    '/sitemap',
    '/sitemaps/businesses-0.xml',
    '/constructor',
    '/robots.txt/',
  ])
    expect(siteFileAt(path)).toBeUndefined();
});

test('the index names files whose dates are those of what stands in them', async () => {
  const days = ['2026-03-01T10:00:00.000Z', '2026-05-02T10:00:00.000Z', '2026-07-03T10:00:00.000Z'];
  const [first = '', second = '', far = ''] = days;
  const given = (changed: string, fields = {}) =>
    app.given.business({
      updatedAt: new Date(changed),
      approvedAt: new Date('2026-01-01'),
      category: 'Kafeler',
      ...fields,
    });
  const one = await given(first);
  const two = await given(second, { district: 'Yüreğir' });
  await given('2026-11-01T00:00:00.000Z', { status: 'suspended', category: 'Barlar' });
  const three = 3 * SITEMAP_SPAN + 7;
  await given(far, { id: three, category: 'Spor' });

  const index = await textOf('/sitemap.xml');
  expectWellFormed(index);
  expect(listed(index)).toEqual([
    ['/sitemaps/pages.xml', undefined],
    ['/sitemaps/categories.xml', far],
    ['/sitemaps/neighbourhoods.xml', far],
    ['/sitemaps/businesses-1.xml', second],
    ['/sitemaps/businesses-4.xml', far],
  ]);
  expect(listed(await textOf('/sitemaps/businesses-1.xml'))).toEqual([
    [`/business/${one}`, first],
    [`/business/${two}`, second],
  ]);
  expect(listed(await textOf('/sitemaps/businesses-4.xml'))).toEqual([[`/business/${three}`, far]]);
  // A number that no business has leads to the page for what is not there.
  expect(await read('/sitemaps/businesses-2.xml')).toBeUndefined();
  expect(await read('/sitemaps/businesses-99999.xml')).toBeUndefined();

  const categories = listed(await textOf('/sitemaps/categories.xml'));
  expect(categories).toContainEqual(['/category/kafeler', second]);
  expect(categories).toContainEqual(['/category/kafeler?district=Seyhan', first]);
  expect(categories).toContainEqual(['/category/kafeler?district=Y%C3%BCre%C4%9Fir', second]);
  // Nothing public stands there: the category is named, a district of it is not.
  expect(categories.filter(([address]) => address?.startsWith('/category/barlar'))).toEqual([
    ['/category/barlar', undefined],
  ]);
  for (const [, changed] of listed(await textOf('/sitemaps/pages.xml')))
    expect(changed).toBeUndefined();
});

test('the feed holds what is new, newest first, whatever signs are in it', async () => {
  const approvedAt = (minute: number) => new Date(TEST_NOW.getTime() - minute * 60_000);
  for (let index = 0; index < 31; index += 1) {
    await app.given.business({ name: `Yeni ${index}`, approvedAt: approvedAt(index + 10) });
  }
  const hostile = `Öz <b>Çiğ</b> & "Köfte" 'ci \u0007]]>`;
  const id = await app.given.business({ name: hostile, approvedAt: approvedAt(1) });
  const shown = await app.given.business({
    name: 'Gösterilen',
    approvedAt: approvedAt(2),
    isExample: true,
    exampleKey: 'feed',
  });
  const feed = await textOf('/feed.xml');
  expectWellFormed(feed);
  const items = feed.match(/<item>.*<\/item>/g) ?? [];
  expect(items).toHaveLength(30);
  expect(items[0]).toContain(
    '<title>Öz &lt;b&gt;Çiğ&lt;/b&gt; &amp; &quot;Köfte&quot; &#39;ci ]]&gt;</title>',
  );
  expect(items[0]).toContain(`<link>https://rehber.example/business/${id}</link>`);
  expect(items[0]).toContain('<pubDate>Fri, 20 Nov 2026 08:59:00 GMT</pubDate>');
  expect(items[0]).not.toContain('Örnek kayıt');
  expect(items[1]).toContain(`/business/${shown}</guid>`);
  expect(items[1]).toContain('<description>Örnek kayıt. Restoranlar, Seyhan.');
  expect(feed).toContain('href="https://rehber.example/feed.xml" rel="self"');
  expect(feed).toContain('<language>tr</language>');
});

test('security.txt names whom the team set, for half a year from today', async () => {
  expect((await read('/.well-known/security.txt'))?.body).toContain(
    'Contact: https://rehber.example/contact\n',
  );
  const file = await read('/.well-known/security.txt', { contactEmail: 'ekip@rehber.example' });
  expect(file?.type).toBe('text/plain; charset=utf-8');
  const fields = new Map(
    file?.body
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/s) as [string, string]),
  );
  expect(fields.get('Contact')).toBe('mailto:ekip@rehber.example');
  expect(fields.get('Canonical')).toBe('https://rehber.example/.well-known/security.txt');
  const days = (Date.parse(fields.get('Expires') ?? '') - TEST_NOW.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(180);
  expect(days).toBeLessThan(365);
  // Made anew every day, so that it never runs out.
  expect(file?.endsAt?.getTime()).toBeGreaterThan(TEST_NOW.getTime());
  expect(file?.endsAt?.getTime()).toBeLessThanOrEqual(TEST_NOW.getTime() + 86_400_000);
});

test('robots are kept from calls and from screens of members, and told of the sitemap', async () => {
  const robots = await textOf('/robots.txt');
  for (const path of ['/api/', '/admin', '/account', '/favorites', '/login'])
    expect(robots).toContain(`\nDisallow: ${path}\n`);
  // A list that says `noindex` must be read to be understood.
  expect(robots).not.toMatch(/Disallow: \/(?:search|category|business\/|businesses)/);
  expect(robots).toContain('Sitemap: https://rehber.example/sitemap.xml');
});

test('a browser can install the site and search it', async () => {
  const manifest = JSON.parse(await textOf('/manifest.webmanifest'));
  expect(manifest).toMatchObject({ name: site.name, lang: 'tr', start_url: '/', scope: '/' });
  expect(manifest.icons.map((icon: { purpose?: string }) => icon.purpose)).toContain('maskable');
  expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual([
    '/open-now',
    '/nobetci-eczane',
    '/favorites',
  ]);
  const search = await textOf('/opensearch.xml');
  expectWellFormed(search);
  expect(search).toContain('template="https://rehber.example/search?q={searchTerms}"');
  // Sixteen letters, as the format allows: signs of XML count as one.
  expect(search).toContain('<ShortName>Adana &lt;Rehberi&gt;</ShortName>');
});

test('neighbourhoods and their categories are named where they have pages', async () => {
  const given = (category: string, day: number) =>
    app.given.business({
      ...{ neighbourhood: 'Toros', district: 'Çukurova', category },
      updatedAt: new Date(`2026-05-0${day}T10:00:00Z`),
    });
  for (const day of [1, 2, 3]) await given('Kafeler', day);
  await given('Spor', 5);
  const named = async () => listed(await textOf('/sitemaps/neighbourhoods.xml'));
  expect(await named()).not.toContainEqual([
    expect.stringContaining('/cukurova/toros'),
    expect.anything(),
  ]);
  await given('Spor', 4);
  expectWellFormed(await textOf('/sitemaps/neighbourhoods.xml'));
  expect((await named()).filter(([path]) => path?.includes('/cukurova/'))).toEqual([
    ['/mahalle/cukurova/toros', '2026-05-05T10:00:00.000Z'],
    ['/mahalle/cukurova/toros/kafeler', '2026-05-03T10:00:00.000Z'],
  ]);
});

test('the feed is narrowed to a category and a district, by name or slug', async () => {
  const names = ['Dar Kafe', 'Dar Bar', 'Uzak Kafe'];
  const [cafe, bar, far] = names;
  await app.given.business({ name: cafe, category: 'Kafeler', district: 'Karaisalı' });
  await app.given.business({ name: bar, category: 'Barlar', district: 'Karaisalı' });
  await app.given.business({ name: far, category: 'Kafeler', district: 'Sarıçam' });
  const found = async (query: string) => {
    const xml = await textOf(`/feed.xml?${query}`);
    expectWellFormed(xml);
    return names.filter((name) => xml.includes(`<title>${name}</title>`));
  };
  expect(await found('')).toEqual(names);
  expect(await found('category=all&district=')).toEqual(names);
  expect(await found('district=Karaisal%C4%B1')).toEqual([cafe, bar]);
  expect(await found('category=kafeler&district=karaisali')).toEqual([cafe]);
  expect(await textOf('/feed.xml?category=Kafeler&district=karaisali')).toContain('rel="self"');
  expect(await textOf('/feed.xml?category=Kafeler&district=karaisali')).toContain(
    '/feed.xml?category=kafeler&amp;district=karaisali',
  );
  await expect(read('/feed.xml?category=yok')).rejects.toMatchObject({
    code: 'category_not_found',
  });
  await expect(read('/feed.xml?district=Ankara')).rejects.toMatchObject({
    code: 'district_not_found',
  });
});

test('a file has one address, whatever is added to it', () => {
  expect(siteFileAddress('/feed.xml?utm=x')).toBe('/feed.xml');
  expect(siteFileAddress('/feed.xml?x=1&district=seyhan&category=')).toBe(
    '/feed.xml?district=seyhan',
  );
  expect(siteFileAddress('/robots.txt?category=kafeler')).toBe('/robots.txt');
});

test('a business says its state in pages of others, until the state changes', async () => {
  const id = await app.given.business({
    ...{ name: 'Rozet <Kafe>', hours: '{"mon-sun":"09:00-18:00"}' },
  });
  // Friday, 12.00 in Adana.
  const badge = await read(`/rozet/${id}`);
  expect(badge).toMatchObject({
    ...{ isFramable: true, endsAt: new Date('2026-11-20T14:00:00Z') },
    type: 'text/html; charset=utf-8',
  });
  const html = badge?.body ?? '';
  expect(html).toContain('Açık · 18.00’e kadar');
  expect(html).toContain(`href="https://rehber.example/business/${id}"`);
  expect(html).toContain('Rozet &lt;Kafe&gt;');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toMatch(/<script|src=|@import|url\(/);
  const hidden = await app.given.business({ name: 'Saklı', status: 'suspended' });
  const gone = await read(`/rozet/${hidden}`);
  expect(gone).toMatchObject({ status: 404, isFramable: true });
  expect(gone?.body).not.toContain('Saklı');
});

test('a category and a district are a small list of states', async () => {
  const given = { category: 'Barlar', hours: '{"mon-sun":"18:00-02:00"}' };
  await app.given.business({ name: 'Rozet Bar', ...given, district: 'Karaisalı' });
  for (let number = 10; number < 22; number += 1)
    await app.given.business({ name: `Bar ${number}`, ...given, district: 'Çukurova' });
  const html = await textOf('/rozet?category=barlar&district=cukurova');
  expect(html.match(/<li>/g)).toHaveLength(10);
  expect(html).toContain('Kapalı · 18.00’de açılır');
  expect(html).not.toContain('Rozet Bar');
  expect(html).toContain('href="https://rehber.example/category/barlar?district=%C3%87ukurova"');
  await expect(read('/rozet?category=yok')).rejects.toMatchObject({ code: 'category_not_found' });
});

test('a kind is named from the business on from which it has a page', async () => {
  const named = async () =>
    listed(await textOf('/sitemaps/categories.xml'))
      .map(([address]) => address)
      .filter((address) => address?.endsWith('/kebapcilar'));
  for (let count = 1; count <= KIND_PAGE_LEAST; count += 1) {
    await app.given.business({ category: 'Restoranlar', subcategory: 'Kebapçı' });
    await tellKinds(app.db);
    expect(await named(), `${count}`).toHaveLength(count < KIND_PAGE_LEAST ? 0 : 1);
  }
});
