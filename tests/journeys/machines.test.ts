import type { APIRequestContext } from '@playwright/test';
import { CATEGORY_HUES } from '#contract/categories/categories.ts';
import { expect, test } from '#tests/support/journey.ts';

/** Pages asked at a time: others use the product meanwhile. */
const AT_ONCE = 4;
const LONGEST_TITLE = 70;

interface Read {
  address: string;
  status: number;
  title: string;
  description: string;
  canonical: string;
  robots: string;
  picture: string;
  schemas: Record<string, unknown>[];
}

const unescaped = (text: string) =>
  text
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
const first = (html: string, pattern: RegExp) => unescaped(pattern.exec(html)?.[1] ?? '');

/** What a machine takes from a page. */
async function read(request: APIRequestContext, address: string): Promise<Read> {
  const answer = await request.get(address, { maxRedirects: 0 });
  const html = await answer.text();
  const schemas = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return {
    address,
    status: answer.status(),
    title: first(html, /<title>([^<]*)<\/title>/),
    description: first(html, /<meta name="description" content="([^"]*)"/),
    canonical: first(html, /<link rel="canonical" href="([^"]*)"/),
    robots: first(html, /<meta name="robots" content="([^"]*)"/),
    picture: first(html, /<meta property="og:image" content="([^"]*)"/),
    schemas: schemas.map(([, json = '']) => JSON.parse(json)),
  };
}

async function readAll(request: APIRequestContext, addresses: string[]): Promise<Read[]> {
  const pages: Read[] = [];
  const waiting = [...addresses];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      pages.push(await read(request, next));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return pages;
}

async function listed(request: APIRequestContext, file: string): Promise<string[]> {
  const xml = await (await request.get(file)).text();
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => unescaped(address));
}

const repeated = (texts: string[]) =>
  texts.filter((text, index) => text !== '' && texts.indexOf(text) !== index);

