import type { Page } from '@playwright/test';
import { GEOLOCATION_ZOOM, MAP_LOAD_PAUSES_MS } from '#contract/maps/maps.ts';
import { expect, test } from '#tests/support/journey.ts';
import { pressPin } from '#tests/support/press-pin.ts';
import { browsersOwnFaults } from '#tests/support/public-pages.ts';
import { visit } from '#tests/support/signing-in.ts';

test.use({ expectedFaults: browsersOwnFaults });

const map = (page: Page) => page.locator('[data-map-state]');
/** Those that are within reach: what lies below the map's own pieces or beyond its edge takes no tap and no key. */
const pins = (page: Page) => map(page).locator(':not([inert]) > button[aria-pressed]');
const pinCalled = (page: Page, beginning: string) =>
  pins(page).and(page.locator(`[aria-label^=${JSON.stringify(beginning)}]`));
const clusters = (page: Page) => map(page).getByRole('button', { name: /işletme, yakınlaştır$/ });

/** Opens the map and waits until it is drawn. */
async function openMap(page: Page, address = '/map') {
  await page.goto(address);
  await expect(map(page)).toHaveAttribute('data-map-state', 'ready');
}

/** Chooses a pin that stands well inside the map, whatever else is near it. */
async function choosePin(page: Page) {
  await expect(pins(page).first()).toBeAttached();
  const frame = await map(page).boundingBox();
  if (!frame) throw new Error('the map has no box');
  for (const pin of await pins(page).all()) {
    const box = await pin.boundingBox();
    const isInside =
      box &&
      box.x > frame.x + 20 &&
      box.x + box.width < frame.x + frame.width - 90 &&
      box.y > frame.y + 130 &&
      box.y + box.height < Math.min(frame.y + frame.height - 130, page.viewportSize()?.height ?? 0);
    if (!isInside) continue;
    const label = (await pin.getAttribute('aria-label')) ?? '';
    // By the keyboard: a cluster may lie over a pin's middle.
    await pressPin(pinCalled(page, label));
    return label.replace(/, [^,]+$/, '');
  }
  throw new Error('no pin stands inside the map');
}

test('the map draws without any tile server: ground, names, pins and clusters', {
  tag: '@phone',
}, async ({ page }) => {
  await openMap(page);
  await expect(page.getByText(/^Adana’da \d{3} işletme$/)).toBeVisible();
  await expect(clusters(page).first()).toBeVisible();
  await expect(pins(page).first()).toBeAttached();
  for (const district of ['Seyhan', 'Çukurova', 'Yüreğir']) {
    const name = map(page).getByText(district, { exact: true });
    const [word, frame] = [await name.boundingBox(), await map(page).boundingBox()];
    if (!word || !frame) throw new Error(`${district} is not named`);
    expect(word.x, `${district} is read whole`).toBeGreaterThanOrEqual(frame.x);
    expect(word.x + word.width).toBeLessThanOrEqual(frame.x + frame.width);
  }
  const colours = await page.locator('canvas.maplibregl-canvas').screenshot();
  expect(colours.byteLength, 'a drawn ground is no empty picture').toBeGreaterThan(5_000);
});

test('the page comes before its map: nothing of the library is asked for with it', async ({
  page,
}) => {
  const html = await (await page.request.get('/map')).text();
  expect(html).toContain('/assets/map-');
  expect(html).not.toMatch(/maplibre-gl|MapLibreCanvas/);
});

