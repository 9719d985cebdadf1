import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { pagesOfBudget, weighPage } from './page-weight.ts';
import {
  processorMs,
  type RunningProcess,
  startBareServer,
  startProduct,
} from './product-process.ts';

const ROUNDS = 15;
const ROUND_SECONDS = 1;
const CONNECTIONS = 16;
const IMPORT_ROWS = 10_000;

const goals: { name: string; value: string; goal: string; isMet: boolean }[] = [];
const note = (name: string, value: string, goal: string, isMet: boolean) => {
  goals.push({ name, value, goal, isMet });
  console.log(`  ${isMet ? '✓' : '✗'} ${name}: ${value} (goal: ${goal})`);
};
const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** `nextPath`: a new address for every request of every connection; without it, always the same. */
async function round(url: string, pid: number, nextPath?: () => string) {
  const before = await processorMs(pid);
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: ROUND_SECONDS,
    ...(nextPath && {
      requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }],
    }),
  });
  if (result.errors > 0 || result.non2xx > 0) {
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} answers other than 2xx`);
  }
  const total = result['2xx'];
  return {
    perSecond: total / result.duration,
    cpuMicroseconds: (((await processorMs(pid)) - before) * 1000) / total,
    p99: result.latency.p99,
  };
}

async function cachedPage(product: RunningProcess) {
  const page = await fetch(product.address, { headers: { 'accept-encoding': 'identity' } });
  const body = Buffer.from(await page.arrayBuffer());
  const headers = Object.fromEntries(
    [...page.headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name)),
  );
  const bare = await startBareServer(body, headers);
  const ours: Awaited<ReturnType<typeof round>>[] = [];
  const theirs: Awaited<ReturnType<typeof round>>[] = [];
  for (let index = 0; index < ROUNDS; index += 1) {
    theirs.push(await round(bare.address, bare.pid));
    ours.push(await round(product.address, product.pid));
  }
  await bare.stop();
  const ratio = median(ours.map((one, index) => one.perSecond / (theirs[index]?.perSecond ?? 1)));
  const rate = (rounds: typeof ours) => Math.round(median(rounds.map((one) => one.perSecond)));
  const cpu = (rounds: typeof ours) => median(rounds.map((one) => one.cpuMicroseconds)).toFixed(1);
  note(
    `cached page, ${body.byteLength} bytes`,
    `${(ratio * 100).toFixed(0)} % of bare node:http (${rate(ours)}/s against ${rate(theirs)}/s; processor ${cpu(ours)} µs against ${cpu(theirs)} µs per request)`,
    '≥ 60 %',
    ratio >= 0.6,
  );
}

async function uncachedRenders(product: RunningProcess) {
  const ids = (await (await fetch(`${product.address}/api/businesses?limit=100`)).json()) as {
    id: number;
  }[];
  // A different address every time: nothing of it is in the cache.
  let count = 0;
  const paths: Record<string, () => string> = {
    'business page': () => `/business/${ids[count % ids.length]?.id}?n=${count++}`,
    'category page': () => `/category/kafeler?n=${count++}`,
    'home page': () => `/?n=${count++}`,
  };
  for (const [name, next] of Object.entries(paths)) {
    await round(product.address, product.pid, next);
    const rounds = [];
    for (let index = 0; index < 5; index += 1) {
      rounds.push(await round(product.address, product.pid, next));
    }
    const perSecond = Math.round(median(rounds.map((one) => one.perSecond)));
    const p99 = median(rounds.map((one) => one.p99));
    note(`uncached render, ${name}`, `${perSecond}/s, p99 ${p99} ms`, '≥ 300/s', perSecond >= 300);
  }
}

function importRows(product: RunningProcess) {
  const file = join(product.dataDir, 'bench.csv');
  const categories = ['Restoranlar', 'Kafeler', 'Sağlık', 'Güzellik', 'Otomotiv', 'Alışveriş'];
  const districts = ['Seyhan', 'Yüreğir', 'Çukurova', 'Sarıçam'];
  const rows = Array.from({ length: IMPORT_ROWS }, (_, index) => {
    const phone = `0322 ${String(2_000_000 + index).replace(/(\d{3})(\d{2})(\d{2})/, '$1 $2 $3')}`;
    return `Deneme ${index} Ticaret,${categories[index % 6]},"Örnek Mah. ${index}. Sok. No: ${index % 90}",${districts[index % 4]},${phone}`;
  });
  writeFileSync(file, `name,category,address,district,phone\n${rows.join('\n')}\n`);
  const startedAt = performance.now();
  const result = spawnSync(
    process.execPath,
    ['src/server/commands/main.ts', 'import', file, '--approve', '--report', `${file}.report`],
    { env: { ...process.env, DATA_DIR: product.dataDir }, encoding: 'utf8' },
  );
  const seconds = (performance.now() - startedAt) / 1000;
  if (result.status !== 0) throw new Error(result.stderr + result.stdout);
  note(`import of ${IMPORT_ROWS} rows`, `${seconds.toFixed(1)} s`, '≤ 10 s', seconds <= 10);
}

async function pageWeights(product: RunningProcess) {
  for (const path of await pagesOfBudget(product.address)) {
    const { scriptBytes } = await weighPage(product.address, path);
    const kilobytes = (scriptBytes / 1000).toFixed(1);
    note(`JavaScript of ${path}`, `${kilobytes} kB brotli`, '≤ 105 kB', scriptBytes <= 105_000);
  }
}

const model = /model name\s*: (.*)/.exec(readFileSync('/proc/cpuinfo', 'utf8'))?.[1];
console.log(
  `Measured on ${cpus().length} × ${model ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}\n`,
);
const product = await startProduct({ LOG_LEVEL: 'info' });
try {
  await cachedPage(product);
  await uncachedRenders(product);
  await pageWeights(product);
  importRows(product);
} finally {
  await product.stop();
}
const missed = goals.filter(({ isMet }) => !isMet).length;
console.log(`\n${goals.length - missed} goals met, ${missed} missed`);
process.exitCode = missed > 0 ? 1 : 0;
