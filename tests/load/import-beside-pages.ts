import { CSV_MAX_ROWS } from '#contract/imports/imports.ts';
import { readPages, readPagesFor } from './paced-readers.ts';
import { startProduct } from './product-process.ts';
import { signInAt } from './signed-in.ts';

// What a file of 5,000 rows, sent through the page, costs those who read the site meanwhile.
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

const product = await startProduct({ LOG_LEVEL: 'silent' });
let isMet = true;
try {
  const cookie = await signInAt(product.address, product.dataDir);
  await readPagesFor(product.address, 2000);
  const idle = await readPagesFor(product.address, IDLE_MS);

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