test('a pin shows its info window and a card that leads to the business', {
  tag: '@phone',
}, async ({ page }) => {
  await openMap(page);
  const name = await choosePin(page);
  const over = map(page).locator('.maplibregl-popup');
  await expect(over.getByText(name)).toBeVisible();
  await expect(over, 'whether it is open').toContainText(/açık|kapalı|kapan|saat/i);
  const card = page.getByRole('region', { name, exact: true });
  await expect(card).toBeVisible();
  await expect(card.getByText(name), 'said once').toHaveCount(0);
  await expect(card.getByRole('link', { name: /^Yol tarifi: / })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  // The same one, wherever on the map it stands by now.
  await pressPin(pinCalled(page, `${name}, `));
  await card.getByRole('link', { name: 'Detaylar' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(map(page)).toHaveAttribute('data-map-state', 'ready');
});

test('filters come from the address, lead into it without a reload, and go back', async ({
  page,
}) => {
  await page.goto('/about');
  await openMap(page, '/map?category=Kafeler');
  await page.evaluate(() => Object.assign(window, { isSameVisit: true }));
  const panel = page.getByRole('search', { name: 'Filtreler' });
  await expect(panel.getByLabel('Kategori')).toHaveValue('Kafeler');
  await expect(page.getByText(/^Adana’da \d+ işletme · Kafeler$/)).toBeVisible();
  await panel.getByLabel('İlçe').selectOption('Seyhan');
  await expect(page).toHaveURL('/map?category=Kafeler&district=Seyhan');
  await expect(page.getByText(/^Seyhan’da \d+ işletme · Kafeler$/)).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL('/map?category=Kafeler');
  await expect(panel.getByLabel('İlçe')).toHaveValue('all');
  await page.goForward();
  await expect(panel.getByLabel('İlçe')).toHaveValue('Seyhan');

  await page.getByRole('link', { name: 'Filtreleri temizle' }).click();
  await expect(page).toHaveURL('/map');
  await expect(panel.getByLabel('Kategori')).toHaveValue('all');
  expect(await page.evaluate(() => 'isSameVisit' in window), 'without a reload').toBe(true);
  await page.reload();
  await expect(page.getByText(/^Adana’da \d{3} işletme$/)).toBeVisible();

  // The short form of a category is chosen in the form by its name.
  await page.goto('/map?category=kafeler');
  await expect(panel.getByLabel('Kategori')).toHaveValue('Kafeler');
  await expect(page.getByText(/^Adana’da \d+ işletme · Kafeler$/)).toBeVisible();
});

test('a map whose own script never comes says so and leads to the list', async ({
  page,
  pageFaults,
}) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  // Nothing makes this page alive.
  await page.goto('/map?category=Kafeler', { waitUntil: 'load' });
  await expect(page.getByText('Harita yükleniyor...')).toBeVisible();
  // Twelve seconds later.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      // The turning sign of waiting has no end.
      if (animation.effect?.getTiming().iterations !== Infinity) animation.finish();
    }
  });
  await expect(page.getByText('Harita yükleniyor...')).toBeHidden();
  await page.getByRole('link', { name: 'Listeye geç' }).click();
  await expect(page).toHaveURL('/search?category=Kafeler');
  const others = pageFaults.filter((fault) => !fault.includes('.js: Failed to load resource'));
  pageFaults.splice(0, pageFaults.length, ...others);
});

test('words are searched while they are written, as one step of the history', async ({ page }) => {
  await visit(page, '/map');
  const field = page.getByRole('searchbox', { name: 'Ad veya açıklamada ara' });
  await field.pressSequentially('keb');
  await expect(page).toHaveURL('/map?q=keb');
  await field.pressSequentially('ap');
  await expect(page).toHaveURL('/map?q=kebap');
  await expect(page.getByText(/işletme · “kebap”$/)).toBeVisible();
  await expect(field).toBeFocused();
  await field.blur();
  await page.goBack();
  await expect(page).toHaveURL('/map');
  await expect(field).toHaveValue('');
});

test('nothing found says so', async ({ page }) => {
  await visit(page, '/map?q=qqxxzz');
  if (await page.getByRole('button', { name: 'Liste' }).isVisible()) {
    await page.getByRole('button', { name: 'Liste' }).click();
  }
  await expect(page.getByText('Bu kriterlere uygun işletme bulunamadı')).toBeVisible();
  await expect(page.getByText('Filtrelerinizi değiştirmeyi deneyin')).toBeVisible();
});

