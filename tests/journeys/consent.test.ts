import type { Page } from '@playwright/test';
import { atBothWidths, axe } from '#tests/support/axe.ts';
import { expect, livingFooter, test } from '#tests/support/journey.ts';
import { granted, newMember } from '#tests/support/moderating.ts';

test.use({ isFirstVisit: true });

const question = (page: Page) => page.getByRole('region', { name: 'İzin sorusu' });
const events = (page: Page) =>
  page.evaluate(() => (window as { dataLayer?: { event: string }[] }).dataLayer ?? []);
const onDevice = (page: Page) => page.evaluate(() => ({ ...localStorage, ...sessionStorage }));

test('the question offers both answers alike, passes axe, and is remembered', async ({ page }) => {
  await page.goto('/about');
  await expect(question(page)).toBeVisible();
  expect(await onDevice(page), 'nothing is kept before an answer').toEqual({});
  await atBothWidths(page, async () => {
    const [refuse, accept] = await question(page)
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { width, height } = button.getBoundingClientRect();
          const { backgroundColor, color, fontWeight } = getComputedStyle(button);
          return { width: Math.round(width), height, backgroundColor, color, fontWeight };
        }),
      );
    expect(refuse).toEqual(accept);
    const { violations } = await axe(page).include('.consent-bar').analyze();
    expect(
      violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) })),
    ).toEqual([]);
  });
  await question(page).getByRole('button', { name: 'Reddet' }).click();
  await expect(question(page)).toHaveCount(0);
  expect(await onDevice(page)).toEqual({ consent: 'refused' });
  await page.reload();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  expect(await events(page), 'refused is refused').toEqual([]);
});

test('the question stands before the code of the page, and hears what was pressed until then', async ({
  page,
}) => {
  const isSeen = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await isSeen.promise;
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'commit' });
  await question(page).getByRole('button', { name: 'Reddet' }).click();
  expect(await onDevice(page)).toEqual({});
  isSeen.resolve();
  await expect(question(page)).toHaveCount(0);
  expect(await onDevice(page)).toEqual({ consent: 'refused' });
});

test.describe('without the code of the question', () => {
  test.use({ expectedFaults: /ERR_FAILED/ });

  test('the page stays as it is, and asks for it again once there is a network', async ({
    page,
  }) => {
    // Older browsers ask for it under another address.
    const itsCode = /\/ConsentBar-[^/]+\.js/;
    await page.route(itsCode, (route) => route.abort());
    await page.goto('/about');
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    const isMissing = page.waitForEvent('requestfailed', (request) => itsCode.test(request.url()));
    await page.mouse.move(5, 300);
    await isMissing;
    await page.unroute(itsCode);
    const hasCome = page.waitForEvent('requestfinished', (request) => itsCode.test(request.url()));
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await hasCome;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await question(page).getByRole('button', { name: 'Reddet' }).click();
    await expect(question(page)).toHaveCount(0);
  });
});

test('the question is answered by keyboard', async ({ page }) => {
  await page.goto('/about');
  await question(page).getByRole('button', { name: 'Kabul et' }).focus();
  await page.keyboard.press('Enter');
  await expect(question(page)).toHaveCount(0);
  expect(await onDevice(page)).toEqual({ consent: 'granted' });
});

test('the mind can be changed from every page', async ({ page }) => {
  await page.goto('/faq');
  await question(page).getByRole('button', { name: 'Kabul et' }).click();
  await expect(question(page)).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Çerez tercihim' }).click();
  await question(page).getByRole('button', { name: 'Reddet' }).click();
  await expect(question(page)).toHaveCount(0);
  const before = (await events(page)).length;
  await (await livingFooter(page)).getByRole('link', { name: 'Hakkımızda' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1, name: 'Hakkımızda' })).toBeVisible();
  expect(await events(page)).toHaveLength(before);
});

