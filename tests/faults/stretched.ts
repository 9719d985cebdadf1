import { spawnSync } from 'node:child_process';

/** A program starts within this where nothing else is going on. */
const START_MS = 120;
const SAMPLES = 3;

/** A promised time; where starting a program takes longer right now, it stretches by as much. */
export function stretched(promisedMs: number): number {
  let slowestMs = START_MS;
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const startedAt = performance.now();
    spawnSync(process.execPath, ['--eval', '0']);
    slowestMs = Math.max(slowestMs, performance.now() - startedAt);
  }
  return (promisedMs * slowestMs) / START_MS;
}