test('the list stands beside the map on a desk; on a phone it is pulled up over it, or stands alone', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await openMap(page);
  const items = page.getByRole('main').getByRole('article');
  await expect(items).toHaveCount(24);
  if (isMobile) {
    await expect(items.first(), 'it begins on the first screen').toBeInViewport();
    expect((await map(page).boundingBox())?.width, 'from edge to edge').toBe(390);
    const fifth = items.nth(4).getByRole('button', { name: /haritada göster$/ });
    await fifth.scrollIntoViewIfNeeded();
    await expect(map(page), 'below the list').toBeInViewport();
    await fifth.click();
    await expect(map(page).getByRole('link', { name: 'Detaylar' })).toBeInViewport({ ratio: 1 });
  }
  const toggle = page.getByRole('group', { name: 'Görünüm' });
  await expect(toggle.getByRole('button', { name: 'Harita' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await toggle.getByRole('button', { name: 'Liste' }).click();
  await expect(map(page)).toBeHidden();
  await expect(items).toHaveCount(24);
  await page.getByRole('button', { name: 'Daha fazla göster' }).click();
  await expect(items).toHaveCount(48);

  await items
    .first()
    .getByRole('button', { name: /haritada göster$/ })
    .click();
  await expect(map(page)).toHaveAttribute('data-map-state', 'ready');
  await expect(map(page).getByRole('link', { name: 'Detaylar' })).toBeVisible();
});

/** What the history carries of the map once it rests. */
const keptPlace = (page: Page) =>
  page.evaluate(() => (history.state as { mapPlace?: { zoom: number } } | null)?.mapPlace);

/** Moves the map by its own keys, as its buttons do for those who cannot drag, and waits after each until it rests. */
async function pan(page: Page, key: 'ArrowUp' | 'ArrowLeft', times: number) {
  // Nothing flies where less motion is wanted: it rests where the last key has brought it.
  const canvas = map(page).locator('canvas.maplibregl-canvas');
  await canvas.focus();
  for (let time = 0; time < times; time += 1) {
    const before = await keptPlace(page);
    await canvas.press(key);
    await expect.poll(() => keptPlace(page)).not.toEqual(before);
  }
}
const areaSentence = (page: Page) => page.getByText(/^Haritanın bu köşesinde \d+ işletme$/);
const countIn = (sentence: string | null) => Number(/\d+/.exec(sentence ?? '')?.[0]);

test('the list follows the map while it is told to, and goes back to the whole', async ({
  page,
}) => {
  await openMap(page);
  const follow = page.getByRole('checkbox', { name: 'Harita hareket ettikçe ara' });
  await expect(follow).toBeChecked();
  await expect(areaSentence(page)).toHaveCount(0);
  await pan(page, 'ArrowUp', 3);
  await expect(areaSentence(page)).toBeVisible();
  const followed = await areaSentence(page).textContent();
  await pan(page, 'ArrowUp', 3);
  await expect(areaSentence(page)).not.toHaveText(followed ?? '');
  expect(countIn(await areaSentence(page).textContent())).toBeLessThan(172);

  await page.getByRole('button', { name: 'Tümüne dön' }).click();
  await expect(areaSentence(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(24);
});

test('a map that is not followed offers to search where it was moved to', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await openMap(page);
  const follow = page.getByRole('checkbox', { name: 'Harita hareket ettikçe ara' });
  await follow.uncheck();
  const here = page.getByRole('button', { name: 'Bu alanda ara' });
  await expect(here).toHaveCount(0);
  await pan(page, 'ArrowUp', 5);
  await here.focus();
  await page.keyboard.press('Enter');
  await expect(here).toHaveCount(0);
  // The button takes nobody's place on the page away with it.
  await expect(page.getByRole('region', { name: 'Liste' })).toBeFocused();
  // Where the list lies below it, the map says what it holds.
  if (isMobile) await page.getByRole('button', { name: /^Buradaki \d+ işletmeyi gör$/ }).click();
  await expect(areaSentence(page)).toBeVisible();
  const told = countIn(await areaSentence(page).textContent());
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(Math.min(told, 24));
});

test.describe('without an answer', () => {
  /** Where the button to come away ends. */
  const FARTHEST_ZOOM = '7.5';
  test.use({
    expectedFaults: new RegExp(`api/map/businesses.*ERR_FAILED|${browsersOwnFaults.source}`),
  });
  test('where nothing could be asked for, it is said and asked for again', async ({ page }) => {
    let isAway = true;
    await page.route(/\/api\/map\/businesses\?/, (route) =>
      isAway ? route.abort() : route.fallback(),
    );
    // Nothing flies where less motion is wanted: the map rests where its button has brought it.
    await openMap(page);
    const farthest = page.waitForEvent(
      'requestfailed',
      (request) => new URL(request.url()).searchParams.get('zoom') === FARTHEST_ZOOM,
    );
    const away = page.getByRole('button', { name: 'Uzaklaştır' });
    while (await away.isEnabled()) await away.click();
    await farthest;
    const sentence = page.getByRole('alert').getByText('Buradaki işletmeler gelmedi.');
    await expect(sentence).toBeVisible();
    isAway = false;
    await page.getByRole('button', { name: 'Yeniden dene' }).click();
    await expect(sentence).toHaveCount(0);
  });
});

test('coming back from a business finds the map, and its list, where they were left', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await openMap(page);
  await pan(page, 'ArrowUp', 5);
  if (isMobile) {
    await page.getByRole('button', { name: 'Bu alanda ara' }).click();
    await page.getByRole('button', { name: 'Liste' }).click();
  }
  await expect.poll(() => keptPlace(page)).toMatchObject({ isSearched: true });
  const told = await areaSentence(page).textContent();
  await page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('heading')
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(/\/business\//);
  await expect(page.getByRole('heading', { level: 1, name: 'İşletme Haritası' })).toHaveCount(0);
  await page.goBack();
  await expect(areaSentence(page)).toHaveText(told ?? '');
  if (isMobile) await page.getByRole('button', { name: 'Harita', exact: true }).click();
  await expect(map(page)).toHaveAttribute('data-map-state', 'ready');
  await expect(page.getByRole('button', { name: 'Bu alanda ara' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Liste' }).click();
  await expect(areaSentence(page)).toHaveText(told ?? '');
});

test('the map is moved by single taps as well', { tag: '@phone' }, async ({ page }) => {
  await openMap(page);
  const open = page.getByRole('button', { name: 'Haritayı düğmelerle kaydır' });
  await open.click();
  await page.getByRole('button', { name: 'Yukarı kaydır' }).click();
  await open.click();
  await expect(page.getByRole('button', { name: 'Yukarı kaydır' })).toHaveCount(0);
  const follow = page.getByRole('checkbox', { name: 'Harita hareket ettikçe ara' });
  if (await follow.isChecked()) await expect(areaSentence(page)).toBeVisible();
  else await expect(page.getByRole('button', { name: 'Bu alanda ara' })).toBeVisible();
});

test('list and map light each other up, and a cluster opens by coming nearer', async ({ page }) => {
  await openMap(page);
  const line = page.getByRole('main').getByRole('article').first();
  await line.getByRole('heading').getByRole('link').focus();
  await expect(map(page).locator('[data-lit]')).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Ad veya açıklamada ara' }).focus();
  await expect(map(page).locator('[data-lit]')).toHaveCount(0);

  await expect(pins(page).first()).toBeAttached();
  const lines = page.getByRole('main').getByRole('article');
  const shown = await lines.getByRole('heading').allTextContents();
  const names = await pins(page).evaluateAll((all) => all.map((pin) => pin.ariaLabel ?? ''));
  const both = names.findIndex((name) => shown.some((title) => name.startsWith(`${title}, `)));
  expect(both, 'a pin of the list’s first page stands alone').toBeGreaterThanOrEqual(0);
  await pins(page).nth(both).focus();
  const lit = page.getByRole('main').locator('li[data-lit]');
  await expect(lit).toHaveCount(1);
  await expect(lit).toBeInViewport();

  // A cluster opens by coming nearer.
  const scale = map(page).locator('.maplibregl-ctrl-scale');
  const before = await scale.textContent();
  await pressPin(clusters(page).first());
  await expect(scale).not.toHaveText(before ?? '');
});

test('open now, price and rating narrow the map without a reload', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await openMap(page);
  await page.evaluate(() => Object.assign(window, { isSameVisit: true }));
  if (isMobile) await page.getByRole('button', { name: 'Diğer filtreler' }).click();
  const panel = page.getByRole('search', { name: 'Filtreler' });
  await panel.getByRole('checkbox', { name: '₺ Uygun', exact: true }).check();
  await expect(page).toHaveURL('/map?price=uygun');
  await panel.getByRole('checkbox', { name: '₺₺ Orta', exact: true }).check();
  await expect(page).toHaveURL('/map?price=uygun,orta');
  await panel.getByLabel('Puan').selectOption('4');
  await expect(page).toHaveURL('/map?price=uygun,orta&rating=4');
  await expect(
    page.getByText(
      /^Adana’da uygun fiyatlı veya orta fiyatlı, en az 4 puanlı (\d+ işletme|haritada yeri belli işletme yok)$/,
    ),
  ).toBeVisible();
  await panel.getByRole('checkbox', { name: 'Şu an açık' }).check();
  await expect(page).toHaveURL('/map?open=now&price=uygun,orta&rating=4');
  expect(await page.evaluate(() => 'isSameVisit' in window), 'without a reload').toBe(true);
});

test('what was read from the words is a chip that can be taken away', async ({ page }) => {
  await visit(page, '/map?q=seyhanda+kebap');
  await expect(page.getByText(/^Seyhan’da \d+ işletme · “kebap”$/)).toBeVisible();
  const chips = page.getByRole('list', { name: 'Anladığımız' });
  await chips.getByRole('link', { name: /^Seyhan filtresini kaldır/ }).click();
  await expect(page).toHaveURL('/map?q=seyhanda+kebap&literal=district');
  await expect(chips).toHaveCount(0);
});

test.describe('where the visitor stands', () => {
  test('is shown, and is where the map stays when what was asked for is near it', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 36.9914, longitude: 35.3308 });
    await openMap(page, '/map?q=yak%C4%B1n%C4%B1mda+kahvalt%C4%B1');
    const answered = page.waitForResponse(/near=36\.991/);
    await page.getByRole('button', { name: 'Konumumu göster' }).click();
    await answered;
    await expect(map(page).getByRole('img', { name: 'Buradasınız' })).toBeVisible();
    await expect.poll(async () => (await keptPlace(page))?.zoom).toBe(GEOLOCATION_ZOOM);
  });

  test('a refusal is said in one sentence that can be put away', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (_, refuse) =>
        refuse?.({ code: 1, message: '' } as GeolocationPositionError);
    });
    await openMap(page);
    await page.getByRole('button', { name: 'Konumumu göster' }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText('Konum bilgisi alınamadı');
    await expect(alert, 'even where the map reaches below the screen').toBeInViewport({ ratio: 1 });
    await alert.getByRole('button', { name: 'Kapat' }).click();
    await expect(alert).toBeHidden();
  });

  test('a browser without the service is told so', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'geolocation');
    });
    await openMap(page);
    await page.getByRole('button', { name: 'Konumumu göster' }).click();
    await expect(page.getByRole('alert')).toHaveText('Konum servisi bu tarayıcıda desteklenmiyor');
  });
});

