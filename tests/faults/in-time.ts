import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect } from 'vitest';

/** Steady work, as starting a product is: a busy machine lets short work pass first. */
const WORK = "require('node:crypto').pbkdf2Sync('a', 'b', 600_000, 64, 'sha512')";
/** A program does it within this where nothing else is going on. */
const ALONE_MS = 300;
const run = promisify(execFile);

/** How many times as long steady work takes right now, on all cores at once as what starts a product does. */
async function pace(): Promise<number> {
  const startedAt = performance.now();
  const atOnce = Array.from({ length: availableParallelism() }, () =>
    run(process.execPath, ['--eval', WORK]),
  );
  await Promise.all(atOnce);
  return Math.max(1, (performance.now() - startedAt) / ALONE_MS);
}

/**
 * What `work`, begun a moment ago, comes to; it keeps the promised time. Where other work keeps the machine busy,
 * the time stretches by as much: from when the promise is broken the machine's pace is taken until the work is done,
 * so that it is held to the moments it had. Whoever keeps the promise is not measured against anything.
 */
export async function inTime<T>(promisedMs: number, work: Promise<T>): Promise<T> {
  const startedAt = performance.now();
  let tookMs: number | undefined;
  const timed = work.finally(() => {
    tookMs = performance.now() - startedAt;
  });
  await Promise.race([timed, sleep(promisedMs)]);
  const paces: number[] = [];
  while (tookMs === undefined) paces.push(await pace());
  const done = await timed;
  if (tookMs > promisedMs && paces.length === 0) paces.push(await pace());
  expect(tookMs).toBeLessThanOrEqual(promisedMs * Math.max(1, ...paces));
  return done;
}
