import { afterAll, beforeAll, expect, test } from 'vitest';
import { CITY_FACTS, type Site } from '#contract/city/city.ts';
import { generateBusinesses } from '#server/examples/generated-businesses.rules.ts';
import { isReadableAddress } from '#server/platform/http/unreadable-requests.ts';
import { hostilePages } from '#tests/support/hostile-pages.ts';
import { leastMs, processorMs } from '#tests/support/processor.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { renderPage } from '#web/entry-server.tsx';
import { routes } from '#web/routes.ts';

/** No page may take more of the thread that answers everybody. */
const MOST_MS = 100;
const WARM_UP = 200;
const { PAGES = '350', REQUESTS_SEED = '1' } = process.env;
const PATIENCE_MS = 120_000 + Number(PAGES) * 400;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  const { limits } = app.dependencies;
  app.dependencies.limits = { ...limits, spend: async () => {} };
  for (const { name, category, address, district, hours, features, ...at } of generateBusinesses(
    300,
    1,
  )) {
    const place = { latitude: String(at.latitude), longitude: String(at.longitude) };
    await app.given.business({ name, category, address, district, hours, features, ...place });
  }
}, PATIENCE_MS);
afterAll(() => app.close());

const site = {
  ...{ name: 'Adana Rehberi', publicUrl: 'http://test', socialUrls: [], categories: [] },
  facts: CITY_FACTS,
} as unknown as Site;
const assets = { script: '/x.js', styles: [], chunksOf: () => [], stylesOf: () => [] };

async function make(href: string) {
  const { ms, done } = await processorMs(() =>
    renderPage({
      ...{ href, site, now: app.clock.now, assets },
      fetch: (address, request) => app.request(address, request as RequestInit),
    }).catch((error: Error) => error),
  );
  return { answer: done, ms };
}

test(
  'whatever stands in the address of a page, it is made, and takes no long time',
  async () => {
    const found: string[] = [];
    const slowest: [number, string][] = [];
    let sent = 0;
    for (const href of hostilePages(routes, Number(REQUESTS_SEED))) {
      if (sent === Number(PAGES)) break;
      if (!isReadableAddress(href)) continue;
      sent += 1;
      const { answer, ms } = await make(href);
      const line = `${sent} ${Math.round(ms)} ms ${href.slice(0, 300)}`;
      if (answer instanceof Error) found.push(`${line} ${answer.stack}`);
      else if (answer.status >= 500) found.push(`${line} ${answer.status}`);
      if (sent <= WARM_UP) continue;
      if (ms > MOST_MS && (await leastMs(() => make(href), MOST_MS)) > MOST_MS) found.push(line);
      slowest.push([ms, line]);
    }
    slowest.sort(([a], [b]) => b - a);
    if (process.env.PAGES)
      for (const [, line] of slowest.slice(0, 25)) process.stdout.write(`${line}\n`);
    expect(found).toEqual([]);
  },
  PATIENCE_MS,
);
