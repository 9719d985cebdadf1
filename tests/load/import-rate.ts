import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Goals } from './goals.ts';
import { environmentOf, type RunningProcess } from './product-process.ts';

const IMPORT_ROWS = 10_000;

/** A file of many rows through the command line, beside the running site. */
export function measureImport(product: RunningProcess, goals: Goals): void {
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
    { env: environmentOf({ DATA_DIR: product.dataDir }), encoding: 'utf8' },
  );
  const seconds = (performance.now() - startedAt) / 1000;
  if (result.status !== 0) throw new Error(result.stderr + result.stdout);
  goals.note(
    'import',
    `import of ${IMPORT_ROWS} rows`,
    `${seconds.toFixed(1)} s`,
    '≤ 10 s',
    seconds <= 10,
  );
}
