import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { generatedCsv } from '#server/examples/generated-businesses.service.ts';
import { inRoot } from '../../scripts/environment.mjs';
import type { Goals } from './goals.ts';
import { readPages, readPagesFor } from './paced-readers.ts';
import { environmentOf, type RunningProcess } from './product-process.ts';

const SEED = 1;
const WARM_MS = 2000;
const IDLE_MS = 8000;
const LOOK_EVERY_MS = 200;
/** 50,000 rows in 30 s, 200,000 in 150: what is fixed and what a row may take. */
const secondsFor = (rows: number) => Math.round(rows <= 50_000 ? 30 : (rows * 150) / 200_000);
const MOST_MB = 300;
const MOST_TIMES_SLOWER = 2;

/** A file of many made-up businesses through the operator's command, beside a running site that is read meanwhile. */
export async function measureImport(
  product: RunningProcess,
  goals: Goals,
  rows: number,
): Promise<void> {
  const file = join(product.dataDir, 'bench.csv');
  await pipeline(Readable.from(generatedCsv(rows, SEED)), createWriteStream(file));

  await readPagesFor(product.address, WARM_MS);
  const idle = await readPagesFor(product.address, IDLE_MS);

  const command = importOf(file, product.dataDir);
  const busy = await readPages(product.address, command.isOver);
  const { seconds, peakMb } = await command.ended;

  const note = (name: string, value: string, goal: string, isMet: boolean) =>
    goals.note('import', `${rows} rows: ${name}`, value, goal, isMet);
  const most = secondsFor(rows);
  note('time', `${seconds.toFixed(1)} s`, `≤ ${most} s`, seconds <= most);
  note('memory of the command', `${peakMb} MB`, `≤ ${MOST_MB} MB`, peakMb <= MOST_MB);
  const slower = busy.p50 / idle.p50;
  const times = `p50 ${idle.p50.toFixed(1)} → ${busy.p50.toFixed(1)} ms, p99 ${idle.p99.toFixed(0)} → ${busy.p99.toFixed(0)} ms`;
  note('pages meanwhile', times, `p50 ≤ × ${MOST_TIMES_SLOWER}`, slower <= MOST_TIMES_SLOWER);
}

function importOf(file: string, dataDir: string) {
  const startedAt = performance.now();
  const child = spawn(
    process.execPath,
    [inRoot('scripts/directory.mjs'), 'import', file, '--approve', '--report', `${file}.report`],
    { env: environmentOf({ DATA_DIR: dataDir }), stdio: ['ignore', 'ignore', 'inherit'] },
  );
  let isOver = false;
  let peakMb = 0;
  const looking = setInterval(() => {
    void peakMbBelow(child.pid ?? 0).then((mb) => {
      peakMb = Math.max(peakMb, mb);
    });
  }, LOOK_EVERY_MS);
  const ended = new Promise<{ seconds: number; peakMb: number }>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      isOver = true;
      clearInterval(looking);
      const seconds = (performance.now() - startedAt) / 1000;
      if (code === 0) resolve({ seconds, peakMb });
      else reject(new Error(`the import ended with ${code}`));
    });
  });
  return { isOver: () => isOver, ended };
}

/** The most that one process below this one has held so far, in MB: the command is a child of `npm`'s script. */
async function peakMbBelow(pid: number): Promise<number> {
  const read = (of: number, name: string) =>
    readFile(`/proc/${of}/${name}`, 'utf8').catch(() => '');
  const [status, children] = await Promise.all([
    read(pid, 'status'),
    read(pid, `task/${pid}/children`),
  ]);
  const own = Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
  const below = await Promise.all(
    children.trim().split(' ').filter(Boolean).map(Number).map(peakMbBelow),
  );
  return Math.round(Math.max(own, ...below));
}
