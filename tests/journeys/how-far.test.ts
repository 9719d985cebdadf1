import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Business } from '#contract/businesses/businesses.ts';
import { expect, test } from '#tests/support/journey.ts';
import { layoutShift, layoutShiftLimit } from '#tests/support/layout-shift.ts';

const distance = (page: Page) =>
  page.getByRole('main').locator('[data-hero]').getByText('Uzaklık:');

/** One with a pin, and where it is seen from: about a kilometre south. */
async function somewhere(request: APIRequestContext) {
  const businesses: Business[] = await (await request.get('/api/businesses?limit=50')).json();
  const { id, name, latitude, longitude } = businesses.find((one) => one.latitude !== null) ?? {};
  const place = { latitude: Number(latitude) - 0.009, longitude: Number(longitude) };
  return { address: `/business/${id}`, name: name ?? '', place };
}

/** Notes whether the page learns what it may ask the browser, asks where it is, and has drawn the answer. */
const notePlaceAsked = (page: Page) =>
  page.addInitScript(() => {
    const { geolocation, permissions } = navigator;
    const ask = geolocation.getCurrentPosition.bind(geolocation);
    geolocation.getCurrentPosition = (take, ...rest) => {
      document.documentElement.dataset.placeAsked = '';
      ask(
        (position) => {
          take(position);
          const drawn = () => {
            document.documentElement.dataset.placeDrawn = '';
          };
          requestAnimationFrame(() => requestAnimationFrame(drawn));
        },
        ...rest,
      );
    };
    const query = permissions.query.bind(permissions);
    permissions.query = async (...all) => {
      const answer = await query(...all);
      document.documentElement.dataset.permissionRead = '';
      return answer;
    };
  });

test('who has let this site know where they are sees how far a business is', async ({
  page,
  context,
  request,
}) => {
  const { address, name, place } = await somewhere(request);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(place);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(distance(page)).toBeVisible();
  await expect(page.locator('[data-hero] .badge')).toHaveText('Uzaklık: 1,0 km');
  expect(await layoutShift(page)).toBeLessThanOrEqual(await layoutShiftLimit(page));
});

test('from opening the site three taps lead to the telephone of an open kebab place near', {
  tag: '@phone',
}, async ({ page, context, request }) => {
  const { place } = await somewhere(request);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(place);
  // Also where this is told at an hour at which every grill is cold: the answer comes without that condition.
  const asked: URLSearchParams[] = [];
  await page.route('**/api/search?*', async (route) => {
    const address = new URL(route.request().url());
    asked.push(new URLSearchParams(address.search));
    address.searchParams.delete('open');
    await route.fulfill({ response: await route.fetch({ url: address.href }) });
  });
  let taps = 0;
  const tap = async (what: Locator) => {
    await what.click();
    taps += 1;
  };
  await page.goto('/');
  const near = page.getByRole('link', { name: 'Yakınımda açık' });
  await expect(near, 'on the first screen').toBeInViewport({ ratio: 1 });
  await tap(near);
  await expect(page).toHaveURL(/near=/);
  await tap(page.getByRole('link', { name: 'Kebapçı', exact: true }));
  const first = page.getByRole('main').getByRole('article').first();
  await expect(first).toContainText('Kebapçı · ');
  await expect(first).toContainText('Uzaklık:');
  expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({
    q: 'yakınımda kebapçı',
    open: 'now',
    near: `${place.latitude.toFixed(3)},${place.longitude.toFixed(3)}`,
  });
  const call = first.getByRole('link', { name: /^Telefon et: / });
  await expect(call).toBeInViewport({ ratio: 1 });
  await expect(call).toHaveAttribute('href', /^tel:\+90/);
  // The call itself would leave the page.
  await page.evaluate(() => {
    document.addEventListener('click', (event) => event.preventDefault());
  });
  const told = page.waitForRequest(/\/api\/businesses\/\d+\/events$/);
  await tap(call);
  expect((await told).postDataJSON()).toMatchObject({ type: 'phone_click' });
  expect(taps).toBeLessThanOrEqual(3);
});

test('who has not is not asked', async ({ page, request }) => {
  const { address } = await somewhere(request);
  await notePlaceAsked(page);
  await page.goto(address);
  await expect(page.locator('html[data-permission-read]')).toBeAttached();
  // By the time another part has come, so would the question have.
  await page.locator('[data-hero]').getByRole('button', { name: 'Paylaş' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(distance(page)).toHaveCount(0);
  await expect(page.locator('html[data-place-asked]')).toHaveCount(0);
});

for (const [where, told] of [
  ['another city', { latitude: 41.01, longitude: 28.97 }],
  ['a place that is known only roughly', { accuracy: 5000 }],
] as const) {
  test(`from ${where} no distance is told`, async ({ page, context, request }) => {
    const { address, place } = await somewhere(request);
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ ...place, ...told });
    await notePlaceAsked(page);
    await page.goto(address);
    await expect(page.locator('html[data-place-drawn]')).toBeAttached();
    expect(await distance(page).count()).toBe(0);
  });
}