test('with consent the data layer hears of pages, businesses and what is done there', async ({
  page,
}) => {
  await page.goto('/businesses');
  await question(page).getByRole('button', { name: 'Kabul et' }).click();
  await expect
    .poll(() => events(page))
    .toEqual([expect.objectContaining({ event: 'page_view', page_path: '/businesses' })]);
  const card = page.getByRole('main').getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/business\/\d+$/);
  await expect
    .poll(() => events(page))
    .toEqual([
      expect.objectContaining({ event: 'page_view', page_path: '/businesses' }),
      expect.objectContaining({ event: 'business_view', business_name: name }),
      expect.objectContaining({
        event: 'page_view',
        page_path: expect.stringMatching(/^\/business\/\d+$/),
        page_title: expect.stringContaining(name),
      }),
    ]);
  // The call itself would leave the page.
  await page.evaluate(() => {
    document.addEventListener('click', (event) => event.preventDefault());
  });
  await page.getByRole('main').locator('a[href^="tel:"]:visible').first().click();
  await expect
    .poll(async () => (await events(page)).at(-1))
    .toMatchObject({
      event: 'business_action',
      action_type: 'phone_click',
      business_name: name,
      business_id: expect.any(Number),
      business_category: expect.any(String),
    });
});

test('the question is one line at the edge of the screen, and every control can be had beside it', async ({
  page,
  request,
}) => {
  test.slow();
  const [{ id }] = await (await request.get('/api/businesses/search?q=kebap')).json();
  const pages = ['/', '/search?q=kebap', '/category/restoranlar', '/map', `/business/${id}`];
  const screens = [
    { width: 320, height: 568 },
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
    { width: 1366, height: 768 },
  ];
  for (const path of pages) {
    await page.goto(path);
    for (const screen of screens) {
      const where = `${path}, ${screen.width} px wide`;
      await page.setViewportSize(screen);
      await expect(question(page)).toBeVisible();
      if (path === '/') {
        await page.evaluate(() => scrollTo(0, 0));
        const bar = await question(page).boundingBox();
        const form = await page.getByRole('search').getByLabel('İlçe').boundingBox();
        const end = (form?.y ?? Number.NaN) + (form?.height ?? 0);
        expect(end, `the whole search, ${where}`).toBeLessThanOrEqual(bar?.y ?? 0);
      }
      const { share, covered } = await question(page).evaluate((bar) => {
        const controls = 'a[href], button, input, select, summary, textarea, [tabindex="0"]';
        const isUnder = (control: Element) => {
          // As a keyboard or a thumb brings it onto the screen; what stands at its foot does not move.
          control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
          const { x, y, width, height } = control.getBoundingClientRect();
          return [2, height / 2, height - 2].some((down) =>
            bar.contains(document.elementFromPoint(x + width / 2, y + down)),
          );
        };
        return {
          share: bar.clientHeight / innerHeight,
          covered: [...document.querySelectorAll(controls)]
            .filter((one) => !bar.contains(one) && one.checkVisibility() && isUnder(one))
            .map((one) => one.outerHTML.slice(0, 120)),
        };
      });
      expect(covered, where).toEqual([]);
      expect(share, where).toBeLessThan(0.12);
    }
  }
});

test('on a phone the way to more stands below the question, whatever letters are there', async ({
  page,
}) => {
  await page.goto('/about');
  for (const width of [320, 360, 375, 412]) {
    await page.setViewportSize({ width, height: 800 });
    const title = await question(page).getByText('Ziyaretinizi sayalım mı?').boundingBox();
    const more = await question(page).getByRole('link').boundingBox();
    const end = (title?.y ?? Number.NaN) + (title?.height ?? 0);
    expect(more?.y, `${width} px wide`).toBeGreaterThanOrEqual(end);
  }
});

test('where no map can be drawn, the question does not cover the way to the list', {
  tag: '@phone',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const getContext = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string) {
      return kind.startsWith('webgl') ? null : getContext.call(this, kind as '2d');
    } as typeof getContext;
  });
  await page.goto('/map');
  await expect(question(page)).toBeVisible();
  const toList = page.getByRole('alert').getByRole('button', { name: 'Listeye geç' });
  await expect(toList).toBeVisible();
  // As it stands there, without scrolling: a finger would meet the button.
  const isMet = await toList.evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isMet).toBe(true);
  await toList.click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('nobody is asked on the team’s pages, whose visits are not counted', {
  tag: '@phone',
}, async ({ page }) => {
  await granted(await newMember(page.request), 'moderator');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Onay kuyruğu' })).toBeVisible();
  await expect(question(page)).toBeHidden();
  await page.goto('/about');
  await expect(question(page)).toBeVisible();
});
