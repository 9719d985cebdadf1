import type { Page, Route } from '@playwright/test';
import { expect, test } from '#tests/support/journey.ts';
import { tinyMap } from '#tests/support/tiny-map.ts';

// What these journeys provoke: scripts and tiles that do not come.
test.use({ expectedFaults: /Failed to load resource|maps\.googleapis\.com|ERR_UNSAFE_PORT/ });

const map = (page: Page) => page.locator('[data-map-state]');

/** What a server of tiles answers to a request for a range of bytes. */
function partOf(archive: Buffer, route: Route) {
  const range = /^bytes=(\d+)-(\d+)$/.exec(route.request().headers().range ?? '');
  return {
    status: 206,
    headers: { ETag: '"tiny"', 'Content-Type': 'application/vnd.pmtiles' },
    body: archive.subarray(Number(range?.[1]), Number(range?.[2]) + 1),
  };
}

/** How many pixels MapLibre draws for one of the page, along a side. */
const sharpnessOf = (page: Page) =>
  page
    .locator('canvas.maplibregl-canvas')
    .evaluate((canvas: HTMLCanvasElement) => canvas.width / canvas.clientWidth);

/** Opens the map as a site would send it that is configured otherwise. */
async function openConfigured(page: Page, site: Record<string, string>) {
  await page.route(/\/map$/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const configured = JSON.stringify(site).slice(1, -1);
    expect(text).toContain('"site":{');
    const policy = response.headers()['content-security-policy'] ?? '';
    await route.fulfill({
      response,
      body: text.replace('"site":{', `"site":{${configured},`),
      headers: {
        ...response.headers(),
        'content-security-policy': policy.replace(
          "script-src 'self'",
          "script-src 'self' https://maps.googleapis.com",
        ),
      },
    });
  });
  await page.goto('/map');
}

test('the operator’s own tiles are asked for part by part and drawn, and nobody else is asked', async ({
  page,
  baseURL,
}) => {
  const archive = tinyMap();
  const ranges: string[] = [];
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== baseURL && !['blob:', 'data:'].includes(protocol)) foreign.push(request.url());
  });
  await page.route(/\/basemap\.pmtiles$/, (route) => {
    ranges.push(String(route.request().headers().range));
    return route.fulfill(partOf(archive, route));
  });
  await openConfigured(page, { mapTiles: '/basemap.pmtiles' });
  await expect(map(page)).toHaveAttribute('data-map-state', 'ready');
  // First the head of the archive, then the one tile in it.
  await expect.poll(() => ranges.length).toBeGreaterThan(1);
  expect(ranges[0]).toBe('bytes=0-16383');
  await expect(map(page).locator('.maplibregl-ctrl-attrib')).toContainText('OpenStreetMap');
  // The names of our own ground have made room for those of the tiles.
  await expect(map(page).getByText('Seyhan', { exact: true })).toHaveCount(0);
  await expect.poll(() => sharpnessOf(page)).toBeGreaterThanOrEqual(1);
  expect(foreign).toEqual([]);
});

test('tiles that come late do not offer again to search where one has searched', async ({
  page,
}) => {
  const archive = tinyMap();
  const coming = Promise.withResolvers<void>();
  await page.route(/maplibre-tile-style[^/]*\.js$/, async (route) => {
    await coming.promise;
    await route.continue();
  });
  await page.route(/\/basemap\.pmtiles$/, (route) => route.fulfill(partOf(archive, route)));
  await openConfigured(page, { mapTiles: '/basemap.pmtiles' });
  await expect(map(page)).toHaveAttribute('data-map-state', 'ready');
  await page.getByRole('checkbox', { name: 'Harita hareket ettikçe ara' }).uncheck();
  await page.getByRole('button', { name: 'Haritayı düğmelerle kaydır' }).click();
  await page.getByRole('button', { name: 'Yukarı kaydır' }).click();
  const here = page.getByRole('button', { name: 'Bu alanda ara' });
  await here.click();
  await expect(here).toHaveCount(0);
  expect(await sharpnessOf(page), 'on our own ground').toBeLessThan(0.1);
  coming.resolve();
  await expect.poll(() => sharpnessOf(page)).toBeGreaterThanOrEqual(1);
  await expect(map(page).locator('.maplibregl-ctrl-attrib')).toContainText('OpenStreetMap');
  await expect(here).toHaveCount(0);
});

test('tiles that cannot be read leave our own ground', async ({ page }) => {
  await page.route(/\/basemap\.pmtiles$/, (route) => route.fulfill({ status: 500, body: '' }));
  await openConfigured(page, { mapTiles: '/basemap.pmtiles' });
  await expect(map(page)).toHaveAttribute('data-map-state', 'ready');
  await expect(map(page).getByText('Seyhan', { exact: true }).first()).toBeAttached();
  // Each move of an empty canvas in full size would hold up the page.
  await expect.poll(() => sharpnessOf(page)).toBeLessThan(0.1);
  // Looked at closely, it has neighbourhoods, and names whose borders they are.
  await page.getByRole('button', { name: 'Yakınlaştır', exact: true }).click();
  await expect(map(page).getByText('Reşatbey', { exact: true })).toBeAttached();
  await expect(
    map(page).getByRole('link', { name: 'Mahalleler: © OpenStreetMap' }),
  ).toHaveAttribute('href', 'https://www.openstreetmap.org/copyright');
});

const isGoogle = /^https:\/\/maps\.googleapis\.com\//;

test('Google’s script is asked for with places and geometry; three tries, then the list', async ({
  page,
}) => {
  const asked: URL[] = [];
  await page.route(isGoogle, (route) => {
    asked.push(new URL(route.request().url()));
    return route.abort();
  });
  await openConfigured(page, { googleMapsApiKey: 'a-key' });
  await expect(map(page)).toHaveAttribute('data-map-state', 'failed', { timeout: 60_000 });
  expect(asked).toHaveLength(3);
  for (const { searchParams } of asked) {
    expect(searchParams.get('libraries')).toBe('places,geometry');
    expect(searchParams.get('key')).toBe('a-key');
  }
  const sorry = page.getByRole('alert');
  await expect(sorry.getByText('Harita yüklenemedi')).toBeVisible();
  await sorry.getByRole('button', { name: 'Listeye geç' }).click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(24);
});

test('a key that Google refuses ends in the list too', async ({ page }) => {
  await page.route(isGoogle, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.google = { maps: { importLibrary: () => new Promise(() => {}) } };
        window.mapsAreReady();
        setTimeout(() => window.gm_authFailure(), 50);`,
    }),
  );
  await openConfigured(page, { googleMapsApiKey: 'refused' });
  await expect(map(page)).toHaveAttribute('data-map-state', 'failed', { timeout: 60_000 });
  await expect(page.getByRole('alert').getByText('Harita yüklenemedi')).toBeVisible();
});
