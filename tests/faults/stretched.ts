import { spawnSync } from 'node:child_process';

/** Steady work, as starting a product is: a busy machine lets short work pass first. */
const WORK = "require('node:crypto').pbkdf2Sync('a', 'b', 600_000, 64, 'sha512')";
/** A program does it within this where nothing else is going on. */
const ALONE_MS = 300;
const SAMPLES = 3;

/**
 * A promised time, for what took `tookMs`; where a program takes longer for steady work right now, it stretches by
 * as much. Whoever kept the promise as it was given is not measured against anything.
 */
export function stretched(promisedMs: number, tookMs: number): number {
  if (tookMs < promisedMs) return promisedMs;
  let slowestMs = ALONE_MS;
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const startedAt = performance.now();
    spawnSync(process.execPath, ['--eval', WORK]);
    slowestMs = Math.max(slowestMs, performance.now() - startedAt);
  }
  return (promisedMs * slowestMs) / ALONE_MS;
}
