import { setTimeout as pause } from 'node:timers/promises';
import { CSV_MAX_ROWS } from '#contract/imports/imports.ts';
import { startProduct, visitor } from './product-process.ts';
import { signInAt } from './signed-in.ts';

// What a file of 5,000 rows, sent through the page, costs those who read the site meanwhile.
const PATHS = ['/', '/businesses'];
const ASK_EVERY_MS = 10;
const IDLE_MS = 8000;
const MOST_SECONDS = 20;
const MOST_TIMES_SLOWER = 2;

const categories = ['Restoranlar', 'Kafeler', 'Sağlık', 'Güzellik', 'Otomotiv', 'Alışveriş'];
const districts = ['Seyhan', 'Yüreğir', 'Çukurova', 'Sarıçam'];
const businesses = Array.from({ length: CSV_MAX_ROWS }, (_, index) => ({
  name: `Deneme ${index} Ticaret`,
  category: categories[index % 6] ?? '',
  address: `Örnek Mah. ${index}. Sok. No: ${index % 90}`,
  district: districts[index % 4] ?? '',
  phone: `0322 ${String(2_000_000 + index).replace(/(\d{3})(\d{2})(\d{2})/, '$1 $2 $3')}`,
  latitude: String(36.95 + (index % 100) / 1000),
  longitude: String(35.25 + Math.floor(index / 100) / 1000),
}));

/** Asks for the pages in turn, one at a time and no faster than people click, until told to stop. */
async function readPages(address: string, isOver: () => boolean) {
  const times: number[] = [];
  for (let turn = 0; !isOver(); turn += 1) {
    const startedAt = performance.now();
    const response = await fetch(address + PATHS[turn % PATHS.length], { headers: visitor(turn) });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`answered ${response.status}`);
    times.push(performance.now() - startedAt);
    await pause(ASK_EVERY_MS);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
  return { count: times.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

const product = await startProduct({ LOG_LEVEL: 'silent' });
let isMet = true;
try {
  const cookie = await signInAt(product.address, product.dataDir);
  const until = (endsAt: number) => () => performance.now() > endsAt;
  await readPages(product.address, until(performance.now() + 2000));
  const idle = await readPages(product.address, until(performance.now() + IDLE_MS));

  let isDone = false;
  const startedAt = performance.now();
  const sending = fetch(`${product.address}/api/businesses/import-csv`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie },
    body: JSON.stringify({ businesses, format: 'standard' }),
  })
    .then(async (response) => (await response.json()) as { imported?: number; detail?: string })
    .finally(() => {
      isDone = true;
    });
  const busy = await readPages(product.address, () => isDone);
  const { imported, detail } = await sending;
  const seconds = (performance.now() - startedAt) / 1000;

  console.log(`${imported ?? detail} rows in ${seconds.toFixed(1)} s (goal: < ${MOST_SECONDS} s)`);
  for (const [name, times] of Object.entries({ idle, busy })) {
    const shown = (['p50', 'p95', 'p99'] as const).map(
      (key) => `${key} ${times[key].toFixed(1)} ms`,
    );
    console.log(`  pages, ${name}: ${times.count} asked, ${shown.join(', ')}`);
  }
  const slower = busy.p50 / idle.p50;
  console.log(`  median ${slower.toFixed(2)} times slower (goal: ≤ ${MOST_TIMES_SLOWER})`);
  isMet = imported === CSV_MAX_ROWS && seconds < MOST_SECONDS && slower <= MOST_TIMES_SLOWER;
} finally {
  await product.stop();
}
process.exitCode = isMet ? 0 : 1;
