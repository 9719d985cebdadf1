import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { browserFlags, findBrowser } from '../../scripts/set-up-browser.mjs';
import { loadNow, machineLine, thisMachine } from './machine.ts';
import { pageToRate } from './page-weight.ts';
import { freePort, startProduct } from './product-process.ts';
import { quantile, tableOf } from './tables.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

const ALL_OF_IT = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
/** The map draws with its own code and tiles of somebody else: only its speed is a goal. */
const OF_THE_MAP = { performance: 80 };

const { values } = parseArgs({
  options: {
    /** How often each page is loaded; the median counts. */
    runs: { type: 'string', default: '5' },
    /** One address instead of all. */
    only: { type: 'string' },
  },
});

/** What costs a page points: the audits of the categories with a goal that did not pass. */
function worstAudits(result: Result, goals: Partial<Record<Category, number>>): string[] {
  return CATEGORIES.filter((category) => goals[category] !== undefined).flatMap((category) =>
    (result.categories[category]?.auditRefs ?? [])
      .map(({ id, weight }) => ({ weight, audit: result.audits[id] }))
      .filter(({ weight, audit }) => weight > 0 && (audit?.score ?? 1) < 0.9)
      .toSorted((a, b) => b.weight - a.weight)
      .map(({ audit }) =>
        [audit?.title, audit?.displayValue && `(${audit.displayValue})`].filter(Boolean).join(' '),
      ),
  );
}

const scoreOf = (result: Result, category: Category) =>
  Math.round((result.categories[category]?.score ?? 0) * 100);

const product = await startProduct({ LOG_LEVEL: 'silent' });
const { executablePath, env } = await findBrowser();
const port = await freePort();
const browser = await chromium.launch({
  executablePath,
  args: [...browserFlags, `--remote-debugging-port=${port}`],
  env: { ...(process.env as Record<string, string>), ...env },
});
console.log(`Lighthouse, a phone, on ${machineLine(thisMachine())}, load ${loadNow()}\n`);

const rows: string[][] = [];
const remarks: string[] = [];
let missed = 0;
try {
  const pages = ['/', '/category/kafeler', await pageToRate(product.address), '/search', '/map'];
  for (const path of values.only === undefined ? pages : [values.only]) {
    const goals: Partial<Record<Category, number>> = path === '/map' ? OF_THE_MAP : ALL_OF_IT;
    const results: Result[] = [];
    while (results.length < Number(values.runs)) {
      const run = await lighthouse(product.address + path, {
        port,
        output: 'json',
        logLevel: 'error',
        onlyCategories: [...CATEGORIES],
      });
      if (!run || run.lhr.runtimeError) {
        throw new Error(`${path}: ${run?.lhr.runtimeError?.message ?? 'no answer'}`);
      }
      results.push(run.lhr);
    }
    const scores = CATEGORIES.map((category) => {
      const score = quantile(
        results.map((result) => scoreOf(result, category)),
        0.5,
      );
      const goal = goals[category];
      if (goal === undefined) return String(score);
      if (score < goal) missed += 1;
      return `${score} ${score < goal ? '✗' : '✓'}`;
    });
    const middle = (id: string) =>
      quantile(
        results.map((result) => result.audits[id]?.numericValue ?? 0),
        0.5,
      );
    rows.push([
      path,
      ...scores,
      `${(middle('largest-contentful-paint') / 1000).toFixed(1)} s`,
      `${Math.round(middle('total-blocking-time'))} ms`,
      middle('cumulative-layout-shift').toFixed(3),
    ]);
    const audits = results.flatMap((result) => worstAudits(result, goals));
    for (const audit of new Set(audits)) remarks.push(`  ${path}: ${audit}`);
  }
} finally {
  await browser.close();
  await product.stop();
}
console.log(
  tableOf(['page', ...CATEGORIES, 'largest paint', 'blocked', 'moved'], rows) +
    `\n\nmedian of ${values.runs}; goals: performance ≥ 95 (the map ≥ 80), the others 100; load now ${loadNow()}`,
);
if (remarks.length > 0) console.log(`\nWhat costs points:\n${remarks.join('\n')}`);
console.log(missed > 0 ? `\n${missed} goals missed` : '\nall goals met');
process.exitCode = missed > 0 ? 1 : 0;