/** What schema.org and the search engines ask of each kind. */
function faultsOf(schema: Record<string, unknown>): string[] {
  const type = String([schema['@type']].flat()[0]);
  const faults: string[] = [];
  const ask = (is: unknown, what: string) => void (is || faults.push(`${type} ${what}`));
  ask(schema['@context'] === 'https://schema.org', 'context');
  ask(!/undefined|NaN|\[object/.test(JSON.stringify(schema)), 'holds nonsense');
  if (type === 'BreadcrumbList' || type === 'ItemList') {
    const items = schema.itemListElement as Record<string, unknown>[];
    ask(items.length <= 10, 'is longer than ten');
    for (const [index, item] of items.entries()) {
      ask(item.position === index + 1 && item.name, 'item without position or name');
      ask(/^https?:\/\//.test(String(item.item ?? item.url)), 'item without a whole address');
    }
    return faults;
  }
  if (schema.address) {
    const place = schema.address as Record<string, unknown>;
    ask(schema.name && schema.url && schema['@id'], 'without name or address of its own');
    ask(place.streetAddress && place.addressLocality, 'without street or district');
    ask(place.addressCountry === 'TR', 'in no country');
    ask(
      [schema.image].flat().every((one) => /^https?:\/\//.test(String(one))),
      'image',
    );
    ask(schema.image, 'without an image');
    ask(!schema.telephone || /^\+\d{10,13}$/.test(String(schema.telephone)), 'telephone');
    ask(!schema.geo || typeof (schema.geo as { latitude: unknown }).latitude === 'number', 'geo');
    for (const hours of (schema.openingHoursSpecification ?? []) as Record<string, unknown>[]) {
      const isTime = (text: unknown) => /^\d{2}:\d{2}$/.test(String(text));
      ask(isTime(hours.opens) && isTime(hours.closes), 'hours without times');
      ask(hours.dayOfWeek ?? hours.validFrom, 'hours without a day');
    }
    const rating = schema.aggregateRating as Record<string, number> | undefined;
    ask(!rating || ((rating.reviewCount ?? 0) > 0 && (rating.ratingValue ?? 0) <= 5), 'rating');
  }
  return faults;
}

test('every address of the sitemap is a page of its own, told well', async ({ request }) => {
  const baseURL = process.env.JOURNEY_URL ?? '';
  test.setTimeout(300_000);
  const files = await listed(request, '/sitemap.xml');
  expect(files).toContain(`${baseURL}/sitemaps/pages.xml`);
  const addresses = (await Promise.all(files.map((file) => listed(request, file)))).flat();
  expect(repeated(addresses)).toEqual([]);
  expect(addresses.filter((address) => address.includes('/business/')).length).toBeGreaterThan(50);
  expect(addresses.filter((address) => address.includes('?district=')).length).toBeGreaterThan(10);

  /** An example, a category of the site or a page of our own. */
  const isOurs = (address: string) => {
    const id = Number(/\/business\/(\d+)/.exec(address)?.[1] ?? 0);
    const [, slug] = /\/category\/([^?]+)/.exec(address) ?? [];
    return id < 1001 + 150 && (slug === undefined || slug in CATEGORY_HUES);
  };
  // What other journeys add they also take away, for good or for a while.
  const pages = (await readAll(request, addresses)).filter(
    ({ address, status }) => status === 200 || isOurs(address),
  );

  expect(pages.filter(({ status }) => status !== 200)).toEqual([]);
  expect(pages.filter(({ robots }) => robots.includes('noindex'))).toEqual([]);
  const strayed = pages.filter(({ address, canonical }) => canonical !== address);
  expect(strayed.map(({ address, canonical }) => [address, canonical])).toEqual([]);

  // What journeys add has names and texts as they please.
  const own = pages.filter(({ address }) => isOurs(address));
  expect(repeated(own.map(({ title }) => title))).toEqual([]);
  expect(repeated(own.map(({ description }) => description))).toEqual([]);
  expect(own.filter(({ title }) => title.length > LONGEST_TITLE || title.length < 10)).toEqual([]);
  const lengths = own.map(({ address, description }) => [address, description.length] as const);
  expect(lengths.filter(([, length]) => length < 110 || length > 165)).toEqual([]);
  const nonsense = /undefined|null|NaN|\[object|Adana[’'\s,]+Adana|\s{2}|^\s|\s$/;
  expect(own.filter(({ title, description }) => nonsense.test(`${title}\n${description}`))).toEqual(
    [],
  );

  const faults = pages.flatMap(({ address, schemas }) =>
    schemas.flatMap((schema) => faultsOf(schema).map((fault) => `${address} ${fault}`)),
  );
  expect(faults).toEqual([]);
  const withSchema = pages.filter(({ schemas }) => schemas.length >= 2);
  expect(withSchema.length).toBeGreaterThan(60);

  expect(pages.filter(({ picture }) => !picture.startsWith(baseURL))).toEqual([]);
  // A business that another journey takes off for a while has none meanwhile.
  const drawn = own.filter(({ picture }) => picture.includes('/share/'));
  for (const { picture } of [drawn[0], drawn.at(-1)].flatMap((page) => page ?? [])) {
    const answer = await request.get(picture);
    expect(answer.status(), picture).toBe(200);
    expect(answer.headers()['content-type']).toBe('image/png');
  }
});

test('what is filtered or sorted is not indexed; a second page stands for itself', async ({
  request,
}) => {
  const baseURL = process.env.JOURNEY_URL ?? '';
  const filtered = await readAll(
    request,
    [
      '/search?q=kebap',
      '/search?district=Seyhan',
      '/category/kafeler?sort=name',
      '/category/kafeler?district=Seyhan&sort=name',
      '/businesses?district=Seyhan',
      '/map?q=kebap',
      '/map?category=Kafeler&open=now',
    ].map((path) => baseURL + path),
  );
  expect(filtered.filter(({ robots }) => robots !== 'noindex, follow')).toEqual([]);
  for (const path of ['/businesses', '/new-businesses']) {
    const begin = await read(request, baseURL + path);
    const second = await read(request, `${baseURL}${path}?page=2`);
    expect(second.canonical).toBe(second.address);
    expect(second.robots).toBe('');
    expect(second.title).toBe(begin.title.replace(' | ', ' · 2. sayfa | '));
    expect(second.description).toBe(`2. sayfa · ${begin.description}`);
  }
});
