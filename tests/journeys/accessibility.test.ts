import { axe } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/journey.ts';
import { expectAccessible } from '#tests/support/page-sweep.ts';
import { pressPin } from '#tests/support/press-pin.ts';
import { browsersOwnFaults, publicPages } from '#tests/support/public-pages.ts';

test.use({ expectedFaults: browsersOwnFaults });

test('every page has a title of its own', async ({ request }) => {
  const titles = await Promise.all(
    publicPages.map(async ({ path, status }) => {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(status);
      return /<title[^>]*>([^<]+)<\/title>/.exec(await answer.text())?.[1];
    }),
  );
  expect(new Set(titles).size, titles.join('\n')).toBe(publicPages.length);
});

test('the open menu can be read and used by everyone', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  if (!isMobile) await page.setViewportSize({ width: 820, height: 1000 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menüyü aç' }).click();
  await expect(page.locator('#site-menu')).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});

test('a chosen pin on the map can be read and used by everyone', { tag: '@phone' }, async ({
  page,
}) => {
  // One that no other stands near enough to be drawn as a number with.
  await page.goto(`/map?q=${encodeURIComponent('Ardıç Kokusu Pansiyon')}`);
  const map = page.locator('[data-map-state]');
  await expect(map).toHaveAttribute('data-map-state', 'ready');
  const pin = map.locator(':not([inert]) > button[aria-pressed]').first();
  await pressPin(pin);
  await expect(map.getByRole('link', { name: 'Detaylar' })).toBeVisible();
  await expectAccessible(page);
});

test('what somebody could not read or name is found', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('main').evaluate((main) => {
    main.insertAdjacentHTML('beforeend', '<img src="/icon.svg"><p class="pale">Soluk</p>');
    const pale = main.querySelector<HTMLElement>('.pale');
    if (pale) Object.assign(pale.style, { color: '#ddd', background: '#fff' });
  });
  const { violations } = await axe(page).analyze();
  expect(violations.map(({ id }) => id)).toEqual(['color-contrast', 'image-alt']);
});