test.describe('when no map can be drawn', () => {
  test('three tries with growing pauses, then the list is offered', async ({ page }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.addInitScript(() => {
      // A browser without WebGL, one that counts how often it is asked, and what is waited for.
      let tries = 0;
      const pauses: number[] = [];
      Object.assign(window, { triesOfMap: () => tries, pauses });
      const wait = window.setTimeout;
      window.setTimeout = ((run: () => void, ms: number, ...rest: unknown[]) => {
        pauses.push(ms);
        return wait(run, ms, ...rest);
      }) as typeof setTimeout;
      const getContext = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string) {
        if (!kind.startsWith('webgl')) return getContext.call(this, kind as '2d');
        // A try asks for version 2 first, then for version 1.
        if (kind === 'webgl2') tries += 1;
        return null;
      } as typeof getContext;
    });
    const tries = () =>
      page.evaluate(() => (window as unknown as { triesOfMap: () => number }).triesOfMap());
    const isWaiting = (ms: number) =>
      page.evaluate(
        (pause) => (window as unknown as { pauses: number[] }).pauses.includes(pause),
        ms,
      );
    await page.goto('/map');
    await expect(page.getByText('Harita yükleniyor...')).toBeVisible();
    await expect.poll(tries).toBe(1);
    const [pause, longerPause] = MAP_LOAD_PAUSES_MS;
    await expect.poll(() => isWaiting(pause)).toBe(true);
    await page.clock.runFor(pause - 1);
    expect(await tries()).toBe(1);
    await page.clock.runFor(1);
    await expect.poll(tries).toBe(2);
    await expect.poll(() => isWaiting(longerPause)).toBe(true);
    await page.clock.runFor(longerPause - 1);
    expect(await tries()).toBe(2);
    await expect(map(page)).toHaveAttribute('data-map-state', 'loading');
    await page.clock.runFor(1);
    await expect.poll(tries).toBe(3);
    await expect(map(page)).toHaveAttribute('data-map-state', 'failed');

    const sorry = page.getByRole('alert');
    await expect(sorry.getByText('Harita yüklenemedi')).toBeVisible();
    await expect(sorry.getByText('Harita görünümü şu an kullanılamıyor')).toBeVisible();
    await sorry.getByRole('button', { name: 'Listeye geç' }).click();
    await expect(map(page)).toBeHidden();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(24);
  });

  test('code that does not come is asked for again, and the map then draws', async ({
    page,
    pageFaults,
  }) => {
    await page.route(/MapLibreCanvas[^/]*\.js$/, (route) => route.abort(), { times: 1 });
    await openMap(page);
    const failed = pageFaults.findIndex((fault) => fault.includes('MapLibreCanvas'));
    expect(failed, 'the first try failed').toBeGreaterThanOrEqual(0);
    pageFaults.splice(failed, 1);
  });
});
