import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchDatabase } from './bench-database.ts';
import { askAsACity, cityOf, crawl, writing } from './city-traffic.ts';
import type { Goals } from './goals.ts';
import { freePort, processorMs, startProduct } from './product-process.ts';

const GROUP = 'city';
const WRITES_PER_SECOND = [0, 1, 5];

async function pagesMade(metrics: string): Promise<number> {
  const text = await (await fetch(metrics)).text();
  return [...text.matchAll(/^directory_pages_made_total\{.*\} (\d+)$/gm)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  );
}

/**
 * A city that is visited while it changes: mixed pages, by how often each is asked for. First from nothing; then after
 * all pages were crawled once and the product was started again, with no, one and five writes a second; then while a
 * robot reads pages that nobody has asked for. Beside each figure stands how many of the pages had been made before.
 */
export async function measureCity(
  bench: BenchDatabase,
  goals: Goals,
  { businesses, seconds }: { businesses: number; seconds: number },
): Promise<void> {
  const metricsPort = await freePort();
  const environment = {
    ...bench.environment,
    LOG_LEVEL: 'warn',
    METRICS_PORT: String(metricsPort),
    // The same after a restart: pages name the site.
    PORT: String(await freePort()),
    DATA_DIR: await mkdtemp(join(tmpdir(), 'directory-city-')),
  };
  const start = () => startProduct(environment);
  const metrics = `http://127.0.0.1:${metricsPort}/metrics`;
  let product = await start();
  try {
    const { db } = bench.dependencies;
    const city = await cityOf(db, businesses, product.address);
    let seed = 21;
    const measure = async (name: string, goal = 0) => {
      const before = await pagesMade(metrics);
      const beforeMs = await processorMs(product.pid);
      const { address } = product;
      const seen = await askAsACity({ address, city, seconds, seed: seed++ });
      if (seen.failures > 0) throw new Error(`${seen.failures} pages were not answered`);
      const hits = 1 - ((await pagesMade(metrics)) - before) / seen.total;
      const eachMs = ((await processorMs(product.pid)) - beforeMs) / seen.total;
      const isMet = seen.perSecond >= goal;
      const text = `${Math.round(seen.perSecond)}/s, ${(hits * 100).toFixed(0)} % kept, p50 ${seen.p50} ms, p99 ${seen.p99} ms, ${eachMs.toFixed(1)} ms of its processor each`;
      goals.note(GROUP, name, text, goal ? `≥ ${goal}/s` : '', isMet);
      return seen;
    };
    await measure('from nothing, 0 writes a second');
    const all = await crawl(product.address, [
      ...city.ids.map((id) => `/business/${id}`),
      ...city.slugs.map((slug) => `/category/${slug}`),
    ]);
    const text = `${Math.round(all.perSecond)}/s, ${all.read} read`;
    goals.note(GROUP, 'crawl of everything', text, '≥ 250/s', all.perSecond >= 250);
    await product.stop();
    product = await start();
    let p99 = 0;
    for (const perSecond of WRITES_PER_SECOND) {
      const stop = writing(db, city.ids, perSecond);
      const goal = { 0: 2000, 5: 1500 }[perSecond] ?? 0;
      const seen = await measure(`crawled and restarted, ${perSecond} writes a second`, goal);
      if (perSecond === 0) p99 = seen.p99;
      await stop();
    }
    const crawling = new AbortController();
    // Pages that are made for whoever asks.
    const unseen = city.ids.map(
      (id) => `/business/${id}?sort=${id % 2 ? 'new' : 'helpful'}&page=2`,
    );
    const beside = crawl(product.address, unseen, { signal: crawling.signal });
    const seen = await measure('while a robot reads what nobody has asked for');
    crawling.abort();
    const robot = await beside;
    const factor = seen.p99 / Math.max(1, p99);
    const told = `${Math.round(robot.perSecond)}/s; others' p99 × ${factor.toFixed(1)}`;
    goals.note(GROUP, 'the robot beside them', told, '≤ × 2', factor <= 2);
  } finally {
    await product.stop();
    await rm(environment.DATA_DIR, { recursive: true, force: true });
  }
}
